import AppleFacts
import BelfryKit
import Diagnostics
import Files
import NotificationSchema
import ProjectFiles
import Rules

extension Explanation {
    /// A rule in a few sentences.
    init(_ rule: RuleDescription) {
        self.init()
        add(.strong(rule.id), .words(" (\(rule.severity.rawValue))"))
        for sentences in [rule.summary, rule.rationale, rule.limitations].compactMap(\.self) { add(.words(sentences)) }
        if let page = rule.page { add(.link(rule.source.title, to: page)) }
    }

    /// The meaning, type and default of a key.
    init(_ key: KeyDescription) {
        self.init()
        let type = key.shape.markdown { $0 }
        add(.strong(key.name), .words(": \(type)\(key.presence.isRequired ? ", required" : "")"))
        add(.words(key.documentation))
    }

    /// The availability of an SF Symbol; nil for an unknown name.
    init?(symbol name: String) {
        guard SFSymbols.contains(name) else { return nil }
        self.init()
        add(.strong(name), .words(" (SF Symbol)"))
        if let availability = SFSymbols.availability(of: name) {
            let systems = Platform.allCases.compactMap { platform in
                availability.introduced[platform].map { "\(platform.rawValue) \($0)" }
            }
            add(.words("Since \(systems.joined(separator: ", "))"))
        }
        if let renaming = SFSymbols.renaming(of: name) { add(.words("Its newest name is `\(renaming.newestName)`.")) }
        if let restriction = SFSymbols.restriction(on: name) {
            add(.words("It may only refer to \(restriction.subject)."))
        }
    }

    /// The translations of a text; nil if the project has none.
    ///
    /// - Parameter key: A key that the schema uses.
    init?(stringKey key: String, in strings: Strings?) {
        guard let texts = strings?.texts(of: key), !texts.isEmpty else { return nil }
        self.init()
        add(.strong(key))
        let translations = texts.flatMap(\.translations).sorted { $0.language < $1.language }
        addQuote(
            translations.prefix(Self.mostTranslations).map { translation in
                [.words("\(translation.language): "), .text(translation.units.first?.value ?? "")]
            })
    }

    private static let mostTranslations = 20

    /// The path of a file of the project.
    init(_ name: String, at path: FilePath, from folder: FilePath) {
        self.init()
        add(.strong(name), .words(": "), .code(path.relative(to: folder)))
    }

    /// A variable, a value of data, or a value of an activity.
    init(_ field: FieldSummary, of owner: String) {
        self.init()
        add(.strong(field.name), .words(": "), .text(field.typeInWords))
        let section: [Part] =
            switch field.section {
            case "variables": [.words("A variable of "), .code(owner), .words(", which only fills texts.")]
            case "data":
                [.words("Data of "), .code(owner), .words(", sent as "), .code(field.key ?? field.name), .words(".")]
            case "attributes": [.words("An attribute of "), .code(owner), .words(": it never changes.")]
            default: [.words("A value of the state of "), .code(owner), .words(".")]
            }
        add(section)
        if let example = field.example { add(.words("Example: "), .text(example)) }
    }

    /// A member of the objects in a list.
    init(member name: String, type: String, of field: FieldSummary) {
        self.init()
        add(.strong(name), .words(": "), .text(type))
        add(.words("A member of the objects in "), .code(field.name), .words("."))
    }
}

extension FieldSummary {
    /// `one of glad, sad; optional`
    var typeInWords: String {
        let shown = values.prefix(12).joined(separator: ", ") + (values.count > 12 ? " …" : "")
        let type = values.isEmpty ? type : "one of \(shown)"
        let parts: [String?] = [type, isOpen ? "or another" : nil, isOptional ? "optional" : nil]
        return parts.compactMap(\.self).joined(separator: "; ")
    }
}
