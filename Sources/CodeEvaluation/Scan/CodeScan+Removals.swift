import CodeFacts
import Diagnostics

/// Functions that remove requests once they know which wait, and calls before code that adds some.
struct LateRemovals {
    /// What a function must have in common with the code that adds: the texts with which it selects requests.
    var functions: [String: [(range: SourceRange, words: [String])]] = [:]
    /// Calls of functions with such names, each with the code after it in its block.
    var calls: [(name: String, range: SourceRange, code: SourceRange)] = []

    static let limit = 200
}

// Code that removes requests.
extension CodeScan {
    /// Notes the function around a removal of requests that wait.
    func noteRemovingFunction() {
        guard facts.removingFunctions.count < 1_000 else { return }
        if !facts.removingFunctions.contains(where: { $0 == function?.range }) {
            facts.removingFunctions.append(function?.range)
        }
    }

    // MARK: - Removals that take away what was just added

    private static let names = ["cancel", "remove", "clear", "delete", "reset"]

    func noteRemovals(in function: Function) {
        noteLateRemoval(function)
        noteRemovalOfNext(in: function)
    }

    /// Notes a function that doesn't wait for the removal which it starts.
    private func noteLateRemoval(_ function: Function) {
        let name = function.name.lowercased()
        guard !function.isAsync, Self.names.contains(where: name.hasPrefix), function.range.bytes.count < 4096,
            let file, !file.isObjectiveC, function.body.count <= 16,
            // A closure that says when it is done.
            !function.parameters.contains(where: { $0.type.contains("->") })
        else { return }
        let removals = function.body.compactMap { statement -> Call? in
            guard case .expression(let expression) = statement.kind, let call = call(expression),
                call.range.containsAnywhere("removePendingNotificationRequests(")
            else { return nil }
            switch call.name {
            case "getPendingNotificationRequests": return call
            case "Task", "detached":
                let waits = ["await ", "pendingNotificationRequests()"].allSatisfy(call.range.containsAnywhere)
                return waits ? call : nil
            default: return nil
            }
        }
        guard removals.count == 1, let call = removals.first, lateRemovals.functions.count < LateRemovals.limit else {
            return
        }
        // With other conditions, it isn't known what it removes.
        let text = call.range.text
        let literals = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
        guard literals.count <= 16, !literals.isEmpty || !["filter", "where ", "if "].contains(where: text.contains)
        else { return }
        lateRemovals.functions[function.name, default: []].append((function.range, literals))
    }

    /// Notes calls of such functions, and what runs after them.
    func noteCallsOfLateRemovals(in statements: [Statement]) {
        guard statements.count > 1, let last = statements.last else { return }
        for (index, statement) in statements.dropLast().enumerated() {
            guard case .expression(let expression) = statement.kind, let call = call(expression),
                call.base?.isName("self") ?? true, !statement.range.hasPrefix("await"),
                Self.names.contains(where: call.name.lowercased().hasPrefix),
                case let code = SourceRange(
                    statement.range.file,
                    statements[index + 1].range.bytes.lowerBound..<last.range.bytes.upperBound),
                code.bytes.count < 32 << 10, lateRemovals.calls.count < LateRemovals.limit
            else { continue }
            lateRemovals.calls.append((call.name, statement.range, code))
        }
    }

    func addLateRemovals() {
        addRequestsReplacedLater()
        for call in lateRemovals.calls {
            guard let functions = lateRemovals.functions[call.name], functions.count == 1,
                functions[0].range.file === call.range.file, !functions[0].range.contains(call.range),
                // The file is searched for each text.
                makers.canSearch(call.range.file.wholeRange),
                let added = call.code.ranges(of: "UNNotificationRequest(").first,
                // A new identifier isn't that of a request that waits.
                !["UUID()", "Date()"].contains(where: added.following(300).containsAnywhere),
                functions[0].words.allSatisfy({ call.code.names(requestsBeginningWith: $0) })
            else { continue }
            facts.lateRemovals.append(LostRequest(added: added, removal: call.range))
        }
    }

    /// Notes a clean-up that sorts requests by their next dates, and removes the first ones.
    private func noteRemovalOfNext(in function: Function) {
        let code = function.range
        guard code.bytes.count < 16 << 10, code.containsAnywhere("removePendingNotificationRequests("),
            code.containsAnywhere("nextTriggerDate()")
        else { return }
        for (name, values) in locals where values.count == 1 {
            let value = values[0].range
            guard value.containsAnywhere("nextTriggerDate()"), value.containsAnywhere(".sorted"),
                let sort = call(values[0]), sort.name == "sorted", let order = sort.arguments.last?.value.range,
                order.containsAnywhere("$0.") && order.containsAnywhere(" < $1."), makers.canSearch(code)
            else { continue }
            if let first = code.ranges(of: "\(name).prefix(\(name).count - ").first {
                facts.removalsOfNext.append(first)
            }
        }
    }

    /// Notes a request with an identifier for each object, if requests wait for dates.
    func addRequestOfObject() {
        guard triggerTimes.hasDates else { return }
        let one = added.first { identifier in
            identifier.known?.contains("\0") ?? false && !identifier.range.contains("Date()")
        }
        facts.requestOfObject = one?.range
    }
}

extension SourceRange {
    /// Whether the code, or a function of its file that it calls, has a text with the beginning of another one.
    fileprivate func names(requestsBeginningWith text: String) -> Bool {
        let start = text.firstRange(of: "\\(").map { String(text[..<$0.lowerBound]) } ?? text
        if containsAnywhere("\"\(start)") { return true }
        return !start.isEmpty
            && SourceRange(file, file.bytes.indices).ranges(of: "\"\(start)").contains { place in
                let before = SourceRange(file, max(0, place.bytes.lowerBound - 300)..<place.bytes.lowerBound).text
                guard let name = before.ranges(of: "func ").last.map({ before[$0.upperBound...].prefix { $0 != "(" } })
                else { return false }
                return containsAnywhere("\(name)(") && !place.following(100).containsAnywhere("UUID()")
            }
    }

    /// The code from its start, with so many bytes.
    fileprivate func following(_ count: Int) -> SourceRange {
        SourceRange(file, bytes.lowerBound..<min(file.bytes.count, bytes.lowerBound + count))
    }

    /// The first places of a text in the code.
    func ranges(of text: String) -> [SourceRange] {
        let text = Array(text.utf8)
        guard let first = text.first else { return [] }
        let code = file.bytes[bytes]
        var result: [SourceRange] = []
        var start = code.startIndex
        while result.count < 8, let index = code[start...].firstIndex(of: first), index + text.count <= code.endIndex {
            if code[index..<index + text.count].elementsEqual(text) {
                result.append(SourceRange(file, index..<index + text.count))
            }
            start = index + 1
        }
        return result
    }
}
