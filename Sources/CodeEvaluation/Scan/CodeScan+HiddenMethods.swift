import CodeFacts
import Diagnostics

// Methods of a delegate that the system doesn't see.
extension CodeScan {
    private static let labels: [[String?]: String] = [
        [nil, "didReceive", "withCompletionHandler"]: centerDelegate, [nil, "didReceive"]: centerDelegate,
        [nil, "willPresent", "withCompletionHandler"]: centerDelegate, [nil, "willPresent"]: centerDelegate,
        [nil, "openSettingsFor"]: centerDelegate,
        [nil, "didRegisterForRemoteNotificationsWithDeviceToken"]: appDelegate,
        [nil, "didFailToRegisterForRemoteNotificationsWithError"]: appDelegate,
        [nil, "didReceiveRemoteNotification", "fetchCompletionHandler"]: appDelegate,
    ]
    private static let centerDelegate = "UNUserNotificationCenterDelegate"
    private static let appDelegate = "UIApplicationDelegate"

    /// Notes a private method of a delegate: Swift doesn't expose it to the system, unless it has `@objc`.
    func noteHidden(_ function: Function) {
        guard let file, function.range.isSwift, let type = types.last, let typeRange = typeRanges.last,
            let delegate = Self.labels[function.parameters.map(\.label)],
            function.name == (delegate == Self.centerDelegate ? "userNotificationCenter" : "application"),
            function.isAsync || function.completionHandler != nil
                || !["didReceive", "willPresent"].contains(
                    function.parameters[1].label),
            type.kind == .classType || type.kind == .extensionOfType
        else { return }
        let head = function.range.words(before: "func")
        let typeHead = typeRange.words(before: type.kind == .classType ? "class" : "extension")
        let isPrivate = !head.isDisjoint(with: Self.hiding)
        // The methods of a private class are private like the class itself.
        guard
            type.kind == .classType
                ? isPrivate && typeHead.isDisjoint(with: Self.hiding)
                : isPrivate
                    || head.isDisjoint(
                        with: ["public", "internal", "open"]) && !typeHead.isDisjoint(with: Self.hiding),
            !head.contains(where: { $0.hasPrefix("@objc") }), !typeHead.contains(where: { $0.hasPrefix("@objc") })
        else { return }
        let code = file.source.wholeRange.text
        // Code of the file may call it.
        let calls = code.ranges(of: "\(function.name)(").count - code.ranges(of: "func \(function.name)(").count
        guard calls == 0 else { return }
        let name = String(type.name.split(separator: ".").last ?? "")
        later { [self] in
            guard inherited[name]?.contains(delegate) ?? false else { return }
            facts.hiddenMethods.append(function.range)
        }
    }

    private static let hiding: Set<String> = ["private", "fileprivate"]
}

extension SourceRange {
    /// The attributes and modifiers before the keyword of a declaration.
    fileprivate func words(before keyword: String) -> Set<String> {
        let start = String(decoding: file.bytes[bytes].prefix(400), as: UTF8.self)
        let words = start.split { $0.isWhitespace }.map(String.init)
        return Set(words.prefix { $0 != keyword })
    }
}
