import Basics
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Finds out whether a value ends nowhere: code sets it, stores it and copies it, and reads no copy.
///
/// Looks at words, without parsing. If in doubt, code reads a value.
final class IdleValues {
    private let index: CodeIndex
    private let folder: FilePath
    /// Whether code may send values to something else, which may read them.
    private let sends: Bool
    private let unreadData: [SourceRange]
    /// How many bytes of files are still looked through, in this run.
    private var left = 64 << 20

    /// How many names a value may have, and how many files and places of a file may mention one.
    private static let nameLimit = 8
    private static let useLimit = 40
    private static let keyLimit = 4
    private static let functionLimit = 4
    private static let declarationLimit = 6

    init(index: CodeIndex, folder: FilePath, sends: Bool, unreadData: [SourceRange]) {
        (self.index, self.folder, self.sends, self.unreadData) = (index, folder, sends, unreadData)
    }

    /// What is known of a value and its copies.
    private struct Value {
        /// The names of copies, and the code of the view that has one; nil if any code may use it.
        var names: [String: Scope?]
        var open: [String]
        var keys: Set<String> = []
        var functions: Set<String> = []
        var declarations = 0

        /// - Returns: Whether the copy isn't used in a way that can't be followed.
        mutating func add(_ name: String, ofOther isOfOther: Bool) -> Bool {
            // The state of a view has the name, too.
            if let scope = names[name], scope == nil || !isOfOther { return true }
            guard name.utf8.count >= 6, names.count < IdleValues.nameLimit else { return false }
            names[name] = .some(nil)
            open.append(name)
            return true
        }

        mutating func add(_ effect: IdleUse) -> Bool {
            keys.formUnion(effect.keys)
            functions.formUnion(effect.functions)
            if effect.isDeclaration { declarations += 1 }
            return effect.copies.allSatisfy { add($0, ofOther: false) }
                && effect.others.allSatisfy { add($0, ofOther: true) } && keys.count <= IdleValues.keyLimit
                && functions.count <= IdleValues.functionLimit
        }
    }

    private struct Scope {
        let file: Int
        let code: Range<Int>
    }

    /// - Parameter file: The number of the file with the control.
    func isIdle(_ control: CodeText, in file: Int) -> Bool {
        guard let name = control.known else { return false }
        let scope = scope(of: control, name, in: file)
        guard name.utf8.count >= 6 || scope != nil else { return false }
        var value = Value(names: [name: scope], open: [name])
        var functions: Set<String> = []
        while let name = value.open.popLast() {
            value.declarations = 0
            guard areUsesIdle(of: name, &value), (1...Self.declarationLimit).contains(value.declarations) else {
                return false
            }
            while let function = value.functions.subtracting(functions).min() {
                functions.insert(function)
                guard let use = use(ofFunction: function, value.names.keys), value.add(use) else { return false }
            }
        }
        // Other code can read the setting by its key.
        let names = Set(value.names.keys)
        return value.keys.subtracting(names).allSatisfy { key in
            allUses(of: key, nil) { line, _, _ in line.isIdleKey(of: names) } ?? false
        }
    }

    private func areUsesIdle(of name: String, _ value: inout Value) -> Bool {
        guard let scope = value.names[name] else { return false }
        let names = Set(value.names.keys)
        var uses: [IdleUse] = []
        let areIdle = allUses(of: name, scope) { line, place, file in
            if scope != nil, line.isOfOtherObject { return true }
            let isData = unreadData.contains {
                $0.bytes.contains(place.lowerBound) && file.path == $0.file.path
            }
            let isKey = unreadData.contains { data in
                data.bytes.lowerBound - place.upperBound == 3 && file.path == data.file.path
                    && line.after.hasPrefix("\": ")
            }
            guard let use = isData || isKey ? IdleUse() : line.idleUse(of: name, names, place, in: file.bytes),
                !use.isDeclaration || !sends || !file.bytes.isEncoded || line.isOfView
            else { return false }
            uses.append(use)
            return true
        }
        return (areIdle ?? false) && uses.allSatisfy { value.add($0) }
    }

    /// What a function with one parameter does with it, if it only sets and stores.
    private func use(ofFunction name: String, _ names: some Collection<String>) -> IdleUse? {
        let head = "func \(name)"
        let numbers = index.files(mentioning: [head])
        guard numbers.count == 1, let bytes = index.bytes(of: numbers[0]), case let places = bytes.places(of: head),
            places.count == 1, index.files[numbers[0]].name.hasSuffix(".swift")
        else { return nil }
        let code = String(decoding: bytes[places[0].upperBound...].prefix(2048), as: UTF8.self)
        guard code.first == "(", let end = code.firstIndex(of: ")"), let block = code[end...].block else { return nil }
        let parameters = code[..<end].dropFirst().split(separator: ",")
        guard parameters.count == 1, let colon = parameters[0].firstIndex(of: ":"),
            let parameter = parameters[0][..<colon].split(separator: " ").last
        else { return nil }
        return block.idleUse(of: [String(parameter)], names)
    }

    /// The code of the view with a control, if the value is a state of that view.
    private func scope(of control: CodeText, _ name: String, in number: Int) -> Scope? {
        let file = control.range.file
        let start = control.range.bytes.lowerBound
        // `$name`, and not `$settings.name`.
        guard start > 0, file.bytes[start - 1] != UInt8(ascii: "."), let type = TypeAround(control.range),
            type.keyword == "struct", let code = type.code(around: start, in: file.bytes),
            index.counts(of: ["extension \(type.name)"]).isEmpty
        else { return nil }
        let declarations = file.bytes.places(of: name).filter { place in
            let line = CodeLine(around: place, in: file.bytes)
            return code.contains(place.lowerBound) && line.before.hasSuffix("var ") && line.before.contains("@State ")
        }
        return declarations.count == 1 ? Scope(file: number, code: code) : nil
    }

    /// Whether all uses are idle; nil if there are too many to tell.
    private func allUses(
        of name: String, _ scope: Scope?, _ isIdle: (CodeLine, Range<Int>, SourceFile) -> Bool
    ) -> Bool? {
        let numbers = scope.map { [$0.file] } ?? index.candidates(for: [name])
        guard numbers.count <= Self.useLimit else { return nil }
        return numbers.allSatisfy { number in
            guard let bytes = index.bytes(of: number) else { return false }
            left -= bytes.count
            guard left > 0 else { return false }
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            let uses = bytes.places(of: name)
                .filter { !bytes.isInComment(at: $0.lowerBound) && scope?.code.contains($0.lowerBound) ?? true }
            return uses.isEmpty
                || index.files[number].name.hasSuffix(".swift") && uses.count <= Self.useLimit
                    && uses.allSatisfy { isIdle(CodeLine(around: $0, in: bytes), $0, file) }
        }
    }
}

extension TypeAround {
    /// The code of the type around a place.
    func code(around place: Int, in bytes: [UInt8]) -> Range<Int>? {
        let places = bytes.places(of: "\(keyword) \(name)").filter { $0.lowerBound < place }
        guard let start = places.last?.lowerBound else { return nil }
        var depth = 0
        for index in start..<Swift.min(bytes.count, start + Self.reach) {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return index > place ? start..<index : nil }
            }
        }
        return nil
    }
}

extension [UInt8] {
    /// Whether code in the file encodes values.
    fileprivate var isEncoded: Bool {
        ["Codable", "Encodable", "Encoder"].contains { firstIndex(of: $0) != nil }
    }
}
