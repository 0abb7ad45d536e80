extension RuleDescription {
    package static let unusedException = RuleDescription(
        id: "lint-unused-exception",
        severity: .warning,
        group: .language,
        summary: "Every allow covers a finding, and a baseline lists only findings that still occur.",
        rationale: """
            An exception that is no longer needed hides the next real finding. An entry of a baseline for a fixed finding \
            is an error that can't be allowed: rewrite the baseline, so the list only gets shorter.
            """,
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
}
