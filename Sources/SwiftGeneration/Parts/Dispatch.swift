/// The body of a function that selects one of many values by a string.
///
/// The compile time of a switch is quadratic in its cases, so a long switch is split into functions.
struct Dispatch {
    /// `case "direct-message"`, and `.directMessage(try ._read(data))`.
    let alternatives: [(pattern: SwiftCode, value: SwiftCode)]
    /// `parts.category`
    let subject: SwiftCode
    /// The name of the subject: `category`.
    let name: SwiftCode
    let subjectType: SwiftCode
    /// The source of the values: `data`.
    let source: SwiftCode
    let sourceType: SwiftCode
    /// ` throws(Notifications.Unrecognized.Reason)`
    let effects: SwiftCode
    /// What becomes of the value: `return`, or `self =` in an initializer.
    let result: SwiftCode
    let otherwise: [SwiftStatement]

    private static let longest = 64

    private var isLong: Bool { alternatives.count > Self.longest }
    private var parts: [ArraySlice<(pattern: SwiftCode, value: SwiftCode)>] {
        stride(from: 0, to: alternatives.count, by: Self.longest).map { start in
            alternatives[start..<min(start + Self.longest, alternatives.count)]
        }
    }

    var statements: [SwiftStatement] {
        guard isLong else {
            let cases = alternatives.map { SwiftCase($0.pattern, ["\(result) \($0.value)"]) }
            return [.switch(subject, cases + [SwiftCase("default", otherwise)])]
        }
        return parts.indices.map { index in
            .block(
                "if let value = try Self.\(function(index))(\(subject), \(source))",
                result == "return" ? ["return value"] : ["\(result) value", "return"])
        } + otherwise
    }

    /// The functions that the statements call.
    var functions: [SwiftDeclaration] {
        guard isLong else { return [] }
        return parts.enumerated().map { index, alternatives in
            let cases = alternatives.map { SwiftCase($0.pattern, ["return \($0.value)"]) }
            return SwiftDeclaration.function(
                "private static func \(function(index))",
                parameters: ["_ \(name): \(subjectType)", "_ \(source): \(sourceType)"],
                result: "\(effects) -> Self?",
                body: [.switch(name, cases + [SwiftCase("default", ["return nil"])])]
            ).hidden
        }
    }

    private func function(_ index: Int) -> SwiftCode { "\(name)Of\(index + 1)" }
}
