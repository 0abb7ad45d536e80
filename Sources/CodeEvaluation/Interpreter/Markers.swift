import CodeFacts
import Diagnostics

/// The places in a file that mention the API of notifications.
struct Markers {
    private let offsets: [Int]

    private static let words: [[UInt8]] = [
        "UNNotification", "UNMutable", "UILocalNotification", "UNTextInput", "UNUserNotification",
        "otificationCenter.delegate",
        "center.delegate",
        "ategoryIdentifier", "ctionIdentifier", "setNotificationCategories", "INSendMessageIntent", "INStartCallIntent",
        "requestAuthorization", "UserNotification",
    ].map { Array($0.utf8) }

    /// - Parameter functions: Functions whose calls count, too.
    init(_ file: SourceFile, callsOf functions: Set<String>) {
        // A call in Swift or in Objective-C.
        let words = Self.words + functions.flatMap { [Array("\($0)(".utf8), Array("\($0):".utf8)] }
        var offsets: [Int] = []
        file.bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices {
                for word in words where bytes[index] == word[0] && index + word.count <= bytes.count {
                    if word.indices.allSatisfy({ bytes[index + $0] == word[$0] }) {
                        offsets.append(index)
                        break
                    }
                }
            }
        }
        self.offsets = offsets
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
