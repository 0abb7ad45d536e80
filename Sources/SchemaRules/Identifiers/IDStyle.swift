import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let idStyle: WholeSchemaRule = RuleDescription(
        id: "id-style",
        severity: .advice,
        fixes: [.display],
        group: .identifiers,
        isOnlyForSchemas: true,
        summary: "Identifiers are descriptive, and identifiers of one kind use the same style.",
        rationale: """
            People retype identifiers on servers and read them in logs. They mistype one with a different style, don't \
            understand two or three letters, and sometimes a constant's name is used instead of its value. Identifiers \
            that servers know can't change: improve the name instead, and allow the finding with a reason.
            """,
        source: .language,
        passing: [
            """
            actions:
              reply: { identifier: chat.reply, title: Reply, icon: arrowshape.turn.up.left }
              mute: { identifier: chat.mute, title: Mute, icon: bell.slash }
              like: { title: Like, icon: hand.thumbsup }
              mark-as-read: { identifier: chat.markAsRead, title: Mark as Read, icon: envelope.open }
            """,
            """
            categories:
              map: { identifier: MAP, hidden-previews-body-placeholder: Map }
              tv: { hidden-previews-body-placeholder: Program }
            """,
        ],
        failing: [
            """
            categories:
              ⟦m⟧: { hidden-previews-body-placeholder: Message }
              comment: { hidden-previews-body-placeholder: Comment }
              mention: { hidden-previews-body-placeholder: Mention }
            """,
            """
            categories:
              new-episode: { identifier: ⟦ep⟧, hidden-previews-body-placeholder: New episode }
            """,
            """
            categories:
              message:
                identifier: ⟦kMessageCategoryIdentifier⟧
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { identifier: ⟦Constants.muteAction⟧, title: Mute, icon: bell.slash }
            """,
            """
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left }
              mute-chat: { title: Mute Chat, icon: bell.slash }
              like: { title: Like, icon: hand.thumbsup }
              mark-as-read: { identifier: ⟦MARK_AS_READ⟧, title: Mark as Read, icon: envelope.open }
            """,
        ]
    ).schema { context, report in
        report.check(context.actions.map(\.declaration), "actions")
        report.check(context.categories.map(\.declaration), "categories")
        report.check(context.schema.notifications, "notifications")
    }
}

extension RuleReport {
    /// - Parameter kind: The kind of declaration, for messages.
    fileprivate mutating func check(_ declarations: [some Identified], _ kind: String) {
        let styles = declarations.map { IdentifierStyle($0.identifier.value) }
        let convention = Convention(of: declarations, styles)
        // One or two letters are an exception among words. If all are that short, the schema is only a sketch.
        let wordCount = declarations.count { $0.identifier.value.utf8.count > 3 }
        let usesWords = wordCount > 1 && 2 * wordCount > declarations.count
        for (declaration, style) in zip(declarations, styles) {
            let identifier = declaration.identifier
            if let reason = identifier.value.constantOfSwift {
                add(
                    at: identifier.range,
                    "'\(identifier.value)' looks like the name of a Swift constant\(reason), not like its value",
                    help: "write the text that servers send, or allow it for the servers that know it"
                )
            } else if declaration.identifierText?.value.isCode(of: declaration.name.value) == true
                || usesWords && identifier.value.isLetterOrTwo
            {
                add(
                    at: identifier.range,
                    "'\(identifier.value)' is hard to understand on a server or in a log",
                    help:
                        "write a word or two, with renamed-from: \(identifier.value); or allow it for the servers that know it"
                )
            } else if let convention, let style, style.isDisjoint(with: convention.style) {
                let proposal = convention.spelling(of: identifier.value)
                add(
                    at: identifier.range,
                    "'\(identifier.value)' has a different style than other identifiers of \(kind), such as '\(convention.example)'",
                    help:
                        "write \(proposal), with renamed-from: \(identifier.value) for the servers that know the old one",
                    fix: declaration.fix(renamingTo: proposal)
                )
            }
        }
    }
}

/// The interface of actions, categories and notifications for this rule.
private protocol Identified: Renamable {
    var identifierText: Text? { get }
    var body: Node { get }
}

extension Action: Identified {
    fileprivate var identifierText: Text? { contents.identifierText }
    fileprivate var body: Node { contents.body }
}

extension Category: Identified {
    fileprivate var identifierText: Text? { contents.identifierText }
    fileprivate var body: Node { contents.body }
}

extension Notification: Identified {
    fileprivate var identifierText: Text? { contents.identifierText }
    fileprivate var body: Node { contents.body }
}

extension Identified {
    /// Only for an explicit identifier. Changing the name has other effects.
    fileprivate func fix(renamingTo identifier: String) -> Fix? {
        guard let written = identifierText, renamedFrom.isEmpty, body.range.contains(written.range) else { return nil }
        let old = YAMLText.scalar(written.value, like: .plain)
        return body.adding("renamed-from", old).map {
            Fix(.display, written.node.replacingText(with: identifier) + $0)
        }
    }
}

extension String {
    /// Why the identifier looks like the name of a constant, for the middle of a message; nil if it doesn't.
    fileprivate var constantOfSwift: String? {
        if utf8.contains(UInt8(ascii: ".")) { return memberOfSwift }
        let hasPrefix = utf8.first == UInt8(ascii: "k")
        guard hasPrefix || hasSuffix("Identifier"), allSatisfy({ $0.isLetter || $0.isNumber }), let first else {
            return nil
        }
        let rest = dropFirst()
        if hasPrefix, rest.first?.isUppercase == true, rest.contains(where: \.isLowercase) { return ", with 'k'" }
        return first.isLowercase && hasSuffix("Identifier") && count > 10 ? ", with 'Identifier'" : nil
    }

