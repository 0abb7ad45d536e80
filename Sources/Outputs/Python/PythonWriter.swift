import NotificationSchema
import Senders

/// Writes what the schema decides, and notes what it needs of the runtime.
struct PythonWriter {
    let plan: SenderPlan
    let names = SenderNames(.python)
    /// Functions, classes and constants.
    private(set) var blocks: [String] = []
    /// The parts of the runtime, and what is imported, that the blocks use.
    private(set) var used: Set<String> = []
    /// The activity whose function is written.
    var activity: SenderActivity?
    /// The variables of the function that is written: the lines that set them, by name.
    var shown: [String: String] = [:]

    init(_ plan: SenderPlan) {
        self.plan = plan
    }

    /// - Parameter lines: Each may have several lines, without a line break at its end.
    mutating func write(_ lines: [String]) { blocks.append(lines.joined(separator: "\n")) }

    /// Notes a part of the runtime.
    @discardableResult
    mutating func use(_ name: String) -> String {
        used.insert(name)
        return name
    }

    mutating func writeAll() {
        writeBuilds()
        for structure in plan.structures { write(structure) }
        for call in plan.notifications { write(call) }
        for activity in plan.activities { write(activity) }
        use("-")
    }

    // MARK: Builds

    var hasSeveralBuilds: Bool { plan.builds.count > 1 }

    private mutating func writeBuilds() {
        guard hasSeveralBuilds else { return }
        let names = plan.builds.compactMap(\.name?.value).map(PythonText.literal)
        write(["App: \(use("TypeAlias")) = \(subscripted(use("Literal"), names, at: 17))"])
        let topics = PythonExpression.dictionary(
            plan.builds.compactMap { build in build.name.map { PythonEntry($0.value, .string(build.bundleIdentifier)) }
            })
        write(["_TOPICS: \(use("Mapping"))[str, str] = \(topics.text(at: 30, indent: 0))"])
    }

    /// `Literal["happy", "sad"]`
    private func subscripted(_ name: String, _ items: [String], at column: Int) -> String {
        let line = "\(name)[\(items.joined(separator: ", "))]"
        guard column + line.count > PythonText.width else { return line }
        return "\(name)[\n\(items.map { "    \($0),\n" }.joined())]"
    }

    // MARK: Types

    mutating func type(_ type: SenderType, isOptional: Bool) -> String {
        self.type(type) + (isOptional ? " | None" : "")
    }

    private mutating func type(_ type: SenderType) -> String {
        switch type {
        case .string, .url: return "str"
        case .integer: return "int"
        case .number: return "float"
        case .decimal: return use("Decimal")
        case .boolean: return "bool"
        case .date: return use("datetime")
        case .uuid: return use("UUID")
        case .choice(let values, let isOpen):
            let literals = values.map(PythonText.literal).joined(separator: ", ")
            return "\(use("Literal"))[\(literals)]" + (isOpen ? " | str" : "")
        case .list(let item): return "\(use("Sequence"))[\(self.type(item))]"
        case .structure(let index): return names.type(plan.structures[index])
        case .jsonText(let content): return self.type(content)
        case .any: return "object"
        }
    }

    // MARK: Checks

    /// The expression that checks a value and returns what is sent.
    ///
    /// - Parameters:
    ///   - place: An expression for the place of the value in messages.
    ///   - code: The value.
    mutating func checked(_ code: String, _ type: SenderType, at place: String) -> PythonExpression {
        switch type {
        case .choice(let values, isOpen: false):
            .call(
                use("_as_choice"),
                ([.code(place), .code(code)] + values.map(PythonExpression.string)).map { PythonArgument(nil, $0) })
        case .list(let item): .call(use("_as_list"), .code(place), .code(code), .code(check(of: item)))
        case .jsonText(let content): .call(use("_canonical"), checked(code, content, at: place))
        default: .call(check(of: type), .code(place), .code(code))
        }
    }

    /// The function that checks a value.
    private mutating func check(of type: SenderType) -> String {
        switch type {
        case .string, .choice(_, isOpen: true): use("_as_text")
        case .integer: use("_as_integer")
        case .number: use("_as_number")
        case .decimal(.text): use("_as_decimal")
        case .decimal(.number): use("_as_decimal_number")
        case .boolean: use("_as_boolean")
        case .date(.text): use("_as_date")
        case .date(.secondsSince1970): use("_as_seconds")
        case .date(.secondsSince2001): use("_as_reference_seconds")
        case .url: use("_as_url")
        case .uuid: use("_as_uuid")
        case .structure(let index): names.writer(plan.structures[index])
        case .any: use("_as_json")
        case .choice(_, isOpen: false), .list, .jsonText:
            "lambda place, item: \(checked("item", type, at: "place").text(at: -1000, indent: 0))"
        }
    }

    // MARK: Objects

    private mutating func write(_ structure: SenderStructure) {
        writeObject(
            names.type(structure), names.writer(structure), documentation: [],
            structure.members.map { Member(name: $0.name, type: $0.type, isOptional: $0.isOptional, deprecation: nil) })
    }

    struct Member {
        let name: Text
        let type: SenderType
        let isOptional: Bool
        let deprecation: Deprecation?
    }

    /// A dataclass, and the function that checks it and returns what is sent.
    mutating func writeObject(_ type: String, _ writer: String, documentation: [String], _ members: [Member]) {
        let documentation =
            documentation
            + members.compactMap { member in
                member.deprecation.map { "`\(names.value(member.name))` is deprecated\($0.reason)" }
            }
        let fields = members.map { member in
            "    \(names.value(member.name)): \(self.type(member.type, isOptional: member.isOptional))"
                + (member.isOptional ? " = None" : "")
        }
        write(
            ["@\(use("dataclass"))(frozen=True, kw_only=True)", "class \(type):"]
                + (documentation.isEmpty ? [] : [PythonText.docstring(documentation, indent: "    ") + "\n"])
                + fields)
        let sent = PythonExpression.dictionary(
            members.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }.map { member in
                let code = "value.\(names.value(member.name))"
                let value = checked(code, member.type, at: "f\"{place}.\(names.value(member.name))\"")
                return PythonEntry(member.name.value, member.isOptional ? .unlessNone(code, value) : value)
            })
        write([
            "def \(writer)(place: str, value: object) -> \(use("_Object")):",
            "    if not isinstance(value, \(type)):",
            "        raise \(use("_wrong"))(place, \"an instance of \(type)\")",
            "    return \(sent.text(at: 11, indent: 4))",
        ])
    }
}

extension Deprecation {
    /// The end of a sentence: `: use reply`.
    var reason: String { message.map { ": \($0)" } ?? "." }
}
