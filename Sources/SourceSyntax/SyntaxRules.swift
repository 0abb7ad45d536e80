package import Diagnostics

extension RuleDescription {
    package static let sourceEncoding = RuleDescription.structure(
        "source-encoding",
        summary: "A schema file is UTF-8 without control characters.",
        rationale: "Anything else is read differently by different tools, or hides text from the reader of a review.",
        failing: ["# A vertical tab\ncategories:\n  order:\n    hidden-previews-body-placeholder: Order⟦\u{0B}⟧\n"]
    )

    package static let limitExceeded = RuleDescription.structure(
        "limit-exceeded",
        summary: "A schema stays within the limits of what Belfry reads.",
        rationale: """
            A schema may come from a pull request. The limits (16 MiB a file, 64 levels, 1,000,000 values after aliases \
            are expanded, 64 KiB a text, 4 MiB of text that aliases repeat) are far above any real schema, and keep a \
            hostile one from hanging a build.
            """,
        failing: [
            RuleExample(
                stringLiteral: "categories:\n  deep: " + String(repeating: "[", count: ReadingLimits.depth - 2) + "⟦[⟧"
                    + String(repeating: "]", count: ReadingLimits.depth - 1) + "\n"
            )
        ]
    )

    package static let yamlSyntax = RuleDescription.structure(
        "yaml-syntax",
        summary: "A schema file is YAML.",
        rationale: "What stands after a syntax error cannot be understood, so nothing in that file is checked further.",
        failing: [
            """
            categories:
              order:
                hidden-previews-body-placeholder: ⟦"Order⟧
                actions: []
            """,
            """
            actions:
              reply:
                ⟦title:Reply⟧
                icon: arrowshape.turn.up.left
            """,
        ]
    )

    package static let yamlUnquotedText = RuleDescription.structure(
        "yaml-unquoted-text",
        summary: "A text that YAML would read as something else is quoted.",
        rationale: """
            Some characters mean something at the start of a YAML value, and ': ' in its middle. The text would be lost \
            or change what stands around it.
            """,
        passing: ["actions:\n  mention: { title: \"@Mention\", icon: at }\n"],
        failing: [
            "actions:\n  mention:\n    title: ⟦@Mention⟧\n",
            "actions:\n  reply:\n    title: ⟦Reply: Yes⟧\n",
            "actions:\n  important:\n    title: ⟦!important⟧\n",
            "actions:\n  more:\n    title: ⟦> More⟧\n",
        ]
    )

    package static let yamlFeature = RuleDescription.structure(
        "yaml-feature",
        summary: "A schema file uses no tags, merge keys, directives other than %YAML, and only one document.",
        rationale: """
            A value is read by what is expected in its place, so a tag has nothing to say; and what a merge key \
            brings in stands nowhere that a finding could point to.
            """,
        failing: [
            "⟦%TAG ! tag:example.com,2026:⟧\n---\ncategories: {}\n",
            "categories: {}\n⟦---⟧\nactions: {}\n",
            "actions:\n  like: ⟦!action⟧ { title: Like }\n",
        ]
    )

    package static let unknownAlias = RuleDescription.structure(
        "unknown-alias",
        summary: "A YAML alias has an anchor above it, and an anchor has an alias.",
        rationale: "One without the other has no effect, or is text that was not quoted.",
        failing: ["actions:\n  like: ⟦*like⟧\n", "actions:\n  like: ⟦&like⟧ { title: Like, icon: hand.thumbsup }\n"]
    )

    package static let jsonSyntax = RuleDescription.structure(
        "json-syntax",
        summary: "A file that is to be JSON is JSON.",
        rationale: """
            What stands after a syntax error cannot be understood, and of a key that stands twice tools disagree which \
            one counts.
            """,
        failing: []
    )

    /// What can be wrong with a file before its content is understood.
    package static let syntax: [RuleDescription] = [
        sourceEncoding, limitExceeded, yamlSyntax, yamlUnquotedText, yamlFeature, unknownAlias,
        jsonSyntax,
    ]
}
