import NotificationSchema
import Senders

/// Writes what the schema decides, and notes what it needs of the runtime.
struct TypeScriptWriter {
    let plan: SenderPlan
    let names = SenderNames(.typeScript)
    private(set) var text = ""
    /// The parts of the runtime that the text uses.
    private(set) var used: Set<String> = []

    init(_ plan: SenderPlan) {
        self.plan = plan
    }

    mutating func write(_ text: String) { self.text += text }

    /// Notes a part of the runtime.
    @discardableResult
    mutating func use(_ name: String) -> String {
        used.insert(name)
        return name
    }

    mutating func writeAll() {
        writePushOptions()
        for call in plan.notifications { write(call) }
        for activity in plan.activities { write(activity) }
        for structure in plan.structures { write(structure) }
        use("-")
    }

    // MARK: Options

    private var hasSeveralBuilds: Bool { plan.builds.count > 1 }

    private mutating func writePushOptions() {
        let usesTime = plan.calls.contains(where: \.usesTimeInTypeScript)
        guard usesTime || hasSeveralBuilds else { return }
        write("/** Options of every push. */\nexport interface PushOptions {\n")
        if hasSeveralBuilds {
            let builds = plan.builds.compactMap(\.name?.value)
            write(
                TypeScriptText.comment(
                    ["The build of the app that gets the push. Default: \(builds[0])."], indent: "  "))
            write("  readonly app?: keyof typeof topics;\n")
        }
        if usesTime { write("  /** The time of sending. Default: now. */\n  readonly at?: Date;\n") }
        write("}\n\n")
        guard hasSeveralBuilds else { return }
        let topics = TypeScriptExpression.object(
            plan.builds.compactMap { build in build.name.map { ($0.value, .string(build.bundleIdentifier)) } })
        write("const topics = \(topics.text(at: 15, indent: 0));\n\n")
    }

    /// The type of the second parameter of a function, and whether it can be left out; nil if it has none.
    mutating func options(of call: SenderCall) -> (type: String, isOptional: Bool)? {
        var types: [String] = []
        if call.usesTimeInTypeScript || hasSeveralBuilds && call.hasTopic { types.append("PushOptions") }
        if call.options.usesTimeZone {
            types.append(use("Recipient"))
        } else if call.options.usesLocale {
            types.append("Pick<\(use("Recipient")), \"locale\">")
        }
        var members: [String] = []
        if call.options.hasUrgency { members.append("readonly urgent?: boolean") }
        switch call.options.channel {
        case .never: break
        case .always: members.append("readonly channel: string")
        case .whereAvailable: members.append("readonly channel?: string")
        }
        if !members.isEmpty { types.append("{ \(members.joined(separator: "; ")) }") }
        guard !types.isEmpty else { return nil }
        let isOptional = !call.options.usesLocale && call.options.channel != .always
        return (types.joined(separator: " & "), isOptional)
    }

    // MARK: Types

    /// The properties of an interface.
    mutating func properties(_ parameters: [SenderParameter]) -> String {
        parameters.map { parameter in
            let documentation = [parameter.type.documentation, parameter.deprecation?.typeScript].compactMap(\.self)
            return property(names.value(parameter.name), parameter.type, parameter.isOptional, documentation)
        }.joined()
    }

    private mutating func property(
        _ name: String, _ type: SenderType, _ isOptional: Bool, _ documentation: [String]
    ) -> String {
        let comment = documentation.isEmpty ? "" : TypeScriptText.comment(documentation, indent: "  ")
        return "\(comment)  readonly \(name)\(isOptional ? "?" : ""): \(self.type(type));\n"
    }

    private mutating func type(_ type: SenderType) -> String {
        switch type {
        case .string, .uuid: return "string"
        case .integer: return "number | bigint"
        case .number: return "number"
        case .decimal: return use("Decimal")
        case .boolean: return "boolean"
        case .date: return "Date"
        case .url: return "string | { readonly href: string }"
        case .choice(let values, let isOpen):
            let literals = values.map(TypeScriptText.literal).joined(separator: " | ")
            return isOpen ? "\(literals) | (string & {})" : literals
        case .list(let item):
            let item = self.type(item)
            return item.contains(" ") ? "readonly (\(item))[]" : "readonly \(item)[]"
        case .structure(let index): return names.type(plan.structures[index])
        case .jsonText(let content): return self.type(content)
        case .any: return use("JsonValue")
        }
    }

    // MARK: Checks

    /// The expression that checks a value and returns what is sent.
    mutating func checked(_ name: String, _ type: SenderType, _ isOptional: Bool, of value: String, in place: String?)
        -> TypeScriptExpression
    {
        let place = place.map { "`${\($0)}.\(name)`" } ?? TypeScriptText.literal(name)
        let check = check(of: type)
        guard isOptional else { return .call(check, [.code(place), .code("\(value).\(name)")]) }
        return .call(use("optional"), [.code(place), .code("\(value).\(name)"), .code(check)])
    }

    private mutating func check(of type: SenderType) -> String {
        switch type {
        case .string, .choice(_, isOpen: true): use("asText")
        case .integer: use("asInteger")
        case .number: use("asNumber")
        case .decimal(.text): use("asDecimal")
        case .decimal(.number): use("asDecimalNumber")
        case .boolean: use("asBoolean")
        case .date(.text): use("asDate")
        case .date(.secondsSince1970): use("asSeconds")
        case .date(.secondsSince2001): use("asReferenceSeconds")
        case .url: use("asUrl")
        case .uuid: use("asUuid")
        case .choice(let values, isOpen: false):
            "\(use("asChoice"))(\(values.map(TypeScriptText.literal).joined(separator: ", ")))"
        case .list(let item): "\(use("asList"))(\(check(of: item)))"
        case .structure(let index): "as\(names.type(plan.structures[index]))"
        case .jsonText(let content): "\(use("asJsonText"))(\(check(of: content)))"
        case .any: use("asJson")
        }
    }

    // MARK: Objects in data

    private mutating func write(_ structure: SenderStructure) {
        let type = names.type(structure)
        let properties = structure.members.map {
            property(names.value($0.name), $0.type, $0.isOptional, [$0.type.documentation].compactMap(\.self))
        }
        write("export interface \(type) {\n\(properties.joined())}\n\n")
        use("JsonObject")
        let members = structure.members.map { member -> TypeScriptExpression.Member in
            let name = names.value(member.name)
            return (member.name.value, checked(name, member.type, member.isOptional, of: "value", in: "place"))
        }
        write("function as\(type)(place: string, value: \(type)): JsonObject {\n")
        write("  \(use("asObject"))(place, value);\n")
        write("  return \(TypeScriptExpression.object(members).text(at: 10, indent: 2));\n}\n\n")
    }
}

extension SenderCall {
    /// Whether a caller can say when the push is sent, also for a text such as “in 2 hours”.
    fileprivate var usesTimeInTypeScript: Bool {
        options.usesTime
            || shownValues.contains { if case .formatted(.relative, _) = $0.words { true } else { false } }
    }
}

extension SenderType {
    /// What the type in TypeScript doesn't say; nil if it says everything.
    fileprivate var documentation: String? {
        switch self {
        case .uuid: "A UUID."
        case .url: "A URL, with other characters percent-encoded."
        case .list(let item), .jsonText(let item): item.documentation.map { "Each: \($0)" }
        default: nil
        }
    }
}
