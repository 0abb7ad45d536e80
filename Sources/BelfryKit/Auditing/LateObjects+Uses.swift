import CodeEvaluation
import Diagnostics

/// The name of a class or a property, as code uses it.
struct WordOfObject {
    let name: String
    /// The static constants of the class that are texts or numbers. Code can use them without an object.
    let constants: Set<String>

    func isUsed(in range: SourceRange) -> Bool {
        guard range.mentions(name) else { return false }
        let code = Array(range.file.bytes[range.bytes])
        return code.places(of: name).contains { place in
            // The text of a literal.
            let quote = UInt8(ascii: "\"")
            if place.lowerBound > 0, code[place.lowerBound - 1] == quote, code[place.upperBound...].first == quote {
                return false
            }
            let member = code[place.upperBound...].prefix(while: { $0.isPartOfName || $0 == UInt8(ascii: ".") })
            guard member.first == UInt8(ascii: ".") else { return true }
            let first = String(decoding: member.dropFirst().prefix(while: \.isPartOfName), as: UTF8.self)
            return !constants.contains(first)
        }
    }
}

extension Function {
    /// Whether it only uses a class in the closures of subscriptions that wait for what comes after the launch:
    /// `changes.debounce(for: 5).sink { … }`, `peripheral.discoverServices().subscribe(onNext: { … })`.
    func usesOnlyAfterWaiting(_ word: WordOfObject) -> Bool {
        let waiting = [
            ".debounce(", ".delay(", ".discoverCharacteristics(", ".discoverServices(", ".scanForPeripherals(",
        ]
        let using = body.filter { word.isUsed(in: $0.range) }
        return !using.isEmpty
            && using.allSatisfy { statement in
                guard case .expression = statement.kind,
                    let place = waiting.compactMap({ statement.range.text.firstRange(of: $0)?.lowerBound }).min()
                else { return false }
                return !statement.range.text[..<place].contains(word.name)
                    && statement.range.usesOnlyInEvents(word.name)
            }
    }
}

extension Function {
    /// The declaration before the body: the name, the parameters and the result.
    var head: SourceRange {
        let end = body.first?.range.bytes.lowerBound ?? range.bytes.upperBound
        return SourceRange(range.file, range.bytes.lowerBound..<max(range.bytes.lowerBound, end))
    }
}

extension SourceRange {
    /// Whether the code is a private function, and nothing else in its file has the name.
    func isUncalled(_ function: Function) -> Bool {
        let head = codeBefore + text.prefix { $0 != "(" }
        return head.contains("private ") && !head.contains("@") && function.name != "init"
            && file.bytes.places(of: function.name).count == 1
    }

    /// Whether the code is a function whose result is a view.
    var isOfView: Bool {
        String(decoding: file.bytes[bytes].prefix(400), as: UTF8.self).prefix { $0 != "{" }.contains("-> some View")
    }

    /// Whether a view uses a name only in closures for what happens once people see it: `.onAppear { … }`.
    func usesOnlyInEvents(_ name: String) -> Bool {
        let code = file.bytes[bytes]
        guard code.count < 128 << 10 else { return false }
        let uses = Array(code).places(of: name).map { code.startIndex + $0.lowerBound }
        guard uses.count <= 40 else { return false }
        // Whether the code of each open brace runs later.
        var open: [Bool] = []
        var next = 0
        for index in code.indices where next < uses.count {
            if index == uses[next] {
                guard open.contains(true) else { return false }
                next += 1
            } else if code[index] == UInt8(ascii: "{") {
                let line = code[..<index].suffix(200).reversed().prefix { $0 != 0x0A }.reversed()
                let text = String(decoding: Array(line), as: UTF8.self)
                open.append((text.split { $0 == "{" || $0 == "}" || $0 == ";" }.last ?? "").isOfEvent)
            } else if code[index] == UInt8(ascii: "}"), !open.isEmpty {
                open.removeLast()
            }
        }
        return true
    }
}

extension StringProtocol {
    /// Whether the closure after this code only runs when the view is visible: `.onAppear`, `onSave: `.
    fileprivate var isOfEvent: Bool {
        let events = [
            "Button", ".onAppear", ".onChange", ".onReceive", ".onTapGesture", ".task", ".refreshable", ".onSubmit",
            "action:", "set:", ".destructive(", ".onDisappear", ".onLongPressGesture", ".onDelete",
        ]
        if events.contains(where: contains) { return true }
        guard let colon = lastIndex(of: ":"), self[colon...].dropFirst().allSatisfy({ $0 == " " }) else { return false }
        return self[..<colon].split { !($0.isLetter || $0.isNumber) }.last?.isNameOfEvent ?? false
    }
}
