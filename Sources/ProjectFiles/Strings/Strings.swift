import Diagnostics
import NotificationSchema
import SourceSyntax

/// The texts of an app in all its languages, as its files have them.
package struct Strings: Sendable {
    private var texts: [String: [TranslatedText]] = [:]
    /// Languages that have at least one text.
    package private(set) var languages: Set<String> = []

    /// - Returns: All that the files say of the key; empty where none of them has it.
    package func texts(of key: String) -> [TranslatedText] { texts[key] ?? [] }

    package var keys: [String] { Array(texts.keys) }

    fileprivate mutating func add(_ text: TranslatedText) {
        texts[text.key, default: []].append(text)
        languages.formUnion(text.translations.map(\.language))
    }
}

extension Strings {
    /// Plurals of a `.strings` file; of these only the keys are looked at.
    private static let pluralSuffix = ".stringsdict"

    /// - Returns: Nil where a file could not be read, which is then among the findings: of its keys nothing is known.
    init?(_ names: [Text], of app: App, _ reader: ProjectFileReader, findings: inout [Finding]) {
        for name in names {
            guard let path = reader.existing(name, .file, findings: &findings),
                let bytes = reader.bytes(
                    path, limit: ReadingLimits.fileBytes, namedAt: name.range, findings: &findings),
                let texts = Self.texts(
                    SourceFile(path: reader.shown(path), bytes: bytes), path, named: name, of: app, findings: &findings)
            else { return nil }
            for text in texts { add(text) }
        }
    }

    private static func texts(
        _ file: SourceFile,
        _ path: FilePath,
        named name: Text,
        of app: App,
        findings: inout [Finding]
    ) -> [TranslatedText]? {
        if path.name.hasSuffix(StringCatalog.suffix) {
            return StringCatalog.read(file, findings: &findings)?.entries.map(\.text)
        }
        let language = path.languageOfProject ?? app.language
        if path.name.hasSuffix(pluralSuffix) || file.bytes.starts(with: "bplist".utf8) || file.isXML {
            return PropertyList.read(file, namedAt: name.range, findings: &findings)
                .map { $0.root.entries.map { TranslatedText($0, in: language) } }
        }
        guard path.name.hasSuffix(StringsFileReader.suffix) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: name.range, "'\(file.path)' is no string catalog",
                    help: "write the path of a file whose name ends in \(StringCatalog.suffix), or in "
                        + StringsFileReader.suffix))
            return nil
        }
        guard let bytes = StringsFileReader.decoded(file.bytes) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: name.range, "'\(file.path)' is UTF-16 that is cut off or broken",
                    help: "save it as UTF-8"))
            return nil
        }
        return StringsFileReader.read(SourceFile(path: file.path, bytes: bytes), in: language, findings: &findings)
    }
}

extension FilePath {
    /// `de` of a file in `de.lproj`; nil elsewhere, and for `Base`.
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
    /// An entry of a property list: a text, or the forms of one, which are not looked at.
    fileprivate init(_ entry: PropertyListNode.Entry, in language: String) {
        let units = entry.value.string.map {
            [Translation.Unit(variation: [], state: nil, value: $0, range: entry.value.range)]
        }
        self.init(
            key: entry.key, keyRange: entry.keyRange,
            translations: [Translation(language: language, units: units ?? [], range: entry.value.range)])
    }
}
