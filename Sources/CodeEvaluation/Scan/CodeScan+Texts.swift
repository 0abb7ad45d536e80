import CodeFacts

// The texts of local notifications, which say in which language the app is.
extension CodeScan {
    private static let textLimit = 200
    private static let lengthLimit = 400
    private static let depthLimit = 16

    /// Notes `content.body = "Time to go"`.
    func noteText(of content: Expression, _ source: Expression) {
        guard
            content.lastName?.lowercased().hasSuffix("content") ?? false
                || local(content).range.contains("UNMutableNotificationContent")
        else { return }
        noteText(source)
    }

    /// Notes the texts for a function that makes a notification: `schedule(title: "Time to go", body: "The bus leaves")`.
    func noteTexts(of call: Call) {
        guard let title = call.argument("title"), let body = call.argument("body") else { return }
        for text in [title, body] { noteText(text) }
    }

    private func noteText(_ value: Expression) {
        guard facts.textsOfNotifications.count < Self.textLimit else { return }
        let text = Self.text(local(value), depth: 0)
        if !text.isEmpty, text.utf8.count < Self.lengthLimit { facts.textsOfNotifications.append(text) }
    }

    /// The words of a literal, or of some that code joins: `"Take " + name`.
    private static func text(_ value: Expression, depth: Int) -> String {
        switch value.kind {
        case .text(let segments): segments.map { if case .literal(let part) = $0 { part } else { " " } }.joined()
        case .operation("+", let first, let second) where depth < depthLimit:
            text(first, depth: depth + 1) + " " + text(second, depth: depth + 1)
        default: ""
        }
    }
}
