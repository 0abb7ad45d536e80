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
