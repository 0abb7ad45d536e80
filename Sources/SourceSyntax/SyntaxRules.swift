package import Diagnostics

extension RuleDescription {
    package static let sourceEncoding = RuleDescription.structure(
        "source-encoding",
        summary: "A schema file is UTF-8 without control characters.",
        rationale: "Tools read other encodings differently, and control characters can hide text from reviewers.",
        failing: ["# A vertical tab\ncategories:\n  order:\n    hidden-previews-body-placeholder: Order⟦\u{0B}⟧\n"]
    )

    package static let limitExceeded = RuleDescription.structure(
        "limit-exceeded",
        summary: "A schema stays within the limits of Belfry.",
        rationale: """
            A schema may come from a pull request. The limits are far above any real schema, and prevent a malicious \
            one from hanging a build: 16 MiB per file, 64 levels of nesting, 1,000,000 values after aliases are \
            expanded, 64 KiB per text, 4 MiB of text that aliases repeat.
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
        summary: "A schema file is valid YAML.",
        rationale: "Belfry can't read a file after a syntax error, so it doesn't check the rest of that file.",
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
        summary: "Text that YAML would read as something else is quoted.",
        rationale: """
            Some characters have a special meaning at the start of a YAML value, and ': ' has one inside it. The text \
            would be lost, or would change the text around it.
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
        summary: "A schema file has one document, without tags, merge keys or directives other than %YAML.",
        rationale: """
            The key decides the type of its value, so a tag has no use. Values from a merge key have no position that \
            a finding could point to.
            """,
        failing: [
            "⟦%TAG ! tag:example.com,2026:⟧\n---\ncategories: {}\n",
            "categories: {}\n⟦---⟧\nactions: {}\n",
            "actions:\n  like: ⟦!action⟧ { title: Like }\n",
        ]
    )

    package static let unknownAlias = RuleDescription.structure(
        "unknown-alias",
        summary: "Every YAML alias has an anchor above it, and every anchor has an alias.",
        rationale: "One without the other has no effect, or is text without quotes.",
        failing: ["actions:\n  like: ⟦*like⟧\n", "actions:\n  like: ⟦&like⟧ { title: Like, icon: hand.thumbsup }\n"]
    )

    package static let jsonSyntax = RuleDescription.structure(
        "json-syntax",
        summary: "A JSON file is valid JSON.",
        rationale: """
            Belfry can't read a file after a syntax error. Tools differ in which of two duplicate keys they use.
            """,
        failing: []
    )

    /// Rules about a file before its content is understood.
    package static let syntax: [RuleDescription] = [
        sourceEncoding, limitExceeded, yamlSyntax, yamlUnquotedText, yamlFeature, unknownAlias,
        jsonSyntax,
    ]
}
