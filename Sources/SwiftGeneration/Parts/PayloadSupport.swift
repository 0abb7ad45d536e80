import NotificationSchema

/// The types that payloads are read from and written to. Only what the schema needs.
extension SwiftGenerator {
    var payloadSupport: [SwiftDeclaration] {
        guard hasNotifications else { return [] }
        var members = [jsonType]
        var extensions: [SwiftDeclaration] = []
        if !dataFields.isEmpty { members.append(payloadReader) }
        if !schema.pushes.isEmpty {
            members.append(pushType)
            extensions.append(canonicalJSON)
        }
        let variables = schema.notifications.flatMap(\.variables)
        if (dataFields + variables).flatMap(\.type.scalars).contains(.date) {
            extensions.append(.extension(schema.namespace, dateFunctions))
        }
        if dataFields.contains(where: { $0.field.isOptional && $0.field.path.isNested }) {
            extensions.append(.extension(schema.namespace, [setFunction]))
        }
        return [.mark("Payloads"), .extension(schema.namespace, members)] + extensions
    }

    var dataFields: [NamedField] { schema.notifications.flatMap(\.data) }

    /// A key of an object, for notifications that are recognized by one.
    private var keySubscript: [SwiftDeclaration] {
        guard schema.schema.notifications.flatMap(\.match).contains(where: \.path.isNested) else { return [] }
        let body: [SwiftStatement] = [
            "guard case .object(let members) = self else { return nil }", "return members[key]",
        ]
        return [SwiftDeclaration.function("subscript", ["key: String"], " -> JSON?", nil, body).hidden]
    }

    /// Only `match` compares a value with a constant.
    private var constantText: [SwiftDeclaration] {
        guard schema.notifications.contains(where: { !$0.notification.match.isEmpty }) else { return [] }
        return [
            SwiftDeclaration.function(
                "var text: String?",
                nil,
                "",
                "A constant as text, to compare it.",
                [
                    .switch(
                        "self",
                        [
                            SwiftCase("case .bool(let flag)", ["return flag ? \"true\" : \"false\""]),
                            SwiftCase("case .integer(let number)", ["return String(number)"]),
                            SwiftCase("case .number(let number)", ["return String(number)"]),
                            SwiftCase("case .string(let text)", ["return text"]),
                            SwiftCase("case .null, .array, .object", ["return nil"]),
                        ])
                ]
            ).hidden
        ]
    }

    private var jsonType: SwiftDeclaration {
        .type(
            "nonisolated indirect enum JSON: Hashable, Sendable",
            "A value of a payload.",
            [
                .enumCase("null"),
                .enumCase("bool(Bool)"),
                .enumCase("integer(Int64)"),
                .enumCase("number(Double)"),
                .enumCase("string(String)"),
                .enumCase("array([JSON])"),
                .enumCase("object([String: JSON])"),
            ] + constantText + keySubscript
        )
    }

    private var dateFunctions: [SwiftDeclaration] {
        let date = SwiftDeclaration.function(
            "static func date",
            ["from text: String"],
            " -> Date?",
            nil,
            [
                "let formatter = ISO8601DateFormatter()",
                "if let date = formatter.date(from: text) { return date }",
                "formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]",
                "return formatter.date(from: text)",
            ]
        )
        let text = SwiftDeclaration.function(
            "static func text",
            ["of date: Date"],
            " -> String",
            nil,
            ["return ISO8601DateFormatter().string(from: date)"]
        )
        return [date.hidden, text.hidden]
    }

    // MARK: Writing

    private var pushType: SwiftDeclaration {
        .type(
            "nonisolated struct Push: Hashable, Sendable",
            "A request to APNs: what a server sends.",
            [
                .property("var headers: [String: String]"),
                .property("var payload: Data", "Canonical JSON."),
                SwiftDeclaration.function(
                    "init",
                    ["headers: [String: String]", "aps: [String: JSON]", "data: [String: JSON]"],
                    "",
                    nil,
                    [
                        "self.headers = headers",
                        "let members = data.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }",
                        "let own = members.map { \",\\(JSON.string($0.key).canonical):\\($0.value.canonical)\" }.joined()",
                        "payload = Data(\"{\\\"aps\\\":\\(JSON.object(aps).canonical)\\(own)}\".utf8)",
                    ]
                ).hidden,
            ]
        )
    }

    private var canonicalJSON: SwiftDeclaration {
        let text: [SwiftStatement] = [
            .switch(
                "self",
                [
                    SwiftCase("case .null", ["return \"null\""]),
                    SwiftCase("case .bool(let flag)", ["return flag ? \"true\" : \"false\""]),
                    SwiftCase("case .integer(let number)", ["return String(number)"]),
                    SwiftCase(
                        "case .number(let number)",
                        [
                            "return Int64(exactly: number).map(String.init) ?? String(number)"
                        ]),
                    SwiftCase(
                        "case .string(let text)",
                        ["return \"\\\"\\(text.unicodeScalars.map(Self.escaped).joined())\\\"\""]),
                    SwiftCase(
                        "case .array(let items)", ["return \"[\\(items.map(\\.canonical).joined(separator: \",\"))]\""]),
                    SwiftCase(
                        "case .object(let members)",
                        [
                            "let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }",
                            "let entries = sorted.map { \"\\(Self.string($0.key).canonical):\\($0.value.canonical)\" }",
                            "return \"{\\(entries.joined(separator: \",\"))}\"",
                        ]),
                ])
        ]
        let escaped: [SwiftStatement] = [
            .switch(
                "scalar",
                [
                    SwiftCase("case \"\\\"\"", ["return \"\\\\\\\"\""]),
                    SwiftCase("case \"\\\\\"", ["return \"\\\\\\\\\""]),
                    SwiftCase("case \"\\n\"", ["return \"\\\\n\""]),
                    SwiftCase("case \"\\r\"", ["return \"\\\\r\""]),
                    SwiftCase("case \"\\t\"", ["return \"\\\\t\""]),
                    SwiftCase("case \"\\u{8}\"", ["return \"\\\\b\""]),
                    SwiftCase("case \"\\u{C}\"", ["return \"\\\\f\""]),
                    SwiftCase(
                        "case \"\\0\"...\"\\u{1F}\"",
                        [
                            "let digits = String(scalar.value, radix: 16)",
                            "return \"\\\\u\" + String(repeating: \"0\", count: 4 - digits.count) + digits",
                        ]),
                    SwiftCase("default", ["return String(scalar)"]),
                ])
        ]
        return .extension(
            "\(schema.namespace).JSON",
            [
                SwiftDeclaration.function(
                    "var canonical: String",
                    nil,
                    "",
                    "Compact, keys in the order of their code points.",
                    text
                ).hidden,
                SwiftDeclaration.function(
                    "private static func escaped", ["_ scalar: Unicode.Scalar"], " -> String", nil, escaped
                ).hidden,
            ]
        )
    }
}
