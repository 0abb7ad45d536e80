import AppleFacts
import NotificationSchema

/// What a platform lacks is left out there; what a deployment target is too old for is guarded; and only then.
extension SwiftGenerator {
    /// Declarations left out on the platforms of the schema that do not have what they use.
    func excluding(_ availability: Availability, _ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        exclusion(availability, within: nil).map { [.conditional($0, declarations)] } ?? declarations
    }

    /// Statements left out, or replaced, on the platforms of the schema that do not have what they use.
    ///
    /// - Parameter outer: What the code around them uses: where that is missing, they are left out with it.
    func excluding(
        _ availability: Availability,
        within outer: Availability = .categories,
        _ statements: [SwiftStatement],
        otherwise: [SwiftStatement] = []
    ) -> [SwiftStatement] {
        exclusion(availability, within: outer).map { [.conditional($0, statements, otherwise: otherwise)] } ?? statements
    }

    func isEverywhere(_ availability: Availability, within outer: Availability = .categories) -> Bool {
        exclusion(availability, within: outer) == nil
    }

    /// `!os(tvOS)`; nil where every platform of the schema has it.
    private func exclusion(_ availability: Availability, within outer: Availability?) -> SwiftCode? {
        let missing = availability.missing(from: schema.targets).filter { outer?.exists(on: $0) ?? true }
        guard !missing.isEmpty else { return nil }
        return SwiftCode(stringLiteral: missing.map { "!os(\($0.rawValue))" }.joined(separator: " && "))
    }

    /// Statements behind `if #available`, where a deployment target of the schema is older.
    func guarded(
        _ availability: Availability,
        _ statements: [SwiftStatement],
        otherwise: [SwiftStatement] = []
    ) -> [SwiftStatement] {
        let newer = availability.newer(than: schema.targets)
        guard !newer.isEmpty else { return statements }
        let platforms = newer.map { "\($0.platform.availabilityName) \($0.version)" }.joined(separator: ", ")
        let condition: SwiftCode = "if #available(\(SwiftCode(stringLiteral: platforms)), *)"
        if otherwise.isEmpty { return [.block(condition, statements)] }
        return [.blocks([SwiftBlock(condition, statements), SwiftBlock("else", otherwise)])]
    }
}
