import CodeFacts
import Diagnostics

/// Methods of application delegates for pushes, by the names of their types.
struct PushMethods {
    /// Those without a completion handler.
    var short: [String: Function] = [:]
    /// Those that the system prefers.
    var long: [String: Function] = [:]

    static let limit = 20
    /// Longer methods aren't compared.
    static let codeLimit = 8 << 10
}

// Methods that the system doesn't call, because their class has a newer one.
extension CodeScan {
    func notePushMethod(_ function: Function) {
        guard function.name == "application", let type = types.last?.name, function.parameters.count >= 2,
            function.parameters[1].label == "didReceiveRemoteNotification",
            function.range.bytes.count < PushMethods.codeLimit,
            pushMethods.short.count + pushMethods.long.count < PushMethods.limit
        else { return }
        if function.parameters.count == 2, !function.isAsync {
            pushMethods.short[type] = function
        } else if function.isAsync || function.parameters.last?.label == "fetchCompletionHandler" {
            pushMethods.long[type] = function
        }
    }

    /// Notes the methods of which the newer one doesn't have all the code, if no code calls them.
    func addShadowedMethods() {
        guard !methods.hasSelectors, !methods.calls.contains(["application", nil, "didReceiveRemoteNotification"]),
            !methods.calls.contains(["application", "didReceiveRemoteNotification"])
        else { return }
        for (type, short) in pushMethods.short.sorted(by: { $0.key < $1.key }) {
            guard let long = pushMethods.long[type], adoptedProtocols(of: type).contains("UIApplicationDelegate") else {
                continue
            }
            let kept = String(decoding: long.range.file.bytes[long.range.bytes].filter { $0 > 0x20 }, as: UTF8.self)
            let lost = short.body.contains { statement in
                guard !statement.isLog, let code = statement.range.codeWithoutSpaces else { return false }
                return !kept.contains(code)
            }
            if lost { facts.shadowedMethods.append(short.range) }
        }
    }
}
