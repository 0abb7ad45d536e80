import CodeFacts
import Diagnostics

extension SchemaDraft {
    /// `available`, as far as the conditions can be written.
    ///
    /// - Parameter range: The code that has the conditions.
    /// - Returns: Left open if a condition can't be written; nil without conditions.
    static func availability(_ conditions: [CodeCondition], at range: SourceRange) -> DraftNode? {
        var versions: [(platform: String, version: String)] = []
        var build: String?
        for condition in conditions {
            switch condition {
            case .available(let text): versions += Self.versions(in: text)
            case .compiled(let text) where Self.isFlag(text) && build == nil: build = text
            case .compiled(let text):
                return .unknown(text.isEmpty ? "only in some builds" : "#if \(text.prefix(60))", range)
            case .unavailable(let text): return .unknown("else of #available(\(text.prefix(60)))", range)
            case .test(let test): return .unknown("if \(CodeText(nil, at: test).expression)", range)
            }
        }
        var entries = versions.map {
            DraftNode.Entry(key: $0.platform, keyRange: range, value: .number($0.version, range))
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
