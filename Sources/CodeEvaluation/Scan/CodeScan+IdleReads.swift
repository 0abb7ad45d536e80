import CodeFacts
import Diagnostics

// What methods for taps and extensions read for nothing.
extension CodeScan {
    private static let screens = ["present", "pushViewController", "instantiate", "rootViewController", "addSubview"]

    /// Notes the only value that a method for taps reads of the data, if the method shows a screen and doesn't use it.
    func noteIdleRead(in function: Function) {
        let (code, labels) = (function.range, function.parameters.compactMap(\.label))
        let taps = ["didReceive", "didReceiveNotificationResponse", "didReceiveLocalNotification"]
        guard labels.contains(where: taps.contains), code.bytes.count < 16 << 10, code.containsAnywhere("userInfo"),
            makers.canSearch(code), code.count(of: "userInfo") == 1, Self.screens.contains(where: code.containsAnywhere)
        else { return }
        for (name, values) in locals where values.count == 1 && name.lowercased().hasSuffix("id") {
            guard values[0].range.containsAnywhere("userInfo"), code.contains(values[0].range),
                code.count(of: name) == 1
            else { continue }
            facts.idleReads.append(CodeText(name, at: values[0].range))
        }
    }

    /// Notes a property that a method for responses sets, such as that of an object which views observe.
    func noteState(_ property: String, _ target: SourceRange) {
        guard let function, target.isSwift, property.utf8.count >= 5, facts.unreadStates.count < 16,
            function.parameters.contains(where: {
                $0.type == "UNNotificationResponse" || $0.name == "userInfo" && $0.hasDataOfNotification
            })
        else { return }
        facts.unreadStates.append(CodeText(property, at: target))
    }

    /// Notes the identifier of an attachment that code compares.
    func noteAttachmentComparison(_ left: Expression, _ right: Expression) {
        for one in [left, right] where facts.attachmentComparisons.count < 50 {
            guard case .member(let base?, "identifier") = one.kind,
                base.lastName?.lowercased().hasSuffix("attachment") ?? false
            else { continue }
            facts.attachmentComparisons.append(one.range)
        }
    }
}
