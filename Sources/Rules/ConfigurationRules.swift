package import Diagnostics

// Rules about `lint` and `allow`. The reader of a configuration checks them.
extension RuleDescription {
    package static let unknownRule = structure(
        "unknown-rule",
        fixes: [.display],
        summary: "lint and allow name existing rules.",
        rationale: "A misspelled rule stays on, or an exception has no effect.",
        failing: ["lint:\n  rules: { ⟦icon-mising⟧: off }\n"]
    )

    package static let ruleNotConfigurable = structure(
        "rule-not-configurable",
        summary: "Rules for requirements stay errors, and only rules with a limit have options.",
        rationale: """
            Without these rules, generated code doesn't compile, or an identifier has two meanings at run time.
            """,
        failing: [
            "lint:\n  rules: { category-id-unique: ⟦off⟧ }\n"
        ]
    )

    package static let unusedAllow = RuleDescription(
        id: "unused-allow",
        severity: .warning,
        group: .language,
        summary: "Every allow covers a finding.",
        rationale: "An exception that is no longer needed hides the next real finding.",
        source: .language,
        passing: [
            """
            actions:
              like:
                title: Like
                allow: { icon-missing: "A thumb means something else in some of our markets." }
            """
        ],
        failing: [
            """
            actions:
              like:
                title: Like
                icon: hand.thumbsup
                allow: { ⟦icon-missing⟧: "Icons come with the next release." }
            """
        ]
    )

    package static let configuration: [RuleDescription] = [unknownRule, ruleNotConfigurable, unusedAllow]
}
