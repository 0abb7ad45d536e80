package import Diagnostics
import SourceSyntax

extension Schema {
    /// Reads the files of one schema.
    ///
    /// - Parameters:
    ///   - root: `notifications.yaml`.
    ///   - fragments: Any number of `*.notifications.yaml`, in any order.
    ///   - findings: Gets every structural mistake of all files.
    /// - Returns: What could be read. It is complete only if there is no error among the findings.
    package static func read(root: SourceFile, fragments: [SourceFile], findings: inout [Finding]) -> Schema {
        read(SchemaDocument.reading([root] + fragments), findings: &findings)
    }

    /// Reads a schema from the nodes of another front end.
    package static func read(
        root: SchemaDocument, fragments: [SchemaDocument], findings: inout [Finding]
    ) -> Schema {
        let fragments = fragments.sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
        return read([root] + fragments, findings: &findings)
    }

    /// - Parameter documents: The root first, then the fragments by path.
    package static func read(_ documents: [SchemaDocument], findings: inout [Finding]) -> Schema {
        let root = documents[0].file
        var parser = SchemaParser()
        parser.read(documents)
        parser.schema.stringKeys = parser.reader.stringKeys
        parser.schema.unknownScopes = parser.reader.unknownScopes
        var linker = SchemaLinker(parser.schema, unread: parser.reader.unread)
        if !parser.reader.isFull { linker.link() }
        // Aliases are read repeatedly, but their mistakes are reported once.
        let found = (parser.reader.findings + linker.findings).withoutRepetitions()
        findings += found.prefix(ReadingLimits.findings)
        if found.count > ReadingLimits.findings { findings.append(.tooManyFindings(in: root)) }
        return linker.schema
    }
}

extension Finding {
    /// - Parameter severity: The severity, if it isn't the rule's default.
    package static func tooManyFindings(in root: SourceFile, severity: Severity? = nil) -> Finding {
        Finding(
            .limitExceeded,
            at: SourceRange(root, 0..<0),
            "the schema has more than \(ReadingLimits.findings) findings; the rest isn't shown",
            severity: severity,
            help: "fix the findings that are shown; many may have the same cause"
        )
    }
}

/// Reads the files of a schema into one model, without resolving names.
private struct SchemaParser {
    var schema = Schema()
    var reader = SchemaReader()

    /// - Parameter documents: The root first.
    mutating func read(_ documents: [SchemaDocument]) {
        schema.files = documents.map(\.file)
        for document in documents {
            if document.root == nil, !document.findings.isEmpty { reader.unread.add(document.file) }
            reader.add(document.findings)
        }
        let roots = documents.compactMap(\.root)
        guard !reportsTooMuch(in: roots) else { return }
        reader.sharedActionNames = Set(roots.flatMap(Self.sharedActionNames))
        for (index, document) in documents.enumerated() {
            guard let document = document.root, !document.isMissing else { continue }
            guard document.kind == .mapping else {
                reader.report(
                    .wrongValue,
                    at: document.range,
                    "a schema file must be a map, not \(document.kind.words)",
                    help: "begin it with a key such as categories:"
                )
                continue
            }
            schema.documents.append(document)
            reader.read(
                document, by: index == 0 ? Schema.rootKeys : Schema.fragmentKeys, of: document.range, into: &schema)
        }
        reportTooMuchText()
    }

    // MARK: Limits

