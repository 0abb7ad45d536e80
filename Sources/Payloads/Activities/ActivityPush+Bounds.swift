import AppleFacts
import NotificationSchema

// Upper bounds of the size of a push, which show that most pushes are small without making them.
extension ActivityPush {
    /// JSON writes a byte of text as at most six.
    private static let bytesOfEscape = 6

    /// What an occasion adds to a push.
    struct TextBound {
        fileprivate let bytes: Int
        fileprivate let placeholderCount: Int

        init(_ occasion: Occasion) {
            guard let alert = occasion.alert else {
                (bytes, placeholderCount) = (0, 0)
                return
            }
            let texts = alert.templates.reduce(0) { $0 + $1.text.value.utf8.count }
            // Of lists and structs, the size isn't known without making the push.
            let values = (alert.when?.content ?? [:]).values.reduce(0) { sum, value in
                switch value {
                case .text, .integer, .number, .boolean: sum + value.text.utf8.count
                case .list, .structure: sum + Limits.payloadBytes
                }
            }
            // With keys instead of texts, a key has the names of the activity and the alert.
            let names = alert.name.value.utf8.count + (alert.declaredSound?.name.text.utf8.count ?? 0)
            bytes = bytesOfEscape * (texts + values + 2 * names)
            placeholderCount = alert.templates.reduce(0) { $0 + $1.placeholders.count }
        }
    }

    /// The size of a push without the text of an alert.
    struct ContentBound {
        private let bytes: Int
        /// The longest text of a value.
        private let longest: Int

        init(_ content: [String: FieldValue], of activity: Activity, in schema: Schema) {
            let largest: Occasion = activity.start.map { .start($0) } ?? .update
            // 200 bytes are enough for the other keys.
            bytes =
                ActivityPush(largest, of: activity, content: content, in: schema, usesChannel: false).size + 200
                + 2 * bytesOfEscape * activity.name.value.utf8.count
            longest = activity.fields.reduce(0) { longest, field in
                let value = content[field.name.value]?.text.utf8.count ?? 0
                return max(longest, value + field.mostBytesOfWords)
            }
        }

        func bytes(with texts: TextBound) -> Int {
            bytes + texts.bytes + texts.placeholderCount * longest * bytesOfEscape
        }
    }
}
