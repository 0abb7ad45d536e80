import CodeFacts
import Diagnostics

extension SchemaDraft {
    /// `available`, as far as the conditions can be written.
    ///
    /// - Parameters:
    ///   - range: The code that has the conditions.
    ///   - remarks: Gets the conditions that can't be written.
    static func availability(
        _ conditions: [CodeCondition], at range: SourceRange, _ remarks: inout [String]
    ) -> DraftNode? {
        var versions: [(platform: String, version: String)] = []
        var build: String?
        var notes: Set<String> = []
        for condition in conditions {
            switch condition {
            case .available(let text): versions += Self.versions(in: text)
            case .compiled(let text) where Self.isFlag(text) && build == nil: build = text
            case .compiled(""): notes.insert("it is registered only in some builds")
            case .compiled(let text): notes.insert("it is registered only with #if \(text.prefix(60))")
            case .test: notes.insert("it is registered only if a condition is true")
            }
        }
        remarks += notes.sorted()
        var entries = versions.map {
            DraftNode.Entry(key: $0.platform, keyRange: range, value: .text($0.version, range))
        }
        if let build { entries.append(.init(key: "when", keyRange: range, value: .text(build, range))) }
        return entries.isEmpty ? nil : .map(entries, range)
    }

    /// `iOS 15.0, macOS 12, *`
    private static func versions(in text: String) -> [(platform: String, version: String)] {
        text.split(separator: ",").compactMap { part in
            let words = part.split(separator: " ")
            // `iOSApplicationExtension` is iOS, in an extension.
            let platform = words.first.map { String($0).replacing("ApplicationExtension", with: "") } ?? ""
            guard words.count == 2, ["iOS", "macOS", "watchOS", "tvOS", "visionOS"].contains(platform) else {
                return nil
            }
            return (platform, words[1].contains(".") ? String(words[1]) : "\(words[1]).0")
        }
    }

    private static func isFlag(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter && $0.isUppercase || $0 == "_" || $0.isNumber }
    }
}