    /// - Returns: Whether the schema is too large to read.
    private mutating func reportsTooMuch(in documents: [Node]) -> Bool {
        let kinds = ["actions", "categories", "notifications", "topics", "activities"].map { key in
            (noun: key, limit: ReadingLimits.declarations, count: documents.count { $0.declarations(key).count })
        }
        let parts = [
            (
                noun: "actions in its categories", limit: ReadingLimits.listedActions,
                count: documents.count { $0.itemCount(of: "actions", in: "categories") }
            ),
            (
                noun: "examples", limit: ReadingLimits.declarations,
                count: documents.count {
                    $0.itemCount(of: "examples", in: "notifications") + $0.itemCount(of: "examples", in: "activities")
                }
            ),
            (
                noun: "alerts of activities", limit: ReadingLimits.declarations,
                count: documents.count { $0.itemCount(of: "alerts", in: "activities") }
            ),
            (
                noun: "values in examples", limit: ReadingLimits.exampleValues,
                count: documents.count(Self.exampleValues)
            ),
            (
                noun: "variables and data values", limit: ReadingLimits.allFields,
                count: documents.count { document in
                    Self.fieldMaps(in: document).reduce(0) { $0 + $1.entries.count }
                }
            ),
        ]
        for (noun, limit, count) in kinds + parts
        where count > limit {
            reader.report(
                .limitExceeded,
                at: SourceRange(schema.files[0], 0..<0),
                "the schema has more than \(limit) \(noun), including those that aliases repeat",
                help: "split it into several schemas"
            )
            return true
        }
        guard
            let fields = documents.lazy.flatMap(Self.fieldMaps)
                .first(where: { $0.entries.count > ReadingLimits.fields })
        else { return false }
        reader.report(
            .limitExceeded,
            at: fields.range,
            "a declaration has more than \(ReadingLimits.fields) variables or data values",
            help: "send a list instead, or fewer values"
        )
        return true
    }

    private mutating func reportTooMuchText() {
        // Count only if the files are large enough: aliases can repeat every text.
        let bytes = schema.files.reduce(0) { $0 + $1.bytes.count }
        guard bytes > ReadingLimits.textBytes / 64, schema.textBytes > ReadingLimits.textBytes else { return }
        reader.report(
            .limitExceeded,
            at: SourceRange(schema.files[0], 0..<0),
            "all titles and texts together have more than \(ReadingLimits.textBytes >> 10) KiB",
            help: "split it into several schemas"
        )
    }

    /// The `variables` and the `data` of all notifications, and the `attributes` and the `state` of all activities.
    private static func fieldMaps(in document: Node) -> [Node] {
        let owners = ["notifications": ["variables", "data"], "activities": ["attributes", "state"]]
        return owners.sorted { $0.key < $1.key }.flatMap { owner, keys in
            document.value(of: owner)?.entries.flatMap { entry in keys.compactMap { entry.value.value(of: $0) } } ?? []
        }
    }

    /// Each example has a value for each field, if only its default.
    private static func exampleValues(in document: Node) -> Int {
        ["notifications", "activities"].flatMap(document.declarations).reduce(0) { sum, declaration in
            let fields = ["variables", "data", "attributes", "state"].reduce(0) {
                $0 + (declaration.value.value(of: $1)?.entries.count ?? 0)
            }
            return sum + fields * (declaration.value.value(of: "examples")?.entries.count ?? 0)
        }
    }

    private static func sharedActionNames(in document: Node) -> [String] {
        document.declarations("actions").map(\.key.text)
    }
}

extension Node {
    /// The declarations of one kind in a document, even if the key is repeated.
    fileprivate func declarations(_ key: String) -> [Entry] {
        entries.filter { $0.key.isText(key) }.flatMap(\.value.entries)
    }

    /// The number of items or entries under a key, in all declarations of one kind.
    fileprivate func itemCount(of key: String, in declarations: String) -> Int {
        self.declarations(declarations).compactMap { $0.value.value(of: key) }
            .reduce(0) { $0 + $1.items.count + $1.entries.count }
    }
}

extension [Node] {
    /// The sum over all elements.
    fileprivate func count(_ inEach: (Node) -> Int) -> Int { reduce(0) { $0 + inEach($1) } }
}

// MARK: - Keys

