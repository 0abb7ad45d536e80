import AppleFacts
import Basics
package import Diagnostics
package import SourceSyntax

/// A variable, which only fills text, or a value of `data`, which is sent next to `aps`.
///
/// A class, because a copy of it would be large. Nothing changes it.
@dynamicMemberLookup
public final class Field: Declaration, KeyedModel {
    /// The values that are read and linked.
    public struct Contents: Sendable {
        package let name: Text
        package let scope: SourceRange
        package var typeName: Located<FieldType>?
        /// The type of the JSON, if the value is a text that contains JSON.
        @Rare package var jsonType: Located<FieldType>?
        /// False if the type, or the values of an enum, are unknown. Values are then not checked.
        package fileprivate(set) var isTypeKnown = true
        /// False if the format has a mistake, which is reported.
        package fileprivate(set) var isFormatKnown = true
        package var example: Node?
        @Rare package var maxLength: Located<Int>?
        package var sensitivityLevel: Located<Sensitivity>?
        package var originOfText: Located<Origin>?
        /// The cases of an enum with their words.
        package var cases: [EnumCase] = [] { didSet { values = cases.map(\.rawValue) } }
        /// The cases of an enum.
        package private(set) var values: [Text] = []
        package var open: Located<Bool>?
        /// How texts show it.
        @Rare package var format: Located<FieldFormat>?
        package var counts: Located<Counts>?
        package var optional: Located<Bool>?
        /// What texts show for a value that isn't listed.
        @Rare package var unknown: Text?
        /// What texts show if the payload omits the value.
        @Rare package var ifMissing: Text?
        @Rare package var wireKey: Text?
        /// Former keys. Payloads that use them are still read.
        package var renamedFrom: [Text] = []
        @Rare package var declaredDeprecation: Located<Deprecation>?
        package let allow: [Allowance] = []

        init(name: Text, scope: SourceRange) {
            self.name = name
            self.scope = scope
        }
    }

    @usableFromInline package let contents: Contents
    private let casesByValue: [String: EnumCase]

    init(_ contents: Contents) {
        self.contents = contents
        casesByValue = Dictionary(contents.cases.map { ($0.rawValue.value, $0) }) { first, _ in first }
    }

    /// A value of the contents. Public, because only public functions are inlined into other modules.
    @inlinable public subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value {
        contents[keyPath: path]
    }

    package var name: Text { contents.name }
    package var scope: SourceRange { contents.scope }
    package var allow: [Allowance] { contents.allow }

    package var type: FieldType {
        contents.jsonType.map { .jsonText($0.value) } ?? contents.typeName?.value ?? Defaults.type
    }
    /// The type as written, under `type` or `json`.
    package var declaredType: Located<FieldType>? { contents.jsonType ?? contents.typeName }
    package var isOptional: Bool { contents.optional.isTrue }
    /// Whether values can arrive that the schema doesn't list.
    package var isOpen: Bool { contents.open.isTrue }
    /// The key next to `aps`. A period separates nested keys.
    package var key: String { contents.wireKey?.value ?? name.value }
    package var origin: Origin { contents.originOfText?.value ?? Defaults.origin }

    /// The case of an enum with this value in payloads.
    package func listedCase(of value: String) -> EnumCase? { casesByValue[value] }

    package var sensitivity: Sensitivity {
        contents.sensitivityLevel?.value ?? (origin == .user ? .personal : .public)
    }
}

package enum Sensitivity: String, CaseIterable, Sendable {
    case `public`, personal, location, health, financial, secret
}

/// The author of the text.
package enum Origin: String, CaseIterable, Sendable {
    case user, app
}

package enum Counts: String, CaseIterable, Sendable {
    case unread
}

// MARK: - Keys

extension Field {
    private enum Defaults {
        static let type = FieldType.scalar(.string)
        static let origin = Origin.app
    }

    private static let commonKeys: [Key<Field>] = [
        Key(
            "example", .value, "The value in examples that don't give one.", \.example,
            .dumped { field, _ in field.example.flatMap(field.value(of:))?.dumped ?? .null }),
        // A longer text doesn't fit into a push.
        Key(
            "max-length", .integer(in: 1...Limits.payloadBytes), "The maximum length of a text, in characters.",
            \.maxLength),
        Key(
            "sensitivity", .choice(of: Sensitivity.self),
            "How private the value is.", \.sensitivityLevel,
            .implied("personal for text that people write, otherwise public"),
            .dumped { field, _ in field.sensitivity.dumped }
        ),
        Key(
            "origin", .choice(of: Origin.self), "Who writes the text: people or the app.", \.originOfText,
            .default(Defaults.origin)),
        Key(
            "values", .cases,
            "The values that a string can have, or a map of values to the words that people read. It becomes an enum in Swift.",
            \.cases, .dumpedAfter("type")),
        Key(
            "format", .format, "How texts show the value, in the person's language, region and time zone.",
            \.format),
        Key("counts", .choice(of: Counts.self), "What a count counts.", \.counts),
    ]

    private static func type(_ form: Form<Located<FieldType>>) -> Key<Field> {
        Key(
            "type", form, "The type of the value.", \.typeName, .default(Defaults.type),
            .dumped { field, _ in field.jsonType == nil ? field.type.dumped : .null })
    }

