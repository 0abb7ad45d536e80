import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Apple's samples and shipping applications, with their known findings.
@Suite struct KnownFindingsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Exactly these rules, each with one or more findings.
        var rules: Set<String>
        var schema: String

        init(_ description: String, _ rules: Set<String>, _ schema: String) {
            (testDescription, self.rules, self.schema) = (description, rules, schema)
        }
    }

    @Test(arguments: cases)
    func exactlyTheseRulesFindSomething(_ known: Case) {
        let findings = MarkedSchema(known.schema).lint().findings
        #expect(Set(findings.map(\.rule.id)) == known.rules, "\(findings.map(\.message))")
    }

    private static let cases = [
        Case(
            "WWDC21: the name of a symbol as that of a template image", ["icon-image-missing"],
            "actions:\n  reply: { title: Reply, icon: { template: text.bubble } }\n"
        ),
        Case(
            "WWDC21: an em dash in an identifier, and a title that only alarms", ["id-invalid", "title-generic"],
            """
            notifications:
              example:
                identifier: time-sensitive—example
                title: Urgent
                body: Your account requires attention.
                interruption-level: time-sensitive
                relevant-for: 30m
                because: The account is locked soon.
            """
        ),
        Case(
            "iOS 8: accept and reject, without icons", ["icon-missing"],
            """
            categories:
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - accept: { title: Accept }
                  - reject: { title: Reject }
            """
        ),
        Case(
            "Pocket Casts: five actions of an episode", ["category-too-many-actions", "icon-missing"],
            """
            app: { name: Pocket Casts }
            categories:
              ep:
                hidden-previews-body-placeholder: New episode
                actions:
                  - download: { title: Download }
                  - play-now: { title: Play Now }
                  - play-next: { title: Play Next }
                  - play-last: { title: Play Last }
                  - archive: { title: Archive }
            """
        ),
        Case(
            "NetNewsWire: an action that does what a tap does", ["action-redundant"],
            """
            categories:
              new-article:
                hidden-previews-body-placeholder: New article
                actions:
                  - open: { title: Open, icon: arrow.up.forward.app, foreground: true }
                  - read: { title: Mark as Read, icon: envelope.open }
            """
        ),
        Case(
            "Nextcloud: titles in the style of sentences, a dismissal that warns",
            ["title-not-title-style", "action-redundant"],
            """
            categories:
              call:
                hidden-previews-body-placeholder: Talk
                actions:
                  - share: { title: Share to chat, icon: square.and.arrow.up, authentication-required: true }
                  - dismiss:
                      title: Dismiss notification
                      icon: xmark
                      destructive: true
                      authentication-required: true
            """
        ),
        Case(
            "Loop: OK, which opens the app", ["action-title-vague"],
            """
            categories:
              alert:
                hidden-previews-body-placeholder: Alarm
                custom-dismiss-action: true
                actions:
                  - acknowledge: { title: OK, icon: checkmark, foreground: true }
            """
        ),
        Case(
            "Threema: emoji as titles, a reply and a call", ["text-emoji-as-words"],
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - reply:
                      title: Reply
                      icon: arrowshape.turn.up.left
                      authentication-required: true
                      text-input: { button-title: Send, placeholder: Message }
                  - agree: { title: 👍, authentication-required: true }
                  - disagree: { title: 👎, authentication-required: true }
              call:
                hidden-previews-body-placeholder: Call
                actions:
                  - call-back: { title: Call Back, icon: phone, foreground: true }
            """
        ),
        Case(
            "the guidelines: snoozing, a friend request, a shipment, longer parking", [],
            """
            categories:
              alarm:
                hidden-previews-body-placeholder: Alarm
                actions:
                  - snooze: { title: Snooze, icon: clock }
              friend-request: { hidden-previews-body-placeholder: Friend request }
              shipment: { hidden-previews-body-placeholder: Shipment }
              parking:
                hidden-previews-body-placeholder: Parking
                actions:
                  - extend-15: { title: Extend 15 Minutes, icon: clock }
                  - extend-5: { title: Extend 5 Minutes, icon: clock }
                  - extend-60: { title: Extend 60 Minutes, icon: clock }
            """
        ),
    ]
}
