import CodeFacts
import Diagnostics

/// The places in a file that mention the API of notifications.
struct Markers {
    private let offsets: [Int]
    /// Whether the file has the code of a service extension, whose content is that of pushes.
    let isServiceExtension: Bool

    private static let words: [[UInt8]] = [
        "UNNotification", "UNMutable", "UILocalNotification", "UNTextInput", "UNUserNotification",
        "otificationCenter.delegate",
        "center.delegate",
        "ategoryIdentifier", "ctionIdentifier", "setNotificationCategories", "INSendMessageIntent", "INStartCallIntent",
        "requestAuthorization", "UserNotification", "UNTimeInterval", "interruptionLevel", "setBadgeCount",
        "pplicationIconBadgeNumber",
        "WKNotificationScene",
        "didReceiveNotificationRequest", "NotificationInfo",
    ].map { Array($0.utf8) }

    /// The words that begin with each byte; nil for most bytes.
    private static let wordsByStart = (0...255).map { byte in
        let words = words.filter { $0[0] == byte }
        return words.isEmpty ? nil : words
    }

    private static let ofServiceExtension = ["UNNotificationServiceExtension", "didReceiveNotificationRequest"].map {
        Array($0.utf8)
    }

    /// - Parameter functions: Functions whose calls count, too.
    init(_ file: SourceFile, callsOf functions: Set<String>) {
        let functions = Set(functions.map { ArraySlice($0.utf8) })
        var offsets: [Int] = []
        // One search for each word that the file contains, however many functions there are.
        var wordStart: Int?
        for (index, byte) in file.bytes.enumerated() {
            if let words = Self.wordsByStart[Int(byte)],
                words.contains(where: { file.bytes[index...].starts(with: $0) })
            {
                offsets.append(index)
            }
            guard !functions.isEmpty else { continue }
            if Self.isInWord(byte) {
                if wordStart == nil { wordStart = index }
            } else if let start = wordStart {
                wordStart = nil
                // A call in Swift or in Objective-C.
                let isCall = byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":")
                if isCall, functions.contains(file.bytes[start..<index]) { offsets.append(start) }
            }
        }
        self.offsets = functions.isEmpty ? offsets : offsets.sorted()
        isServiceExtension = offsets.contains { offset in
            // What a class inherits, or a method: not a comment.
            let before = file.bytes[..<offset].last { $0 != UInt8(ascii: " ") }
            return [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ")")].contains(before)
                && Self.ofServiceExtension.contains { file.bytes[offset...].starts(with: $0) }
        }
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
    }

    func contain(_ range: SourceRange) -> Bool {
        // The first offset that isn't before the range.
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.bytes.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.bytes.upperBound
    }
}
