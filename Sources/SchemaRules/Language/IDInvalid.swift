import AppleFacts
import Basics
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax
import SwiftNaming

extension SchemaRule {
    private static let description = RuleDescription(
        id: "id-invalid",
        severity: .error,
        fixes: [.display],
        group: .language,
        summary: "Identifiers consist of letters, digits, '.', '_' and '-', and don't begin with com.apple.",
        rationale: """
            People retype identifiers on servers, in other languages and in logs. A typographic dash or a trailing space \
            looks right but doesn't match: no buttons, and no error. Characters outside ASCII, leading or trailing white \
            space, control characters and more than \(Limits.identifierBytes) bytes are errors; other punctuation is a \
            warning. The prefix com.apple. is Apple's: the system uses such identifiers of actions for a tap and a \
            dismissal.
            """,
        source: .language,
        passing: [
            """
            actions:
              mark-as-read: { identifier: MARK_AS_READ, title: Mark as Read, icon: envelope.open }
            categories:
              message:
                identifier: chat.message
                hidden-previews-body-placeholder: Message
                actions: [mark-as-read]
            """,
            """
            categories:
              grüße:
                identifier: greetings
                hidden-previews-body-placeholder: Greetings
              chat-of-sdk:
                identifier: chat/message
                external: true
            """,
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - reply: { identifier: com.example.reply, title: Reply, icon: arrowshape.turn.up.left }
            """,
        ],
        failing: [
            """
            notifications:
              example:
                identifier: ⟦time-sensitive—example⟧
                title: Rain Soon
            """,
            """
            categories:
              message:
                identifier: ⟦"chat.message "⟧
                hidden-previews-body-placeholder: Message
            """,
            """
            categories:
              message:
                identifier: ⟦chat:message⟧
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { identifier: ⟦""⟧, title: Mute, icon: bell.slash }
                  - ⟦später⟧: { title: Snooze, icon: clock }
            """,
            """
            categories:
              message:
                identifier: ⟦com.apple.message⟧
                renamed-from: ⟦com.Apple.chat⟧
                hidden-previews-body-placeholder: Message
                actions:
                  - reply: { identifier: ⟦com.apple.reply⟧, title: Reply, icon: arrowshape.turn.up.left }
            """,
        ]
    )

    static let idCharset: ActionRule = description.eachAction { action, _, report in
        report.check(action.identifier, of: action.body)
    }

    static let idCharsetOfCategories: CategoryRule = description.eachCategory { category, _, report in
        report.check(category.identifier, of: category.body)
    }

    static let idCharsetOfNotifications: NotificationRule = description.eachNotification { notification, _, report in
        report.check(notification.identifier, of: notification.body)
    }

    static let idReservedPrefix: ActionRule = description.eachAction { action, _, report in
        report.check(action.declaration)
    }

    static let idReservedPrefixOfCategories: CategoryRule = description.eachCategory { category, _, report in
        report.check(category.declaration)
    }
}

extension RuleReport {
    /// - Parameter body: The map of the declaration.
    fileprivate mutating func check(_ identifier: Text, of body: Node) {
        guard let problem = IdentifierProblem(identifier.value) else { return }
        let isName = body.entries.allSatisfy { !$0.key.isText("identifier") }
        // A name that isn't valid in Swift is already reported.
        guard !isName || SwiftName(lowerCamel: identifier.value) != nil else { return }
        let edits = problem.slug.flatMap { slug in
            isName ? body.adding("identifier", slug) : identifier.node.replacingText(with: slug)
        }
        add(
            at: identifier.range,
            "the identifier \(identifier.value.isEmpty ? "" : "“\(identifier.value)” ")\(problem.words)",
            severity: problem.isUnsafe ? .error : .warning,
            help: problem.slug.map { "write \(isName ? "identifier: " : "")\($0)" }
                ?? "write\(isName ? " an identifier of" : "") letters, digits, '.', '_' and '-'",
            fix: edits.map { Fix(.display, $0) }
        )
    }
}

/// The wrong characters of an identifier.
private struct IdentifierProblem {
    /// The text after “the identifier X”.
    let words: String
    /// Whether it can fail, and isn't only unwise.
    var isUnsafe = true
    /// The identifier with usual characters; nil if the replacement isn't clear.
    let slug: String?

    init?(_ identifier: String) {
        // Nearly all identifiers have only usual characters.
        guard
            identifier.isEmpty || identifier.utf8.count > Limits.identifierBytes
                || !identifier.utf8.allSatisfy({ Unicode.Scalar($0).isUsual })
        else { return nil }
        let scalars = identifier.unicodeScalars
        if identifier.isEmpty {
            words = "is empty"
        } else if identifier.utf8.count > Limits.identifierBytes {
            words = "has \(identifier.utf8.count) bytes; use at most \(Limits.identifierBytes)"
        } else if let odd = scalars.first(where: { $0.actsInvisibly }) {
            words = "contains the invisible character \(odd.codePoint)"
        } else if let odd = scalars.first(where: { !$0.isASCII }) {
            words = "contains “\(odd)” (\(odd.codePoint)), which isn't ASCII"
        } else if scalars.first == " " || scalars.last == " " {
            words = "begins or ends with a space"
        } else if let odd = scalars.first(where: { !$0.isUsual }) {
            words = odd == " " ? "contains a space" : "contains '\(odd)'"
            isUnsafe = false
        } else {
            return nil
        }
        slug = Self.slug(of: identifier)
    }

    private static func slug(of identifier: String) -> String? {
        var slug = ""
        for scalar in identifier.unicodeScalars {
            if scalar.isUsual {
                slug.unicodeScalars.append(scalar)
            } else if let replacement = scalar.usualReplacement {
                slug += slug.hasSuffix("-") && replacement == "-" ? "" : replacement
            } else {
                return nil
            }
        }
        while slug.hasPrefix("-") { slug.removeFirst() }
        while slug.hasSuffix("-") { slug.removeLast() }
        return slug.isEmpty || slug.utf8.count > Limits.identifierBytes ? nil : slug
    }
}

extension Unicode.Scalar {
    fileprivate var isUsual: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
        default: false
        }
    }

    /// The replacement for whitespace, dashes and separators; empty for invisible characters.
    fileprivate var usualReplacement: String? {
        if properties.isWhitespace || properties.isDash { return "-" }
        if actsInvisibly { return "" }
        return "/:+,;|".unicodeScalars.contains(self) ? "." : nil
    }

    /// `U+200B`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension RuleReport {
    fileprivate mutating func check(_ declaration: some Renamable) {
        check(declaration.identifier)
        for identifier in declaration.renamedFrom { check(identifier) }
    }

    private mutating func check(_ identifier: Text) {
        guard identifier.value.beginsLikeThoseOfTheSystem else { return }
        add(
            at: identifier.range,
            "'\(identifier.value)' begins like the system's own identifiers",
            help: "begin it with your own domain, or with none"
        )
    }
}

extension String {
    fileprivate var beginsLikeThoseOfTheSystem: Bool {
        utf8.prefix(Self.systemPrefix.utf8.count).elementsEqual(Self.systemPrefix.utf8) { byte, small in
            byte == small || small.isASCIILetter && byte | 0x20 == small
        }
    }

    private static let systemPrefix = "com.apple."
}
