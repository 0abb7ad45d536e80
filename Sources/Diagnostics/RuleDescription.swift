/// What a rule says of itself: shown by `explain`, in the documentation, and beside its findings.
///
/// A rule that checks is one of these with a function. A structural error is one without: it is raised where it is
/// found, while reading. Each is there once, and every finding refers to it.
package final class RuleDescription: Sendable, Identifiable {
    /// Kebab-case, stable for ever: people write it in `allow` and `lint`.
    package let id: String
    package let kind: Kind
    /// The severity of a finding for which the rule does not say otherwise.
    package let severity: Severity
    /// What kinds of fixes its findings may have.
    package let fixes: [Fix.Applicability]
    /// The rules that it is listed with.
    package let group: RuleGroup
    /// What it looks at.
    package let domain: RuleDomain
    /// What the rule asks for, in one sentence.
    package let summary: String
    /// Why: what goes wrong for whom.
    package let rationale: String
    /// Where the rule comes from.
    package let source: RuleSource
    /// What authors can set.
    package let options: [RuleOptionDescription]
    /// Schemas in which the rule finds nothing.
    package var passing: [RuleExample] { makePassing() }
    /// Schemas in which the rule finds exactly what they mark.
    package var failing: [RuleExample] { makeFailing() }

    /// Hundreds of texts that few runs show: they are made when they are asked for.
    private let makePassing: Examples
    private let makeFailing: Examples
    package typealias Examples = @Sendable () -> [RuleExample]

    package enum Kind: Sendable {
        /// The schema cannot be understood: never allowed, downgraded or baselined.
        case structure
        /// May be configured and allowed.
        case guideline
        /// Breaks at run time or in the compiler, or is what Apple never permits, whatever the reason: neither allowed nor
        /// downgraded.
        case requirement
    }

    package init(
        id: String,
        kind: Kind = .guideline,
        severity: Severity,
        fixes: [Fix.Applicability] = [],
        group: RuleGroup,
        domain: RuleDomain = .schema,
        summary: String,
        rationale: String,
        source: RuleSource,
        options: [RuleOptionDescription] = [],
        passing: @escaping @autoclosure Examples,
        failing: @escaping @autoclosure Examples
    ) {
        self.id = id
        self.kind = kind
        self.severity = severity
        self.fixes = fixes
        self.group = group
        self.domain = domain
        self.summary = summary
        self.rationale = rationale
        self.source = source
        self.options = options
        makePassing = passing
        makeFailing = failing
    }

    /// What stands for the reason in the `allow` that `explain` proposes.
    package static let reasonOfExample = "why it is right here"

    /// A structural error.
    package static func structure(
        _ id: String,
        fixes: [Fix.Applicability] = [],
        group: RuleGroup = .language,
        domain: RuleDomain = .schema,
        summary: String,
        rationale: String,
        passing: @escaping @autoclosure Examples = [],
        failing: @escaping @autoclosure Examples
    ) -> RuleDescription {
        RuleDescription(
            id: id,
            kind: .structure,
            severity: .error,
            fixes: fixes,
            group: group,
            domain: domain,
            summary: summary,
            rationale: rationale,
            source: .language,
            passing: passing(),
            failing: failing()
        )
    }
}

/// Where a rule comes from: a title, and a page where there is one.
package struct RuleSource: Sendable {
    package let title: String
    package let url: String?

    package init(_ title: String, url: String? = nil) {
        self.title = title
        self.url = url
    }

    package static let language = RuleSource("The declaration language of Belfry")
    package static let higNotifications = RuleSource(
        "Human Interface Guidelines, Notifications",
        url: "https://developer.apple.com/design/human-interface-guidelines/notifications"
    )
    package static let higManagingNotifications = RuleSource(
        "Human Interface Guidelines, Managing notifications",
        url: "https://developer.apple.com/design/human-interface-guidelines/managing-notifications"
    )
    package static let appleStyleGuide = RuleSource(
        "Apple Style Guide, capitalization",
        url: "https://support.apple.com/guide/applestyleguide/welcome/web"
    )
    package static let userNotifications = RuleSource(
        "UserNotifications reference",
        url: "https://developer.apple.com/documentation/usernotifications"
    )
    package static let notificationCategory = RuleSource(
        "UserNotifications, UNNotificationCategory",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationcategory"
    )
    package static let notificationAction = RuleSource(
        "UserNotifications, UNNotificationAction",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationaction"
    )
}

/// A schema that shows a rule. In a failing one, `⟦` and `⟧` stand around each place where the rule finds something.
///
/// It is test and documentation at once: one test runs every example of every rule.
package struct RuleExample: Sendable, ExpressibleByStringInterpolation {
    package let marked: String
    /// What the schema was before, for a rule that compares.
    package let earlier: String?
    /// Files of a project beside it, which its `app` names.
    package let files: [File]
    /// A payload that a server made, with the marks in it: the schema then has none, and is what the payload is held
    /// against.
    package let payload: String?

    package struct File: Sendable {
        package let path: String
        package let bytes: [UInt8]

        package init(_ path: String, _ bytes: [UInt8]) {
            (self.path, self.bytes) = (path, bytes)
        }

        package init(_ path: String, text: String) {
            self.init(path, Array(text.utf8))
        }

        /// Nil for a file that is no text, such as a sound.
        package var text: String? {
            guard !bytes.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 }) else { return nil }
            return String(validating: bytes, as: UTF8.self)
        }
    }

    package init(stringLiteral marked: String) {
        self.init(marked, files: [])
    }

    package init(_ marked: String, files: [File], payload: String? = nil) {
        (self.marked, self.earlier, self.files, self.payload) = (marked, nil, files, payload)
    }

    /// - Parameter earlier: What the schema was before.
    package init(from earlier: String, to marked: String) {
        (self.marked, self.earlier, self.files, self.payload) = (marked, earlier, [], nil)
    }

    /// - Parameter payload: JSON, as `check-payload` reads it.
    package static func payload(_ payload: String, of schema: String) -> RuleExample {
        RuleExample(schema, files: [], payload: payload)
    }

    /// The schema as an author would write it.
    package var text: String { MarkedText(marked).text }
}