    /// The same for a name with periods.
    private var memberOfSwift: String? {
        let parts = split(separator: ".")
        guard parts.count > 1, let type = parts.first, let member = parts.last else { return nil }
        if ["rawValue", "self", "identifier"].contains(member), type.first?.isUppercase == true {
            return ", with '.\(member)'"
        }
        let isOfType = member.first?.isLowercase == true
        return isOfType && Self.typesOfConstants.contains(where: type.hasSuffix) ? " in '\(type)'" : nil
    }

    private static let typesOfConstants = [
        "Constants", "Constant", "Identifiers", "Identifier", "Keys", "IDs", "ActionID", "CategoryID",
    ]

    /// Whether it is too short to have a meaning.
    fileprivate var isLetterOrTwo: Bool {
        (1...2).contains(utf8.count) && !Self.wordsOfTwoLetters.contains(lowercased())
    }

    /// Words, and well-known abbreviations.
    private static let wordsOfTwoLetters: Set<String> = [
        "ad", "ai", "am", "cv", "dm", "do", "go", "gp", "hi", "hq", "hr", "id", "in", "it", "me", "mr", "my", "no",
        "of",
        "ok", "on", "pm", "pr", "qa", "qr", "rt", "to", "tv", "uk", "up", "us", "vr", "we", "xp",
    ]

    /// Whether it is an abbreviation that its name explains.
    fileprivate func isCode(of name: String) -> Bool {
        (1...3).contains(count) && allSatisfy(\.isLetter) && lowercased() != name.lowercased()
    }
}

/// The styles that an identifier fits. A single word fits several.
private struct IdentifierStyle: OptionSet {
    let rawValue: UInt8

    static let kebab = IdentifierStyle(rawValue: 1 << 0)
    static let snake = IdentifierStyle(rawValue: 1 << 1)
    static let lowerCamel = IdentifierStyle(rawValue: 1 << 2)
    static let upperCamel = IdentifierStyle(rawValue: 1 << 3)
    static let screaming = IdentifierStyle(rawValue: 1 << 4)
    static let dotted = IdentifierStyle(rawValue: 1 << 5)
    static let all: [IdentifierStyle] = [.kebab, .snake, .lowerCamel, .upperCamel, .screaming, .dotted]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nil if another rule reports its characters.
    init?(_ identifier: String) {
        let bytes = identifier.utf8
        var (hasCapitals, hasSmallLetters) = (false, false)
        var (hasDots, hasUnderscores, hasHyphens) = (false, false, false)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): hasSmallLetters = true
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasCapitals = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "."): hasDots = true
            case UInt8(ascii: "_"): hasUnderscores = true
            case UInt8(ascii: "-"): hasHyphens = true
            default: return nil
            }
        }
        guard hasCapitals || hasSmallLetters, let first = bytes.first else { return nil }
        if hasDots {
            self = .dotted
        } else if hasUnderscores {
            self = hasHyphens || hasCapitals && hasSmallLetters ? [] : hasCapitals ? .screaming : .snake
        } else if hasHyphens {
            self = hasCapitals ? [] : .kebab
        } else if !hasCapitals {
            self = [.kebab, .snake, .lowerCamel, .dotted]
        } else if !hasSmallLetters {
            self = bytes.count <= 4 ? [.screaming, .upperCamel] : .screaming
        } else {
            self = (0x41...0x5A).contains(first) ? .upperCamel : .lowerCamel
        }
    }
}

/// The style of nearly all identifiers of a kind.
private struct Convention {
    /// The styles that most of them have.
    let style: IdentifierStyle
    /// An example: the first by code point, so that runs give the same one.
    let example: String

    /// Nil if there is no convention: few identifiers, or many styles.
    ///
    /// - Parameter styles: The styles of the identifiers; nil for those without a style.
    init?(of declarations: [some Identified], _ styles: [IdentifierStyle?]) {
        // Usually all identifiers share a style, so there is nothing to report.
        let shared = styles.reduce(IdentifierStyle(IdentifierStyle.all)) { $0.intersection($1 ?? $0) }
        guard shared.isEmpty else { return nil }
        let pairs = zip(declarations, styles).compactMap { one, style in style.map { (one.identifier.value, $0) } }
        let styles = Dictionary(pairs) { first, _ in first }
        let counts = IdentifierStyle.all.map { style in styles.values.count { $0.contains(style) } }
        guard let most = counts.max(), most >= 3, most < styles.count, most >= 3 * (styles.count - most) else {
            return nil
        }
        let common = zip(IdentifierStyle.all, counts).filter { $0.1 == most }.map(\.0)
        style = IdentifierStyle(common)
        example = styles.filter { !$0.value.isDisjoint(with: IdentifierStyle(common)) }.keys.min() ?? ""
    }

    /// The words of an identifier, in the style of the convention.
    func spelling(of identifier: String) -> String {
        let words = identifier.nameWords
        let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return switch style {
        case let style where style.contains(.kebab): words.joined(separator: "-")
        case let style where style.contains(.snake): words.joined(separator: "_")
        case let style where style.contains(.lowerCamel):
            (words.first ?? "") + capitalized.dropFirst().joined()
        case let style where style.contains(.upperCamel): capitalized.joined()
        case let style where style.contains(.screaming): words.joined(separator: "_").uppercased()
        default: words.joined(separator: ".")
        }
    }
}
