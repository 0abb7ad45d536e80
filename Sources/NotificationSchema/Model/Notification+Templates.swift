// The texts with placeholders of a notification, and the fields that fill them.
extension Notification {
    /// Whether people read the text. If not, it is for the system and the app.
    package func isRead(_ template: Template) -> Bool {
        readTemplates.contains { $0.text.range == template.text.range }
    }

    /// The variables and data in texts that people read, in declaration order.
    package var readFields: [Field] {
        let names = Set(readTemplates.lazy.flatMap(\.placeholders).map(\.name))
        return names.isEmpty ? [] : contents.fields.filter { names.contains($0.name.value) }
    }

    /// The enums that select texts.
    package var selectingFields: [Field] {
        NotificationText.allCases.compactMap { self[$0]?.selector }.compactMap { field(named: $0.name.value) }
    }

    /// Whether the push carries keys instead of texts.
    package var isLocalizedByDevice: Bool { delivery == .remote && (contents.localize?.value ?? .default) == .device }
    /// Whether the service extension writes the texts of the push again.
    package var isLocalizedByExtension: Bool { delivery == .remote && contents.localize?.value == .extension }

    /// All texts that the device makes. They can use only data that was sent.
    package var deviceTemplates: [Template] {
        contents.attachments.compactMap(\.url) + (contents.communication?.templates ?? [])
            + (isLocalizedByExtension ? readTemplates : [])
    }

    /// The variables that its texts depend on: a builder needs them in addition to the data.
    package var usedVariables: [Field] {
        guard !contents.variables.isEmpty else { return [] }
        var used = Set(templates.lazy.flatMap(\.references).map(\.name))
        for field in contents.fields where used.contains(field.name.value) {
            if let currency = field.format?.value.currencyPlaceholder { used.insert(currency.name) }
        }
        return contents.variables.filter { used.contains($0.name.value) }
    }
}
