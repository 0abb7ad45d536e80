import CodeFacts
import Diagnostics

// Requests and contents that code makes for nothing.
extension CodeScan {
    /// Notes the requests and contents of a function that nothing uses but a log.
    func noteUnused(in function: Function) {
        let code = function.range
        guard code.bytes.count < 32 << 10, code.containsAnywhere("UNNotificationRequest") || code.makesContent else {
            return
        }
        for (name, values) in locals where values.count == 1 {
            guard let made = call(values[0]), code.contains(values[0].range),
                ["UNNotificationRequest", "requestWithIdentifier", "UNMutableNotificationContent"].contains(made.name)
                    || made.name == "new" && values[0].range.contains("UNMutableNotificationContent"),
                makers.canSearch(code)
            else { continue }
            switch made.name {
            case "UNNotificationRequest", "requestWithIdentifier":
                if code.onlyLogs(name) { facts.unaddedRequests.append(values[0].range) }
            default:
                noteTextless(name, values[0], in: function)
                guard code.uses(ofLocal: name) == 1 else { continue }
                facts.unaddedRequests.append(values[0].range)
            }
        }
        // A method that gets the request to add it.
        guard code.codeBefore.contains("private ") || code.hasPrefix("private "), !function.body.isEmpty,
            let request = function.parameters.first(where: { $0.type == "UNNotificationRequest" }),
            function.returnsNothing, function.body.allSatisfy({ $0.isLog }), code.mentions(request.name)
        else { return }
        facts.unaddedRequests.append(code)
    }

    /// Notes `_ = UNNotificationRequest(…)`.
    func noteDiscarded(_ target: Expression, _ source: Expression) {
        guard target.range.has("_") else { return }
        switch call(source)?.name {
        case "UNNotificationRequest"?: facts.unaddedRequests.append(source.range)
        case "sink"?, "assign"?: noteLostSubscription(source)
        default:
            noteDiscardedTask(source)
            noteDiscardedObserver(source)
        }
    }

    /// Notes an object that observes with subscriptions of its own, and that nothing keeps.
    private func noteDiscardedObserver(_ source: Expression) {
        guard let type = createdType(source), !traits.releases else { return }
        later { [self] in
            guard let all = classes[type], all.count == 1, let code = all.first, code.bytes.count < 16 << 10,
                code.containsAnywhere("AnyCancellable"), makers.canSearch(code), let name = code.weaklyObserved
            else { return }
            facts.lostSubscriptions.append(CodeText(name, at: source.range))
        }
    }

    // MARK: - Subscriptions

    /// Notes subscriptions of a function that nothing keeps: they end at once.
    func noteLostSubscriptions(in function: Function) {
        guard function.range.containsAnywhere("publisher(for:"), function.range.bytes.count < 32 << 10 else { return }
        for (name, values) in locals where values.count == 1 && name != "_" {
            guard let made = call(values[0]), ["sink", "assign"].contains(made.name),
                function.range.contains(values[0].range), makers.canSearch(function.range)
            else { continue }
            guard function.range.count(of: name) == 1 else { continue }
            noteLostSubscription(values[0])
        }
    }

    private func noteLostSubscription(_ subscription: Expression) {
        var expression = subscription
        for _ in 0..<16 {
            guard let call = call(expression), let base = call.base else { return }
            if call.name == "publisher", base.range.contains("NotificationCenter"), let name = call.argument("for") {
                // The name of the constant, with quotation marks if it is a literal.
                guard let observed = name.nameOfNotification else { return }
                facts.lostSubscriptions.append(CodeText(observed, at: subscription.range))
                return
            }
            expression = base
        }
    }

    // MARK: - Replies

    /// Words before the class of a response with text, in casts.
    private static let casts = ["as? ", "as! ", "as ", "is ", "("]

    /// Notes casts to a response with text, and whether an action can have one.
    func noteReplies(in file: CodeFile) {
        let bytes = file.source.bytes
        let name = "UNTextInputNotificationResponse"
        let all = file.source.wholeRange
        hasTextActions =
            hasTextActions
            || ["UNTextInputNotificationAction", "ActionBehaviorTextInput", "= .textInput"].contains(
                where: all.containsAnywhere)
        guard facts.casts.isEmpty, all.containsAnywhere(name) else { return }
        for place in bytes.ranges(of: Array(name.utf8)) {
            let range = SourceRange(file.source, place)
            let before = range.codeBefore
            guard Self.casts.contains(where: before.hasSuffix), !before.contains("//") else { continue }
            facts.casts.append(range)
            return
        }
    }

    // MARK: - Methods of iOS 8

    func noteLegacyCall(_ call: Call) {
        guard
            ["cancelAllLocalNotifications", "scheduledLocalNotifications", "cancelLocalNotification"].contains(
                call.name)
        else { return }
        // Of the application, and no method of the app with the name.
        let base = call.base.map(local)
        let isParameter = function?.parameters.contains { parameter in
            parameter.type.contains("UIApplication") && base?.isName(parameter.name) ?? false
        }
        guard isParameter ?? false || base?.range.contains("UIApplication") ?? false else { return }
        // What an earlier version scheduled is removed with the requests.
        guard !(function?.range.containsAnywhere("PendingNotificationRequests") ?? false) else { return }
        facts.legacyCalls.append(CodeText(call.name, at: call.range))
    }
}

extension Expression {
    /// The name of a notification within the app: of the constant, or the text with its quotation marks.
    var nameOfNotification: String? {
        if let literal { return "\"\(literal)\"" }
        if let name = lastName { return name }
        guard case .call(_, let arguments) = kind, arguments.count == 1 else { return nil }
        return arguments[0].value.literal.map { "\"\($0)\"" }
    }
}

extension SourceRange {
    /// The only notification that a class observes in a closure which doesn't keep its object.
    fileprivate var weaklyObserved: String? {
        let code = text
        let places = code.ranges(of: "publisher(for: ")
        let closures = code.ranges(of: ".sink").map { code[$0.upperBound...].filter { $0 != " " }.prefix(12) }
        guard places.count == 1, closures.count == 1, closures[0].hasPrefix("{[weakself]"),
            !["= self", "(self", ".assign(", "Timer", "Task {", "addObserver"].contains(where: code.contains)
        else { return nil }
        let name = code[places[0].upperBound...].prefix { $0 != ")" && $0 != "," }
        guard name.hasPrefix("."), name.dropFirst().allSatisfy(\.isPartOfName) else {
            return nil
        }
        return String(name.dropFirst())
    }

    fileprivate var makesContent: Bool { containsAnywhere("UNMutableNotificationContent") }

    /// Whether all lines with a name, beside its declaration, write to a log.
    fileprivate func onlyLogs(_ name: String) -> Bool {
        let logs = ["print(", "NSLog(", "os_log(", "debugPrint(", "dump(", "log.", "logger.", "Logger.", "_ = \(name)"]
        var count = 0
        for line in text.split(separator: "\n") where line.hasWord(name) {
            if logs.contains(where: line.contains) && !line.contains(".add(") && !line.contains("addNotification") {
                continue
            }
            count += 1
        }
        return count == 1
    }
}

extension StringProtocol {
    /// Whether a word is in the code.
    func hasWord(_ word: String) -> Bool {
        contains(word) && split { !$0.isPartOfName }.contains { $0 == word }
    }
}

extension [UInt8] {
    /// The first places of a text.
    fileprivate func ranges(of text: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        while result.count < 100, let index = self[start...].firstIndex(of: text[0]) {
            if self[index...].starts(with: text) { result.append(index..<index + text.count) }
            start = index + 1
        }
        return result
    }
}
