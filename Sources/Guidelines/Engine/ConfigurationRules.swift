import Diagnostics

// What can be wrong with `lint` and `allow`, which only a linter that knows all rules can say.
extension RuleDescription {
    static let unknownRule = structure(
        "unknown-rule",
        fixes: [.display],
        summary: "lint and allow name rules that exist.",
        rationale: "A misspelt rule would stay on, or be switched off for nobody.",
        failing: ["lint:\n  rules: { ⟦icon-mising⟧: off }\n"]
    )

    static let ruleNotConfigurable = structure(
        "rule-not-configurable",
        summary: "What cannot work stays an error, and only a rule that compares with a number gets another limit.",
        rationale: """
            Without these rules the generated code does not compile, or an identifier means two things at run time.
            """,
        failing: [
            "lint:\n  rules: { category-id-unique: ⟦off⟧ }\n"
        ]
    )

    static let unusedAllow = RuleDescription(
        id: "unused-allow",
        severity: .warning,
        group: .language,
        summary: "An allow covers something.",
        rationale: "An exception that nothing needs any more hides the next real finding.",
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

    static let configuration: [RuleDescription] = [unknownRule, ruleNotConfigurable, unusedAllow]
}
