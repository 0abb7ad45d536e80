import NotificationSchema

/// The types that payloads are read from and written to. Only what the schema needs.
extension SwiftGenerator {
    var payloadSupport: [SwiftDeclaration] {
        guard hasNotifications else { return [] }
        var members = [jsonType]
        var extensions: [SwiftDeclaration] = []
        if schema.notifications.contains(where: { !$0.data.isEmpty }) { members.append(payloadReader) }
        if !schema.pushes.isEmpty {
            members.append(pushType)
            extensions.append(canonicalJSON)
        }
        if allFields.contains(where: { $0.field.type == .date }) {
            extensions.append(.extension(schema.namespace, dateFunctions))
        }
        return [.mark("Payloads"), .extension(schema.namespace, members)] + extensions
    }

    private var dataFields: [NamedField] { schema.notifications.flatMap(\.data) }
    private var allFields: [NamedField] { dataFields + schema.notifications.flatMap(\.variables) }

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
                ).hidden,
            ]
        )
    }

    // MARK: Reading

    private var payloadReader: SwiftDeclaration {
        var members: [SwiftDeclaration] = [
            .property("let payload: [String: JSON]"),
            .function("init", ["_ payload: [String: JSON]"], "", nil, ["self.payload = payload"]),
        ]
        if dataFields.contains(where: \.field.isOptional) {
            members.append(
                .function(
                    "func has", ["_ key: String"], " -> Bool", nil,
                    [
                        "if case .null = payload[key] ?? .null { return false }", "return true",
                    ])
            )
        }
        members += FieldType.allCases.flatMap(readFunctions)
        if dataFields.contains(where: { $0.enumName != nil }) { members.append(choiceFunction) }
        members.append(wrongFunction)
        return SwiftDeclaration.type(
            "nonisolated struct PayloadReader",
            "Reads values by their keys; the error names the key.",
            members.map(\.hidden)
        ).hidden
    }

    private func readFunctions(for type: FieldType) -> [SwiftDeclaration] {
        let isUsed = dataFields.contains { $0.field.type == type && $0.enumName == nil }
        let needsString =
            type == .string && dataFields.contains { [.string, .url, .uuid, .date].contains($0.field.type) }
        let needsNumber = type == .number && dataFields.contains { $0.field.type == .dateEpoch }
        // A count is an integer.
        let needsInteger = type == .integer && dataFields.contains { $0.field.type == .count }
        guard isUsed || needsString || needsNumber || needsInteger else { return [] }
        switch type {
        case .string:
            return [
                read(
                    "string", "String",
                    [
                        "guard case .string(let text)? = payload[key] else { throw wrong(key, \"a string\") }",
                        "return text",
                    ])
            ]
        case .integer:
            return [
                read(
                    "integer", "Int",
                    [
                        .switch(
                            "payload[key]",
                            [
                                SwiftCase(
                                    "case .integer(let number)?",
                                    ["if let integer = Int(exactly: number) { return integer }"]),
                                SwiftCase(
                                    "case .number(let number)?",
                                    ["if let integer = Int(exactly: number) { return integer }"]),
                                SwiftCase("default", ["break"]),
                            ]),
                        "throw wrong(key, \"an integer\")",
                    ])
            ]
        case .number:
            return [
                read(
                    "number", "Double",
                    [
                        .switch(
                            "payload[key]",
                            [
                                SwiftCase("case .number(let number)?", ["return number"]),
                                SwiftCase("case .integer(let number)?", ["return Double(number)"]),
                                SwiftCase("default", ["throw wrong(key, \"a number\")"]),
                            ])
                    ])
            ]
        case .boolean:
            return [
                read(
                    "boolean", "Bool",
                    [
                        "guard case .bool(let flag)? = payload[key] else { throw wrong(key, \"true or false\") }",
                        "return flag",
                    ])
            ]
        case .date:
            return [
                read(
                    "date", "Date",
                    [
                        "guard let date = \(schema.namespace).date(from: try string(key)) else { throw wrong(key, \"a date as in RFC 3339\") }",
                        "return date",
                    ])
            ]
        case .dateEpoch:
            return [read("seconds", "Date", ["return Date(timeIntervalSince1970: try number(key))"])]
        case .url:
            return [
                read(
                    "url", "URL",
                    [
                        "guard let url = URL(string: try string(key)) else { throw wrong(key, \"a URL\") }",
                        "return url",
                    ])
            ]
        case .uuid:
            return [
                read(
                    "uuid", "UUID",
                    [
                        "guard let uuid = UUID(uuidString: try string(key)) else { throw wrong(key, \"a UUID\") }",
                        "return uuid",
                    ])
            ]
        case .count:
            return []
        }
    }

    private func read(_ name: SwiftCode, _ type: SwiftCode, _ body: [SwiftStatement]) -> SwiftDeclaration {
        .function("func \(name)", ["_ key: String"], " throws(Unrecognized) -> \(type)", nil, body)
    }

    private var choiceFunction: SwiftDeclaration {
        .function(
            "func choice<Choice: RawRepresentable<String>>",
            ["_ key: String", "_ type: Choice.Type"],
            " throws(Unrecognized) -> Choice",
            nil,
            [
                "guard let choice = Choice(rawValue: try string(key)) else { throw wrong(key, \"one of its values\") }",
                "return choice",
            ]
        )
    }

    private var wrongFunction: SwiftDeclaration {
        .function(
            "func wrong",
            ["_ key: String", "_ expected: String"],
            " -> Unrecognized",
            nil,
            [
                "let problem = payload[key] == nil ? \"missing\" : \"expected \\(expected)\"",
                "return Unrecognized(reason: .payload(key: key, problem: problem))",
            ]
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
