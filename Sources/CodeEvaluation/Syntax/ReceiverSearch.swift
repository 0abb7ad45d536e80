import CodeFacts
import Diagnostics

/// Finds out whether calls of a function are of objects of other types that have one with the same name.
final class ReceiverSearch {
    private let file: SourceFile
    private let name: String
    private let types: Set<String>
    /// The variables of the file that were looked for, and whether each is of one of the types.
    private var variables: [String: Bool] = [:]

    private static let sharedNames: Set<String> = ["shared", "default", "standard", "instance", "sharedInstance"]
    /// How many variables of a file are looked for.
    private static let limit = 16

    /// - Parameters:
    ///   - name: The name of the functions.
    ///   - types: The other types with such a function.
    init(_ file: SourceFile, function name: String, types: Set<String>) {
        (self.file, self.name, self.types) = (file, name, types)
    }

    /// Whether code mentions the function, apart from calls of the other types: `Store.shared.start()`,
    /// `Store().start()`, `store.start()` with `let store: Store`.
    func isMentioned(in code: SourceRange) -> Bool {
        guard code.isSwift, !types.isEmpty else { return code.mentions(name) }
        return code.contains(name) { before, after in
            guard SourceRange.isCall(before, after), before.last == UInt8(ascii: ".") else { return true }
            return !hasOtherReceiver(before.dropLast())
        }
    }

    /// - Parameter code: The code before the dot of a call.
    private func hasOtherReceiver(_ code: ArraySlice<UInt8>) -> Bool {
        var code = code
        if code.last == UInt8(ascii: "?") || code.last == UInt8(ascii: "!") { code = code.dropLast() }
        let isMade = code.suffix(2).elementsEqual("()".utf8)
        if isMade { code = code.dropLast(2) }
        let receiver = code.lastName
        code = code.dropLast(receiver.utf8.count)
        if isMade || receiver.first?.isUppercase ?? false {
            return code.last != UInt8(ascii: ".") && types.contains(receiver)
        }
        guard code.last == UInt8(ascii: ".") else { return declares(receiver) }
        let owner = code.dropLast().lastName
        if owner == "self" { return declares(receiver) }
        return Self.sharedNames.contains(receiver) && types.contains(owner)
    }

    /// Whether each variable of the file with this name has one of the other types.
    private func declares(_ variable: String) -> Bool {
        if let isOther = variables[variable] { return isOther }
        guard variables.count < Self.limit else { return false }
        var isDeclared = false
        let hasOwn = SourceRange(file, file.bytes.startIndex..<file.bytes.endIndex).contains(variable) {
            before, after in
            let type = after.typeName
            // `if let store`, `guard let store = self.store` unwrap it.
            if type.isEmpty || type == variable { return false }
            guard ["let ", "var "].contains(where: { before.suffix(4).elementsEqual($0.utf8) }) else {
                // A parameter: `store: Store`. The label of an argument isn't one.
                return after.first == UInt8(ascii: ":") && !types.contains(type) && type.first?.isUppercase ?? false
            }
            isDeclared = isDeclared || types.contains(type)
            return !types.contains(type)
        }
        variables[variable] = isDeclared && !hasOwn
        return isDeclared && !hasOwn
    }
}

extension ArraySlice<UInt8> {
    fileprivate var lastName: String {
        String(decoding: reversed().prefix(while: \.isPartOfName).reversed(), as: UTF8.self)
    }

    /// The type after the name of a variable, as it is written or as its value has it: `: Store?`, ` = Store.shared`.
    fileprivate var typeName: String {
        let rest = drop { $0 == UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=") else { return "" }
        var type = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
        if type.starts(with: "self.".utf8) { type = type.dropFirst(5) }
        return String(decoding: type.prefix(while: \.isPartOfName), as: UTF8.self)
    }
}
