import AppleFacts
import NotificationSchema

/// Limits code by availability: `#if` for what a platform lacks, then `#available` for what is newer than a deployment
/// target.
extension SwiftGenerator {
    /// Limits code that needs UserNotifications to the platforms that have it.
    ///
    /// A tvOS app can only set a badge: there are no categories, no responses, and no other content, not even the
    /// payload.
    func onApple(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        guard let condition = appleCondition else { return [] }
        let part = SwiftDeclaration.conditional(condition, declarations)
        guard !Availability.categories.missing(from: schema.targets).isEmpty else { return [part] }
        return [
            .remark("tvOS has only badges: no categories, no responses, and no other content."), part,
        ]
    }

    /// The condition for code that uses Apple's frameworks; nil if no platform of the schema has them.
    var appleCondition: SwiftCode? {
        let missing = Availability.categories.missing(from: schema.targets)
        guard missing.count < schema.targets.count else { return nil }
        let condition: SwiftCode = "canImport(UserNotifications)"
        return exclusion(of: missing).map { "\(condition) && \($0)" } ?? condition
    }

    /// Excludes or replaces statements on the platforms of the schema that lack what they use.
    func excluding(
        _ availability: Availability,
        _ statements: [SwiftStatement],
        otherwise: [SwiftStatement] = []
    ) -> [SwiftStatement] {
        exclusion(of: missing(availability)).map { [.conditional($0, statements, otherwise: otherwise)] } ?? statements
    }

    /// Excludes declarations on the platforms of the schema that lack what they use.
    func excluding(_ availability: Availability, _ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        exclusion(of: missing(availability)).map { [.conditional($0, declarations)] } ?? declarations
    }

    /// `@available(iOS 15.0, *)`, if a deployment target of the schema is older.
    func attribute(_ availability: Availability) -> SwiftCode? {
        let newer = availability.newer(than: schema.targets)
        return newer.isEmpty ? nil : "@available(\(SwiftCode(platforms: newer)), *)"
    }

    func isEverywhere(_ availability: Availability) -> Bool { missing(availability).isEmpty }

    /// The platforms of the schema that never have it, among those that have UserNotifications.
    private func missing(_ availability: Availability) -> [Platform] {
        availability.missing(from: schema.targets).filter { Availability.categories.exists(on: $0) }
    }

    /// `!os(macOS) && !os(watchOS)`; nil if nothing is excluded.
    private func exclusion(of platforms: [Platform]) -> SwiftCode? {
        guard !platforms.isEmpty else { return nil }
        return SwiftCode(stringLiteral: platforms.map { "!\($0.compilationCondition)" }.joined(separator: " && "))
    }

    /// Statements inside `if #available`, if a deployment target of the schema is older.
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
