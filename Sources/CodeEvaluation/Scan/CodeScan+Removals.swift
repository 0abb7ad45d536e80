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
        guard !function.isAsync, Self.names.contains(where: name.hasPrefix), function.parameters.isEmpty,
            function.range.bytes.count < 4096, let file, !file.isObjectiveC
        else { return }
        let body = function.body.filter { !$0.isLog }
        guard body.count == 1, case .expression(let expression) = body[0].kind, let call = call(expression),
            ["Task", "detached"].contains(call.name), call.range.containsAnywhere("await "),
            call.range.containsAnywhere("pendingNotificationRequests()"),
            call.range.containsAnywhere("removePendingNotificationRequests("),
            lateRemovals.functions.count < LateRemovals.limit
        else { return }
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
                call.arguments.isEmpty, call.base?.isName("self") ?? true, !statement.range.hasPrefix("await"),
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
                let added = call.code.ranges(of: "UNNotificationRequest(").first,
                functions[0].words.allSatisfy({ call.code.containsAnywhere("\"\($0)") })
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
