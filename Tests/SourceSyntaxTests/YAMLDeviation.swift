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
