import Diagnostics
import Files
package import NotificationSchema
import SourceSyntax

/// The texts of an app in all languages, from its files.
package struct Strings: Sendable {
    /// Only texts of the schema's keys: an app has many texts, notifications have few.
    private var texts: [String: [TranslatedText]] = [:]
    /// The keys of all texts.
    package private(set) var keys: Set<String> = []
    /// Languages that have at least one text.
    package private(set) var languages: Set<String> = []
    /// The language of the original texts of each string catalog, and where the schema names the catalog.
    package private(set) var sourceLanguages: [(language: String, file: Text)] = []

    /// - Parameter key: A key of the schema.
    /// - Returns: All texts in the files; empty if there are none.
    package func texts(of key: String) -> [TranslatedText] { texts[key] ?? [] }

    fileprivate mutating func add(_ text: TranslatedText, isWanted: Bool) {
        keys.insert(text.key)
        languages.formUnion(text.translations.lazy.map(\.language))
        if isWanted { texts[text.key, default: []].append(text) }
    }
}

extension Strings {
    /// Plurals of a `.strings` file. Only their keys are read.
    private static let pluralSuffix = ".stringsdict"

    /// - Returns: Nil if a file can't be read, which is reported: its keys are then unknown.
    init?(_ names: [Text], of schema: Schema, _ reader: ProjectFileReader, findings: inout [Finding]) {
        let wanted = Set(schema.localizableTexts.map(\.key))
        var seen: Set<FilePath> = []
        for name in names {
            guard let path = reader.existing(name, .file, findings: &findings) else { return nil }
            guard seen.insert(path).inserted else { continue }
            guard
                let bytes = reader.bytes(
                    path, limit: ReadingLimits.fileBytes, namedAt: name.range, findings: &findings),
                let texts = Self.texts(
                    SourceFile(path: reader.shown(path), bytes: bytes), path, named: name, of: schema.app,
                    limits: &reader.limits, findings: &findings)
            else { return nil }
            if let language = texts.sourceLanguage { sourceLanguages.append((language, name)) }
            for text in texts.all {
                add(text, isWanted: wanted.contains(text.key))
                guard let problem = excess(of: text, isWanted: wanted.contains(text.key), &reader.limits) else {
                    continue
                }
                findings.append(problem)
                return nil
            }
        }
    }

    /// The limit that a text exceeds.
    private func excess(of text: TranslatedText, isWanted: Bool, _ limits: inout ReadingLimits) -> Finding? {
        if languages.count > ReadingLimits.languages, let translation = text.translations.last {
            return Finding(
                .projectFileUnreadable, at: translation.range,
                "the texts are in more than \(ReadingLimits.languages) languages, so they aren't checked",
                help: "name fewer files, or delete the languages that the app doesn't have")
        }
        guard isWanted,
            let translation = text.translations.first(where: { !limits.takeRepeated(bytes: $0.repeatedBytes) })
        else { return nil }
        return Finding(
            .projectFileUnreadable, at: translation.range,
            "the forms of the text use its substitutions so often that they would have more than "
                + "\(ReadingLimits.repeatedBytes >> 20) MiB, so the texts aren't checked",
            help: "write shorter substitutions, or fewer forms")
    }

    private static func texts(
        _ file: SourceFile,
        _ path: FilePath,
        named name: Text,
        of app: App,
        limits: inout ReadingLimits,
        findings: inout [Finding]
    ) -> (all: [TranslatedText], sourceLanguage: String?)? {
        if path.name.hasSuffix(StringCatalog.suffix) {
            return StringCatalog.read(file, limits: &limits, findings: &findings)
                .map { ($0.entries.map(\.text), $0.sourceLanguage) }
        }
        let language = path.languageOfProject ?? app.language
        if path.name.hasSuffix(pluralSuffix) || file.bytes.starts(with: "bplist".utf8) || file.isXML {
            return PropertyList.read(file, namedAt: name.range, limits: &limits, findings: &findings)
                .map { ($0.root.entries.map { TranslatedText($0, in: language) }, nil) }
        }
        guard path.name.hasSuffix(StringsFileReader.suffix) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: name.range, "'\(file.path)' isn't a string catalog",
                    help: "write the path of a file whose name ends in \(StringCatalog.suffix), or in "
                        + StringsFileReader.suffix))
            return nil
        }
        guard let bytes = StringsFileReader.decoded(file.bytes) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: name.range, "'\(file.path)' is truncated or invalid UTF-16",
                    help: "save it as UTF-8"))
            return nil
        }
        return StringsFileReader.read(
            SourceFile(path: file.path, bytes: bytes), in: language, limits: &limits, findings: &findings
        ).map { ($0, nil) }
    }
}

extension FilePath {
    /// `de` for a file in `de.lproj`; otherwise nil, also for `Base`.
    fileprivate var languageOfProject: String? {
        guard let folder = parent?.name, folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return nil }
        return String(folder.dropLast(".lproj".count))
    }
}

extension SourceFile {
    fileprivate var isXML: Bool {
        bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.first == UInt8(ascii: "<")
    }
}

extension TranslatedText {
    /// An entry of a property list: a text, or its plural forms, which aren't read.
    fileprivate init(_ entry: PropertyListNode.Entry, in language: String) {
        let units = entry.value.string.map {
            [Translation.Unit(variation: [], state: nil, value: $0, range: entry.value.range)]
        }
        self.init(
            key: entry.key, keyRange: entry.keyRange,
            translations: [Translation(language: language, units: units ?? [], range: entry.value.range)])
    }
}
