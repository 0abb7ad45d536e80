import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import ProjectFiles

// Steps without which nothing arrives, and that no file takes.
extension AppReading {
    private static let namesOfTypes: Set<String> = ["desiredPushTypes", "setDesiredPushTypes"]
    private static let configurations: Set<String> = ["FirebaseApp", "FIRApp"]

    /// Also of a variable with the object.
    private static let delegatesOfMessaging: Set<String> = [
        "messaging().delegate", "messaging.delegate", "messaging?.delegate", "messaging!.delegate",
        "messaging].delegate", "setDelegate", "= Messaging.messaging()", "= [FIRMessaging messaging]",
    ]

    private static let tokensOfMessaging: Set<String> = ["apnsToken", "APNSToken", "setAPNSToken"]
    private static let submissions: Set<String> = ["submitTaskRequest", "submit"]
    /// Names of API that reports calls, or that joins channels of Push to Talk.
    private static let callReports: Set<String> = [
        "CXProvider", "CXCallController", "CallKit", "ConversationManager", "LiveCommunicationKit", "PTChannelManager",
        "reportNewIncomingCall", "reportNewIncomingCallWithUUID", "reportNewIncomingVoIPPushPayload",
    ]
    private static let ends: Set<String> = ["setTaskCompleted", "setTaskCompletedWithSuccess"]

    /// A call that registers for pushes, if no file has a method for the device token.
    func registrationWithoutToken(_ scan: CodeScan) -> SourceRange? {
        // Other words for the method, and what gets the token or needs none.
        let words: Set<String> = [
            "didRegisterForRemoteNotificationsWithDeviceToken", "didRegisterForRemoteNotifications", "deviceToken",
            "setDeviceToken", "APNSToken", "apnsToken", "CKSyncEngine", "CKContainer", "NSPersistentCloudKitContainer",
            "CloudKit", "cloudKitDatabase", "SwiftData", "ModelContainer", "PKPushRegistry", "Firebase", "FirebaseApp",
            "OneSignal",
        ]
        guard let registration = scan.facts.remoteRegistrations.first,
            index.counts(of: words.union(CloudKitSubscription.all)).isEmpty
        else {
            return nil
        }
        return registration
    }

    func noteMissingSteps(_ scan: CodeScan, _ lists: [PropertyList], in facts: inout AppFacts) {
        let registries = scan.registries
        // An object that makes it for others may do the rest.
        if registries.made.count == 1, let made = registries.made.first, let name = made.known {
            let ends = [".delegate", "?.delegate", "!.delegate", " setDelegate", ".setDelegate"]
            // `registry.with { $0.delegate = self }`
            let delegates = ends.flatMap { ["\(name)\($0)", "_\(name)\($0)"] } + ["$0.delegate"]
            let counts = index.counts(of: Self.namesOfTypes.union(delegates))
            if Self.namesOfTypes.allSatisfy({ counts[$0] == nil }) {
                facts.missingSteps.append(CodeText("desiredPushTypes", at: made.range))
            } else if delegates.allSatisfy({ counts[$0] == nil }) {
                facts.missingSteps.append(CodeText("delegate", at: made.range))
            }
        }
        if let place = registries.messaging, index.counts(of: Self.configurations).isEmpty {
            facts.missingSteps.append(CodeText("FirebaseApp.configure()", at: place))
        }
        if let method = registries.messagingDelegate {
            if index.counts(of: Self.delegatesOfMessaging).isEmpty {
                facts.missingSteps.append(CodeText("Messaging.messaging().delegate", at: method))
            }
        }
        if let method = registries.messagingDelegate,
            lists.contains(where: { $0.root.isFalse("FirebaseAppDelegateProxyEnabled") }),
            index.counts(of: Self.tokensOfMessaging).isEmpty
        {
            facts.missingSteps.append(CodeText("apnsToken", at: method))
        }
        if let place = registries.subscription, !facts.registersForPushes {
            facts.missingCalls.append(CodeText("registerForRemoteNotifications", at: place))
        }
        if let method = registries.callDelegate, index.counts(of: ["setDelegate"]).isEmpty {
            facts.missingCalls.append(CodeText("setDelegate", at: method))
        }
        facts.callHandlers.removeAll(where: facts.idleCallHandlers.contains)
        if facts.callRegistrations.isEmpty || !index.counts(of: Self.callReports).isEmpty { facts.callHandlers = [] }
        noteMissingCalls(scan, in: &facts)
        noteMissingMethods(registries, in: &facts)
    }

    /// Notes background tasks that nothing submits or ends, and functions for the device token that nothing calls.
    private func noteMissingCalls(_ scan: CodeScan, in facts: inout AppFacts) {
        if let task = scan.needs.submittedTasks.first, index.counts(of: Self.submissions).isEmpty {
            facts.missingCalls.append(CodeText("submit", at: task.range))
        }
        if let task = scan.needs.handledTasks.first, index.counts(of: Self.ends).isEmpty {
            facts.missingCalls.append(CodeText("setTaskCompleted", at: task))
        }
        let senders = scan.tokens.possibleSenders
        guard !senders.isEmpty, let key = scan.tokens.key, let word = key.split(separator: ".").last.map(String.init)
        else {
            return
        }
        let counts = index.counts(of: Set(senders.compactMap(\.known) + [word]))
        // Other code may read the token, and send it. A constant has a declaration.
        guard counts[word, default: 0] <= (word.hasPrefix("\"") ? 1 : 2) else { return }
        facts.uncalledSenders = senders.filter { counts[$0.known ?? ""] == 1 }
    }

    /// Notes the selectors of methods that no file mentions otherwise.
    private func noteMissingMethods(_ registries: Registries, in facts: inout AppFacts) {
        let posted = Set(facts.posts.compactMap(\.known))
        let all = registries.selectors + registries.observing.filter { posted.contains($0.name) }.map(\.selector)
        let names = Set(all.compactMap(\.known))
        guard !names.isEmpty, names.count <= 50 else { return }
        let counts = index.counts(of: names)
        for selector in all where counts[selector.known ?? ""] == 1 { facts.missingMethods.append(selector) }
    }
}

extension PropertyListNode {
    /// Whether a key turns something off.
    fileprivate func isFalse(_ key: String) -> Bool {
        switch entry(key)?.value.value {
        case .boolean(let value)?: !value
        case .string(let text)?: text == "NO"
        default: false
        }
    }
}
