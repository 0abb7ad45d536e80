package import Diagnostics

extension RuleDescription {
    package static let schemaSyntax = RuleDescription.structure(
        "schema-syntax",
        fixes: [.safe, .unsafe, .display],
        summary: "A schema file is valid YAML in UTF-8, with the part of YAML that Belfry reads.",
        rationale: """
            Belfry can't read a file after a syntax error, so it doesn't check the rest of that file. Text that YAML would \
            read as something else is quoted: some characters have a special meaning at the start of a value, and ': ' has \
            one inside it. A file has one document, without tags, merge keys or directives other than %YAML; every alias \
            has an anchor above it, and every anchor has an alias. Control characters can hide text from reviewers.
            """,
        passing: ["actions:\n  mention: { title: \"@Mention\", icon: at }\n"],
        failing: [
            "# A vertical tab\ncategories:\n  order:\n    hidden-previews-body-placeholder: Order⟦\u{0B}⟧\n",
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
            "actions:\n  mention:\n    title: ⟦@Mention⟧\n",
            "actions:\n  reply:\n    title: ⟦Reply: Yes⟧\n",
            "actions:\n  important:\n    title: ⟦!important⟧\n",
            "actions:\n  more:\n    title: ⟦> More⟧\n",
            "⟦%TAG ! tag:example.com,2026:⟧\n---\ncategories: {}\n",
            "categories: {}\n⟦---⟧\nactions: {}\n",
            "actions:\n  like: ⟦!action⟧ { title: Like }\n",
            "actions:\n  like: ⟦*like⟧\n",
            "actions:\n  like: ⟦&like⟧ { title: Like, icon: hand.thumbsup }\n",
        ]
    )

    package static let limitExceeded = RuleDescription.structure(
        "schema-too-large",
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

    package static let jsonSyntax = RuleDescription.structure(
        "json-syntax",
        summary: "A JSON file is valid JSON.",
        rationale: """
            Belfry can't read a file after a syntax error. Tools differ in which of two duplicate keys they use.
            """,
        failing: []
    )

    /// Rules about a file before its content is understood.
    package static let syntax: [RuleDescription] = [schemaSyntax, limitExceeded, jsonSyntax]
}
