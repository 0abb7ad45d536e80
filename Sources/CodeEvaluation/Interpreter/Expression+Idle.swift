import CodeFacts
import Diagnostics

// Calls and assignments without an effect that people see.
extension Expression {
    /// Whether a method `log` is that of a log: a function, or one of an object whose name says so.
    var isOfLog: Bool {
        guard case .member(let base?, _) = kind else { return true }
        let words = Self.statistics + ["logger", "console"]
        return base.path.map { path in path.contains { name in words.contains(where: name.lowercased().contains) } }
            ?? base.range.containsAnywhere("ogger")
    }

    /// Whether the code clears the badge or notifications, or passes the response to a library. No action has such an effect.
    var isHousekeeping: Bool {
        switch kind {
        case .operation(let name, let target, _):
            // Also a property with the number that the app keeps.
            return Interpreter.assignments.contains(name)
                && target.lastName.map { $0.lowercased().contains("badge") } ?? false
        case .call(let callee, _):
            guard let name = callee.lastName else { return false }
            let words = ["log", "track", "capture", "record"]
            return Self.housekeeping.contains(name) || words.contains(where: name.hasPrefix)
        default: return false
        }
    }

    private static let housekeeping: Set<String> = [
        "setBadgeCount", "setApplicationIconBadgeNumber", "removeAllDeliveredNotifications",
        "removeDeliveredNotifications", "appDidReceiveMessage", "userNotificationCenter",
    ]

    /// Whether a function tells a service for statistics what happened: `AnalyticsManager.shared.logEvent`.
    var isOfStatistics: Bool {
        guard case .member(let base?, let name) = kind, let path = base.path,
            ["log", "track", "record", "capture", "report", "send"].contains(where: name.hasPrefix)
        else { return false }
        return path.contains { name in Self.statistics.contains(where: name.lowercased().contains) }
    }

    /// Parts of the names of services for statistics, in lowercase.
    fileprivate static let statistics = ["analytics", "telemetry", "crashlytics", "mixpanel", "amplitude"]

    /// The name of a property that an assignment sets: `isShown`, `self.isShown`, `model.isShown`.
    var nameOfProperty: String? {
        switch kind {
        case .name(let name): name
        case .member(let base?, let name): base.path == nil ? nil : name
        default: nil
        }
    }
}

extension Statement {
    /// Whether it tells a service for statistics what happened: `Analytics.track("opened")`.
    var isMeasurement: Bool {
        guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind,
            case .member(let base?, _) = callee.kind, let path = base.path
        else { return false }
        let words = Expression.statistics + ["metrics", "tracker", "logger"]
        return path.contains { name in words.contains(where: name.lowercased().hasSuffix) }
    }
}
