/// Why Belfry reads some YAML differently than YAML 1.2.
enum YAMLDeviation: String, CaseIterable {
    // Decisions of Belfry.
    case tag
    case directive
    case secondDocument = "second-document"
    case emptyBlock = "empty-block"
    case aliasInsideItself = "alias-inside-itself"
    case unusedAnchor = "unused-anchor"
    case questionMark = "question-mark"
    // Behavior of libyaml, which reads YAML 1.1.
    case indentationInQuotes = "indentation-in-quotes"
    case indentationInBrackets = "indentation-in-brackets"
    case blockScalarAtTheTop = "block-scalar-at-the-top"
    case colonOnTheNextLine = "colon-on-the-next-line"
    case commentWithoutASpace = "comment-without-a-space"
    case anchorLetters = "anchor-letters"
    case endWithoutAStart = "end-without-a-start"
    case missingKey = "missing-key"
    case colonFirstInBrackets = "colon-first-in-brackets"
    case keyOfSeveralLines = "key-of-several-lines"
    case spacesBelowABlock = "spaces-below-a-block"
    case colonBeforeABracket = "colon-before-a-bracket"
    case dashAlone = "dash-alone"
    case tab
    case lineBreaksOf11 = "line-breaks-of-1.1"

    var reason: String {
        switch self {
        case .tag: "The key decides the type of its value: a tag could only contradict it."
        case .directive: "Without tags, only %YAML has a meaning; thousands of others keep libyaml busy for seconds."
        case .secondDocument: "A schema file is one document: a second one would have no defined meaning."
        case .emptyBlock: "A `|` without text below it is meant as the character, or the text isn't indented."
        case .aliasInsideItself: "A value that contains itself is infinite."
        case .unusedAnchor: "An anchor without an alias is text without quotes, or a leftover."
        case .questionMark: "libyaml drops a '?' before text in brackets; Belfry rejects it."
        case .indentationInQuotes: "libyaml doesn't check the indentation of quoted text."
        case .indentationInBrackets: "libyaml doesn't check the indentation of text in brackets."
        case .blockScalarAtTheTop:
            "libyaml requires a block to be indented by at least one space, even if it is the whole document."
        case .colonOnTheNextLine: "libyaml requires the ':' on the line of its key, even in brackets."
        case .commentWithoutASpace: "libyaml reads a '#' after a comma, a bracket or a block indicator as a comment."
        case .anchorLetters: "libyaml accepts only ASCII letters, digits, '-' and '_' in names of anchors."
        case .endWithoutAStart: "libyaml requires a document before its end marker."
        case .missingKey: "libyaml requires a key before a ':'; YAML 1.2 doesn't."
        case .colonFirstInBrackets: "libyaml can't read text in brackets that begins with ':'."
        case .keyOfSeveralLines: "libyaml requires a key to be on one line, even in braces."
        case .spacesBelowABlock: "libyaml drops the last line of a block if it contains only spaces."
        case .colonBeforeABracket: "libyaml requires a space after a ':', even before a closing bracket."
        case .dashAlone: "libyaml reads a '-' before a comma as text."
        case .tab: "libyaml reads a tab as indentation where YAML 1.2 allows it as a separator or as part of a text."
        case .lineBreaksOf11: "U+0085, U+2028 and U+2029 end lines in YAML 1.1; Belfry rejects them outside texts."
        }
    }

    /// Whether Belfry decides this, not libyaml.
    var isDecision: Bool {
        [.tag, .directive, .secondDocument, .emptyBlock, .aliasInsideItself, .unusedAnchor, .questionMark]
            .contains(self)
    }
}

extension YAMLDeviation {
    /// All deviations with an example of each, as Markdown.
    static func page(of cases: [YAMLCase]) -> String {
        let ofSuite = cases.filter { $0.file == "yaml-test-suite.txt" }
        var page = """
            # How YAML is read

            <!-- Written by script/update from the cases in Tests/SourceSyntaxTests/YAMLCases. -->

            Belfry reads YAML 1.2 with libyaml, which implements YAML 1.1. The key decides the type of a scalar, not
            YAML: `No`, `12` and `null` are text if the key expects text.

            Of the \(ofSuite.count) cases of the [YAML test suite](https://github.com/yaml/yaml-test-suite), \
            \(ofSuite.filter { $0.deviation == nil }.count) are read as in YAML 1.2. This page lists how the others
            differ, and what Belfry's own \(cases.count - ofSuite.count) cases add.

            """
        page += "\n## Rejected by Belfry\n" + allCases.filter(\.isDecision).map { $0.section(of: cases) }.joined()
        page += "\n## Read differently by libyaml\n"
        return page + allCases.filter { !$0.isDecision }.map { $0.section(of: cases) }.joined()
    }

    private func section(of cases: [YAMLCase]) -> String {
        let own = cases.filter { $0.deviation == self }
        // The shortest example is the clearest.
        guard let example = own.min(by: { $0.input.count < $1.input.count }) else { return "" }
        let text = String(decoding: example.input, as: UTF8.self).replacing("\t", with: "→")
        let names = own.filter { $0.file == "yaml-test-suite.txt" }.map(\.title).sorted()
        let result = YAMLSummary.isTree(example.outcome) ? "read as `\(example.outcome)`" : "rejected"
        return """

            ### \(rawValue.replacing("-", with: " "))

            \(reason)

            ```yaml
            \(text.hasSuffix("\n") ? String(text.dropLast()) : text)
            ```

            Belfry's result: \(result).\(names.isEmpty ? "" : " In the suite: \(names.joined(separator: ", ")).")

            """
    }
}
