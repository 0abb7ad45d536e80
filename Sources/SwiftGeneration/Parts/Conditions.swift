import AppleFacts
import NotificationSchema

/// What a platform lacks is left out there; what a deployment target is too old for is guarded; and only then.
extension SwiftGenerator {
    /// What needs UserNotifications, where there is any of it.
    ///
    /// A tvOS app can be told what to do with a badge, and no more: it has no category, no response, and nothing else of
    /// a content, not even the payload to recognize a notification by.
    func applePart(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        guard let condition = appleCondition else { return [] }
        let part = SwiftDeclaration.conditional(condition, declarations)
        guard !Availability.categories.missing(from: schema.targets).isEmpty else { return [part] }
        return [
            .remark("tvOS has badges only: no categories, no responses, and no content to read or to write."), part,
        ]
    }

    /// Where the Apple part is compiled; nil where no platform of the schema has one.
    var appleCondition: SwiftCode? {
        let missing = Availability.categories.missing(from: schema.targets)
        guard missing.count < schema.targets.count else { return nil }
        let condition: SwiftCode = "canImport(UserNotifications)"
        return exclusion(of: missing).map { "\(condition) && \($0)" } ?? condition
    }

    /// Statements left out, or replaced, on the platforms of the schema that do not have what they use.
    func excluding(
        _ availability: Availability,
        _ statements: [SwiftStatement],
        otherwise: [SwiftStatement] = []
    ) -> [SwiftStatement] {
        exclusion(of: missing(availability)).map { [.conditional($0, statements, otherwise: otherwise)] } ?? statements
    }

    /// Declarations left out on the platforms of the schema that do not have what they use.
    func excluding(_ availability: Availability, _ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        exclusion(of: missing(availability)).map { [.conditional($0, declarations)] } ?? declarations
    }

    /// `@available(iOS 15.0, *)`, where a deployment target of the schema is older.
    func attribute(_ availability: Availability) -> SwiftCode? {
        let newer = availability.newer(than: schema.targets)
        return newer.isEmpty ? nil : "@available(\(SwiftCode(platforms: newer)), *)"
    }

    func isEverywhere(_ availability: Availability) -> Bool { missing(availability).isEmpty }

    /// The platforms of the schema that never have it, of those that have an Apple part at all.
    private func missing(_ availability: Availability) -> [Platform] {
        availability.missing(from: schema.targets).filter { Availability.categories.exists(on: $0) }
    }

    /// `!os(macOS) && !os(watchOS)`; nil where nothing is to be excluded.
    private func exclusion(of platforms: [Platform]) -> SwiftCode? {
        guard !platforms.isEmpty else { return nil }
        return SwiftCode(stringLiteral: platforms.map { "!\($0.compilationCondition)" }.joined(separator: " && "))
    }

    /// Statements behind `if #available`, where a deployment target of the schema is older.
    func guarded(
        _ availability: Availability,
        _ statements: [SwiftStatement],
        otherwise: [SwiftStatement] = []
    ) -> [SwiftStatement] {
        let newer = availability.newer(than: schema.targets)
        guard !newer.isEmpty else { return statements }
        let condition = SwiftCode(availableOn: newer)
        if otherwise.isEmpty { return [.block(condition, statements)] }
        return [.blocks([SwiftBlock(condition, statements), SwiftBlock("else", otherwise)])]
    }
}
