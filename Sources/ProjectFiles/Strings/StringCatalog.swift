package import Diagnostics
package import SourceSyntax

/// A string catalog (`.xcstrings`): the texts of an app in all languages.
package struct StringCatalog: Sendable {
    package let file: SourceFile
    /// The object with all texts by key.
    package let strings: Node
    package let sourceLanguage: String?
    package private(set) var entries: [Entry] = []

    package struct Entry: Sendable {
        package var node: Node.Entry
        package var text: TranslatedText
        /// For example `manual` or `stale`; nil if Xcode found it in the sources.
        package var extractionState: String?

        package var key: String { text.key }
    }

    package static let suffix = ".xcstrings"
    /// Variations can be nested: plurals by device.
    private static let depth = 8

    /// - Parameter limits: Limits the number of values, together with those of later files.
    /// - Returns: Nil if the file can't be read, which is reported.
    package static func read(_ file: SourceFile, limits: inout ReadingLimits, findings: inout [Finding])
        -> StringCatalog?
    {
        guard let root = JSONReader.read(file, limits: &limits, findings: &findings) else { return nil }
        do throws(ProjectFileProblem) {
            return try StringCatalog(root, in: file)
        } catch {
            findings.append(error.finding(in: file))
            return nil
        }
    }

    private init(_ root: Node, in file: SourceFile) throws(ProjectFileProblem) {
        self.file = file
        guard root.kind == .mapping, let strings = root.member("strings") else {
            throw Self.problem(root, "this isn't a string catalog: it has no 'strings'")
        }
        self.strings = try Self.object(strings, "'strings'")
        sourceLanguage = root.member("sourceLanguage")?.text
        for node in self.strings.entries { entries.append(try Self.entry(node)) }
    }

    // MARK: Texts

    private static func entry(_ node: Node.Entry) throws(ProjectFileProblem) -> Entry {
        let object = try object(node.value, "an entry")
        var text = TranslatedText(
            key: node.key.text, keyRange: node.key.range, comment: object.member("comment")?.text, translations: [])
        text.isTranslatable = !(object.member("shouldTranslate")?.isText("false") ?? false)
        if let localizations = object.member("localizations") {
            for language in try Self.object(localizations, "'localizations'").entries {
                text.translations.append(try translation(language))
            }
        }
        return Entry(node: node, text: text, extractionState: object.member("extractionState")?.text)
    }

    private static func translation(_ node: Node.Entry) throws(ProjectFileProblem) -> Translation {
        let object = try object(node.value, "a language")
        var translation = Translation(language: node.key.text, units: [], range: node.range)
        translation.units = try units(of: object)
        if let substitutions = object.member("substitutions") {
            translation.substitutions = try Self.object(substitutions, "'substitutions'").entries.map {
                node throws(ProjectFileProblem) in
                let substitution = try Self.object(node.value, "a substitution")
                return Translation.Substitution(
                    name: node.key.text,
                    argument: substitution.member("argNum").flatMap { Int($0.text) }.map { max(0, $0) },
                    specifier: substitution.member("formatSpecifier")?.text, units: try units(of: substitution),
                    range: node.range)
            }
        }
        return translation
    }

    private static func units(
        of object: Node,
        variation: [String] = []
    ) throws(ProjectFileProblem) -> [Translation.Unit] {
        guard variation.count < depth else { throw problem(object, "the variations are nested too deeply") }
        var units: [Translation.Unit] = []
        if let unit = object.member("stringUnit") {
            _ = try Self.object(unit, "'stringUnit'")
            guard let value = unit.member("value"), value.kind == .scalar else {
                throw problem(unit, "'stringUnit' has no 'value'")
            }
            let state = unit.member("state")
            units.append(
                Translation.Unit(
                    variation: variation, state: state.flatMap { Translation.State(rawValue: $0.text) },
                    stateRange: state?.range, value: value.text, range: value.range))
        }
        if let variations = object.member("variations") {
            for kind in try Self.object(variations, "'variations'").entries {
                for form in try Self.object(kind.value, "a variation").entries {
                    let form = (name: form.key.text, object: try Self.object(form.value, "a form"))
                    units += try Self.units(of: form.object, variation: variation + [form.name])
                }
            }
        }
        return units
    }

    // MARK: Problems

    private static func object(_ node: Node, _ name: String) throws(ProjectFileProblem) -> Node {
        guard node.kind == .mapping else {
            throw problem(node, "\(name) must be an object, not \(node.kind.wordsOfJSON)")
        }
        return node
    }

    private static func problem(_ node: Node, _ message: String) -> ProjectFileProblem {
        ProjectFileProblem(node.range.bytes, message, help: "correct it, or let Xcode write the catalog")
    }
}

extension Node.Kind {
    fileprivate var wordsOfJSON: String {
        switch self {
        case .scalar: "a text or a number"
        case .sequence: "an array"
        case .mapping: "an object"
        }
    }
}
