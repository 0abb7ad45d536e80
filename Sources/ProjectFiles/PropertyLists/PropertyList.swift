package import Diagnostics
package import SourceSyntax

/// An XML property list as located nodes.
package struct PropertyList: Sendable {
    package let file: SourceFile
    package let root: PropertyListNode

    /// The value at a path of keys in nested dictionaries.
    package subscript(path: [String]) -> PropertyListNode? {
        path.reduce(root) { $0?.entry($1)?.value }
    }
}

package struct PropertyListNode: Sendable {
    package indirect enum Value: Sendable {
        case dictionary([Entry])
        case array([PropertyListNode])
        case string(String)
        /// The number as written.
        case number(String)
        case boolean(Bool)
        case date
        case data
    }

    package struct Entry: Sendable {
        package var key: String
        package var keyRange: SourceRange
        package var value: PropertyListNode
    }

    package var value: Value
    /// The whole element, with its tags.
    package var range: SourceRange
    /// The content between the tags; nil for `<dict/>`.
    package var content: Range<Int>?

    package func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

    package var entries: [Entry] { if case .dictionary(let entries) = value { entries } else { [] } }

    /// The strings of an array, or a single string in place of an array.
    package var strings: [String] {
        switch value {
        case .string(let string): [string]
        case .array(let items): items.flatMap(\.directStrings)
        default: []
        }
    }

    /// The strings under a key of the dictionaries in an array.
    package func strings(under key: String) -> [String] {
        guard case .array(let items) = value else { return [] }
        return items.flatMap { $0.entry(key)?.value.strings ?? [] }
    }

    private var directStrings: [String] { if case .string(let string) = value { [string] } else { [] } }

    package var string: String? { if case .string(let string) = value { string } else { nil } }

    package var isTrue: Bool { if case .boolean(true) = value { true } else { false } }

    package var isNumber: Bool { if case .number = value { true } else { false } }

    package var isDictionary: Bool { if case .dictionary = value { true } else { false } }

    /// The type in the terms of Xcode's editor, with its article.
    package var kindWords: String {
        switch value {
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .string(let string): "the string '\(string)'"
        case .number(let number): "the number \(number)"
        case .boolean(let value): value ? "YES" : "NO"
        case .date: "a date"
        case .data: "data"
        }
    }
}

/// Limits for untrusted property lists.
enum PropertyListLimits {
    static let depth = 64
    static let fileBytes = 16 << 20
}

extension PropertyList {
    /// - Parameters:
    ///   - place: Where the file is named. A file in another format is reported there, because it may have no lines.
    ///   - limits: Limits the number of values, together with those of later files.
    /// - Returns: Nil if the file can't be read, which is reported.
    package static func read(
        _ file: SourceFile,
        namedAt place: SourceRange,
        limits: inout ReadingLimits,
        findings: inout [Finding]
    ) -> PropertyList? {
        guard !file.bytes.starts(with: "bplist".utf8) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: place,
                    "'\(file.path)' is a binary property list; Belfry reads and edits XML",
                    help: "convert it: plutil -convert xml1 '\(file.path)'"))
            return nil
        }
        do throws(ProjectFileProblem) {
            var reader = XMLPropertyListReader(file, limits)
            defer { limits = reader.limits }
            return PropertyList(file: file, root: try reader.read())
        } catch {
            let isBinary = file.bytes.prefix(1024).contains(0)
            findings.append(
                isBinary
                    ? Finding(
                        .projectFileUnreadable, at: place, "'\(file.path)' isn't a property list: \(error.message)",
                        help: error.help) : error.finding(in: file))
            return nil
        }
    }
}
