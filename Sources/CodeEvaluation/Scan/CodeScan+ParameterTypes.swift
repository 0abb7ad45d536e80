import CodeFacts
import Diagnostics

/// Methods of Objective-C that get a notification of iOS 8 or a dictionary, by the label of the parameter.
struct NotificationParameters {
    struct Method {
        let range: SourceRange
        let isDictionary: Bool
        /// Whether the code uses the parameter as an object of its type.
        let isUsed: Bool
        /// The labels of the arguments with which the code hands it on.
        let handed: Set<String>
    }

    var methods: [String: [Method]] = [:]
    var count = 0
    /// The methods of application delegates whose parameter has another type than what the system passes.
    var wrong: [(type: String, method: Method)] = []

    static let limit = 500
    static let depth = 4
}

// The compiler only warns about a parameter with another type than that of the protocol.
extension CodeScan {
    private static let usesOfDictionary = [
        "[%@ objectForKey:", "[%@ objectForKeyedSubscript:", "%@[@\"", "[%@ allKeys]",
    ]
    private static let usesOfNotification = [
        "%@.userInfo", "[%@ userInfo]", "%@.alertBody", "[%@ alertBody]", "%@.fireDate", "[%@ fireDate]", "%@.category",
        "[%@ category]",
    ]
    private static let ofLocal: Set<[String]> = [
        ["application", "didReceiveLocalNotification"],
        ["application", "handleActionWithIdentifier", "forLocalNotification", "completionHandler"],
        ["application", "handleActionWithIdentifier", "forLocalNotification", "withResponseInfo", "completionHandler"],
    ]
    private static let ofRemote: Set<[String]> = [
        ["application", "didReceiveRemoteNotification"],
        ["application", "didReceiveRemoteNotification", "fetchCompletionHandler"],
        ["application", "handleActionWithIdentifier", "forRemoteNotification", "completionHandler"],
        [
            "application", "handleActionWithIdentifier", "forRemoteNotification", "withResponseInfo",
            "completionHandler",
        ],
    ]

    /// Notes what a method does with a notification of iOS 8, or with a dictionary.
    func noteParameterTypes(_ function: Function) {
        guard !function.range.isSwift, !function.isStatic, let type = types.last?.name,
            function.parameters.count == function.parameters.compactMap(\.label).count
        else { return }
        let labels = function.parameters.compactMap(\.label)
        for parameter in function.parameters {
            let isDictionary = parameter.type.contains("NSDictionary")
            guard isDictionary || parameter.type.contains("UILocalNotification"), let label = parameter.label,
                notificationParameters.count < NotificationParameters.limit, makers.canSearch(function.range),
                // It may look at what it gets.
                !function.range.containsAnywhere("isKindOfClass"),
                !function.range.containsAnywhere("respondsToSelector")
            else { continue }
            notificationParameters.count += 1
            let uses = isDictionary ? Self.usesOfDictionary : Self.usesOfNotification
            let method = NotificationParameters.Method(
                range: function.range, isDictionary: isDictionary,
                isUsed: uses.contains {
                    function.range.containsAnywhere($0.replacing("%@", with: parameter.name, maxReplacements: 1))
                }, handed: function.range.labels(ofArgument: parameter.name))
            notificationParameters.methods[label, default: []].append(method)
            let isOfLocal = label == "didReceiveLocalNotification" || label == "forLocalNotification"
            let isOfRemote = label == "didReceiveRemoteNotification" || label == "forRemoteNotification"
            if isOfLocal && isDictionary && Self.ofLocal.contains(labels)
                || isOfRemote && !isDictionary && Self.ofRemote.contains(labels)
            {
                notificationParameters.wrong.append((type, method))
            }
        }
    }

    /// Notes the methods of application delegates that crash because of the type of a parameter, once all files are visited.
    func addFalseParameters() {
        for (type, method) in notificationParameters.wrong.prefix(8) {
            let isOfApplication =
                type.hasSuffix("AppDelegate") || methods.adopted[type]?.contains("UIApplicationDelegate") ?? false
            var seen: Set<SourceRange> = []
            guard isOfApplication, isUsed(method, &seen, depth: 0) else { continue }
            facts.falseParameters.append(
                CodeText(method.isDictionary ? "UILocalNotification" : "NSDictionary", at: method.range))
        }
    }

    /// Whether a method, or one to which it hands the parameter on, uses it as an object of its type.
    private func isUsed(_ method: NotificationParameters.Method, _ seen: inout Set<SourceRange>, depth: Int) -> Bool {
        if method.isUsed { return true }
        guard depth < NotificationParameters.depth, seen.insert(method.range).inserted else { return false }
        for label in method.handed.sorted().prefix(8) {
            let called = (notificationParameters.methods[label] ?? []).filter {
                $0.range != method.range && $0.isDictionary == method.isDictionary
            }
            // Which one is called isn't known.
            guard !called.isEmpty, called.count <= 4 else { continue }
            if called.allSatisfy({ isUsed($0, &seen, depth: depth + 1) }) { return true }
        }
        return false
    }
}

extension SourceRange {
    /// The labels of the arguments that are a variable, in Objective-C: `handle` of `[self handle:notification]`.
    fileprivate func labels(ofArgument name: String) -> Set<String> {
        let code = file.bytes[bytes]
        let name = Array(name.utf8)
        guard let first = name.first else { return [] }
        var labels: Set<String> = []
        var start = code.startIndex
        while let index = code[start...].firstIndex(of: first), index + name.count <= code.endIndex {
            start = index + 1
            let end = index + name.count
            guard code[index..<end].elementsEqual(name), end < code.endIndex else { continue }
            let next = code[end...].first { $0 > 0x20 }
            guard next == UInt8(ascii: "]") || code[end] == UInt8(ascii: " ") && next?.isPartOfName ?? false else {
                continue
            }
            let before = code[..<index].reversed().drop { $0 == UInt8(ascii: " ") }
            guard before.first == UInt8(ascii: ":") else { continue }
            let label = before.dropFirst().prefix(while: \.isPartOfName).reversed()
            if !label.isEmpty { labels.insert(String(decoding: Array(label), as: UTF8.self)) }
        }
        return labels
    }
}