extension Schema {
    private static let declarationKeys: [Key<Schema>] = [
        Key(
            "actions", .names(Action.keys.shape) { Action.read($0, isComplete: true, by: &$1) },
            "Actions that several categories use, by name.", .declares(.action)
        ) {
            $0.actions += $1
        },
        Key(
            "categories", .names(Category.keys.shape, read: category), "Categories, by name.",
            .declares(.category)
        ) {
            $0.categories += $1
        },
        Key(
            "notifications", .names(Notification.keys.shape, read: notification), "Notifications, by name.",
            .declares(.notification)
        ) {
            $0.notifications += $1
        },
        Key(
            "topics", .names(Topic.keys.shape, read: topic), "Topics that people can turn on and off, by name.",
            .declares(.topic)
        ) {
            $0.topics += $1
        },
        Key(
            "activities", .names(Activity.keys.shape, read: activity), "Live Activities, by name.",
            .declares(.activity)
        ) {
            $0.activities += $1
        },
    ]

    package static let rootKeys = KeyTable<Schema>(
        "a schema",
        legacy: .ofSchema,
        declarationKeys + [
            Key("app", .map(App.keys) { App(scope: $0.range) }, "The app that the notifications belong to.") {
                $0.app = $1
            },
            Key("lint", .map(LintOptions.keys) { _ in LintOptions() }, "Settings of rules.") { $0.lint = $1 },
            Key("generate", .map(GenerateOptions.keys) { _ in GenerateOptions() }, "What to generate, and where.") {
                $0.generate = $1
            },
        ]
    )

    package static let fragmentKeys = KeyTable<Schema>(
        "a fragment",
        legacy: .ofFragment,
        declarationKeys
    )

    private static func category(_ entry: Node.Entry, by reader: inout SchemaReader) -> Category? {
        let slot = Slot(node: entry.value, key: entry.key)
        guard let body = reader.collection(slot, .mapping, expected: .map(of: Category.keys)) else { return nil }
        var category = Category.Contents(name: Text(entry.key), scope: entry.range, body: body)
        reader.read(body, by: Category.keys, of: entry.key.range, into: &category)
        return Category(category)
    }

    private static func topic(_ entry: Node.Entry, by reader: inout SchemaReader) -> Topic? {
        let slot = Slot(node: entry.value, key: entry.key)
        guard let body = reader.collection(slot, .mapping, expected: .map(of: Topic.keys)) else { return nil }
        var topic = Topic(name: Text(entry.key), scope: entry.range, body: body)
        reader.read(body, by: Topic.keys, of: entry.key.range, into: &topic)
        return topic
    }

    private static func activity(_ entry: Node.Entry, by reader: inout SchemaReader) -> Activity? {
        let slot = Slot(node: entry.value, key: entry.key)
        guard let body = reader.collection(slot, .mapping, expected: .map(of: Activity.keys)) else { return nil }
        var activity = Activity(name: Text(entry.key), scope: entry.range, body: body)
        reader.read(body, by: Activity.keys, of: entry.key.range, into: &activity)
        return activity
    }

    private static func notification(_ entry: Node.Entry, by reader: inout SchemaReader) -> Notification? {
        let slot = Slot(node: entry.value, key: entry.key)
        guard let body = reader.collection(slot, .mapping, expected: .map(of: Notification.keys)) else { return nil }
        var notification = Notification.Contents(name: Text(entry.key), scope: entry.range, body: body)
        reader.read(body, by: Notification.keys, of: entry.key.range, into: &notification)
        return Notification(notification)
    }
}

extension Schema {
    /// The size of all texts that people read, in UTF-8.
    fileprivate var textBytes: Int {
        var bytes = 0
        for notification in notifications {
            for template in notification.templates { bytes += template.text.value.utf8.count }
        }
        for activity in activities {
            for alert in activity.allAlerts { for text in alert.templates { bytes += text.text.value.utf8.count } }
        }
        for action in actionDefinitions { bytes += action.title?.value.utf8.count ?? 0 }
        for category in categories { bytes += category.hiddenPreviewsBodyPlaceholder?.value.utf8.count ?? 0 }
        return bytes
    }
}
