import Foundation

/// A file of `Sources/SwiftGeneration/Templates`.
struct TemplateFile {
    let name: String
    let text: String

    /// The prefix of conditions that enclose a sample.
    static let slotPrefix = "BELFRY_TREE_"

    static func all() throws -> [TemplateFile] {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/SwiftGeneration/Templates").standardized
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            TemplateFile(name: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
    }

    static func conditions() throws -> [String] {
        Set(try all().flatMap { $0.text.matches(of: /BELFRY_\w+/).map { String($0.output) } }).sorted()
    }

    /// `fromUserNotifications` for `FromUserNotifications.swift`.
    var member: String {
        let name = name.dropLast(".swift".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The text after the imports.
    var body: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let lastImport = lines.lastIndex { $0.hasPrefix("import ") } ?? 0
        let rest = lines[(lastImport + 1)...].drop { $0 == "#endif" || $0.isEmpty }
        return rest.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    /// Without the samples.
    var withoutSamples: String {
        text.replacing(/(?s) *#if BELFRY_TREE_.*?#endif\n/, with: "")
    }
}
