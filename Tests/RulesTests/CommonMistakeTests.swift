import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Common mistakes of authors, and things that only look like mistakes.
@Suite struct CommonMistakeTests {
    /// The rules with findings, each with its severity.
    private func found(_ text: String) -> [String] {
        MarkedSchema(text).lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    }

    // MARK: Actions that open nothing

    @Test(arguments: [
        ("View", "warning"), ("View Order", "warning"), ("Show Details", "warning"), ("See More", "warning"),
        ("Read More", "warning"), ("Call", "warning"), ("Open Chat", "warning"), ("Open the App", "warning"),
        ("Open Vent", "advice"), ("Check Status", "advice"), ("Open", "advice"), ("Open Now", "advice"),
    ])
    func actionsThatOpenNeedTheForeground(title: String, severity: String) {
        #expect(found("actions:\n  a: { title: \(title), icon: star }\n") == ["action-foreground-missing \(severity)"])
        // Otherwise, the finding would say that the action only opens the app.
        let mended = "actions:\n  a: { title: \(title), icon: star, foreground: true, destination: there }\n"
        #expect(found(mended) == (title == "Open the App" ? ["action-title-vague warning"] : []))
    }

    @Test(arguments: [
        "Open Garage", "Open Door", "Open the Gate", "Call Back Later", "Call Elevator", "Show as Read", "Read Aloud",
        "Read",
        "Check", "Check Off", "Show Less", "Show Again", "Read Later",
    ])
    func backgroundActionsDoNotNeedTheForeground(title: String) {
        #expect(found("actions:\n  a: { title: \(title), icon: star, authentication-required: true }\n") == [])
    }

    @Test func explicitForegroundIsRespected() {
        #expect(found("actions:\n  a: { title: View, icon: eye, effect: marks it as seen }\n") == [])
        #expect(found("app: { language: de }\nactions:\n  a: { title: View, icon: eye }\n") == [])
        let destination = "actions:\n  a: { title: Zeigen, icon: eye, destination: order }\n"
        #expect(found("app: { language: de }\n" + destination) == ["action-foreground-missing error"])
    }

    // MARK: Texts that only look wrong

    @Test(arguments: [
        "iPad mini Is Back in Stock", "Jack-o’-Lantern Contest", "LAX → JFK: Boarding Now", "3 of 10,000 Steps to Go",
        "Who’s at the Door?", "Goal! 2–1 for Brentford", "U.S. Open Final at 4 P.M.", "Kind of Blue Added",
        "@ada Mentioned You", "“Dune: Part Two” Starts in 10 Minutes", "Score: 21 to 19", "It’s a Match",
    ])
    func rightTitles(title: String) {
        let schema = "notifications:\n  a: { delivery: local, title: \"\(title)\", body: It’s here., thread-id: a }\n"
        #expect(found(schema) == [])
    }

    /// A quotation keeps the case of what was said.
    @Test func aTitleInQuotationMarksIsAdvice() {
        let title = "“I’ll be there in 5.”"
        let schema = "notifications:\n  a: { delivery: local, title: \(title), body: Ada wrote it., thread-id: a }\n"
        #expect(found(schema) == ["text-mispunctuated advice"])
    }

    // MARK: Symbols that are newer than Belfry

    @Test(arguments: [
        ("iOS: 27.0", "advice"), ("iOS: 26.1", "warning"), ("iOS: 27.0, macOS: 15.0", "warning"),
        ("iOS: 27.0, macOS: 27.0", "advice"),
    ])
    func unknownSymbolsOnNewerSystems(platforms: String, severity: String) {
        let schema = "app: { platforms: { \(platforms) } }\nactions:\n  a: { title: Mute, icon: alarm.slash }\n"
        #expect(found(schema) == ["icon-unknown-symbol \(severity)"])
    }

    // MARK: Replies on a locked device

    /// One finding for the whole schema. An exception covers its own action.
    @Test func openRepliesAreOneFinding() throws {
        func schema(allow: String) -> String {
            """
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left\(allow), text-input: { button-title: Send, placeholder: Message } }
              note: { title: Add Note, icon: plus, text-input: { button-title: Add, placeholder: Message } }
              more: { title: Comment, icon: bubble.left, text-input: { button-title: Post, placeholder: Message } }

            """
        }
        let finding = try #require(MarkedSchema(schema(allow: "")).lint().findings.first)
        #expect(found(schema(allow: "")) == ["text-input-unauthenticated advice"])
        #expect(finding.notes.count == 2)
        #expect(finding.fix == nil)
        let allowed = schema(allow: ", allow: { text-input-unauthenticated: Our readers want it. }")
        let rest = MarkedSchema(allowed).lint().findings
        #expect(rest.map(\.rule.id) == ["text-input-unauthenticated"])
        #expect(rest.first?.notes.count == 1)
    }

    // MARK: Texts

