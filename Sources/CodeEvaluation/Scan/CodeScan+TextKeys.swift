import CodeFacts
import Diagnostics

// The keys of texts that people see.
extension CodeScan {
    /// Notes the keys of a text that is assigned to content.
    func noteTextKey(of base: Expression, _ source: Expression) {
        let name = base.lastName?.lowercased() ?? ""
        guard
            ["content", "notification"].contains(where: name.contains)
                || local(base).range.contains("UNMutableNotificationContent")
        else { return }
        let text = local(source)
        if function?.range.containsAnywhere("UNMutableNotificationContent") ?? false { noteShown(text) }
        noteTextKeys(in: text, depth: 0)
    }

    private func noteShown(_ text: Expression) {
        guard let literal = text.literal, needs.shownTexts.count < Self.textLimit else { return }
        needs.shownTexts.append(CodeText(literal, at: text.range))
    }

    private static let textLimit = 1_000

    /// Notes the keys of the texts of an action.
    func noteTextKeys(of action: Call) {
        guard action.name.hasSuffix("NotificationAction") || action.name.hasPrefix("actionWithIdentifier") else {
            return
        }
        for label in ["title", "textInputButtonTitle", "textInputPlaceholder"] {
            guard let text = action.argument(label).map(local) else { continue }
            noteShown(text)
            noteTextKeys(in: text, depth: 0)
        }
    }

    private func noteTextKeys(in expression: Expression, depth: Int) {
        guard depth < 4, needs.textKeys.count + needs.textLookups.count + needs.keyTemplates.count < Self.textLimit
        else { return }
        switch expression.kind {
        // `"Missed call from ".localized`
        case .member(let base?, "localized"):
            if let text = base.literal { needs.textLookups.append(CodeText(text, at: base.range)) }
        case .conditional(_, let then, let otherwise):
            for part in [then, otherwise] { noteTextKeys(in: part, depth: depth + 1) }
        case .operation("+", let left, let right):
            for part in [left, right] { noteTextKeys(in: part, depth: depth + 1) }
        case .text(let segments):
            for case .value(let value) in segments { noteTextKeys(in: value, depth: depth + 1) }
        case .call:
            guard let call = call(expression) else { return }
            let labels = call.arguments.compactMap(\.label)
            noteFormat(call)
            if ["stringWithFormat", "stringByAppendingString"].contains(call.name) || labels.first == "format" {
                for argument in call.arguments { noteTextKeys(in: argument.value, depth: depth + 1) }
                return
            }
            let isPlain = labels.allSatisfy {
                ["comment", "localized", "forKey", "arguments", "localizedUserNotificationStringForKey"].contains($0)
            }
            let isLookedUp =
                call.name == "NSLocalizedString" || call.name == "String" && labels.first == "localized"
                || call.name.hasPrefix("localizedUserNotificationString")
            if call.name == "NSLocalizedString", let key = call.arguments.first?.value, key.hasInterpolation {
                needs.keysWithValues.append(key.range)
            }
            // Also `let key = "tea.title"`.
            if isPlain, isLookedUp, let key = call.arguments.first.map({ local($0.value) }), let text = key.literal {
                needs.textKeys.append(CodeText(text, at: key.range))
            } else if call.name == "String", labels == ["localized"], let key = call.arguments.first?.value,
                let template = key.templateOfKey
            {
                needs.keyTemplates.append(CodeText(template, at: key.range))
            } else if isLookedUp
                ? labels.contains("bundle")
                : labels.isEmpty && call.arguments.count < 2 && call.name.lowercased().hasPrefix("locali"),
                let key = call.arguments.first?.value ?? call.base, let text = key.literal
            {
                needs.textLookups.append(CodeText(text, at: key.range))
            }
        default: return
        }
    }

    /// Notes how many arguments a text gets: `String(format: NSLocalizedString("key", comment: ""), name)`.
    private func noteFormat(_ call: Call) {
        guard needs.formats.count < Self.textLimit, let first = call.arguments.first else { return }
        if first.label == "format" || ["stringWithFormat", "localizedStringWithFormat"].contains(call.name) {
            let rest = call.arguments.dropFirst()
            guard rest.allSatisfy({ $0.label == nil }), let lookup = self.call(local(first.value)),
                lookup.name == "NSLocalizedString", lookup.arguments.count < 3,
                let key = lookup.arguments.first.map({ local($0.value) }), let text = key.literal
            else { return }
            needs.formats.append((CodeText(text, at: key.range), rest.count))
        } else if call.name.hasPrefix("localizedUserNotificationString"), let text = first.value.literal,
            let arguments = call.argument("arguments")
        {
            let values = local(arguments)
            guard case .list(let items) = values.kind else {
                if values.isMissing { needs.formats.append((CodeText(text, at: first.value.range), 0)) }
                return
            }
            needs.formats.append((CodeText(text, at: first.value.range), items.count))
        }
    }
}

extension Expression {
    fileprivate var hasInterpolation: Bool {
        guard case .text(let segments) = kind else { return false }
        return segments.contains { if case .value = $0 { true } else { false } }
    }

    /// A text with values as the key of a string catalog, with U+0000 for each value; nil if a value has a specifier of
    /// its own.
    fileprivate var templateOfKey: String? {
        guard hasInterpolation, case .text(let segments) = kind, !range.containsAnywhere("specifier:") else {
            return nil
        }
        return segments.reduce(into: "") { key, segment in
            if case .literal(let text) = segment { key += text } else { key += "\0" }
        }
    }
}
