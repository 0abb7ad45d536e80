import NotificationSchema
import Senders

// The data of notifications, as types and functions that read them.
extension ExpoWriter {
    mutating func write(_ notification: ReceiverPlan.Notification) {
        let type = type(notification)
        let name = TypeScriptText.withoutControls(notification.name.value)
        write(TypeScriptText.comment(["The data of `\(name)`.", notification.documentation].compactMap(\.self)))
        write("export interface \(type) {\n")
        for (parameter, _) in notification.values {
            write(property(names.value(parameter.name), parameter.type, isOptional: parameter.isOptional))
        }
        let members = notification.values.map { parameter, path -> TypeScriptExpression.Member in
            let place = path.joined(separator: ".")
            let value = "\(use("valueAt"))(payload, \(path.map(literal).joined(separator: ", ")))"
            return (
                names.value(parameter.name),
                .call(read(parameter.type, isOptional: parameter.isOptional), [.string(place), .code(value)])
            )
        }
        write("}\n\nfunction read\(type)(payload: \(use("JsonObject"))): \(type) {\n")
        write("  return \(TypeScriptExpression.object(members).text(at: 10, indent: 2));\n}\n\n")
    }

    mutating func write(_ structure: SenderStructure) {
        let type = names.type(structure)
        write("/** An object in data. */\nexport interface \(type) {\n")
        for member in structure.members {
            write(property(names.value(member.name), member.type, isOptional: member.isOptional))
        }
        let members = structure.members.map { member -> TypeScriptExpression.Member in
            let key = literal(member.name.value)
            let place = TypeScriptText.inTemplate("." + member.name.value)
            return (
                names.value(member.name),
                .call(
                    read(member.type, isOptional: member.isOptional),
                    [.code("`${place}\(place)`"), .code("\(use("valueAt"))(value, \(key))")])
            )
        }
        write("}\n\nfunction read\(type)(place: string, value: \(use("JsonValue")) | undefined): \(type) {\n")
        write("  if (!\(use("isObject"))(value)) throw \(use("unexpected"))(place, \"an object\");\n")
        write("  return \(TypeScriptExpression.object(members).text(at: 10, indent: 2));\n}\n\n")
    }

    private mutating func property(_ name: String, _ type: SenderType, isOptional: Bool) -> String {
        "  readonly \(name): \(self.type(type))\(isOptional ? " | undefined" : "");\n"
    }

    private mutating func type(_ type: SenderType) -> String {
        switch type {
        case .string, .uuid, .url, .decimal: return "string"
        case .integer, .number: return "number"
        case .boolean: return "boolean"
        case .date: return "Date"
        case .choice(let values, let isOpen):
            let literals = values.map(literal).joined(separator: " | ")
            return isOpen ? "\(literals) | (string & {})" : literals
        case .list(let item):
            let item = self.type(item)
            return item.contains(" ") ? "readonly (\(item))[]" : "readonly \(item)[]"
        case .structure(let index): return names.type(plan.structures[index])
        case .jsonText(let content): return self.type(content)
        case .any: return use("JsonValue")
        }
    }

    private mutating func read(_ type: SenderType, isOptional: Bool) -> String {
        isOptional ? "\(use("maybe"))(\(read(type)))" : read(type)
    }

    private mutating func read(_ type: SenderType) -> String {
        switch type {
        case .string, .choice(_, isOpen: true): use("readText")
        case .integer: use("readInteger")
        case .number: use("readNumber")
        case .decimal: use("readDecimal")
        case .boolean: use("readBoolean")
        case .date(.text): use("readDate")
        case .date: use("readSeconds")
        case .url: use("readUrl")
        case .uuid: use("readUuid")
        case .choice(let values, isOpen: false): "\(use("readChoice"))(\(values.map(literal).joined(separator: ", ")))"
        case .list(let item): "\(use("readList"))(\(read(item)))"
        case .structure(let index): "read\(names.type(plan.structures[index]))"
        case .jsonText(let content): "\(use("readJsonText"))(\(read(content)))"
        case .any: use("readJson")
        }
    }
}
