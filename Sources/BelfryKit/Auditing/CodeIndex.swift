import AppleFacts
import Basics
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Which files mention the API of notifications, and which declare or mention a name.
///
/// Keeps one number for each declared name and some bits for the others, not the files: memory stays small for large
/// repositories.
struct CodeIndex: Sendable {
    let files: [FilePath]
    private let threads: Int
    /// The indices of files that mention an API of interest.
    private(set) var interesting: [Int] = []
    /// The indices of files that are too large to read.
    private(set) var tooLarge: [Int] = []
    /// The modules that the files import.
    private(set) var imports: Set<String> = []
    /// The upper bits of a name's hash, and the index of a file that declares it. Sorted.
    private var declarations: [UInt64] = []
    /// The same, of constants and variables outside of types.
    private var globals: [UInt64] = []
    /// The words of each file.
    private var words: [WordFilter] = []

    /// Larger files aren't read.
    static let fileLimit = 4 << 20
    /// A name that more files declare says nothing.
    static let declarationLimit = 40
    /// More texts aren't looked for in the words of each file.
    private static let textLimit = 1_000
    private static let fileBits: UInt64 = 24
    private static let fileMask: UInt64 = 1 << fileBits - 1

    private struct Scan: Sendable {
        var isInteresting = false
        var isTooLarge = false
        var words = WordFilter.all
        var names: [UInt64] = []
        var globals: [UInt64] = []
        var imports: Set<String> = []
    }

    init(_ files: [FilePath], threads: Int) {
        (self.files, self.threads) = (files, threads)
        let scans = WorkerThreads(withLargeStacks: threads).map(files) { path -> Scan in
            guard let bytes = try? FileSystem.read(path, limit: Self.fileLimit) else { return Scan() }
            guard bytes.count <= Self.fileLimit else { return Scan(isTooLarge: true) }
            return Self.scan(bytes)
        }
        for (index, scan) in scans.enumerated() {
            if scan.isInteresting { interesting.append(index) }
            if scan.isTooLarge { tooLarge.append(index) }
            words.append(scan.words)
            imports.formUnion(scan.imports)
            declarations += Self.entries(scan.names, in: index)
            globals += Self.entries(scan.globals, in: index)
        }
        declarations.sort()
        globals.sort()
    }

    private static func entries(_ names: [UInt64], in index: Int) -> [UInt64] {
        Set(names).map { $0 & ~fileMask | UInt64(index) & fileMask }
    }

    /// The files that declare a name; empty if there are too many to tell.
    func files(declaring name: String) -> [Int] { Self.files(with: name, in: declarations) }

    /// The files that may declare a constant or a variable outside of types; empty if there are too many to tell.
    func files(declaringGlobal name: String) -> [Int] { Self.files(with: name, in: globals) }

    private static func files(with name: String, in declarations: [UInt64]) -> [Int] {
        let key = WordScan.hash(name) & ~Self.fileMask
        // The first declaration that isn't before the name.
        var (low, high) = (0, declarations.count)
        while low < high {
            let middle = (low + high) / 2
            if declarations[middle] < key { low = middle + 1 } else { high = middle }
        }
        // One more than the limit says that there are too many.
        let files = declarations[low...].prefix(Self.declarationLimit + 1).prefix { $0 & ~Self.fileMask == key }
        return files.count > Self.declarationLimit ? [] : files.map { Int($0 & Self.fileMask) }
    }

    /// The files that call one of some functions, if few files do.
    func files(calling functions: Set<String>) -> [Int] {
        Set(callers(of: functions).values.lazy.filter { $0.count <= Self.declarationLimit }.joined()).sorted()
    }

