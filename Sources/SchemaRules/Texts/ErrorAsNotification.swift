import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let errorAsNotification: TextRule = RuleDescription(
        id: "error-as-notification",
        severity: .advice,
        group: .texts,
        summary: "An error message is shown by an alert in the app, not by a notification.",
        rationale: """
            The guidelines ask for an alert in the app, not for a notification, to show an error message: people look \
            for it where they did something. What happened to their things while they were away, such as a payment \
            that failed, is news and isn't reported.
            """,
        unseen: """
            Only English texts with a phrase from a list are found, such as “something went wrong”, or with a number \
            after “error” or “status”.
            """,
        source: .higNotificationPractices,
        passing: [
            """
            notifications:
              payment: { title: Payment Failed, body: Your bank declined the card. }
              play: { title: Tonight, body: "“Error 404,” a play, begins at eight." }
              machine: { title: Error Code Found, body: The dishwasher needs a new filter. }
              island: { title: Null Island Trip, body: The boat leaves at 9 AM. }
            """
        ],
        failing: [
            """
            notifications:
              sync: { title: Photo Upload, body: ⟦Something went wrong. Please try again later.⟧ }
              login: { title: ⟦An Unexpected Error Occurred⟧ }
              upload: { title: Upload, body: ⟦"Error 0x80040115: connection refused."⟧ }
              booking: { title: Booking, body: ⟦The server answered with status 503.⟧ }
            """
        ]
    ).eachText(only: .inEnglish) { text, _, report in
        guard text.hasErrorNumber || text.hasErrorPhrase else { return }
        report.add(
            at: text.range, "“\(text.trimmed)” is an error message",
            help: "show it in the app where people did something, or say what happened to what")
    }
}

extension WrittenText {
    /// Whether it has a phrase of error messages. An error code needs a number, and *Null Island* is a name.
    var hasErrorPhrase: Bool {
        tokens.indices.contains { index in
            guard let phrase = PhraseTables.errors.phrase(beginning: tokens[index...]) else { return false }
            let next = tokens.dropFirst(index + phrase.wordCount).first
            return switch phrase {
            case "error code": next?.core.contains(where: \.isNumber) ?? true
            case "null": next?.core.first?.isUppercase != true
            default: true
            }
        }
    }

    /// Whether it has a number after *error*, or one of HTTP: *Error 0x80040115*, *status 404*.
    fileprivate var hasErrorNumber: Bool {
        var quotes = Quotes(orBrackets: false)
        return zip(tokens, tokens.dropFirst()).contains { word, number in
            // “Error 404” can be the name of a play.
            guard !quotes.contain(word) else { return false }
            return switch word.folded {
            case "error", "errno", "nsurlerrordomain": number.core.first?.isNumber ?? false
            case "http", "status": number.core.count == 3 && Int(number.core).map((400...599).contains) == true
            default: false
            }
        }
    }
}
