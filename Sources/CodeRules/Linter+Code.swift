package import CodeFacts
package import Diagnostics
package import NotificationSchema
import Rules
package import SchemaRules
import SourceSyntax

/// The rules over what code says about notifications, each in a file of its own.
package enum CodeRule {}

typealias CodeFactRule = Rule<NotificationFacts>

extension RuleDescription {
    /// Checks what code says about notifications.
    func code(_ check: @escaping CodeFactRule.Check) -> CodeFactRule { Rule(self, check: check) }
}

extension Linter {
    /// Checks what code says: its declarations with the rules for schemas, and its links with the rules for code.
    ///
    /// - Parameters:
    ///   - facts: What the code says.
    ///   - documents: The declarations that are known completely, a document for each file.
    ///   - identifiers: The identifiers in the code, by the names in the documents.
    package func lint(
        _ facts: NotificationFacts, documents: [SchemaDocument], identifiers: [String: String]
    ) -> [Finding] {
        var configuration = RuleConfiguration(shared: shared)
        var findings = configuration.findings
        if let root = documents.first {
            // What a schema can't express isn't a mistake in code.
            var ignored: [Finding] = []
            let schema = Schema.read(root: root, fragments: Array(documents.dropFirst()), findings: &ignored)
            if let limit = ignored.first(where: { $0.rule.id == RuleDescription.limitExceeded.id }) {
                findings.append(.tooManyDeclarations(at: limit.range))
            }
            let unjudged = UnjudgedActions(facts)
            findings += declarations(of: schema, &configuration, where: unjudged.contain)
                .map { $0.forCode(identifiers) }
        }
        var rules = ActiveRules(CodeRule.all.filter { isWanted($0.description.id) }, in: configuration)
        findings += rules.findings(in: facts, &configuration)
        var allowances = CodeAllowances(facts)
        findings = allowances.filter(findings)
        findings += allowances.findings(isWanted).filter { isWanted($0.rule.id) }
        return findings.inSourceOrder()
    }
}

/// What rules for schemas can't judge in code.
private struct UnjudgedActions {
    /// Actions whose icon isn't known, and the titles of those of iOS 8, which have none.
    private var withoutIcons = CodeRanges()
    /// Those with a branch of their own in a handler, which says what they do.
    private var handled = CodeRanges()
    /// Those that a handler only keeps, or may keep, for what the app shows.
    private var forScreens = CodeRanges()
    /// The files with code for the Mac.
    private let filesOfMac: Set<ObjectIdentifier>
    private let isOnlyForMac: Bool
    /// The files with code for the watch.
    private let filesOfWatch: Set<ObjectIdentifier>
    private let isOnlyForWatch: Bool

    init(_ facts: NotificationFacts) {
        let compared = Set(facts.comparisons.lazy.filter { $0.part == .action }.compactMap(\.identifier.known))
        withoutIcons = CodeRanges(
            facts.actions.filter { $0.unknownIcon != nil }.map(\.range)
                + facts.actions.filter(\.isLegacy).compactMap(\.title?.range))
        handled = CodeRanges(
            facts.actions.filter { $0.identifier.known.map(compared.contains) ?? false }.map(\.range))
        let isPassedOn = facts.escapes.contains { $0.part == .action }
        forScreens = CodeRanges(
            facts.actions.filter { action in
                action.identifier.known.map {
                    facts.actionsForScreens.contains($0) || isPassedOn && !compared.contains($0)
                } ?? false
            }.map(\.range))
        isOnlyForMac = Array(facts.deploymentTargets.keys) == ["macOS"]
        isOnlyForWatch = Array(facts.deploymentTargets.keys) == ["watchOS"]
        func files(importing modules: Set<String>) -> Set<ObjectIdentifier> {
            Set(
                facts.files.lazy.filter { !$0.importedModules.isDisjoint(with: modules) }
                    .map { ObjectIdentifier($0) })
        }
        filesOfMac = files(importing: ["AppKit", "Cocoa"])
        filesOfWatch = files(importing: ["WatchKit"])
    }

