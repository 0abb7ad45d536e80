import CodeFacts
import Diagnostics
import Rules

/// What Xcode writes into the property list of a new content extension, and into the interface of a new app for a watch.
private let categoriesOfTemplates: Set<String> = ["myNotificationCategory", "myCategory"]

extension RuleReport {
    /// Reports interfaces of content extensions and of watches for a category that no notification can have.
    ///
    /// - Parameters:
    ///   - uncalled: The categories that only functions without a caller register.
    ///   - sets: What is registered; nil if nothing is.
    ///   - seen: The identifiers that are reported already.
    mutating func addInterfaces(
        of facts: NotificationFacts, _ assignments: [CodeText], _ uncalled: Set<String>, _ sets: RegisteredSets?,
        _ seen: inout Set<String>
    ) {
        var sets = sets
        let assigned = Set(assignments.compactMap(\.known))
        lazy var canJudge = facts.canJudgeInterfaces
        lazy var areAllKnown =
            facts.hasOnlyLocalNotifications && facts.assignments.allSatisfy { $0.known != nil }
            && facts.contents.allSatisfy { !$0.isCopy }
        for category in facts.contentExtensions {
            guard let identifier = category.known else { continue }
            guard !identifier.isEmpty else {
                add(
                    at: category.range, "this lists no category, so the system never shows this extension",
                    severity: .error, help: "write the category whose notifications this shows as its value")
                continue
            }
            if categoriesOfTemplates.contains(identifier) {
                guard !assigned.contains(identifier), !facts.mention(["\"\(identifier)\""]),
                    seen.insert(identifier).inserted
                else { continue }
                add(
                    at: category.range, "this is the category of Xcode's template, and nothing has it",
                    severity: .warning, help: "write the category whose notifications this shows")
                continue
            }
            let registered = sets?.identifiers(near: category.range)
            guard !(registered?.contains(identifier) ?? false) else { continue }
            // An interface for both means both.
            if registered != nil, let similar = sets?.nearest(to: identifier, near: category.range),
                !facts.contentExtensionCategories.contains(similar)
            {
                guard seen.insert(identifier).inserted else { continue }
                add(
                    at: category.range, "no registered category has the identifier '\(identifier)'",
                    help: "did you mean '\(similar)'?")
                continue
            }
            // A watch shows the interface also for a category that isn't registered.
            guard category.range.file.path.hasSuffix(".plist"), canJudge, !assigned.contains(identifier),
                !uncalled.contains(identifier), !facts.categoriesOfExtensionsInCode.contains(identifier),
                !facts.isOfLibrary(category: identifier)
            else { continue }
            // If another extension is for a registered category, this one may be for pushes only.
            let isForNone = registered.map { !$0.isEmpty && $0.isDisjoint(with: facts.contentExtensionCategories) }
            guard isForNone ?? false || areAllKnown, seen.insert(identifier).inserted else { continue }
            add(
                at: category.range,
                areAllKnown
                    ? "no notification has the category '\(identifier)', so the system never shows this"
                    : "no registered category has the identifier '\(identifier)', and this shows no other",
                severity: .warning, help: "write the category whose notifications this shows")
        }
    }
}

extension NotificationFacts {
    /// Whether all code that may register categories was read: no library does, and no code in another language.
    fileprivate var canJudgeInterfaces: Bool {
        unread.isEmpty && !mention(Self.frameworksOfOtherLanguages)
            && !ForeignModules(foreignModules).mayAskForPermission
    }

    /// Whether a library has a category with its own name.
    fileprivate func isOfLibrary(category: String) -> Bool {
        let category = category.lowercased()
        return foreignModules.contains { name in
            category.contains(name.lowercased()) || name.lowercased().contains(category)
        }
    }
}
