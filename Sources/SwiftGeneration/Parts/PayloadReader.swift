import NotificationSchema

extension SwiftGenerator {
    /// Reads values of a payload. Only the functions that the schema needs.
    var payloadReader: SwiftDeclaration {
        let types = dataFields.map(\.type)
        var members = place
        if dataFields.contains(where: { $0.field.isOptional || !$0.field.renamedFrom.isEmpty })
            || types.contains(where: \.hasOptionalMembers)
        {
            members.append(presentValue)
        }
        if dataFields.contains(where: { !$0.field.renamedFrom.isEmpty }) { members.append(formerValue) }
        members += ScalarType.allCases.flatMap { readFunctions(for: $0, among: types) }
        if types.contains(where: { $0.scalars.contains(nil) }) { members.append(choiceFunction) }
        if types.contains(where: { $0.structure != nil }) { members.append(objectFunction) }
        if types.contains(where: \.hasLists) { members.append(listFunction) }
        members.append(wrongFunction)
        return SwiftDeclaration.type(
            "nonisolated struct PayloadReader",
            "Reads a value of a payload; the error names its place.",
            members.map(\.hidden)
        ).hidden
    }

    // MARK: Places

    private var place: [SwiftDeclaration] {
        [
            .property("let value: JSON?"),
            .property("let place: String", "`members[2].name`, and nothing for the payload itself."),
            .function(
                "init", ["_ value: JSON?", "at place: String = \"\""], "", nil,
                ["self.value = value", "self.place = place"]
            ),
            .function(
                "subscript", ["key: String"], " -> PayloadReader", nil,
                [
                    "let inner = place.isEmpty ? key : \"\\(place).\\(key)\"",
                    "guard case .object(let members)? = value else { return PayloadReader(nil, at: inner) }",
                    "return PayloadReader(members[key], at: inner)",
                ]
            ),
        ]
    }

    private var presentValue: SwiftDeclaration {
        .function(
            "var ifPresent: PayloadReader?", nil, "", nil,
            ["if case .null = value ?? .null { return nil }", "return self"]
        )
    }

    private var formerValue: SwiftDeclaration {
        .function(
            "func or", ["_ former: PayloadReader"], " -> PayloadReader",
            "The value under a key from before, where the one of today is missing.",
            ["return ifPresent ?? former.ifPresent ?? self"]
        )
    }

    private var wrongFunction: SwiftDeclaration {
        .function(
            "func wrong",
            ["_ expected: String"],
            " -> Unrecognized",
            nil,
            [
                "let problem = value == nil ? \"missing\" : \"expected \\(expected)\"",
                "return Unrecognized(reason: .payload(key: place, problem: problem))",
            ]
        )
    }

    // MARK: Lists and objects

    private var objectFunction: SwiftDeclaration {
        read(
            "object", "PayloadReader",
            ["guard case .object? = value else { throw wrong(\"an object\") }", "return self"]
        )
    }

    private var listFunction: SwiftDeclaration {
        .function(
            "func list<Item>",
            ["_ read: (PayloadReader) throws(Unrecognized) -> Item"],
            " throws(Unrecognized) -> [Item]",
            nil,
            [
                "guard case .array(let values)? = value else { throw wrong(\"a list\") }",
                "var items: [Item] = []",
                .block(
                    "for (index, value) in values.enumerated()",
                    ["items.append(try read(PayloadReader(value, at: \"\\(place)[\\(index)]\")))"]
                ),
                "return items",
            ]
        )
    }

    // MARK: Scalars

    private func readFunctions(for type: ScalarType, among types: [NamedType]) -> [SwiftDeclaration] {
        let used = Set(types.flatMap(\.scalars))
        let isNeeded =
            switch type {
            // What is written as a text is read as one first.
            case .string: !used.isDisjoint(with: [.string, .url, .uuid, .date, nil])
            case .number: !used.isDisjoint(with: [.number, .dateEpoch])
            case .integer: !used.isDisjoint(with: [.integer, .count])
            case .count: false
            case .boolean, .date, .dateEpoch, .url, .uuid: used.contains(type)
            }
        guard isNeeded else { return [] }
        return switch type {
        case .string:
            [
                read(
                    "string", "String",
                    [
                        "guard case .string(let text)? = value else { throw wrong(\"a string\") }",
                        "return text",
                    ])
            ]
        case .integer:
            [
                read(
                    "integer", "Int",
                    [
                        .switch(
                            "value",
                            [
                                SwiftCase(
                                    "case .integer(let number)?",
                                    ["if let integer = Int(exactly: number) { return integer }"]),
                                SwiftCase(
                                    "case .number(let number)?",
                                    ["if let integer = Int(exactly: number) { return integer }"]),
                                SwiftCase("default", ["break"]),
                            ]),
                        "throw wrong(\"an integer\")",
                    ])
            ]
        case .number:
            [
                read(
                    "number", "Double",
                    [
                        .switch(
                            "value",
                            [
                                SwiftCase("case .number(let number)?", ["return number"]),
                                SwiftCase("case .integer(let number)?", ["return Double(number)"]),
                                SwiftCase("default", ["throw wrong(\"a number\")"]),
                            ])
                    ])
            ]
        case .boolean:
            [
                read(
                    "boolean", "Bool",
                    [
                        "guard case .bool(let flag)? = value else { throw wrong(\"true or false\") }",
                        "return flag",
                    ])
            ]
        case .date:
            [
                read(
                    "date", "Date",
                    [
                        "guard let date = \(schema.namespace).date(from: try string()) else { throw wrong(\"a date as in RFC 3339\") }",
                        "return date",
                    ])
            ]
        case .dateEpoch:
            [read("seconds", "Date", ["return Date(timeIntervalSince1970: try number())"])]
        case .url:
            [
                read(
                    "url", "URL",
                    ["guard let url = URL(string: try string()) else { throw wrong(\"a URL\") }", "return url"])
            ]
        case .uuid:
            [
                read(
                    "uuid", "UUID",
                    [
                        "guard let uuid = UUID(uuidString: try string()) else { throw wrong(\"a UUID\") }",
                        "return uuid",
                    ])
            ]
        case .count:
            []
        }
    }

    private func read(_ name: SwiftCode, _ type: SwiftCode, _ body: [SwiftStatement]) -> SwiftDeclaration {
        .function("func \(name)", [], " throws(Unrecognized) -> \(type)", nil, body)
    }

    private var choiceFunction: SwiftDeclaration {
        .function(
            "func choice<Choice: RawRepresentable<String>>",
            ["_ type: Choice.Type"],
            " throws(Unrecognized) -> Choice",
            nil,
            [
                "guard let choice = Choice(rawValue: try string()) else { throw wrong(\"one of its values\") }",
                "return choice",
            ]
        )
    }
}
