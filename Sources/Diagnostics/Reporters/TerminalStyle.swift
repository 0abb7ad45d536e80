/// Terminal colors, or none.
package struct TerminalStyle: Sendable {
    package let isColored: Bool

    package init(isColored: Bool) {
        self.isColored = isColored
    }

    package enum Role: String, Sendable {
        case error = "1;31"
        case warning = "1;33"
        case advice = "1;36"
        case strong = "1"
        case added = "32"
        case faint = "2"
    }

    package func callAsFunction(_ role: Role, _ text: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension Severity {
    package var role: TerminalStyle.Role {
        switch self {
        case .error: .error
        case .warning: .warning
        case .advice: .advice
        }
    }
}
