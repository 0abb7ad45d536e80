import NotificationSchema
import Senders

// A record, and the interfaces through which callers fill it in.
extension JavaWriter {
    /// A part of a record.
    struct Component {
        let name: String
        let type: String
        let isOptional: Bool
        var documentation: String?
        var deprecation: Deprecation?
        /// Where the value is in the payload.
        var key: String?

        /// What it is if nobody says it.
        var missing: String { type == "boolean" ? "false" : "null" }
        /// Whether it can be null by mistake.
        var needsCheck: Bool { !isOptional && !["long", "double", "boolean", "Object"].contains(type) }
    }

    /// - Parameter body: The methods of a push.
    mutating func writeRecord(
        _ type: String, documentation: [String], deprecation: Deprecation? = nil, _ components: [Component],
        body: String = ""
    ) {
        let needed = components.filter { !$0.isOptional }
        let declaration = CodeExpression.list("(", components.map { .code("\($0.type) \($0.name)") }, ")")
        let start = "public record \(type)"
        let constructor = constructor(of: components)
        var parts: [String] = []
        if !constructor.isEmpty { parts.append("    public \(type) {\n\(constructor)    }\n") }
        parts.append(beginning(type, needed, components))
        parts += needed.enumerated().map { index, component in
            let next = index + 1 < needed.count ? stage(needed[index + 1]) : type
            return """
                    public interface \(stage(component)) {
                \(comment(component, indent: "        "))        \(next) \(component.name)(\(component.type) \(component.name));
                    }

                """
        }
        parts += components.filter(\.isOptional).map { component in
            let arguments = CodeExpression.list("new \(type)(", components.map { .code($0.name) }, ")")
            // Nobody has to call it.
            let mark = component.deprecation == nil ? "" : "    @Deprecated\n"
            return """
                \(comment(component, indent: "    "))\(mark)    public \(type) \(component.name)(\(component.type) \(component.name)) {
                        return \(JavaText.layout.text(arguments, at: 15, level: 2));
                    }

                """
        }
        if !body.isEmpty { parts.append(body) }
        let tags =
            components.compactMap { component in
                component.key.map { JavaText.Tag("@param \(component.name)", "sent as '\($0)'") }
            } + (deprecation.map { [JavaText.Tag($0)] } ?? [])
        write(
            JavaText.comment(documentation, tags: tags) + (deprecation == nil ? "" : "@Deprecated\n") + start
                + JavaText.layout.text(declaration, at: start.count, level: 0, end: 2) + " {\n"
                + parts.joined(separator: "\n") + "}")
    }

    private func stage(_ component: Component) -> String { stages[component.name] ?? component.name }

    private func comment(_ component: Component, indent: String) -> String {
        let isMarked = component.isOptional && component.deprecation != nil
        let deprecation = isMarked ? nil : component.deprecation.map { "It is deprecated\($0.reason)" }
        return JavaText.comment(
            [component.documentation, deprecation].compactMap(\.self),
            tags: isMarked ? component.deprecation.map { [JavaText.Tag($0)] } ?? [] : [], indent: indent)
    }

    /// The statements that check values, and copy lists, which callers could change later.
    private mutating func constructor(of components: [Component]) -> String {
        let checks = components.filter(\.needsCheck).map { component in
            "        \(method("required"))(\(JavaText.literal(component.name)), \(component.name));\n"
        }
        let copies = components.filter { $0.type.hasPrefix("List<") }.map { component in
            "        \(component.name) = \(copy(component.name, component.type));\n"
        }
        return (checks + copies).joined()
    }

    private mutating func copy(_ value: String, _ type: String) -> String {
        let item = type.dropFirst("List<".count).dropLast()
        guard item.hasPrefix("List<") else { return "\(method("copied"))(\(value))" }
        return "\(method("copiedLists"))(\(value), \(copy(ofItems: String(item))))"
    }

    /// The function that copies the lists in a list.
    private mutating func copy(ofItems type: String) -> String {
        let item = type.dropFirst("List<".count).dropLast()
        guard item.hasPrefix("List<") else { return "Wire::\(use("copied"))" }
        return "\(method("copiedListsOf"))(\(copy(ofItems: String(item))))"
    }

    /// The method that begins with the first value.
    private func beginning(_ type: String, _ needed: [Component], _ components: [Component]) -> String {
        let arguments = components.map { CodeExpression.code($0.isOptional ? $0.missing : $0.name) }
        let result = CodeExpression.list("new \(type)(", arguments, ")")
        let line = (needed.map(\.name) + [JavaText.layout.onOneLine(result)]).joined(separator: " -> ")
        let text =
            line.count + 16 <= JavaText.layout.width
            ? line
            : JavaText.wrapped(needed.map { "\($0.name) ->" }, at: 15, indent: "            ") + "\n            "
                + JavaText.layout.text(result, at: 12, level: 3)
        return """
                /** Begins with the first value. */
                public static \(needed.first.map(stage) ?? type) with() {
                    return \(text);
                }

            """
    }
}
