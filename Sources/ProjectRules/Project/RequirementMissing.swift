import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let requirementMissing: CheckedProjectRule = RuleDescription(
        id: "requirement-missing",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "The project has what 'belfry requirements' lists.",
        rationale: """
            Nothing tells an app what is missing: without aps-environment there is no device token, without its \
            background mode the system doesn't wake the app, and a push to another extension is lost. A missing \
            entitlement is an error. Xcode can write entries of Info.plist at build time, so a missing one is a \
            warning. Other rules report what only communication, time-sensitive and critical notifications need.
            """,
        source: RuleSource(
            "UserNotifications, Registering your app with APNs",
            url: "https://developer.apple.com/documentation/usernotifications/registering-your-app-with-apns"
        ),
        passing: [
            RuleExample(
                schema(entitlements: "App.entitlements", infoPlist: "Info.plist"),
                files: [
                    ExampleFile.propertyList(
                        "App.entitlements", "<key>aps-environment</key>", "<string>development</string>"),
                    ExampleFile.propertyList(
                        "Info.plist", "<key>UIBackgroundModes</key>", "<array>", "\t<string>voip</string>", "</array>"),
                ]),
            // A local notification needs no entry.
            RuleExample(
                """
                app: { entitlements: { app: App.entitlements } }
                notifications:
                  tea: { delivery: local, title: Tea Is Ready }

                """,
                files: [ExampleFile.propertyList("App.entitlements")]),
            // An app for iPhone and Mac can have its entitlements in two files.
            RuleExample(
                """
                app: { platforms: { iOS: 17.0, macOS: 14.0 }, entitlements: { app: App.entitlements } }
                notifications:
                  order-sent: { title: Order Sent }

                """,
                files: [
                    ExampleFile.propertyList(
                        "App.entitlements", "<key>aps-environment</key>", "<string>$(APS_ENVIRONMENT)</string>")
                ]),
        ],
        failing: [
            RuleExample(
                schema(entitlements: "⟦App.entitlements⟧", infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList("App.entitlements"),
                    ExampleFile.propertyList(
                        "Info.plist", "<key>UIBackgroundModes</key>", "<array>", "\t<string>audio</string>", "</array>"),
                ])
        ]
    ).project { context, project, report in
        let requirements = context.schema.requirements
        let relevant = requirements.filter {
            $0.hasNoOtherRule && !$0.isForOtherSystem(than: project, among: requirements)
        }
        let open = relevant.flatMap { requirement in requirement.gaps(in: project).map { (requirement, $0) } }
        // A file is named in one place, so all that it lacks is one finding.
        var seen: Set<SourceRange> = []
        for (requirement, gap) in open where seen.insert(gap.file.name.range).inserted {
            let others = open.filter { $0.1.file.name.range == gap.file.name.range }.dropFirst()
            report.add(
                at: gap.file.name.range,
                requirement.problemAndEffect(gap) + (others.isEmpty ? "" : "; it lacks \(others.count) more"),
                severity: requirement.kind == .entitlements ? .error : .warning,
                help: gap.help(capability: requirement.capability),
                notes: gap.noteInFile + requirement.notes
                    + others.flatMap { other, gap in
                        other.reasons.prefix(1).map { Finding.Note(other.problemAndEffect(gap), at: $0.range) }
                    })
        }
    }

    private static func schema(entitlements: String, infoPlist: String) -> String {
        """
        app:
          entitlements: { app: \(entitlements) }
          info-plist: { app: \(infoPlist) }
        notifications:
          ring: { delivery: voip, data: { caller: string } }

        """
    }
}

extension Requirement {
    fileprivate var hasNoOtherRule: Bool {
        let others = [
            Entitlement.communication, Entitlement.criticalAlerts, Entitlement.timeSensitive,
            InfoPlistKey.userActivityTypes, InfoPlistKey.extensionCategory,
        ]
        return !others.contains(key)
    }

    /// The environment of pushes has another key on a Mac. One file doesn't say which app it belongs to.
    fileprivate func isForOtherSystem(than project: Project, among all: [Requirement]) -> Bool {
        let keys = [Entitlement.pushEnvironment, Entitlement.pushEnvironmentOnMac]
        guard keys.contains(key) else { return false }
        return all.contains { keys.contains($0.key) && $0.key != key && $0.gaps(in: project).isEmpty }
    }

    fileprivate func problemAndEffect(_ gap: Gap) -> String {
        problem(of: gap) + (reasons.first.map { ": \(effect(on: $0.name.value))" } ?? "")
    }

    /// The capability in Xcode that writes the entry.
    fileprivate var capability: String? {
        switch key {
        case Entitlement.pushEnvironment, Entitlement.pushEnvironmentOnMac: "Push Notifications"
        case Entitlement.pushToTalk: "Push to Talk"
        case Entitlement.locationPush: "Location Push Service Extension"
        case InfoPlistKey.backgroundModes: "Background Modes"
        default: nil
        }
    }

    /// What goes wrong with a notification or an activity.
    private func effect(on name: String) -> String {
        switch key {
        case Entitlement.pushEnvironment, Entitlement.pushEnvironmentOnMac:
            "the device gets no token, so '\(name)' never arrives"
        case Entitlement.pushToTalk: "the app can't join a channel, so '\(name)' never arrives"
        case Entitlement.locationPush: "the device gets no token for location pushes, so '\(name)' never arrives"
        case InfoPlistKey.backgroundModes: "the system doesn't wake the app for '\(name)'"
        case InfoPlistKey.liveActivities: "'\(name)' can't start"
        case InfoPlistKey.frequentActivityUpdates: "the system soon stops updates of '\(name)'"
        case InfoPlistKey.locationUsage, InfoPlistKey.locationAlwaysUsage:
            "the system never asks for the location, which '\(name)' needs"
        default:
            target == .intentsExtension
                ? "Siri neither announces '\(name)' nor reads it in CarPlay"
                : "the system doesn't run \(target.words) for '\(name)'"
        }
    }
}
