import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let categoryUnregistered: CodeFactRule = RuleDescription(
        id: "category-unregistered",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Every category that is set on content is registered.",
        rationale:
            """
            A notification whose category isn't registered has no buttons and no text for hidden previews. The \
            category was forgotten in setNotificationCategories, or is misspelled. It is a warning if nothing shows that \
            it was meant to be registered: it resembles no registered one, and the code creates no category with the \
            identifier. A registration that only a test runs, or only code for people who refused notifications, is none. One \
            that the launch only makes with permission is too late for those who are just being asked: a warning. If \
            only a content extension registers, the first notification has no buttons, which is a warning; so is a category \
            that code creates, gives to nothing and sets on no content. A \
            category that handlers compare with, to know where a notification comes \
            from, needs no registration. Neither does that of a content extension, but the system never shows one that lists \
            no category, or only one that no notification has.
            """,
        unseen:
            "Categories that only servers send aren't seen. Nothing is reported if a registered identifier can't be read. A category that a function of another module gets counts as used.",
        source: .declaringActions,
        passing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "mail"
                }
                """)
        ],
        failing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = ⟦category-unregistered│"news"⟧
                }
                """),
            .swift(
                """
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        true
                    }
                    func registerCategories() {
                        let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                        ⟦category-unregistered│UNUserNotificationCenter.current().setNotificationCategories([mail])⟧
                    }
                }
                """),
        ]
    ).code { facts, report in
        let foreign = facts.foreignCategories.sorted {
            ($0.file.path, $0.bytes.lowerBound) < ($1.file.path, $1.bytes.lowerBound)
        }
        for category in foreign {
            let isLegacy = category.text.contains("UIMutableUserNotificationCategory")
            report.add(
                at: category,
                isLegacy
                    ? "'setNotificationCategories' doesn't register categories of iOS 8"
                    : "the settings of iOS 8 don't register categories of UserNotifications",
                severity: .error, help: "use \(isLegacy ? "UNNotificationCategory" : "setNotificationCategories")")
        }
        let uncalled = reportUncalled(facts, &report)
        let isAnyRegistered =
            !facts.calledRegistrations.isEmpty || !facts.declaredElsewhere.isEmpty || !facts.declaredInSchemas.isEmpty
        var sets = RegisteredSets(facts, isAny: isAnyRegistered)
        let created = Set(facts.categories.compactMap(\.identifier.known))
        let compared = Set(facts.comparisons.lazy.filter { $0.part == .category }.compactMap(\.identifier.known))
        let isRouting =
            facts.comparisons.contains { $0.part == .category && $0.identifier.known == nil }
            || facts.escapes.contains { $0.part == .category }
        let toAdd = "add the category to the set that setNotificationCategories gets, or remove the identifier"
        let toRegister = "register it with setNotificationCategories, or remove the identifier"
        var seen: Set<String> = []
        let pushed = facts.pushes.compactMap(\.category)
        let assignments = facts.assignments + pushed + facts.sceneCategories
        let places = Dictionary(grouping: assignments) { $0.known }
        // A function that makes one notification registers the category for it.
        let ownCategories = facts.registrations.prefix(100).compactMap { registration in
            registration.onlyIdentifier.flatMap { one in
                let function = places[one] == nil ? registration.function : nil
                return function.map { (function: $0, identifier: one) }
            }
        }.filter { own in assignments.count { own.function.contains($0.range) } == 1 }
        for assignment in assignments {
            guard let identifier = assignment.known, !identifier.isEmpty,
                let registered = sets.identifiers(near: assignment.range), !registered.contains(identifier),
                !facts.contentExtensionCategories.contains(identifier), !uncalled.contains(identifier),
                seen.insert(identifier).inserted
            else { continue }
            let isCreated = created.contains(identifier)
            // Something else may register those that code creates, such as a package.
            if isCreated, !isAnyRegistered { continue }
            let similar =
                sets.nearest(to: identifier, near: assignment.range)
                ?? ownCategories.first { $0.function.contains(assignment.range) }?.identifier
            // Only to know where a notification comes from.
            let isOnlyForRouting = compared.contains(identifier) || !isAnyRegistered && isRouting
            guard similar != nil || !isOnlyForRouting else { continue }
            report.add(
                at: assignment.range,
                isAnyRegistered
                    ? "no registered category has the identifier '\(identifier)'"
                    : "no code registers the category '\(identifier)', or any other",
                severity: isAnyRegistered && (similar != nil || isCreated) ? nil : .warning,
                help: similar.map { "did you mean '\($0)'?" } ?? (isAnyRegistered ? toAdd : toRegister),
                notes: (places[identifier] ?? []).dropFirst().prefix(5).map {
                    Finding.Note("also here", at: $0.range)
                })
        }
        report.addInterfaces(of: facts, assignments, uncalled, isAnyRegistered ? sets : nil, &seen)
    }
}

extension Registration {
    /// The identifier of its category, if it registers one and no other.
    fileprivate var onlyIdentifier: String? {
        isComplete && categories.count == 1 ? categories[0].identifier.known : nil
    }
}

/// The registered identifiers for each app of a repository: a set that isn't known doesn't matter to other apps.
struct RegisteredSets {
    private let facts: NotificationFacts
    private let apps: AppFolders
    private let isAny: Bool
    private var sets: [Substring: (identifiers: Set<String>?, candidates: NearestIdentifiers)] = [:]

    /// - Parameter isAny: Whether anything is registered.
    init(_ facts: NotificationFacts, isAny: Bool) {
        (self.facts, self.isAny) = (facts, isAny)
        apps = AppFolders(facts.files)
    }

    mutating func identifiers(near range: SourceRange) -> Set<String>? { set(near: range).identifiers }

    mutating func nearest(to identifier: String, near range: SourceRange) -> String? {
        let app = apps.app(of: range)
        _ = set(near: range)
        return sets[app]?.candidates.nearest(to: identifier)
    }

    private mutating func set(near range: SourceRange) -> (identifiers: Set<String>?, candidates: NearestIdentifiers) {
        let app = apps.app(of: range)
        if let known = sets[app] { return known }
        let identifiers = isAny ? facts.registeredIdentifiers { !apps.separate($0, range) } : []
        let set = (identifiers, NearestIdentifiers(identifiers ?? []))
        sets[app] = set
        return set
    }
}

/// Reports registrations in functions that no code calls.
///
/// - Returns: The identifiers of their categories, which are missing for this reason.
private func reportUncalled(_ facts: NotificationFacts, _ report: inout RuleReport) -> Set<String> {
    let registered = Set(facts.calledRegistrations.flatMap(\.categories).compactMap(\.identifier.known))
    var uncalled: Set<String> = []
    var seen: Set<SourceRange> = []
    for registration in facts.registrations {
        guard let function = registration.function, let name = facts.uncalledFunctions[function] else { continue }
        let missing = registration.categories.compactMap(\.identifier.known).filter { !registered.contains($0) }
        // Without any other registration, those with unknown identifiers are missing as well.
        let areAllMissing = missing.isEmpty && !registration.categories.isEmpty && facts.calledRegistrations.isEmpty
        guard !missing.isEmpty || areAllMissing else { continue }
        uncalled.formUnion(missing)
        guard seen.insert(registration.range).inserted else { continue }
        let others = missing.count - 1
        let categories =
            missing.first.map { "'\($0)'" + (others < 1 ? "" : " and \(others) other\(others == 1 ? "" : "s")") }
        report.add(
            at: registration.range,
            "no code calls '\(name)', so nothing registers \(categories ?? "its categories")",
            help: "call it before the app has finished launching, or remove it")
    }
    return uncalled
}
