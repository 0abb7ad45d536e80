import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let lenientRemoved: SchemaChangeRule = RuleDescription(
        id: "lenient-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "An app that reads numbers and Booleans from strings still does.",
        rationale: """
            With lenient: true, servers may send "42" for 42, and services such as Firebase send only strings. Without \
            it, the app rejects such pushes, and those that were delivered before.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    app: { lenient: true }
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    app: { lenient: true }
                    notifications:
                      sale: { title: Sale, data: { percent: integer } }
                    """,
                to: """
                    app: { lenient: ⟦false⟧ }
                    notifications:
                      sale: { title: Sale, data: { percent: integer } }
                    """
            )
        ]
    ).change { change, report in
        guard change.old.app.isLenient, !change.new.app.isLenient, let data = change.lenientData,
            let root = change.new.files.first
        else { return }
        report.add(
            at: change.new.app.lenient?.range ?? change.new.app.scope ?? SourceRange(root, 0..<0),
            "the app no longer reads numbers and Booleans from strings: it rejects pushes of old servers that send "
                + "'\(data.data.new.name.value)' as a string",
            help: "write lenient: true under app until no server sends strings",
            notes: change.old.app.lenient.map { [Finding.Note("it was declared here", at: $0.range)] } ?? [],
            breaks: change.breaks(
                of: data.notification,
                stored: .strings(data.data.old, as: data.data.new.name.value, data.data.new.key)))
    }
}

extension SchemaChange {
    /// The first data of a push that a lenient app reads from a string.
    var lenientData: DataChange? {
        data.first { data in
            data.notification.old.delivery.isPush && data.data.old.type.hasLenientValue
                && data.data.new.type.hasLenientValue
        }
    }
}

extension FieldType {
    /// Whether a lenient app reads a value, or a part of it, from a string.
    fileprivate var hasLenientValue: Bool {
        switch self {
        case .any: false
        case .scalar(let type):
            switch type {
            case .integer, .count, .number, .dateEpoch, .boolean: true
            case .string, .decimal, .date, .url, .uuid: false
            }
        case .list(let item): item.hasLenientValue
        case .jsonText(let content): content.hasLenientValue
        case .structure(let structure): structure.members.contains { $0.type.hasLenientValue }
        }
    }
}
