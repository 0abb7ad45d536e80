import CodeEvaluation
import CodeFacts
import Diagnostics

// What code puts into notifications, or gets from them, and nothing uses.
extension AppReading {
    /// Names of keys that say where a tap goes.
    private static let destinations: Set<String> = [
        "deeplink", "deeplinkurl", "destination", "link", "navigateto", "opentab", "openscreen", "route", "screen",
        "tab", "target", "targetscreen", "uri", "url",
    ]
    private static let keyLimit = 50
    /// Code that may get values of the data by the names of properties.
    private static let decoders = [
        "convertFromSnakeCase", "withJSONObject: userInfo", "withJSONObject: info", "withJSONObject: content.userInfo",
        "dataWithJSONObject:userInfo",
    ]
    private static let fileLimit = 200

    /// Keys of local notifications that say where to go, and that no other code mentions, not even without quotation marks.
    func unreadKeys(_ scan: CodeScan) -> [CodeText] {
        let keys = Dictionary(
            grouping: scan.writtenKeys.filter { key in
                key.range.text.contains("\"") && Self.destinations.contains(key.known?.lettersOnly ?? "")
                    && key.range.file.bytes.firstIndex(of: "UNMutableNotificationContent") != nil
            }
        ) { $0.known ?? "" }
        guard !keys.isEmpty, keys.count <= Self.keyLimit else { return [] }
        let counts = index.counts(of: Set(keys.keys.flatMap { [$0, $0.inOtherStyle, "\"\($0)\""] }))
        var isHandedOn: Bool?
        return keys.sorted { $0.key < $1.key }.compactMap { name, places in
            let count = Set(places.map(\.range)).count
            let isDecoded = name.inOtherStyle != name && counts[name.inOtherStyle] != nil
            if counts[name] == count, !isDecoded { return places[0] }
            // Another value can have the name, if all keys that code reads are known.
            guard counts["\"\(name)\""] == count else { return nil }
            let isRead = isHandedOn ?? handsOnData
            isHandedOn = isRead
            return isRead ? nil : places[0]
        }
    }

