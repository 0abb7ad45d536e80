import AppleFacts
import NotificationSchema

/// Applies `available` in the schema.
extension SwiftGenerator {
    /// Statements that register something, under the conditions that the schema declares for it.
    ///
    /// - Parameters:
    ///   - value: The value of the running app that it depends on.
    ///   - preparations: Statements that come first. They can contain `#available`, which wouldn't work inside
    ///     another `#available` on some platforms.
    func registering(
        _ availability: DeclaredAvailability?,
        if value: RegistrationValue?,
        after preparations: [SwiftStatement] = [],
        _ statements: [SwiftStatement]
    ) -> [SwiftStatement] {
        let statements = conditional(on: value, statements)
        guard let availability else { return preparations + statements }
        let guarded = preparations + guarded(availability, statements)
        let conditions = compilationConditions(of: availability)
        guard !conditions.isEmpty else { return guarded }
        return [.conditional(SwiftCode(stringLiteral: conditions.joined(separator: " && ")), guarded)]
    }

    func conditional(on value: RegistrationValue?, _ statements: [SwiftStatement]) -> [SwiftStatement] {
        value.map { [.block("if \($0.expression)", statements)] } ?? statements
    }

    /// Whether the schema limits it to platforms or builds.
    func isLimited(_ availability: DeclaredAvailability?) -> Bool {
        guard let availability else { return false }
        return availability.fromApp != nil || !compilationConditions(of: availability).isEmpty
            || !newer(availability).isEmpty
    }

    // MARK: Platforms

    /// `DEBUG`, `!os(macOS)`: all of them must hold.
    private func compilationConditions(of availability: DeclaredAvailability) -> [String] {
        func isExcluded(_ platform: Platform) -> Bool {
            guard schema.targets[platform] != nil, Availability.categories.exists(on: platform) else { return false }
            if case .never? = availability[platform] { return true }
            return false
        }
        var conditions = availability.condition.map { [$0.description] } ?? []
        // To the compiler, Mac Catalyst is iOS.
        let isCatalystKept = schema.targets[.macCatalyst] != nil && !isExcluded(.macCatalyst)
        for platform in Platform.allCases where isExcluded(platform) {
            if platform == .macCatalyst, isExcluded(.iOS) { continue }
            let condition = platform.compilationCondition
            conditions.append(
                platform == .iOS && isCatalystKept
                    ? "!(\(condition) && !\(Platform.macCatalyst.compilationCondition))" : "!\(condition)")
        }
        return conditions
    }

    // MARK: Versions

    private func newer(_ availability: DeclaredAvailability) -> [(platform: Platform, version: Version)] {
        Platform.allCases.compactMap { platform in
            guard let target = schema.targets[platform], Availability.categories.exists(on: platform),
                case .since(let version)? = availability[platform], version > target
            else { return nil }
            return (platform, version)
        }
    }

    private func guarded(_ availability: DeclaredAvailability, _ statements: [SwiftStatement]) -> [SwiftStatement] {
        let newer = newer(availability)
        guard !newer.isEmpty else { return statements }
        let check: [SwiftStatement] = [.block(SwiftCode(availableOn: newer), statements)]
        // `#available` with iOS also applies to these two. Listing them makes them unconditional.
        let others = [Platform.macCatalyst, .visionOS].filter { platform in
            guard schema.targets[platform] != nil, case .since? = availability.platforms[platform] else { return false }
            return newer.contains { $0.platform == .iOS } && !newer.contains { $0.platform == platform }
        }
        guard !others.isEmpty else { return check }
        let condition = others.map(\.compilationCondition).joined(separator: " || ")
        return [.conditional(SwiftCode(stringLiteral: condition), statements, otherwise: check)]
    }
}

extension [SwiftStatement] {
    /// Merges neighboring statements with the same `#if`.
    var withConditionsMerged: [SwiftStatement] {
        var result: [SwiftStatement] = []
        for statement in self {
            if case .conditional(let condition, let body, let otherwise) = statement, otherwise.isEmpty,
                case .conditional(condition, let before, let otherwiseBefore)? = result.last, otherwiseBefore.isEmpty
            {
                result[result.count - 1] = .conditional(condition, before + body)
            } else {
                result.append(statement)
            }
        }
        return result
    }
}

extension SwiftCode {
    /// `if #available(iOS 16.0, *)`
    init(availableOn platforms: [(platform: Platform, version: Version)]) {
        self = "if #available(\(SwiftCode(platforms: platforms)), *)"
    }

    /// `iOS 16.0, macOS 13.0`
    init(platforms: [(platform: Platform, version: Version)]) {
        self.init(
            stringLiteral: platforms.map { "\($0.platform.availabilityName) \($0.version)" }.joined(separator: ", "))
    }
}
