import NotificationSchema
import SwiftNaming

/// The alerts of updates of Live Activities, which a server or the app sends.
extension SwiftGenerator {
    /// Whether a server or the app sends them.
    var hasActivityAlerts: Bool { hasActivityPushes || hasActivityKit }

    func alertType(of activity: NamedActivity) -> SwiftDeclaration? {
        guard !activity.declaration.alerts.isEmpty, hasActivityAlerts else { return nil }
        return .type(
            "nonisolated enum Alert: Hashable, Sendable", "An update that also alerts.",
            activity.declaration.alerts.map { alert in
                let values = activity.attributes(of: alert).map { field -> SwiftCode in
                    "\(field.name): \(field.type.swiftType)\(field.declaration.isOptional ? "?" : "" as SwiftCode)"
                }
                return .enumCase("\(alertCase(alert))", values: values)
            })
    }

    private func alertCase(_ alert: ActivityAlert) -> SwiftName { SwiftName(lowerCamel: alert.name.value) ?? .unnamed }

    /// The cases of a `switch` over an alert, each of which returns a value. The attributes of an alert have local names.
    func alertCases(of activity: NamedActivity, _ value: (ActivityAlert) -> SwiftExpression) -> [SwiftCase] {
        activity.declaration.alerts.map { alert in
            let values = activity.attributes(of: alert).map { "\($0.name)" as SwiftCode }
            let bindings: SwiftCode = values.isEmpty ? "" : "(\(list: values.map { "let \($0)" }))"
            return SwiftCase("case .\(member: alertCase(alert))\(bindings)", [.value("return ", value(alert))])
        }
    }

    /// What a placeholder of an alert stands for.
    ///
    /// - Parameters:
    ///   - name: The name of an attribute or a value of the state.
    ///   - state: What precedes the name of a value of the state.
    ///   - attributes: What precedes the name of an attribute.
    func value(
        of name: String, in activity: NamedActivity, state: SwiftCode, attributes: SwiftCode
    ) -> TextValue? {
        func text(_ field: NamedField, after prefix: SwiftCode) -> TextValue {
            let expression: SwiftCode =
                prefix.text.isEmpty ? SwiftCode(field.name) : "\(prefix)\(member: field.name)"
            var text = TextValue(
                expression: expression, type: field.type, isOptional: field.declaration.isOptional)
            text.missing = field.declaration.ifMissing.map { "\(literal: $0.value)" }
            if case .choice = field.type, field.declaration.cases.contains(where: { $0.words != nil }) {
                text.words = { "\($0).words" }
            }
            return text
        }
        if let field = activity.state.first(where: { $0.declaration.name.value == name }) {
            return text(field, after: state)
        }
        return activity.attributes.first { $0.declaration.name.value == name }.map { text($0, after: attributes) }
    }

    // MARK: In the app

    /// The alert of an update that the app makes.
    func alertConfiguration(of activity: NamedActivity) -> SwiftDeclaration {
        SwiftDeclaration.function(
            "func configuration", parameters: ["of alert: \(activity.type).Alert"], result: " -> AlertConfiguration",
            body: [
                .switch(
                    "alert",
                    alertCases(of: activity) { configuration(of: $0, in: activity, state: "self.", attributes: "") })
            ]
        ).hidden
    }

    /// An alert as ActivityKit shows it. iOS looks up what it is given, so the texts are looked up before.
    func configuration(
        of alert: ActivityAlert, in activity: NamedActivity, state: SwiftCode, attributes: SwiftCode
    ) -> SwiftExpression {
        func value(of name: String) -> TextValue? {
            self.value(of: name, in: activity, state: state, attributes: attributes)
        }
        func resource(_ part: NotificationText) -> SwiftExpression {
            guard let template = alert[part] else { return .code("\(literal: "")") }
            guard let text = schema.model.text(part, of: alert, in: activity.declaration), isLookedUp(text) else {
                return resource(.code(template.literal(in: schema.namespace, values: value)))
            }
            let arguments = text.arguments.compactMap { value(of: $0.name)?.argument(in: schema.namespace) }
            return resource(localizedNow(text, arguments))
        }
        func resource(_ words: SwiftExpression) -> SwiftExpression {
            .call("LocalizedStringResource", [SwiftArgument("stringLiteral", words)])
        }
        let sound: SwiftCode =
            switch alert.declaredSound?.name {
            case .file(let name)?: ".named(\(literal: name.value))"
            case .default?, .template?, nil: ".default"
            }
        return .call(
            "AlertConfiguration",
            [
                SwiftArgument("title", resource(.title)), SwiftArgument("body", resource(.body)),
                SwiftArgument("sound", sound),
            ])
    }
}