    func contain(_ finding: Finding) -> Bool {
        let isOnMac = isOnlyForMac || filesOfMac.contains(ObjectIdentifier(finding.range.file))
        // A Mac shows no icons of actions.
        if finding.rule.group == .icons { return isOnMac || withoutIcons.contain(finding.range) }
        switch finding.rule.id {
        // The watch has no placeholder for hidden previews.
        case "hidden-preview-missing":
            return isOnlyForWatch || filesOfWatch.contains(ObjectIdentifier(finding.range.file))
        case "action-redundant": return handled.contain(finding.range)
        case "action-foreground-unneeded": return forScreens.contain(finding.range)
        // On a Mac, code can open the app for an action that doesn't.
        case "action-foreground-missing": return isOnMac && handled.contain(finding.range)
        // Nobody replies on the locked screen of a Mac.
        case "text-input-unauthenticated", "action-authentication-missing": return isOnMac
        // Characters that only a schema doesn't want: the app and the system compare any text.
        case "id-invalid": return finding.severity == .warning
        default: return false
        }
    }
}

extension Finding {
    /// The code declares more than a schema can.
    fileprivate static func tooManyDeclarations(at range: SourceRange) -> Finding {
        Finding(
            .limitExceeded, at: range,
            "the code declares more than Belfry checks in one run, so only its handlers are checked",
            severity: .warning, help: "run 'belfry audit' on one folder after the other")
    }

    /// Without fixes, which are edits of YAML, and with the names of Apple's API instead of a schema's keys.
    fileprivate func forCode(_ identifiers: [String: String]) -> Finding {
        var help = help?.inCode(identifiers)
        // Help that shows YAML, or a key without a counterpart in the API, would mislead.
        if let text = help {
            let words = text.split { !$0.isLetter && $0 != "-" }
            // The value of a key: an option of the API has none.
            if text == "write false" { help = "remove the option" }
            let isYAML = text.contains { $0 == ":" || $0 == "{" }
            if isYAML || words.contains(where: { String.keysOfSchemas.contains(String($0)) }) { help = nil }
        }
        return Finding(
            rule, at: range, message.inCode(identifiers), severity: severity, help: help, notes: notes)
    }
}

extension String {
    /// Keys that declare what code doesn't.
    fileprivate static let keysOfSchemas: Set<String> = ["destination", "effect", "allow", "because", "glossary"]

    /// With the names of Apple's API instead of keys, and with the identifiers of the code instead of the names that its
    /// declarations got, which are quoted.
    fileprivate func inCode(_ identifiers: [String: String]) -> String {
        split(separator: "'", omittingEmptySubsequences: false)
            .map { identifiers[String($0)] ?? $0.withAPINames }.joined(separator: "'")
    }

    fileprivate static let namesOfKeys = [
        "authentication-required": "authenticationRequired",
        "hidden-previews-body-placeholder": "hiddenPreviewsBodyPlaceholder",
        "hidden-previews-show-title": "hiddenPreviewsShowTitle",
        "hidden-previews-show-subtitle": "hiddenPreviewsShowSubtitle", "custom-dismiss-action": "customDismissAction",
        "category-summary-format": "categorySummaryFormat", "intent-identifiers": "intentIdentifiers",
        "allow-in-car-play": "allowInCarPlay", "text-input": "UNTextInputNotificationAction",
        "button-title": "textInputButtonTitle",
    ]
}

extension Substring {
    /// With the names of Apple's API instead of keys. Keys in longer words, such as an identifier, remain.
    fileprivate var withAPINames: String {
        var result = ""
        var rest = self
        while let start = rest.firstIndex(where: \.isPartOfIdentifier) {
            let word = rest[start...].prefix(while: \.isPartOfIdentifier)
            result += rest[..<start] + (String.namesOfKeys[String(word)] ?? String(word))
            rest = rest[word.endIndex...]
        }
        return result + rest
    }
}

extension Character {
    fileprivate var isPartOfIdentifier: Bool { isLetter || isNumber || "-_.".contains(self) }
}
