import NotificationSchema
import SwiftNaming

extension SwiftDeclaration {
    /// Marks it as deprecated: the compiler then warns of each use outside deprecated code. For API that generated code
    /// doesn't use, except in code with the same mark.
    func deprecated(_ deprecation: Deprecation?) -> Self {
        guard let deprecation else { return self }
        let message: SwiftCode = deprecation.line.map { ", message: \(literal: $0)" } ?? ""
        let mark: SwiftCode = "@available(*, deprecated\(message))"
        return attributed(attribute.map { "\(mark)\n\($0)" } ?? mark)
    }
}

extension Deprecatable {
    /// The documentation, which also says that it is deprecated. For declarations that generated code uses, and cases
    /// that an app must handle: a mark would cause warnings that nobody can avoid.
    func docComment(_ text: String?) -> String? { deprecation?.docComment(text) ?? text }
}

extension Deprecation {
    func docComment(_ text: String?) -> String {
        let lines = text.map { $0.reversed().drop(while: \.isNewline).reversed() + "\n\n" } ?? ""
        return lines + "- Important: Deprecated." + (line.map { " \($0)" } ?? "")
    }

    /// The message on one line: another line would end the item of the documentation.
    fileprivate var line: String? { message?.split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension SwiftName {
    /// The stored property of a value. A deprecated property is computed, and only the app uses it. No other name
    /// begins and ends like this.
    func storage(isDeprecated: Bool) -> SwiftCode { isDeprecated ? "_\(prefix: self)Value" : SwiftCode(self) }
}

extension NamedField {
    /// The value in the code of its struct.
    var value: SwiftCode { name.storage(isDeprecated: declaration.isDeprecated) }
}
