import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let callUnreported: CodeFactRule = RuleDescription(
        id: "call-unreported",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "The method for VoIP pushes reports a call for each of them.",
        rationale:
            """
            The system ends an app that gets a VoIP push and reports no call to CallKit, and after some times it delivers \
            no more of them. It is a warning for a method that reports a call, but returns before if something is missing.
            """,
        unseen: "What the functions do that the method calls isn't judged.",
        source: RuleSource(
            "PushKit, Responding to VoIP notifications from PushKit",
            url: "https://developer.apple.com/documentation/pushkit/responding-to-voip-notifications-from-pushkit"),
        passing: [
            .swift(
                """
                class Calls: NSObject, PKPushRegistryDelegate {
                    func start() { registry.desiredPushTypes = [.voIP] }
                    func pushRegistry(
                        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
                        completion: @escaping () -> Void
                    ) {
                        guard type == .voIP else { return }
                        let name = payload.dictionaryPayload["name"] as? String ?? "Unknown"
                        provider.reportNewIncomingCall(with: UUID(), update: update(for: name)) { _ in completion() }
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                class Calls: NSObject, PKPushRegistryDelegate {
                    func start() { registry.desiredPushTypes = [.voIP] }
                    ⟦call-unreported│func pushRegistry(
                        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
                        completion: @escaping () -> Void
                    ) {
                        print(payload.dictionaryPayload)
                        completion()
                    }⟧
                }
                """),
            .swift(
                """
                class Calls: NSObject, PKPushRegistryDelegate {
                    func start() { registry.desiredPushTypes = [.voIP] }
                    func pushRegistry(
                        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
                        completion: @escaping () -> Void
                    ) {
                        guard let name = payload.dictionaryPayload["name"] as? String else {
                            completion()
                            ⟦call-unreported│return⟧
                        }
                        provider.reportNewIncomingCall(with: UUID(), update: update(for: name)) { _ in completion() }
                    }
                }
                """),
        ]
    ).code { facts, report in
        let help = "report a call in each case; one that ended already if there is nothing to answer"
        for handler in facts.app.idleCallHandlers {
            report.add(at: handler, "this reports no call, so the system ends the app for each VoIP push", help: help)
        }
        // A library may report calls, and so may code in another language.
        let isKnown =
            facts.isOfApp && facts.unread.isEmpty && ForeignModules(facts.foreignModules).unknown == nil
            && !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        let handlers = isKnown ? facts.app.callHandlers : []
        for handler in handlers {
            report.add(
                at: handler, "no code of the app reports a call, so the system ends the app for each VoIP push",
                severity: .warning, help: help)
        }
        for end in facts.app.unreportedCalls where !handlers.contains(where: { $0.contains(end) }) {
            report.add(
                at: end, "this returns without a report of the call, so the system ends the app", severity: .warning,
                help: help)
        }
    }
}