    @Test(arguments: [
        ("actions:\n  a: { title: \"A\\u202Eevihcra\", icon: star }\n", ["text-invisible-character warning"]),
        ("actions:\n  a: { title: \"A\\u2066b\", icon: star }\n", ["text-invisible-character warning"]),
        ("notifications:\n  a: { title: One, body: \"Two\\u2028lines.\" }\n", ["text-invisible-character warning"]),
        ("notifications:\n  a: { title: Families 👩‍👩‍👧‍👦 }\n", []),
        ("app: { language: he }\nactions:\n  a: { title: \"\\u05D0\\u200F!\", icon: star }\n", []),
        (
            "notifications:\n  a: { title: Today, body: \"{{ first }} wrote.\" }\n",
            ["content-foreign-placeholder error"]
        ),
        ("notifications:\n  a: { title: Today, body: Up $tsla and $AAPL for $5. }\n", []),
        (
            "categories:\n  a: { hidden-previews-body-placeholder: \"Mail from <%= name %>\" }\n",
            ["registered-text-placeholder error"]
        ),
        ("categories:\n  a: { hidden-previews-body-placeholder: <b>News</b> }\n", ["text-markup warning"]),
        ("notifications:\n  a: { title: Ratings, body: I <3 it if a < b & c > d. }\n", []),
        ("notifications:\n  a: { title: \"\", body: \"\", sound: none }\n", ["notification-empty warning"]),
        ("notifications:\n  a: { title: \"\\u200B\", body: It is done. }\n", ["title-blank error"]),
    ])
    func unreadableTexts(schema: String, rules: [String]) {
        #expect(found(schema) == rules)
    }

    /// A password is told once, and not as a title that is repeated.
    @Test func aPasswordIsOneFinding() {
        let password = "notifications:\n  a: { title: Your Password, body: Your password is hunter2., thread-id: a }\n"
        #expect(found(password) == ["text-sensitive error"])
    }

    /// The fix of the one finding corrects both texts.
    @Test func theTextOfOneKeyIsOneFinding() throws {
        let text = """
            notifications:
              noon: { delivery: local, title: { key: DRINK, text: Time for a drink }, body: It is noon., thread-id: a }
              night: { delivery: local, title: { key: DRINK, text: Time for a drink }, body: It is late., thread-id: a }

            """
        let finding = try #require(MarkedSchema(text).lint().findings.first { $0.rule.id == "title-not-title-style" })
        #expect(found(text).count { $0.hasPrefix("title-not-title-style") } == 1)
        #expect(finding.notes.map(\.message) == ["also here"])
        #expect(finding.fix?.edits.count == 2)
        // Other texts with the same words are other texts.
        #expect(found(text.replacing("key: DRINK, ", with: "")).count { $0.hasPrefix("title-not-title-style") } == 2)
    }

    // MARK: Messages

    @Test(arguments: [
        (
            """
            categories:
              ticket: { hidden-previews-body-placeholder: Ticket }
              waitlist: { identifier: ticket, hidden-previews-body-placeholder: Waitlist }
            """,
            "the category 'waitlist' has the identifier 'ticket', which is that of 'ticket'"
        ),
        (
            """
            actions:
              take-job: { title: Take Job, icon: checkmark, authentication-required: true }
            categories:
              job: { hidden-previews-body-placeholder: Job, actions: [take-job] }
              tool:
                hidden-previews-body-placeholder: Tool
                actions:
                  - approve: { identifier: take-job, title: Approve, icon: checkmark.circle }
            """,
            "'approve' and 'take-job' have the identifier 'take-job', but differ in 'authentication-required'"
        ),
        (
            "actions:\n  mute: { title: Mute, icon: trash }\n",
            "“Mute” has the icon 'trash', which shows that something is deleted"
        ),
        (
            "actions:\n  mute: { title: Mute, icon: bell }\n",
            "“Mute” has the icon 'bell', which shows the opposite of 'mute'"
        ),
    ])
    func messagesNameWhatIsMeant(schema: String, message: String) {
        let messages = MarkedSchema(schema).lint().findings.map(\.message)
        #expect(messages.contains(message), "\(messages)")
    }

    // MARK: Ignored keys

    @Test(arguments: [
        ("categories:\n  podcast: {}\n", ["category-empty advice"]),
        ("app: { bundle-identifier: com.example.my app }\n", ["schema-wrong-value error"]),
        ("app: { bundle-identifier: com.example.my_app }\n", ["schema-wrong-value warning"]),
        ("app: { bundle-identifier: com.example.my-app2 }\n", []),
        ("notifications:\n  a: { title: Timer, delivery: local, priority: 10 }\n", ["schema-key-ignored warning"]),
    ])
    func nothingIsIgnoredSilently(schema: String, rules: [String]) {
        #expect(found(schema) == rules)
    }

    // MARK: Identifiers

    @Test(arguments: [
        ("kReplyAction", true), ("Constants.reply", true), ("ActionIdentifiers.reply", true),
        ("replyActionIdentifier", true),
        ("NotificationAction.reply.rawValue", true), ("kettle", false), ("chat.reply", false), ("Chat.reply", false),
        ("REPLY_ACTION", false), ("identifier", false),
    ])
    func anIdentifierIsAValueNotAConstant(identifier: String, isConstant: Bool) {
        let text = "actions:\n  reply: { identifier: \(identifier), title: Archive, icon: archivebox }\n"
        #expect(found(text).contains("id-names-constant advice") == isConstant)
    }

    // MARK: Reasons

    @Test(arguments: [
        ("true", false), (".", false), ("x", false), ("x y", false), ("icon missing", false), ("Icon-Missing", false),
        ("why it is right here", false), ("because", false), ("\"\"", false),
        ("Icons come later.", true), ("Our brand has none", true), ("品牌没有图标", true), ("Sin icono", true),
    ])
    func aReasonIsWrittenByTheAuthor(reason: String, isReason: Bool) {
        let text = "actions:\n  like: { title: Like, allow: { icon-missing: \(reason) } }\n"
        #expect(found(text).contains("lint-unknown-rule error") == !isReason)
    }
}