    /// The files that call each of some functions. Looks at 200 functions at most.
    func callers(of functions: Set<String>) -> [String: [Int]] {
        let names = Array(functions.sorted().prefix(200))
        let meanings = WordMeanings(Dictionary(uniqueKeysWithValues: zip(1...UInt8.max, names.map { [$0] })))
        let numbers = candidates(for: Set(names))
        let called = map(numbers) { bytes -> Set<UInt8> in
            guard let bytes, bytes.count <= Self.fileLimit else { return [] }
            var called: Set<UInt8> = []
            bytes.withUnsafeBufferPointer { bytes in
                WordScan.words(in: bytes) { hash, _, end in
                    let meaning = meanings.meaning(of: hash)
                    guard meaning != 0, end < bytes.count else { return }
                    // A call in Swift, or in Objective-C; also with a closure only: `start { … }`.
                    let next = bytes[end] == 0x20 && end + 1 < bytes.count ? bytes[end + 1] : bytes[end]
                    let isCall =
                        next == UInt8(ascii: "{")
                        || [UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "]")].contains(bytes[end])
                    if isCall { called.insert(meaning) }
                }
            }
            return called
        }
        var callers: [String: [Int]] = [:]
        for name in names { callers[name] = [] }
        for (number, functions) in zip(numbers, called) {
            for function in functions { callers[names[Int(function) - 1], default: []].append(number) }
        }
        return callers
    }

    /// The files that have one of some texts, also in comments. A file that can't be read has all.
    ///
    /// A text isn't a part of a longer word.
    func files(mentioning texts: Set<String>) -> [Int] {
        let numbers = candidates(for: texts)
        let mentions = map(numbers) { bytes in
            bytes.map { bytes in texts.contains { !bytes.places(of: $0).isEmpty } } ?? true
        }
        return zip(numbers, mentions).compactMap { $1 ? $0 : nil }
    }

    /// How often all files have some texts, also in comments. A text isn't a part of a longer word.
    func counts(of texts: Set<String>) -> [String: Int] {
        let words = texts.map { (text: $0, hashes: WordScan.hashes(in: $0)) }
        let numbers = candidates(for: texts)
        let counts = WorkerThreads(withLargeStacks: threads).map(numbers) { [self] number -> [String: Int] in
            guard let bytes = bytes(of: number) else { return [:] }
            return words.reduce(into: [:]) { counts, word in
                guard word.hashes.allSatisfy(self.words[number].mayHave) else { return }
                let count = bytes.places(of: word.text).count
                if count > 0 { counts[word.text] = count }
            }
        }
        return counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }

    /// Whether a file has a text outside of comments.
    func hasInCode(_ text: String) -> Bool {
        candidates(for: [text]).contains { bytes(of: $0)?.hasOutsideComments(text) ?? false }
    }

    /// The files that may have one of some texts.
    func candidates(for texts: Set<String>) -> [Int] {
        let texts = texts.map(WordScan.hashes)
        guard texts.count <= Self.textLimit else { return Array(files.indices) }
        return files.indices.filter { index in texts.contains { $0.allSatisfy(words[index].mayHave) } }
    }

    /// The bytes of a file; nil if it can't be read.
    func bytes(of number: Int) -> [UInt8]? { try? FileSystem.read(files[number], limit: Self.fileLimit) }

    /// Gives the bytes of some files to a closure, on all threads; nil if a file can't be read.
    func map<Result: Sendable>(_ numbers: [Int], _ body: @Sendable @escaping ([UInt8]?) -> Result) -> [Result] {
        WorkerThreads(withLargeStacks: threads).map(numbers) { [self] in body(bytes(of: $0)) }
    }

    /// Gives each path and the bytes of its file to a closure, on all threads; nil if a file can't be read.
    func map<Result: Sendable>(_ body: @Sendable @escaping (FilePath, [UInt8]?) -> Result) -> [Result] {
        WorkerThreads(withLargeStacks: threads).map(Array(files.indices)) { [self] in body(files[$0], bytes(of: $0)) }
    }

    // MARK: - Scanning

    private static let marker: UInt8 = 1
    private static let keyword: UInt8 = 2
    private static let variable: UInt8 = 3
    private static let modifier: UInt8 = 4
    private static let importing: UInt8 = 5
    private static let constant: UInt8 = 6
    private static let textType: UInt8 = 7

    private static let meanings = WordMeanings([
        marker: [
            "UNNotificationAction", "UNTextInputNotificationAction", "UNNotificationCategory",
            "setNotificationCategories", "categoryIdentifier", "actionIdentifier", "UNUserNotificationCenterDelegate",
            "UNMutableNotificationContent", "UNNotificationResponse", "UIMutableUserNotificationAction",
            "UIMutableUserNotificationCategory", "UNUserNotificationCenter", "UNAuthorizationOptions",
            "UIUserNotificationSettings", "UILocalNotification", "setCategoryIdentifier",
            "UNTimeIntervalNotificationTrigger", "UNNotificationDefaultActionIdentifier",
            "UNNotificationDismissActionIdentifier", "UNNotificationPresentationOptions", "interruptionLevel",
            "ActivityAttributes", "setBadgeCount", "applicationIconBadgeNumber", "WKNotificationScene",
            "INSendMessageIntent", "INStartCallIntent", "handleActionWithIdentifier", "UNNotificationServiceExtension",
            "UNNotificationContentExtension", "UNNotificationRequest", "didReceiveRemoteNotification",
            "UNTextInputNotificationResponse", "CKNotificationInfo",
        ] + CloudKitSubscription.all,
        keyword: [
            "enum", "struct", "class", "extension", "actor", "protocol", "typealias", "func",
        ],
        constant: ["define", "const"],
        variable: ["let", "var"],
        modifier: ["static", "public", "internal", "private", "fileprivate", "package", "open"],
        importing: ["import"],
        textType: ["NSString"],
    ])

    /// Whether the word is the name of a variable of Objective-C with its value, outside of functions: `NSString *name =`.
    private static func isVariable(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        bytes[start - 1] == UInt8(ascii: "*") && isGlobal(bytes, start)
            && bytes[end...].prefix(2).last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "=")
    }

    /// Whether a computed property begins on the line: `name: Type {`.
    private static func isComputed(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return false }
        for index in end..<min(end + 80, bytes.count) {
            switch bytes[index] {
            case UInt8(ascii: "{"): return true
            case UInt8(ascii: "="), 0x0A: return false
            default: continue
            }
        }
        return false
    }

    /// Whether the line with the declaration of a variable isn't indented.
    private static func isGlobal(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let first = bytes[lineStart(bytes, before: start)]
        return first != UInt8(ascii: " ") && first != UInt8(ascii: "\t")
    }

    /// Where the line of a word begins; a line can be as long as a file.
    private static func lineStart(_ bytes: UnsafeBufferPointer<UInt8>, before start: Int) -> Int {
        let earliest = max(0, start - 100)
        return bytes[earliest..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? earliest
    }

    /// Whether the word after `import` is the name of a module, and not one of a comment: `import Module`, `@import Module;`,
    /// `#import <Module/Header.h>`.
    private static func isModule(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard bytes[start - 1] != UInt8(ascii: "\"") else { return false }
        let isEnd = end == bytes.count || "\n\r./;>".utf8.contains(bytes[end])
        let line = bytes[lineStart(bytes, before: start)..<start].drop { $0 == UInt8(ascii: " ") }
        // What tests import with access to its internals is a module of the repository.
        return isEnd && !line.starts(with: "@testable ".utf8)
            && ["import ", "@", "#", "public ", "internal ", "package "].contains { line.starts(with: $0.utf8) }
    }

    /// Whether the word is the name of a method in Objective-C: `- (void)name`.
    private static func isMethod(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        var end = start
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard end > 0, bytes[end - 1] == UInt8(ascii: ")") else { return false }
        let line = bytes[lineStart(bytes, before: start)..<end].drop { $0 == UInt8(ascii: " ") }
        return (line.first == UInt8(ascii: "-") || line.first == UInt8(ascii: "+")) && !line.contains(UInt8(ascii: ":"))
    }

    /// Names are found as words, without parsing: a few too many do no harm.
    private static func scan(_ bytes: [UInt8]) -> Scan {
        var scan = Scan(words: WordFilter(byteCount: bytes.count))
        bytes.withUnsafeBufferPointer { bytes in
            var (previous, beforeThat): (UInt8, UInt8) = (0, 0)
            WordScan.words(in: bytes) { hash, start, end in
                scan.words.insert(hash)
                let meaning = meanings.meaning(of: hash)
                if meaning == marker { scan.isInteresting = true }
                if previous == importing {
                    // `import class Module.Type`
                    if meaning == keyword || meaning == variable { return }
                    if isModule(bytes, start, end) {
                        scan.imports.insert(String(decoding: bytes[start..<end], as: UTF8.self))
                    }
                }
                if previous == keyword || previous == constant || isMethod(bytes, start) { scan.names.append(hash) }
                if previous == constant || previous == variable && isGlobal(bytes, start) { scan.globals.append(hash) }
                if previous == textType, isVariable(bytes, start, end) {
                    scan.names.append(hash)
                    scan.globals.append(hash)
                }
                if previous == variable {
                    // Not local variables: they have no modifier and are indented.
                    let isGlobal = start < 5 || bytes[start - 5] == 0x0A
                    if isGlobal || beforeThat == modifier || isComputed(bytes, end) { scan.names.append(hash) }
                }
                (beforeThat, previous) = (previous, meaning)
            }
        }
        return scan
    }
}
