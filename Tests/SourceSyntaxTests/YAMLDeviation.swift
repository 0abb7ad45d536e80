/// Why YAML is not read as YAML 1.2 says.
enum YAMLDeviation: String, CaseIterable {
    // Decisions of ours.
    case tag
    case directive
    case secondDocument = "second-document"
    case emptyBlock = "empty-block"
    case aliasInsideItself = "alias-inside-itself"
    case unusedAnchor = "unused-anchor"
    case questionMark = "question-mark"
    // What libyaml does, which reads YAML 1.1.
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
        case .tag: "A value is read by what is expected in its place: a tag could only contradict that."
        case .directive: "Only %YAML means anything without tags; thousands of others keep libyaml busy for seconds."
        case .secondDocument: "A schema file is one document: what a second one would mean nobody could say."
        case .emptyBlock: "Whoever writes `|` and no text below it means the character, or forgot to indent."
        case .aliasInsideItself: "A value that holds itself has no end."
        case .unusedAnchor: "An anchor that no alias names is text that was not quoted, or is left over."
        case .questionMark: "libyaml drops a '?' before a text in brackets; Belfry refuses it."
        case .indentationInQuotes: "libyaml does not ask how far a quoted text is indented."
        case .indentationInBrackets: "libyaml does not ask how far what stands in brackets is indented."
        case .blockScalarAtTheTop:
            "libyaml wants a block to be indented by one at least, also where it is the document."
        case .colonOnTheNextLine: "libyaml wants the ':' on the line of its key, also in brackets."
        case .commentWithoutASpace: "libyaml takes a '#' after a comma, a bracket or the sign of a block for a comment."
        case .anchorLetters: "libyaml knows names of ASCII letters, digits, '-' and '_' for anchors."
        case .endWithoutAStart: "libyaml expects a document before the marker of its end."
        case .missingKey: "libyaml wants a key before a ':', which YAML 1.2 lets be missing."
        case .colonFirstInBrackets: "libyaml does not read a text in brackets that begins with ':'."
        case .keyOfSeveralLines: "libyaml wants a key on one line, also in braces."
        case .spacesBelowABlock: "libyaml drops a last line of spaces from a block."
        case .colonBeforeABracket: "libyaml wants a space after a ':', also where a bracket closes behind it."
        case .dashAlone: "libyaml takes a '-' before a comma for a text."
        case .tab: "libyaml takes a tab for indentation where it may as well separate, or belong to a text."
        case .lineBreaksOf11: "U+0085, U+2028 and U+2029 end lines in YAML 1.1; outside of texts they are refused."
        }
    }

    /// Of ours, not of libyaml's.
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

            Belfry reads YAML 1.2 with libyaml, which was written for YAML 1.1. A scalar is read by what its key expects,
            never by YAML's guess: `No`, `12` and `null` are texts where a text is expected.

            Of the \(ofSuite.count) cases of the [YAML test suite](https://github.com/yaml/yaml-test-suite), \
            \(ofSuite.filter { $0.deviation == nil }.count) are read as YAML 1.2 says. This page lists how the others
            differ, and what Belfry's own \(cases.count - ofSuite.count) cases add.

            """
        page += "\n## What Belfry refuses\n" + allCases.filter(\.isDecision).map { $0.section(of: cases) }.joined()
        page += "\n## What libyaml reads in another way\n"
        return page + allCases.filter { !$0.isDecision }.map { $0.section(of: cases) }.joined()
    }

    private func section(of cases: [YAMLCase]) -> String {
        let own = cases.filter { $0.deviation == self }
        // The shortest says it best.
        guard let example = own.min(by: { $0.input.count < $1.input.count }) else { return "" }
        let text = String(decoding: example.input, as: UTF8.self).replacing("\t", with: "→")
        let names = own.filter { $0.file == "yaml-test-suite.txt" }.map(\.title).sorted()
        let result = YAMLSummary.isTree(example.outcome) ? "read as `\(example.outcome)`" : "refused"
        return """

            ### \(rawValue.replacing("-", with: " "))

            \(reason)

            ```yaml
            \(text.hasSuffix("\n") ? String(text.dropLast()) : text)
            ```

            Here it is \(result).\(names.isEmpty ? "" : " In the suite: \(names.joined(separator: ", ")).")

            """
    }
}
