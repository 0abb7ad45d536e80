import AppleFacts
import Basics
import BelfryKit
import Diagnostics
import LanguageServerProtocol
import NotificationSchema
import Payloads
import Preview
import ProjectRules
import SourceSyntax

extension Capability {
    static let hover = Capability("textDocument/hover") {
        $0.hoverProvider = true
    } answer: { (parameters: PositionParameters, scope) -> Hover? in
        let offset = scope.offset(of: parameters.position)
        guard let place = scope.snapshot.place(of: scope.file)?.path(to: offset).last else { return nil }
        if let label = place.label, label.range.bytes.contains(offset) || label.range.bytes.upperBound == offset {
            if let rule = place.rule { return Hover(rule.markdown, at: scope.range(label.range.bytes)) }
            let text = await scope.describe(place)
            return text.map { Hover($0, at: scope.range(label.range.bytes)) }
        }
        guard place.value.range.bytes.contains(offset), place.expected.names(isLabel: false) == .symbol,
            let text = SFSymbols.markdown(about: place.value.text)
        else { return nil }
        return Hover(text, at: scope.range(place.value.range.bytes))
    }
}

extension SchemaPlace {
    /// The rule that the label names.
    fileprivate var rule: RuleDescription? {
        expected.names(isLabel: true) == .rule ? label.flatMap { RuleCatalogue.rule($0.text) } : nil
    }
}

extension RuleDescription {
    /// The rule in a few sentences.
    var markdown: String {
        let title = "**\(id)** (\(severity.rawValue))"
        let link = page.map { "[\(source.title)](\($0))" }
        return [title, summary, rationale, limitations, link].compactMap(\.self).joined(separator: "\n\n")
    }
}

extension KeyDescription {
    /// The meaning, type and default of the key.
    var markdown: String {
        let type = shape.markdown { $0 }
        return "**\(name)**: \(type)\(presence.isRequired ? ", required" : "")\n\n\(documentation)"
    }
}

extension SFSymbols {
    /// The availability of a symbol; nil for an unknown name.
    static func markdown(about name: String) -> String? {
        guard contains(name) else { return nil }
        var parts = ["**\(name)** (SF Symbol)"]
        if let availability = availability(of: name) {
            let systems = Platform.allCases.compactMap { platform in
                availability.introduced[platform].map { "\(platform.rawValue) \($0)" }
            }
            parts.append("Since \(systems.joined(separator: ", "))")
        }
        if let renaming = renaming(of: name) { parts.append("Its newest name is `\(renaming.newestName)`.") }
        if let restriction = restriction(on: name) { parts.append("It may only refer to \(restriction.subject).") }
        return parts.joined(separator: "\n\n")
    }
}

extension DocumentScope {
    /// What a key or a declaration means; nil for other names.
    fileprivate func describe(_ place: SchemaPlace) async -> String? {
        if place.expected.declares == .notification {
            let schema = await result().schema
            let notification = schema.notifications.first { $0.name.range == place.label?.range }
            return notification.map { Self.markdown(about: $0, in: schema) }
        }
        guard !place.expected.isNamed, let key = place.expected.key else { return nil }
        return key.markdown
    }

    private static func markdown(about notification: Notification, in schema: Schema) -> String {
        var parts = ["**\(notification.name.value)**, sent as `\(notification.identifier.value)`"]
        if notification.isShown {
            let lines = HiddenPreview(of: notification, in: schema).lines
            parts.append(
                "While previews are hidden, people see:\n\n" + lines.map { "> \($0)" }.joined(separator: "  \n"))
        }
        guard notification.delivery.isPush,
            let fixture = Fixture.all(of: notification, in: schema, variants: [.typical]).first
        else {
            parts.append("The app makes it, so there is no payload.")
            return parts.joined(separator: "\n\n")
        }
        let largest = Fixture.largest(of: notification, in: schema)?.payload.size ?? fixture.payload.size
        parts.append(
            "Payload: \(fixture.payload.size) bytes, at most \(largest) of "
                + "\(notification.delivery.pushType.payloadBytes).\n\n"
                + "```json\n\(fixture.payload.json.indented)\n```")
        return parts.joined(separator: "\n\n")
    }
}
