import NotificationSchema
import Senders

/// Writes what the schema decides, and notes what it needs of the runtime.
struct GoWriter {
    let plan: SenderPlan
    let names = SenderNames(.go)
    /// Types and functions.
    private(set) var blocks: [String] = []
    /// The parts of the runtime that the blocks use.
    private(set) var used: Set<String> = []
    /// The activity whose push is written.
    var activity: SenderActivity?
    /// The statements before the end of the method that is written.
    var statements: [String] = []
    /// The variables that the statements set.
    var variables: Set<String> = []

    init(_ plan: SenderPlan) {
        self.plan = plan
    }

    mutating func write(_ block: String) { blocks.append(block) }

    /// Notes a part of the runtime.
    @discardableResult
    mutating func use(_ name: String) -> String {
        used.insert(name)
        return name
    }

    /// What decides about lines of the runtime.
    var conditions: Set<String> {
        Set(plan.forms.map(\.rawValue) + (hasSeveralBuilds ? ["builds"] : []) + (usesTime ? ["time"] : []))
    }

    private var usesTime: Bool { plan.calls.contains(where: \.options.usesTime) }
    var hasSeveralBuilds: Bool { plan.builds.count > 1 }

    mutating func writeAll() {
        writeOptions()
        for call in plan.notifications { write(call, of: nil) }
        for activity in plan.activities { write(activity) }
        for structure in plan.structures {
            writeStruct(
                names.type(structure), documentation: ["\(names.type(structure)) is an object in data."],
                structure.members.map { Member(name: $0.name, type: $0.type, isOptional: $0.isOptional) })
        }
        for parameter in plan.choices { write(choice: parameter) }
        use("-")
    }

    // MARK: Options

    private mutating func writeOptions() {
        if usesTime { use("SentAt") }
        guard hasSeveralBuilds else { return }
        use("ForApp")
        let builds = plan.builds.compactMap { build in
            build.name.map { (constant: names.constant(ofBuild: $0.value), name: $0.value, build.bundleIdentifier) }
        }
        let rows = builds.map { (name: $0.constant, rest: "App = \(GoText.literal($0.name))") }
        let cases = builds.map { build in
            let names = build.constant == builds[0].constant ? "\(build.constant), \"\"" : build.constant
            return "\tcase \(names):\n\t\treturn \(GoText.literal(build.2))\n"
        }
        write("// App is a build of the app.\ntype App string")
        write(
            "// The builds of the app. \(builds[0].constant) gets a push unless ForApp names another.\n"
                + "const (\n\(GoText.columns(rows)))")
        write("func (a App) topic() string {\n\tswitch a {\n\(cases.joined())\t}\n\treturn \"\"\n}")
    }

    // MARK: Types

    struct Member {
        let name: Text
        let type: SenderType
        let isOptional: Bool
        var deprecation: Deprecation?
        /// The type of an enum.
        var choice: String?
    }

    func member(_ parameter: SenderParameter) -> Member {
        Member(
            name: parameter.name, type: parameter.type, isOptional: parameter.isOptional,
            deprecation: parameter.deprecation,
            choice: parameter.choice == nil ? nil : names.choice(parameter))
    }

    /// - Parameter choice: The type of an enum.
    mutating func type(_ type: SenderType, isOptional: Bool = false, choice: String? = nil) -> String {
        let text =
            switch type {
            case .string: "string"
            case .integer: "int64"
            case .number: "float64"
            case .decimal: use("Decimal")
            case .boolean: "bool"
            case .date: "time.Time"
            case .uuid: use("UUID")
            case .url: "*url.URL"
            case .choice: choice ?? "string"
            case .list(let item): "[]" + self.type(item, choice: choice)
            case .structure(let index): names.type(plan.structures[index])
            case .jsonText(let content): self.type(content, choice: choice)
            case .any: "any"
            }
        if text == "Decimal" { use("NewDecimal") }
        if text == "UUID" { use("ParseUUID") }
        return isOptional && !type.canBeNil ? "*" + text : text
    }

    private mutating func write(choice parameter: SenderParameter) {
        let type = names.choice(parameter)
        let isOpen = parameter.choice?.isOpen ?? false
        let name = CodeText.withoutControls(parameter.name.value)
        let rows = parameter.values.map { value in
            (name: names.constant(value.value, of: parameter), rest: "\(type) = \(GoText.literal(value.value))")
        }
        write(
            GoText.comment(["\(type) is a value of \(name)\(isOpen ? ", or another string" : "")."])
                + "type \(type) string")
        write(GoText.comment(["The values of \(name)."]) + "const (\n\(GoText.columns(rows)))")
        guard !isOpen else { return }
        let check = CodeExpression.call(
            use("asChoice"), (["s", "key", "v"] + rows.map(\.name)).map { .code($0) })
        write(
            "func sent\(type)(s *sending, key string, v \(type)) any {\n"
                + "\treturn \(GoText.layout.text(check, at: 11, level: 1, end: 0))\n}")
    }

    /// A struct, and the function that checks it and returns what is sent.
    mutating func writeStruct(_ type: String, documentation: [String], _ members: [Member]) {
        write(
            GoText.comment(documentation) + "type \(type) struct {\n"
                + fields(
                    members.map {
                        Declaration(
                            name: names.value($0.name),
                            type: self.type($0.type, isOptional: $0.isOptional, choice: $0.choice),
                            key: $0.name.value, deprecation: $0.deprecation)
                    }) + "}")
        let checks = members.flatMap { need($0, of: "v", at: "key+\(GoText.literal("." + names.value($0.name)))") }
        let sent = CodeExpression.list(
            "\(use("object")){",
            members.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }.map { member in
                let place = "key+" + GoText.literal("." + names.value(member.name))
                return .entry(GoText.literal(member.name.value), value(of: member, in: "v", at: place))
            }, "}")
        use("sending")
        write(
            "func sent\(type)(s *sending, key string, v \(type)) any {\n"
                + checks.map { "\t\($0)\n" }.joined()
                + "\treturn \(GoText.layout.text(sent, at: 11, level: 1, end: 0))\n}")
    }

    /// A field of a struct.
    struct Declaration {
        let name: String
        let type: String
        /// Where the value is in the payload.
        var key: String?
        /// The predicate of a sentence about the field.
        var documentation: String?
        var deprecation: Deprecation?

        fileprivate var comment: [String] {
            let predicate = documentation ?? key.map { "is sent as \(CodeText.withoutControls($0))." }
            return [predicate.map { "\(name) \($0)" }, deprecation?.go].compactMap(\.self)
        }
    }

    /// The lines of fields. A field with a comment begins a new group of columns.
    func fields(_ fields: [Declaration]) -> String {
        var groups: [[(name: String, rest: String)]] = [[]]
        var comments = [""]
        for field in fields {
            if !field.comment.isEmpty {
                groups.append([])
                comments.append(GoText.comment(field.comment, indent: "\t"))
            }
            groups[groups.count - 1].append((field.name, field.type))
        }
        return zip(comments, groups).map { $0 + GoText.columns($1) }.joined()
    }
}

extension SenderType {
    /// Whether a missing value is nil, so that an optional one is no pointer.
    var canBeNil: Bool {
        switch self {
        case .list, .url, .any: true
        case .jsonText(let content): content.canBeNil
        default: false
        }
    }
}

extension Deprecation {
    /// `Deprecated: Use reply.`
    var go: String { "Deprecated: \(message ?? "The schema says so.")" }
}
