import CodeFacts
import Diagnostics
import Files

/// Which files mention the API of notifications, and which declare a name.
///
/// Keeps hashes of names, not the files: memory stays small for large repositories.
struct CodeIndex: Sendable {
    /// The indices of files that mention an API of interest.
    private(set) var interesting: [Int] = []
    /// The files that declare a name, by its hash.
    private var declarations: [UInt64: [Int32]] = [:]

    /// Larger files aren't read.
    static let fileLimit = 4 << 20

    private struct Scan: Sendable {
        var isInteresting = false
        var names: [UInt64] = []
    }

    init(_ files: [FilePath], threads: Int) {
        let scans = concurrentMap(files, threads: threads) { path -> Scan in
            guard let bytes = try? FileSystem.read(path, limit: Self.fileLimit), bytes.count <= Self.fileLimit else {
                return Scan()
            }
            return Self.scan(bytes)
        }
        for (index, scan) in scans.enumerated() {
            if scan.isInteresting { interesting.append(index) }
            for name in scan.names { declarations[name, default: []].append(Int32(index)) }
        }
    }

    /// The files that declare a name; empty if there are too many to tell.
    func files(declaring name: String) -> [Int] {
        let files = declarations[Self.hash(name.utf8)] ?? []
        return files.count > 40 ? [] : files.map(Int.init)
    }

    // MARK: - Scanning

    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
    }

    private static let keywords = Set(
        ["enum", "struct", "class", "extension", "actor", "protocol", "typealias", "define", "func", "const"].map {
            hash($0.utf8)
        })
    private static let variables = Set(["let", "var"].map { hash($0.utf8) })
    private static let modifiers = Set(
        ["static", "public", "internal", "private", "fileprivate", "package", "open"].map { hash($0.utf8) })
    private static let markers = Set(
        [
            "UNNotificationAction", "UNTextInputNotificationAction", "UNNotificationCategory",
            "setNotificationCategories", "categoryIdentifier", "actionIdentifier", "UNUserNotificationCenterDelegate",
            "UNMutableNotificationContent", "UNNotificationResponse", "UIMutableUserNotificationAction",
            "UIMutableUserNotificationCategory", "UNUserNotificationCenter", "UNAuthorizationOptions",
            "UIUserNotificationSettings", "UILocalNotification", "setCategoryIdentifier",
        ].map { hash($0.utf8) })

    /// Names are found as words, without parsing: a few too many do no harm.
    private static func scan(_ bytes: [UInt8]) -> Scan {
        var scan = Scan()
        bytes.withUnsafeBufferPointer { bytes in
            var (previous, beforeThat): (UInt64, UInt64) = (0, 0)
            var index = 0
            let end = bytes.count
            while index < end {
                var byte = bytes[index]
                guard isLetter(byte) else {
                    index += 1
                    continue
                }
                let start = index
                var hash = offset
                while isLetter(byte) || (0x30...0x39).contains(byte) {
                    hash = (hash ^ UInt64(byte)) &* prime
                    index += 1
                    guard index < end else { break }
                    byte = bytes[index]
                }
                if markers.contains(hash) { scan.isInteresting = true }
                if keywords.contains(previous) {
                    scan.names.append(hash)
                } else if variables.contains(previous) {
                    // Not local variables: they have no modifier and are indented.
                    let isGlobal = start < 5 || bytes[start - 5] == 0x0A
                    if isGlobal || modifiers.contains(beforeThat) { scan.names.append(hash) }
                }
                (beforeThat, previous) = (previous, hash)
            }
        }
        return scan
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F || byte >= 0x80
    }
}
