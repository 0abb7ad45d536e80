import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

extension NotificationFacts {
    private static let actionLimit = 40
    private static let placeLimit = 200
    private static let fileLimit = 400
    /// How many bytes are searched for names, and places compared, in a run.
    private static let stepLimit = 256 << 20

    /// Notes what all code does with the identifiers of actions: a handler can give an action to other objects, with a
    /// delegate, a closure, a publisher or a post.
    ///
    /// - Parameter shown: The paths of all sources as shown.
    mutating func noteUsesOfActions(in index: CodeIndex, _ shown: [String]) {
        var names: [String: ActionName] = [:]
        for action in actions {
            guard let identifier = action.identifier.known, names[identifier] == nil else { continue }
            names[identifier] = ActionName(action.identifier, definitions: definitions[identifier] ?? [])
        }
        guard (1...Self.actionLimit).contains(names.count), handlers.contains(where: { $0.kind == .didReceive }) else {
            return
        }
        // Where actions are made, nothing is done for them.
        let making =
            actions.flatMap { [$0.range, $0.identifier.range] } + categories.map(\.range)
            + registrations.compactMap(\.function)
        let own = Dictionary(grouping: making) { $0.file.path }.mapValues { $0.map(\.bytes) }
        let texts = names.mapValues { Set([$0.use, $0.literal]) }
        let files = index.candidates(for: texts.values.reduce([]) { $0.union($1) })
        guard files.count <= Self.fileLimit else { return }
        var left = Self.stepLimit
        for number in files {
            guard let bytes = index.bytes(of: number) else { return usesOfActions = [:] }
            let file = SourceFile(path: shown[number], bytes: bytes)
            lazy var hasBusyDefault = bytes.hasBusyDefault
            for (identifier, name) in names where usesOfActions[identifier] != .used {
                let places = (texts[identifier] ?? []).sorted().flatMap { text in
                    bytes.places(of: text).prefix(Self.placeLimit)
                }
                left -= bytes.count + places.count * making.count
                guard left > 0 else { return usesOfActions = [:] }
                for place in places where !bytes.isInComment(at: place.lowerBound) {
                    let start = place.lowerBound
                    guard !name.isOnlyMember || bytes.isMember(at: start) || bytes[start] == UInt8(ascii: "\""),
                        !(own[file.path] ?? []).contains(where: { $0.contains(start) }),
                        !name.blocks.contains(where: { $0.file.path == file.path && $0.bytes.contains(start) })
                    else { continue }
                    if bytes.isIdleCase(place) {
                        if usesOfActions[identifier] == nil {
                            usesOfActions[identifier] = .idle(SourceRange(file, place))
                        }
                    } else if bytes.isPattern(place), !hasBusyDefault {
                        usesOfActions[identifier] = .pattern
                    } else {
                        usesOfActions[identifier] = .used
                        break
                    }
                }
            }
        }
        for (identifier, name) in names where name.isOnlyMember && usesOfActions[identifier] == nil {
            usesOfActions[identifier] = .unused
        }
    }
}

/// How code names the identifier of an action.
private struct ActionName {
    /// The word of its constant, or the literal.
    let use: String
    let literal: String
    /// Whether only a member can be the constant, such as the case of an enum.
    let isOnlyMember: Bool
    /// The constant, and the type that declares it.
    let blocks: [SourceRange]

    /// Nil if the identifier isn't a literal or a constant.
    init?(_ identifier: CodeText, definitions: [SourceRange]) {
        guard let known = identifier.known, known.utf8.count > 1 else { return nil }
        literal = "\"\(known)\""
        let text = identifier.range.text
        if let name = identifier.name, text.utf8.count < 200 {
            use = name
            let isDefinition = definitions.contains { $0.contains(identifier.range) }
            isOnlyMember = identifier.range.isSwift && (text.contains(".\(name)") || isDefinition)
            blocks = definitions + (isOnlyMember ? definitions.compactMap(\.blockAround) : [])
            // Code may make the identifier of other values.
            guard name == known || blocks.contains(where: { $0.containsAnywhere("\"\(known)\"") }) else { return nil }
        } else {
            guard text == literal || text == "@\(literal)" else { return nil }
            (use, isOnlyMember, blocks) = (literal, false, [])
        }
    }
}

extension SourceRange {
    /// The braces around some code, as far as they are near.
    fileprivate var blockAround: SourceRange? {
        let code = file.bytes
        var depth = 0
        let before = code[..<bytes.lowerBound].suffix(TypeAround.reach)
        let start = before.indices.reversed().first { index in
            depth += code[index] == UInt8(ascii: "}") ? 1 : code[index] == UInt8(ascii: "{") ? -1 : 0
            return depth < 0
        }
        depth = 0
        let after = code[bytes.upperBound...].prefix(TypeAround.reach)
        let end = after.indices.first { index in
            depth += code[index] == UInt8(ascii: "{") ? 1 : code[index] == UInt8(ascii: "}") ? -1 : 0
            return depth < 0
        }
        guard let start, let end else { return nil }
        return SourceRange(file, start..<end)
    }
}

extension [UInt8] {
    /// Whether a name follows a dot.
    fileprivate func isMember(at index: Int) -> Bool { index > 0 && self[index - 1] == UInt8(ascii: ".") }

    /// Whether a name is in the pattern of a case that does nothing: `case .reply: break`.
    fileprivate func isIdleCase(_ place: Range<Int>) -> Bool {
        let before = String(decoding: self[..<place.lowerBound].suffix(300), as: UTF8.self)
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        guard line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("case ") else { return false }
        let rest = self[place.upperBound...].prefix(300)
        guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
            rest[..<colon].allSatisfy({ $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") })
        else { return false }
        return doesNothing(after: colon + 1)
    }

    /// Whether the first line of code after a colon is `break`.
    private func doesNothing(after index: Int) -> Bool {
        let lines = String(decoding: self[index...].prefix(300), as: UTF8.self).split(separator: "\n").map { line in
            line.drop { $0 == " " || $0 == "\t" }
        }
        let first = lines.first { !$0.isEmpty && !$0.hasPrefix("//") }
        return first.map { $0 == "break" || $0.hasPrefix("break ") || $0.hasPrefix("break;") } ?? false
    }

    /// Whether a name is the pattern of a case, or the key of a dictionary: `.reply:`, `Action.reply.rawValue:`.
    fileprivate func isPattern(_ place: Range<Int>) -> Bool {
        let rest = String(decoding: self[place.upperBound...].prefix(20), as: UTF8.self)
        return [":", "?:", ".rawValue:"].contains { rest.hasPrefix($0) }
    }

    /// Whether the default of a switch does something.
    fileprivate var hasBusyDefault: Bool {
        places(of: "default").contains { place in
            place.upperBound < count && self[place.upperBound] == UInt8(ascii: ":")
                && !doesNothing(after: place.upperBound + 1)
        }
    }
}
