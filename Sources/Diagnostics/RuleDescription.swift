import Basics

/// The description of a rule, for `explain`, the documentation and reports.
///
/// A rule that checks is a description with a function. A structural error has no function: the reader reports it. Each
/// description exists once, and every finding refers to it.
package final class RuleDescription: Sendable, Identifiable {
    /// Kebab case. It never changes, because people write it in `allow` and `lint`.
    package let id: String
    package let kind: Kind
    /// The default severity of findings.
    package let severity: Severity
    /// The kinds of fixes that its findings can have.
    package let fixes: [Fix.Applicability]
    /// The group in lists of rules.
    package let group: RuleGroup
    /// The input that it checks.
    package let domain: RuleDomain
    /// What the rule requires, in one sentence.
    package let summary: String
    /// Why: what goes wrong, and for whom.
    package let rationale: String
    /// What it can't see, as people want to know before they rely on it. Nil if it sees every case.
    package let unseen: String?
    /// Where the rule comes from.
    package let source: RuleSource
    /// The options that authors can set.
    package let options: [RuleOptionDescription]
    /// Schemas without findings of the rule.
    package var passing: [RuleExample] { makePassing() }
    /// Schemas with exactly the findings that are marked.
    package var failing: [RuleExample] { makeFailing() }

    /// Hundreds of texts that few runs show, so they are made on demand.
    private let makePassing: Examples
    private let makeFailing: Examples
    package typealias Examples = @Sendable () -> [RuleExample]

    package enum Kind: Sendable {
        /// The schema can't be parsed. Never allowed, downgraded or baselined.
        case structure
        /// Can be configured and allowed.
        case guideline
        /// Breaks at run time or in the compiler, or Apple never permits it. Can't be allowed or downgraded.
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
        unseen: String? = nil,
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
        self.unseen = unseen
        self.source = source
        self.options = options
        makePassing = passing
        makeFailing = failing
    }

    /// What it can't see, as a paragraph.
    package var limitations: String? { unseen.map { "Limitations: \($0)" } }

    /// The placeholder for the reason in the `allow` that `explain` shows.
    package static let reasonOfExample = "why it is right here"

    /// A structural error.
    package static func structure(
        _ id: String,
        fixes: [Fix.Applicability] = [],
        group: RuleGroup = .language,
        domain: RuleDomain = .schema,
        summary: String,
        rationale: String,
        unseen: String? = nil,
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
            unseen: unseen,
            source: .language,
            passing: passing(),
            failing: failing()
        )
    }
}

/// A schema that demonstrates a rule. In failing examples, `⟦` and `⟧` enclose the findings.
///
/// It serves as test and documentation: one test runs every example of every rule.
package struct RuleExample: Sendable, ExpressibleByStringInterpolation {
    package let marked: String
    /// The earlier schema, for a rule that compares.
    package let earlier: String?
    /// Project files that the example's `app` names.
    package let files: [File]
    /// Whether it is Swift, not a schema.
    package let isCode: Bool
    /// A payload from a server, with marks. The schema then has none, and the payload is checked against it.
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

        /// Nil for a file that isn't text, such as a sound.
        package var text: String? {
            guard !bytes.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 }) else { return nil }
            return String(validUTF8: bytes)
        }
    }

    package init(stringLiteral marked: String) {
        self.init(marked, files: [])
    }

    package init(_ marked: String, files: [File], payload: String? = nil) {
        (self.marked, self.earlier, self.files, self.payload, isCode) = (marked, nil, files, payload, false)
    }

    /// - Parameter earlier: The earlier schema.
    package init(from earlier: String, to marked: String) {
        (self.marked, self.earlier, self.files, self.payload, isCode) = (marked, earlier, [], nil, false)
    }

    private init(swift marked: String, files: [File]) {
        (self.marked, earlier, self.files, payload, isCode) = (marked, nil, files, nil, true)
    }

    /// Swift of an app, and its other files.
    package static func swift(_ marked: String, files: [File] = []) -> RuleExample {
        RuleExample(swift: marked, files: files)
    }

    /// - Parameter payload: JSON, in a form that `check-payload` reads.
    package static func payload(_ payload: String, of schema: String) -> RuleExample {
        RuleExample(schema, files: [], payload: payload)
    }

    /// The schema as an author would write it.
    package var text: String { MarkedText(marked).text }
}
