import Basics
import CodeFacts
import Diagnostics
import Files

/// Which of some names code uses: calls of functions, and observers of notifications within the app.
///
/// Looks at words, without parsing. If in doubt, a word is a use.
struct CodeUses {
    private let wanted: [String]
    private var used: Set<String> = []

    /// How many places of a file are looked at closely.
    private static let limit = 10_000

    /// - Parameter others: Names that are looked for, however many names there are.
    init(of names: Set<String>, and others: Set<String>, in files: [FilePath], threads: Int) {
        // More names aren't looked for; they count as used.
        wanted = Array((Array(others) + names.subtracting(others).sorted()).prefix(Int(UInt8.max)))
        let names = wanted
        let table = WordTable(Dictionary(uniqueKeysWithValues: zip(1..., names.map { [$0] })))
        let found = WorkerThreads(withLargeStacks: threads).map(files) { path -> Set<UInt8> in
            guard let bytes = try? FileSystem.read(path, limit: CodeIndex.fileLimit) else { return [] }
            var found: Set<UInt8> = []
            var left = Self.limit
            bytes.withUnsafeBufferPointer { bytes in
                WordScan.words(in: bytes) { hash, start, end in
                    let meaning = table.meaning(of: hash)
                    guard meaning != 0, !found.contains(meaning) else { return }
                    left -= 1
                    if left < 0 || CodeWord(bytes: bytes, start: start, end: end).isUse { found.insert(meaning) }
                }
            }
            return found
        }
        for file in found { used.formUnion(file.map { names[Int($0) - 1] }) }
    }

    func isUsed(_ name: String) -> Bool { !wanted.contains(name) || used.contains(name) }
}

/// A word in a file, with what is before and after it.
private struct CodeWord {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int

    /// How far to look back: a line can be as long as a file.
    private static let reach = 1024

    /// Words of a declaration, before its name.
    private static let declaring: Set<String> = [
        "func", "let", "var", "case", "const", "define", "class", "struct", "enum", "extern", "static",
    ]

    /// Whether it is more than a declaration, a comment, or the name in `post(name:)`.
    var isUse: Bool { !isDeclared && !isInComment && !isPosted && !isValueOfConstant }

    private var line: Slice<UnsafeBufferPointer<UInt8>> {
        let earliest = max(0, start - Self.reach)
        let begin = bytes[earliest..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? earliest
        return bytes[begin..<start]
    }

    private var isInComment: Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.starts(with: Array("//".utf8)) || text.starts(with: Array("* ".utf8))
    }

    private var isDeclared: Bool {
        guard let before = line.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return false }
        // `- (void)name`, `NSString *name`
        let first = line.first { $0 != UInt8(ascii: " ") }
        if bytes[before] == UInt8(ascii: ")"), first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { return true }
        return Self.declaring.contains(word(endingAt: before + 1))
            || bytes[before] == UInt8(ascii: "*") && word(endingAt: skipped(before)) == "NSString"
    }

    /// The raw value in the declaration of a constant with the same name.
    private var isValueOfConstant: Bool {
        guard start > 0, bytes[start - 1] == UInt8(ascii: "\"") else { return false }
        let name = Array(bytes[start..<end])
        let line = Array(line)
        return ["let ", "const ", "*"].contains { word in
            let declaration = Array(word.utf8) + name
            return line.indices.contains { line[$0...].starts(with: declaration) }
        }
    }

    /// `post(name: .finished`, `postNotificationName:Finished`
    private var isPosted: Bool {
        var index = start
        // The type of the constant: `Notification.Name.finished`.
        let earliest = max(0, start - Self.reach)
        while index > earliest, bytes[index - 1] == UInt8(ascii: ".") || Self.isOfName(bytes[index - 1]) { index -= 1 }
        index = skipped(index)
        guard index > 0, bytes[index - 1] == UInt8(ascii: ":") else { return false }
        let label = word(endingAt: index - 1)
        guard label == "name" else { return label == "postNotificationName" }
        index = skipped(index - 1 - label.utf8.count)
        return index > 0 && bytes[index - 1] == UInt8(ascii: "(") && word(endingAt: index - 1) == "post"
    }

    private func skipped(_ index: Int) -> Int {
        let earliest = max(0, index - Self.reach)
        var index = index
        while index > earliest, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(bytes[index - 1]) {
            index -= 1
        }
        return index
    }

    /// The word before a place.
    private func word(endingAt end: Int) -> String {
        let earliest = max(0, end - Self.reach)
        let begin = bytes[earliest..<end].lastIndex { !Self.isOfName($0) }.map { $0 + 1 } ?? earliest
        return String(decoding: bytes[begin..<end], as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
    }
}

