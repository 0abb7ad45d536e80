import CodeFacts
import Diagnostics

// Actions that a content extension, or a controller of the watch, sets while it shows a notification.
extension Interpreter {
    /// The value that code sets. If it is for the actions of an interface, notes them: no category needs to have them.
    func interfaceActions(_ value: Value, for target: Expression, _ environment: Environment) -> Value {
        guard target.lastName == "notificationActions", isOfInterface(target, environment) else { return value }
        let value = forced(typed(value, "[UNNotificationAction]", environment))
        let elements = value.elements
        facts.hasUnknownInterfaceActions = facts.hasUnknownInterfaceActions || !elements.isComplete
        for element in elements.values where step() {
            guard case .action(let action) = instance(of: "UNNotificationAction", from: forced(element)),
                let identifier = action.identifier.known
            else {
                facts.hasUnknownInterfaceActions = true
                continue
            }
            facts.actionsOfInterfaces[identifier, default: []].insert(action.range)
        }
        return value
    }

    private func isOfInterface(_ target: Expression, _ environment: Environment) -> Bool {
        let base: Expression? = if case .member(let base, _) = target.kind { base } else { nil }
        guard base.map({ $0.isName("self") }) ?? true else { return base?.lastName == "extensionContext" }
        return environment.types.last?.inherited.contains("WKUserNotificationInterfaceController") ?? false
            || environment.types.last?.inherited.contains { $0.hasPrefix("WKUserNotificationHostingController") }
                ?? false
    }
}