    /// The first key of each local notification of which no other code mentions any key, not even without quotation marks,
    /// although handlers read others.
    func unreadContents(_ scan: CodeScan) -> [CodeText] {
        guard !scan.facts.handlerKeys.isEmpty else { return [] }
        let written = scan.writtenKeys.filter { key in
            key.range.file.bytes.firstIndex(of: "UNMutableNotificationContent") != nil
        }
        let names = Set(written.compactMap(\.known))
        guard !names.isEmpty, names.count <= Self.keyLimit else { return [] }
        let counts = index.counts(of: names.union(names.map(\.inOtherStyle)))
        let places = Dictionary(grouping: written) { $0.known ?? "" }.mapValues { Set($0.map(\.range)).count }
        func isUnread(_ key: CodeText) -> Bool {
            guard let name = key.known, key.range.text.contains("\"") else { return false }
            return counts[name] == places[name] && (name.inOtherStyle == name || counts[name.inOtherStyle] == nil)
        }
        let contents = Dictionary(grouping: written) { scan.functionsOfKeys[$0.range] }
        return contents.compactMap { function, keys in
            guard function != nil, keys.allSatisfy(isUnread) else { return nil }
            return keys.min { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
        }
    }

    /// Keys that handlers read and that no content has. If code may write others, no other code mentions them. If it
    /// writes none at all, only the first key is returned.
    ///
    /// - Parameter areAllRead: Whether all files with data were read.
    func unwrittenKeys(_ scan: CodeScan, _ pushes: [PushFact], areAllRead: Bool) -> [CodeText] {
        guard pushes.isEmpty, !scan.hasUnknownData else { return [] }
        let written = Set(scan.writtenKeys.compactMap(\.known))
        let keys = Dictionary(
            grouping: scan.facts.handlerKeys.filter { !written.contains($0.known ?? "") && $0.known != "aps" }
        ) { $0.known ?? "" }
        guard !keys.isEmpty, keys.count <= Self.keyLimit else { return [] }
        let sorted = keys.sorted { $0.key < $1.key }
        if areAllRead, !scan.mayHaveOtherKeys, !written.isEmpty {
            // Those of dictionaries within the data are reported there.
            let nested = Set(scan.dataUses.nested.compactMap(\.key.known))
            return sorted.filter { !nested.contains($0.key) }.map(\.value[0])
        }
        let counts = index.counts(of: Set(keys.keys.map { "\"\($0)\"" }))
        let unwritten = sorted.compactMap { key, places in
            counts["\"\(key)\""] == Set(places.map(\.range)).count ? places[0] : nil
        }
        return written.isEmpty ? Array(unwritten.prefix(1)) : unwritten
    }

    /// Keys of notifications that no other code mentions, each with the one with the same letters that handlers read and
    /// other notifications have.
    func misspelledKeys(_ scan: CodeScan) -> [UnknownData] {
        let read = Dictionary(grouping: scan.facts.handlerKeys) { $0.known?.lettersOnly ?? "" }
        let names = Set(scan.facts.handlerKeys.compactMap(\.known))
        let written = Dictionary(grouping: scan.writtenKeys) { $0.known ?? "" }
        let functions = written.mapValues { places in Set(places.map { scan.functionsOfKeys[$0.range] }) }
        let found = written.sorted { $0.key < $1.key }.compactMap { name, places -> (CodeText, CodeText, Int)? in
            let letters = name.lettersOnly
            guard letters.count >= 4, !names.contains(name), let other = read[letters]?.first,
                let others = functions[other.known ?? ""],
                // A notification can have both.
                let place = places.first(where: { place in
                    scan.functionsOfKeys[place.range].map { !others.contains($0) } ?? false
                })
            else { return nil }
            return (place, other, Set(places.map(\.range)).count)
        }.prefix(Self.keyLimit)
        guard !found.isEmpty else { return [] }
        let counts = index.counts(of: Set(found.map { "\"\($0.0.known ?? "")\"" } + Self.decoders))
        guard Self.decoders.allSatisfy({ counts[$0] == nil }) else { return [] }
        return found.filter { counts["\"\($0.0.known ?? "")\""] == $0.2 }.map {
            UnknownData(.misspelled, $0.0.known ?? "", at: $0.0.range, other: $0.1)
        }
    }

    /// The properties among those that methods for responses set of which all other code only sets them, too.
    func unreadStates(_ states: [CodeText]) -> [CodeText] {
        let names = Set(states.compactMap(\.known))
        guard !names.isEmpty else { return [] }
        let forms = [
            "@Published var \0", "var \0", "let \0", "\0 =", "\0 ==", "var \0 =", "\0", "\0.send",
            "let \0 = PassthroughSubject", "let \0 = CurrentValueSubject",
        ]
        let counts = index.counts(of: Set(names.flatMap { name in forms.map { $0.replacing("\0", with: name) } }))
        let unread = names.filter { name in
            func count(_ form: String) -> Int { counts[form.replacing("\0", with: name), default: 0] }
            if count("let \0 = PassthroughSubject") + count("let \0 = CurrentValueSubject") == 1 {
                // A publisher to which nothing subscribes.
                return count("let \0") == 1 && count("var \0") == 0 && count("\0") == 1 + count("\0.send")
            }
            // Beside its only declaration, which views can observe, there are only assignments.
            let others = count("\0") - (1 - count("var \0 ="))
            return count("@Published var \0") == 1 && count("var \0") == 1 && count("let \0") == 0
                && others == count("\0 =") - count("\0 ==")
        }
        var seen: Set<String> = []
        return states.filter { state in
            guard let name = state.known, unread.contains(name), seen.insert(name).inserted else { return false }
            // The declaration may do something with each value.
            return !index.candidates(for: ["@Published var \(name)"]).contains { number in
                guard let bytes = index.bytes(of: number) else { return true }
                return bytes.places(of: "var \(name)").contains { place in
                    bytes[place.upperBound...].prefix(200).prefix { $0 != 0x0A }.contains(UInt8(ascii: "{"))
                }
            }
        }
    }

    /// Whether code may read keys of the data of notifications that aren't literals.
    private var handsOnData: Bool {
        let forms = ["[\"", "?[\"", "![\"", "[@\"", " = [", " = @{", ":"].map { Array($0.utf8) }
        let numbers = index.candidates(for: ["userInfo"])
        guard numbers.count <= Self.fileLimit else { return true }
        return numbers.contains { number in
            guard let bytes = index.bytes(of: number) else { return true }
            return bytes.places(of: "userInfo").contains { place in
                !bytes.isInComment(at: place.lowerBound)
                    && !forms.contains { bytes[place.upperBound...].starts(with: $0) }
            }
        }
    }

    /// Whether all attachments that code makes get their identifiers from the system.
    var hasOnlyNamelessAttachments: Bool {
        let made = ["UNNotificationAttachment(identifier:", "attachmentWithIdentifier:"]
        let nameless = ["UNNotificationAttachment(identifier: \"\"", "attachmentWithIdentifier:@\"\""]
        let counts = index.counts(of: Set(made + nameless))
        func count(_ texts: [String]) -> Int { texts.reduce(0) { $0 + (counts[$1] ?? 0) } }
        return count(made) > 0 && count(made) == count(nameless)
    }

    /// Where code reads the text of a reply that nothing uses, if no other code reads one.
    func unusedReplies(_ scan: CodeScan) -> [SourceRange] {
        guard !scan.unusedReplies.isEmpty else { return [] }
        let counts = index.counts(of: ["userText", "UIUserNotificationActionResponseTypedTextKey", "responseInfo"])
        return counts == ["userText": scan.unusedReplies.count] ? scan.unusedReplies : []
    }
}

extension String {
    /// The name in snake case, or in camel case, as a decoder translates it.
    fileprivate var inOtherStyle: String {
        if contains("_") {
            let words = split(separator: "_")
            return words.prefix(1).joined()
                + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        return map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
    }
}
