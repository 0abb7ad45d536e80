/// A declaration in a file or a type.
struct SwiftDeclaration: Sendable {
    var kind: Kind
    /// The doc comment. Can have several lines.
    var documentation: String?
    /// `@available(iOS 15.0, *)`, on a line of its own.
    var attribute: SwiftCode?
    /// Whether it is API for the app. Only API becomes public.
    var isInterface = true

    indirect enum Kind: Sendable {
        /// `nonisolated enum Response: Hashable, Sendable { … }`
        case type(SwiftCode, [SwiftDeclaration])
        /// `nonisolated extension Notifications.Response { … }`
        case `extension`(SwiftCode, [SwiftDeclaration])
        /// `case accept`, with the types of its values
        case enumCase(SwiftCode, [SwiftCode])
        /// `var chatID: UUID`
        case property(SwiftCode)
        /// `func content(chatName: String) -> UNMutableNotificationContent { … }`
        case function(SwiftFunction)
        /// `func handle(_ response: Response) async`, in a protocol
        case requirement(SwiftCode)
        /// `#if canImport(UserNotifications) … #else … #endif`
        case conditional(SwiftCode, [SwiftDeclaration], otherwise: [SwiftDeclaration])
        /// `import Foundation`
        case `import`(SwiftCode)
        /// `// MARK: - Responses`
        case mark(SwiftCode)
        /// `// tvOS has badges and nothing else.`
        case remark(SwiftCode)
        /// Declarations from a template.
        case template([TemplateElement])
    }

    static func type(_ head: SwiftCode, _ documentation: String? = nil, _ members: [SwiftDeclaration]) -> Self {
        Self(kind: .type(head, members), documentation: documentation)
    }

    static func `extension`(_ type: SwiftCode, _ members: [SwiftDeclaration]) -> Self {
        Self(kind: .extension(type, members))
    }

    static func enumCase(_ code: SwiftCode, _ documentation: String? = nil, values: [SwiftCode] = []) -> Self {
        Self(kind: .enumCase(code, values), documentation: documentation)
    }

    static func property(_ code: SwiftCode, _ documentation: String? = nil) -> Self {
        Self(kind: .property(code), documentation: documentation)
    }

    static func requirement(_ code: SwiftCode, _ documentation: String? = nil) -> Self {
        Self(kind: .requirement(code), documentation: documentation)
    }

    static func conditional(
        _ condition: SwiftCode,
        _ members: [SwiftDeclaration],
        otherwise: [SwiftDeclaration] = []
    ) -> Self {
        Self(kind: .conditional(condition, members, otherwise: otherwise))
    }

    static func mark(_ title: SwiftCode) -> Self { Self(kind: .mark(title)) }

    /// A comment about the following declarations that isn't documentation.
    static func remark(_ text: SwiftCode) -> Self { Self(kind: .remark(text)) }

    static func `import`(_ module: SwiftCode) -> Self { Self(kind: .import(module)) }

    /// - Parameters:
    ///   - head: `static func register`, or `init`.
    ///   - result: The text between the parameters and the body: ` throws -> Push`.
    static func function(
        _ head: SwiftCode,
        parameters: [SwiftCode],
        result: SwiftCode = "",
        documentation: String? = nil,
        body: [SwiftStatement]
    ) -> Self {
        let function = SwiftFunction(head: head, parameters: parameters, result: result, body: body)
        return Self(kind: .function(function), documentation: documentation)
    }

    /// - Parameter head: `var text: String?`
    static func computedProperty(
        _ head: SwiftCode,
        documentation: String? = nil,
        body: [SwiftStatement]
    ) -> Self {
        let function = SwiftFunction(head: head, parameters: nil, result: "", body: body)
        return Self(kind: .function(function), documentation: documentation)
    }

    func attributed(_ attribute: SwiftCode?) -> Self {
        var copy = self
        copy.attribute = attribute
        return copy
    }

    /// Not API: internal even if the rest is public.
    var hidden: Self {
        var copy = self
        copy.isInterface = false
        return copy
    }
}

struct SwiftFunction: Sendable {
    var head: SwiftCode
    var parameters: [SwiftCode]?
    var result: SwiftCode
    var body: [SwiftStatement]
}
