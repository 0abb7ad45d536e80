import Diagnostics
import NotificationSchema
import SwiftNaming

/// Names that must differ.
struct NameScope {
    private let language: SenderLanguage
    private var owners: [String: (name: Text, description: String, isInSwift: Bool)] = [:]
    private(set) var findings: [Finding] = []

    init(_ language: SenderLanguage) {
        self.language = language
    }

    /// - Parameter isInSwift: Whether the generated Swift has the name, too.
    mutating func claim(_ name: String, for text: Text, _ description: String, isInSwift: Bool = true) {
        guard let first = owners[name] else {
            owners[name] = (text, description, isInSwift)
            return
        }
        // Two declarations with the same name are already a mistake of their own.
        guard first.name.range != text.range, first.name.value != text.value || first.description != description else {
            return
        }
        // Names that are one in Swift, which every schema needs, are reported for Swift.
        if isInSwift, first.isInSwift, let swift = SwiftName(lowerCamel: text.value),
            swift.text == SwiftName(lowerCamel: first.name.value)?.text
        {
            return
        }
        findings.append(
            Finding(
                .nameCollision, at: text.range,
                "\(description) becomes '\(name)' in \(language.name), and so does \(first.description)",
                help: "rename one of the two; 'identifier' and 'key' keep what the push contains",
                notes: [Finding.Note("the other one is here", at: first.name.range)]))
    }
}
