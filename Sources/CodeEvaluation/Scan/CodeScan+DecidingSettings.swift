import CodeFacts
import Diagnostics

// Stored settings without which code makes no request.
extension CodeScan {
    private static let settingLimit = 50
    private static let codeLimit = 32 << 10

    /// Notes a setting of the standard ones that a condition needs, if the code after it makes a request.
    ///
    /// - Parameter rest: What comes after the statement.
    func noteSettings(deciding statement: Statement, _ rest: ArraySlice<Statement>) {
        noteDefault(of: statement)
        guard case .branch(let conditions, let then, let otherwise) = statement.kind, traits.usesNotificationCenter,
            conditions.count <= 4, storedSettings.deciding.count < Self.settingLimit
        else { return }
        // After `guard`, everything else.
        let code = then.isEmpty && !otherwise.isEmpty ? rest : then[...]
        let keys = conditions.compactMap(decidingKey)
        guard let first = code.first, let last = code.last, !keys.isEmpty, first.range.file === last.range.file else {
            return
        }
        let range = SourceRange(first.range.file, first.range.bytes.lowerBound..<last.range.bytes.upperBound)
        guard range.bytes.count < Self.codeLimit, makers.canSearch(range),
            range.containsAnywhere("UNNotificationRequest(") || range.containsAnywhere("Notification(")
                || range.containsAnywhere("Reminder("), !range.containsAnywhere("NotificationCenter.default")
        else { return }
        for key in keys {
            later { [self] in
                guard let text = key.literal, text.count >= 4 else { return }
                storedSettings.deciding.append(CodeText(text, at: key.range))
            }
        }
    }

    /// The key of a setting without which a condition is false.
    private func decidingKey(_ condition: Statement.Condition) -> Expression? {
        switch condition {
        case .test(let test):
            switch test.kind {
            // `streak > 0`
            case .operation(">", let left, let right), .operation("!=", let left, let right):
                guard right.range.has("0") || right.isMissing else { return nil }
                return storedKey(left)
            default: return storedKey(test)
            }
        // `let name = UserDefaults.standard.string(forKey: "name")`
        case .bind(_, let value): return storedKey(value)
        default: return nil
        }
    }

    /// The key that an expression, or the only value of a local variable, reads from the standard settings.
    private func storedKey(_ expression: Expression) -> Expression? {
        guard let call = call(local(expression)), call.arguments.count == 1, isStandard(call.base) == true,
            ["bool", "integer", "double", "string", "object", "data", "array"].contains(call.name)
        else { return nil }
        return call.argument("forKey")
    }
}
