package import Diagnostics
package import SourceSyntax

/// A variable, which fills text only, or a value of `data`, which travels beside `aps`.
package struct Field: Declaration {
    package let name: Text
    package let scope: SourceRange
    package var typeName: Located<FieldType>?
    /// False where a type is written that is none: then nothing can be said of its values.
    private(set) var isTypeKnown = true
    package var example: Node?
    package var maxLength: Located<Int>?
    package var sensitivityLevel: Located<Sensitivity>?
    package var originOfText: Located<Origin>?
    /// The cases of an enum.
    package var values: [Text] = []
    package var counts: Located<Counts>?
    package var optional: Located<Bool>?
    package var wireKey: Text?
    package let allow: [Allowance] = []

    init(name: Text, scope: SourceRange) {
        self.name = name
        self.scope = scope
    }

    package var type: FieldType { typeName?.value ?? .string }
    package var isOptional: Bool { optional?.value ?? false }
    /// The key beside `aps`.
    package var key: String { wireKey?.value ?? name.value }
    package var origin: Origin { originOfText?.value ?? .app }

    package var sensitivity: Sensitivity {
        sensitivityLevel?.value ?? (origin == .user ? .personal : .public)
    }
}

package enum FieldType: String, CaseIterable, Sendable {
    case string, integer, number, boolean
    /// RFC 3339.
    case date
    /// Seconds since 1970.
    case dateEpoch = "date-epoch"
    case url, uuid
    /// A number that text depends on.
    case count
}

package enum Sensitivity: String, CaseIterable, Sendable {
    case `public`, personal, location, health, financial, secret
}

/// Who wrote the text.
package enum Origin: String, CaseIterable, Sendable {
    case user, app
}

package enum Counts: String, CaseIterable, Sendable {
    case unread
}

// MARK: - Keys

extension Field {
    private static let commonKeys: [Key<Field>] = [
        Key("type", .fieldType, "The type of the value; string where nothing is written.") {
            $0.typeName = $1
        },
        Key(
            "example", Form(.text) { slot, reader in reader.scalar(slot, expected: .one("a value")) },
            "A value for examples that name none."
        ) {
            $0.example = $1
        },
        Key("max-length", .integer(in: 1...ReadingLimits.scalarBytes), "The longest that a text can be, in characters.")
        {
            $0.maxLength = $1
        },
        Key(
            "sensitivity", .choice(of: Sensitivity.self),
            "How private the value is; personal where people wrote it, else public."
        ) {
            $0.sensitivityLevel = $1
        },
        Key("origin", .choice(of: Origin.self), "Whether people wrote the text, or the app.") { $0.originOfText = $1 },
        Key("values", .list(of: .nonEmptyText), "The values that a string can have; it becomes an enum in Swift.") {
            $0.values = $1
        },
        Key("counts", .choice(of: Counts.self), "What a count counts.") { $0.counts = $1 },
    ]

    private static let variableKeys = KeyTable<Field>("a variable", commonKeys)

    private static let dataKeys = KeyTable<Field>(
        "a value of data",
        commonKeys + [
            Key("optional", .boolean, "Whether the payload may lack it.") { $0.optional = $1 },
            Key("key", .nonEmptyText, "Its key in the payload; the name where nothing is written.") { $0.wireKey = $1 },
            .later("renamed-from", "Keys that the value had before."),
        ]
    )

    static var variables: Form<[Field]> { fields(by: variableKeys) }
    static var data: Form<[Field]> { fields(by: dataKeys) }

    /// A scalar in place of the map is the type.
    private static func fields(by table: KeyTable<Field>) -> Form<[Field]> {
        let type = Form<Located<FieldType>>.fieldType
        return .names(.either([type.shape, table.shape])) { entry, reader in
            var field = Field(name: Text(entry.key), scope: entry.range)
            if entry.value.kind == .mapping {
                reader.read(entry.value, by: table, of: entry.key.range, into: &field)
                field.isTypeKnown = field.typeName != nil || !entry.value.entries.contains { $0.key.isText("type") }
            } else {
                field.typeName = type.read(Slot(node: entry.value, key: entry.key), &reader)
                field.isTypeKnown = field.typeName != nil
            }
            return field
        }
    }
}

extension Form where Value == Located<FieldType> {
    fileprivate static var fieldType: Form {
        let name = Form.choice(of: FieldType.self)
        return Form(name.shape) { slot, reader in
            guard slot.node.kind == .scalar else {
                reader.report(
                    .unsupportedKey,
                    at: slot.node.range,
                    "lists and structs belong to the language, but this version of Belfry does not support them yet",
                    help: "leave it out for now"
                )
                return nil
            }
            return name.read(slot, &reader)
        }
    }
}