    static let variableKeys = KeyTable<Field>(
        "a variable",
        legacy: [
            LegacyKey("renamed-from", help: "delete it: variables aren't sent, so they have no keys to rename"),
            LegacyKey(
                "open", "unknown", help: "declare the value under 'data': only values that are sent can be unknown"),
            LegacyKey("deprecated", help: "delete it: variables aren't sent, so servers and apps don't share them"),
        ],
        [type(.scalarType)] + commonKeys
    )

    static let dataKeys = KeyTable<Field>(
        "a data value",
        [type(.dataType)] + commonKeys + [
            Key(
                "json", .jsonType,
                "The type of the JSON in a text: the payload has a string that contains an object or a list. Instead of 'type'.",
                \.jsonType, .dumpedAfter("type")),
            Key(
                "open", .boolean, "Whether other values can arrive, too. In Swift, they are 'unknown' with the value.",
                \.open, .dumpedAfter("values")),
            Key(
                "unknown", .localizable(.nonEmptyText), "The words that texts show for a value that isn't listed.",
                \.unknown, .dumpedAfter("open")),
            Key("optional", .boolean, "Whether a payload can omit it.", \.optional),
            Key(
                "if-missing", .localizable(.text), "The words that texts show if the payload omits the value.",
                \.ifMissing),
            Key(
                "key", .nonEmptyText,
                "The key in the payload. order.id is the key id in the object order.",
                \.wireKey, .implied("the name"), .dumped { field, _ in .string(field.key) }
            ),
            Key(
                "renamed-from", .renamedFrom, "Former keys of the value. Payloads that use them are still read.",
                \.renamedFrom),
            Key(
                "deprecated", .deprecation, "Whether a later version removes it: true, or what to use instead.",
                \.declaredDeprecation),
        ]
    )

    /// An activity's values have the name of the Swift property as key: ActivityKit decodes them.
    static let activityKeys: KeyTable<Field> = {
        let used = [
            "type", "example", "max-length", "sensitivity", "origin", "values", "open", "unknown", "optional",
            "if-missing",
        ]
        let renamedFrom = Key<Field>(
            "renamed-from", .renamedFrom, "Former names of the value. Pushes that use them are still read.",
            \.renamedFrom)
        return KeyTable<Field>(
            "a value of an activity",
            legacy: [
                LegacyKey("key", help: "delete it: the name is the key in the push"),
                LegacyKey("format", help: "delete it: the app formats the value, and the server words its alerts"),
                LegacyKey("deprecated", help: "delete it: it is a key of data, notifications, categories and actions"),
            ],
            dataKeys.all.filter { used.contains($0.name) } + [renamedFrom]
        )
    }()

    static var activityFields: Form<[Field]> { fields(by: activityKeys, .dataType, acceptsStructures: true) }
    static var variables: Form<[Field]> { fields(by: variableKeys, .scalarType) }
    static var data: Form<[Field]> { fields(by: dataKeys, .dataType, acceptsStructures: true) }

    /// Reads a map from names to types, or to maps of keys.
    private static func fields(
        by table: KeyTable<Field>,
        _ type: Form<Located<FieldType>>,
        acceptsStructures: Bool = false
    ) -> Form<[Field]> {
        return .names(.either([type.shape, table.shape])) { entry, reader in
            var field = Contents(name: Text(entry.key), scope: entry.range)
            if entry.value.kind == .mapping, !acceptsStructures || !reader.isStructure(entry, in: table) {
                reader.read(entry.value, by: table, of: entry.key.range, into: &field)
                let hasType = entry.value.entries.contains { $0.key.isText("type") || $0.key.isText("json") }
                let hasCases = !field.cases.isEmpty || !entry.value.entries.contains { $0.key.isText("values") }
                field.isTypeKnown = (field.typeName != nil || field.jsonType != nil || !hasType) && hasCases
                field.isFormatKnown = field.format != nil || !entry.value.entries.contains { $0.key.isText("format") }
            } else if entry.value.kind == .mapping {
                field.isTypeKnown = false
            } else {
                field.typeName = type.read(Slot(node: entry.value, key: entry.key), &reader)
                field.isTypeKnown = field.typeName != nil
            }
            return Field(field)
        }
    }
}

extension SchemaReader {
    /// Reports `sender: { name: string }`, which should be `sender: { type: { name: string } }`.
    fileprivate mutating func isStructure(_ entry: Node.Entry, in table: KeyTable<Field>) -> Bool {
        let members = entry.value.entries
        let isStructure =
            !members.isEmpty
            && members.allSatisfy { member in
                guard table.key(named: member.key) == nil else { return false }
                let type = member.value.text.last == "?" ? String(member.value.text.dropLast()) : member.value.text
                return FieldType(word: type) != nil
            }
        guard isStructure else { return false }
        let text = entry.value.range.text
        let isShort = text.utf8.count < 80 && !text.utf8.contains(UInt8(ascii: "\n"))
        report(
            .unknownKey,
            at: entry.value.range,
            "the members of a struct belong under 'type'",
            help: "write \(entry.key.text): { type: \(isShort ? text : "{ … }") }"
        )
        return true
    }
}
