package import Diagnostics
import NotificationSchema
import ProjectFiles
import SourceSyntax

/// A rule over a schema, over payloads that others made for it, or over both: what it says of itself, and a function for
/// each.
///
/// Each stands in a file of its own, as a static member; `SchemaRule.all` lists them.
package struct SchemaRule: Sendable {
    package let description: RuleDescription
    /// Whether it says nothing of a schema that was understood only in part: what seems to be missing may not have been
    /// read.
    let needsWholeSchema: Bool
    let check: Check
    /// Of a payload that somebody else made: what `check-payload` runs.
    let payloadCheck: PayloadCheck?

    typealias WordingCheck = @Sendable (Schema, Wording, inout RuleFindings) -> Void
    typealias PayloadCheck = @Sendable (CheckedPush, inout RuleFindings) -> Void

    enum Check: Sendable {
        case schema(@Sendable (Schema, inout RuleFindings) -> Void)
        /// Of what people read, or of what was worked out beside it.
        case wording(WordingCheck)
        /// The same, of each declaration by itself.
        case declarations(WordingCheck)
        /// Of the schema against files of the project: only where those are read.
        case project(@Sendable (Schema, Project, inout RuleFindings) -> Void)
        /// Of the schema against what it was before: only where that is read.
        case change(@Sendable (SchemaChange, inout RuleFindings) -> Void)
        /// Nothing of a schema: only its payloads are looked at.
        case none
    }

    /// - Parameter payload: For a rule that also looks at payloads that somebody else made.
    init(
        _ description: RuleDescription,
        needsWholeSchema: Bool = false,
        check: @escaping @Sendable (Schema, inout RuleFindings) -> Void,
        payload: PayloadCheck? = nil
    ) {
        self.init(description, needsWholeSchema, .schema(check), payload)
    }

    /// A rule that looks at payloads alone.
    init(ofPayloads description: RuleDescription, check payloadCheck: @escaping PayloadCheck) {
        self.init(description, false, .none, payloadCheck)
    }

    /// A rule that looks at what people read.
    ///
    /// - Parameter payload: For a rule that also looks at payloads that somebody else made.
    init(
        _ description: RuleDescription,
        needsWholeSchema: Bool = false,
        check: @escaping WordingCheck,
        payload: PayloadCheck? = nil
    ) {
        self.init(description, needsWholeSchema, .wording(check), payload)
    }

    /// A rule that judges each declaration by itself: it is given some of them at a time, in any number of portions.
    ///
    /// - Parameter payload: For a rule that also looks at payloads that somebody else made.
    init(
        ofDeclarations description: RuleDescription,
        check: @escaping WordingCheck,
        payload: PayloadCheck? = nil
    ) {
        self.init(description, false, .declarations(check), payload)
    }

    /// A rule that looks at files of the project.
    init(
        _ description: RuleDescription,
        needsWholeSchema: Bool = false,
        check: @escaping @Sendable (Schema, Project, inout RuleFindings) -> Void
    ) {
        self.init(description, needsWholeSchema, .project(check))
    }

    /// A rule that looks at what became of an earlier schema.
    init(
        _ description: RuleDescription,
        check: @escaping @Sendable (SchemaChange, inout RuleFindings) -> Void
    ) {
        self.init(description, true, .change(check))
    }

    private init(
        _ description: RuleDescription,
        _ needsWholeSchema: Bool,
        _ check: Check,
        _ payloadCheck: PayloadCheck? = nil
    ) {
        self.description = description
        self.needsWholeSchema = needsWholeSchema
        self.check = check
        self.payloadCheck = payloadCheck
    }

    /// Whether it says nothing without an earlier schema.
    package var needsEarlierSchema: Bool { if case .change = check { true } else { false } }

    /// Whether it says nothing without the files of the project.
    var needsProject: Bool { if case .project = check { true } else { false } }
}

/// What one rule finds in one run.
struct RuleFindings {
    private let rule: RuleDescription
    private let options: [String: RuleOptionValue]
    private(set) var findings: [Finding] = []
    var ruleID: String { rule.id }

    /// - Parameter options: What the author set, by name.
    init(of rule: RuleDescription, options: [String: RuleOptionValue] = [:]) {
        self.rule = rule
        self.options = options
    }

    /// Takes the findings out, so that it can be used for another payload.
    mutating func removeAll() -> [Finding] {
        defer { findings.removeAll(keepingCapacity: true) }
        return findings
    }

    /// What the author set, or the option's default. The rule's description has to list the option.
    subscript<Value>(option: RuleOption<Value>) -> Value {
        options[option.description.name].flatMap(option.value) ?? option.defaultValue
    }

    /// - Parameters:
    ///   - range: The words that are wrong, no more than those.
    ///   - message: What is wrong, in the author's words; begins with a small letter and has no full stop.
    ///   - severity: That of the rule, where nothing else is said.
    ///   - help: What to write instead.
    mutating func report(
        at range: SourceRange,
        _ message: String,
        severity: Severity? = nil,
        help: String? = nil,
        notes: [Finding.Note] = [],
        fix: Fix? = nil
    ) {
        // One more than are shown tells that there are too many.
        guard findings.count <= ReadingLimits.findings else { return }
        findings.append(
            Finding(rule, at: range, message, severity: severity, help: help, notes: notes, fix: fix)
        )
    }
}