extension NotificationFacts {
    /// Words of the start of an app. Of a library, other code calls functions.
    private static let startsOfApps: Set<String> = [
        "didFinishLaunchingWithOptions", "UIApplicationMain", "NSApplicationMain", "WindowGroup", "MenuBarExtra",
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "NSApplicationDelegate",
    ]

    private static let settingsMethods: Set<String> = ["openSettingsFor", "openSettingsForNotification"]

    /// Words of code that gets remote notifications.
    private static let remoteNotifications: Set<String> = [
        "registerForRemoteNotifications", "didRegisterForRemoteNotificationsWithDeviceToken",
        "registerForRemoteNotificationTypes", "PKPushRegistry", "FirebaseMessaging", "OneSignal", "CKSubscription",
        "CKQuerySubscription", "CKDatabaseSubscription", "UNNotificationServiceExtension", "RCTBridge",
        "FlutterAppDelegate",
    ]

    /// Notes what nothing uses, among the functions and the names that rules ask for.
    mutating func noteUnused(in files: [FilePath], threads: Int) {
        let functions = Set(registrations.compactMap(\.function)).union(contentFunctions).compactMap { range in
            range.nameIfPrivateOrNotable.map { (range, $0) }
        }
        let posted = Set(postingBranches.values.lazy.flatMap(\.names))
        guard !registrations.isEmpty || !posted.isEmpty || !authorizations.isEmpty else { return }
        let names = posted.union(functions.map(\.1))
        let uses = CodeUses(
            of: names, and: Self.startsOfApps.union(Self.remoteNotifications).union(Self.settingsMethods), in: files,
            threads: threads)
        opensSettings = Self.settingsMethods.contains(where: uses.isUsed)
        mayGetRemoteNotifications =
            projectKeys.contains("aps-environment") || Self.remoteNotifications.contains(where: uses.isUsed)
        unobservedNames = posted.filter { !uses.isUsed($0) }
        guard Self.startsOfApps.contains(where: uses.isUsed) else { return }
        for (range, name) in functions where !uses.isUsed(name) { uncalledFunctions[range] = name }
    }
}

extension SourceRange {
    /// The name of a function that only code which is read can call: it is private, or its name says that it is the
    /// app's own. The system may call others.
    fileprivate var nameIfPrivateOrNotable: String? {
        let code = String(decoding: file.bytes[bytes].prefix(200), as: UTF8.self)
        let before = String(decoding: file.bytes[..<bytes.lowerBound].suffix(120), as: UTF8.self)
        guard isSwift else { return nameInObjectiveC(code) }
        guard let keyword = code.firstRange(of: "func ") else { return nil }
        let name = String(code[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        // Attributes can be on the line before.
        let head =
            (before.split(separator: "\n", omittingEmptySubsequences: false).suffix(2).joined(separator: " "))
            + code[..<keyword.lowerBound]
        let words = Set(head.split { !$0.isLetter && $0 != "@" }.map(String.init))
        guard words.isDisjoint(with: ["override", "public", "open", "@objc", "@IBAction", "@Test"]) else { return nil }
        let isPrivate = words.contains("private") || words.contains("fileprivate")
        return isPrivate || name.isNotable ? name : nil
    }

    private func nameInObjectiveC(_ code: String) -> String? {
        guard code.hasPrefix("-") || code.hasPrefix("+"), let parenthesis = code.firstIndex(of: ")"),
            !code[..<parenthesis].contains("IBAction")
        else { return nil }
        let rest = code[code.index(after: parenthesis)...].drop(while: \.isWhitespace)
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        // The system's methods have parameters.
        guard rest.dropFirst(name.count).first != ":", name.isNotable else { return nil }
        return name
    }
}

extension String {
    /// Whether a function with the name is probably the app's own, and about notifications.
    fileprivate var isNotable: Bool {
        let name = lowercased()
        let ofSystem = ["application", "usernotification", "did", "will", "should", "scene", "perform", "registerfor"]
        let making = ["configure", "create", "make", "prepare", "register", "setup"]
        return !ofSystem.contains(where: name.hasPrefix)
            && (making.contains(where: name.hasPrefix)
                || ["notification", "categor", "remind", "schedul", "action", "button"].contains(where: name.contains))
    }
}
