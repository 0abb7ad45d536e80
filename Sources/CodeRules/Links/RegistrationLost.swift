import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = categoryUnregistered.description

    static let registrationLost: CodeFactRule = description.code { facts, report in
        for merge in facts.app.lostMerges {
            report.add(
                at: merge, "nothing registers this set, so the notifications have no buttons",
                help: "call setNotificationCategories with it")
        }
        // The system keeps the categories, except on a new device with the settings of the old one, and after an update.
        let registrations = facts.calledRegistrations.filter { !$0.categories.isEmpty || !$0.isComplete }
        guard let first = registrations.first, facts.unread.isEmpty else { return }
        let places = [
            (
                LaunchGate.firstLaunch,
                "only the first launch registers the categories, so an update of the app can't change them"
            ),
            (.launchOption, "the categories are only registered if the launch has this option"),
            (.testArgument, "the categories are only registered if a test starts the app"),
            (
                .undetermined,
                "only code before the answer to the request for permission registers the categories, so an update of "
                    + "the app can't change them"
            ),
            (.refused, "the categories are only registered if people refused notifications"),
        ]
        for (gate, message) in places {
            guard let ranges = facts.app.gatedPlaces[gate],
                registrations.allSatisfy({ ranges.contains($0.range) })
            else { continue }
            report.add(
                at: first.range, message,
                severity: [.testArgument, .refused].contains(gate) ? nil : .warning,
                help: "register them at each launch")
        }
    }
}
