package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension RuleDescription {
    package static let textMispunctuated = RuleDescription(
        id: "text-mispunctuated",
        severity: .advice,
        fixes: [.safe, .unsafe],
        group: .texts,
        domain: .project,
        summary: "Sentences end with punctuation, titles don't; no text shouts or has a space too many.",
        rationale: """
            The guidelines ask for complete sentences with proper punctuation in the body, and for titles without it. \
            More than one exclamation mark, or repeated punctuation, doesn't make a text more urgent. A second space, or one \
            before a comma, is a slip that people see, and so are a small word that is there twice and a quotation mark \
            that isn't closed. All bodies without a period are one finding.
            """,
        unseen: """
            An English body counts as a sentence only with four words, and a verb that the rule knows. In other \
            languages, also in translations, the rule looks only at the end of a title and at marks that shout.
            """,
        source: .higNotificationContent,
        passing: [
            """
            notifications:
              driver: { title: Your Ride, body: Your driver is here. }
              code: { title: Locker Is Ready, body: It has the number 1234 }
              photos: { title: New Photos, body: Twelve photos from Anna }
              seat: { title: Your Seat, body: It has the number $(number), variables: { number: { example: "12" } } }
            """,
            """
            notifications:
              sale: { title: Sale, body: It ends today! }
              quiz: { title: Quiz, body: Who wrote it? Who read it? }
            """,
            """
            notifications:
              shipped: { title: Order Shipped, body: It is on its way. }
              ready: { title: Ready to Run?, body: Your group starts in an hour. }
              late: { title: Late Train, body: The train had had a defect. }
              early: { title: Alarm at 6 a.m., body: Tomorrow is a long day. }
              episode: { title: “$(episode)”, body: It lasts an hour., variables: { episode: string } }
              film: { title: “Dune” Is Here, body: It lasts three hours. Have your ticket ready. }
              course: { title: "New: .NET for All", body: Wait ... it begins in an hour. }
            """,
            RuleExample(
                ExampleStrings.schema(title: "Order Sent"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung Nr. 5 bzw.")),
        ],
        failing: [
            """
            notifications:
              frost: { title: Frost, body: The heating is on until ⟦$(time)⟧, variables: { time: { example: "7:00" } } }
            """,
            """
            notifications:
              course: { title: Cooking Course, body: Bring sturdy shoes and an ⟦apron⟧ }
            """,
            """
            notifications:
              driver: { title: Your Ride, body: Your driver is ⟦here⟧ }
              comment:
                title: New Comment
                body: $(name) commented on your photo
                variables: { name: { origin: user } }
            """,
            """
            notifications:
              sale: { title: Sale, body: Hurry⟦!!!⟧ }
              quiz: { title: Quiz, body: "They wrote what⟦?!⟧" }
              goal: { title: Goal, body: You made it! Well done⟦!⟧ }
            """,
            """
            notifications:
              shipped: { title: Order Shipped⟦.⟧, body: It is on its way. }
              news: { title: ⟦“Episode Is Here”⟧, body: It lasts an hour. }
              goal: { title: Goal Reached⟦!⟧, body: You walked $(steps) steps., variables: { steps: string } }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung verschickt.")),
            """
            activities:
              ferry:
                state: { isNear: boolean }
                alerts: { near: { title: Almost There⟦!⟧, when: { isNear: true } } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            app: { language: de }
            notifications:
              bestellung: { title: Bestellung verschickt⟦.⟧, body: Sie ist da⟦!!⟧ }
            """,
            """
            actions:
              join: { title: ⟦"Join  Class"⟧, icon: person.2 }
            notifications:
              place: { title: A Place Is Free, body: ⟦"Join $(name)  today ."⟧, variables: { name: { origin: user } } }
              sale: { title: Sale, body: It ends on Sunday⟦ !⟧ }
              review-due: { title: Review, body: It is due ⟦today..⟧ }
              parcel: { title: Parcel, body: It arrives on ⟦on⟧ Friday. }
              note: { title: New Note, body: The note ⟦note⟧ is there. }
              gate: { title: Gate Changed, body: "Your train is ⟦late,the⟧ gate changed." }
              class: { title: Class Moved, body: The class moves to ⟦May.It⟧ begins at noon. }
              review: { title: New Review, body: ⟦“Very good is what they write.⟧ }
            """,
            """
            notifications:
              visit: { title: Your Visit, body: How was the ⟦visit⟧. }
              door: { title: Front Door, body: The sensor reports it. Lock it ⟦now⟧ }
              sale: { title: "⟦***⟧ Sunday Opening ***", body: The shop is open. }
            """,
            """
            topics:
              orders: { title: Your orders⟦.⟧ }
            notifications:
              order: { topic: orders, title: Order Shipped, subtitle: From the shop⟦.⟧, body: It is on its way. }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung  verschickt")),
        ]
    )
}

extension SchemaRule {
    static let textShouting: TextRule = RuleDescription.textMispunctuated.eachText { text, context, report in
        guard let marks = text.shoutingMarks(names: context.punctuatedNames), let mark = marks.first else { return }
        // Only the first place: one finding is enough.
        if marks.count > 1 {
            report.add(
                at: text.range(of: marks),
                "“\(marks)” shouts",
                help: "write one mark",
                fix: Fix(
                    .safe,
                    text.edits(to: text.replacing(marks, with: marks.contains("?") ? "?" : String(mark))))
            )
        } else {
            report.add(
                at: text.range(of: marks),
                "the text has more than one exclamation mark",
                help: "end the other sentences with a period"
            )
        }
    }

    static let titleEndPunctuation: ShownNotificationRule = RuleDescription.textMispunctuated.eachShownNotification {
        notification, context, report in
        for (title, _) in notification.titles {
            // The value of a placeholder can be the name of a work, which has quotation marks.
            if title.isInQuotes, !title.tokens.contains(where: \.isPlaceholder) {
                report.add(
                    at: title.range, "the title “\(title.trimmed.dropFirst().dropLast())” is in quotation marks",
                    severity: .advice, help: "write only the words, unless they are quoted")
                continue
            }
            if let decoration = title.decoration {
                report.add(
                    at: title.range(of: decoration), "“\(title.trimmed)” has characters as decoration",
                    severity: .advice, help: "write only the words")
                continue
            }
            let end =
                context.isEnglish(notification)
                ? title.finalPunctuation(".:;,!", names: context.punctuatedNames)
                : title.finalMarksOfTitle(names: context.punctuatedNames)
            guard let end else { continue }
            let isExclamation = end.allSatisfy { $0 == "!" || $0 == "！" }
            report.add(
                at: title.range(of: end),
                "“\(title.trimmed)” ends with punctuation; titles don't",
                severity: isExclamation ? .advice : .warning,
                help: "write it without",
                fix: Fix(isExclamation ? .unsafe : .safe, title.edits(to: title.replacing(end, with: "")))
            )
        }
    }
}

// MARK: - Subtitles, topics and spaces

extension SchemaRule {
    static let subtitleEndPunctuation: ShownNotificationRule = RuleDescription.textMispunctuated.eachShownNotification {
        notification, context, report in
        let isEnglish = context.isEnglish(notification)
        for (subtitle, _) in notification.subtitles where !(isEnglish && subtitle.isSentence) {
            report.add(endOfLabel: subtitle, "subtitles", context)
        }
    }

    static let topicEndPunctuation: WholeSchemaRule = RuleDescription.textMispunctuated.schema(only: .inSchemas) {
        context, report in
        for title in context.schema.topics.compactMap(\.title) {
            report.add(endOfLabel: WrittenText(title), "names of topics", context)
        }
    }

    static let textSpaces: TextRule = RuleDescription.textMispunctuated.eachText { text, _, report in
        report.add(spacesIn: text)
    }

    static let textSpacesOfActions: ActionRule = RuleDescription.textMispunctuated.eachAction { action, _, report in
        for text in action.texts { report.add(spacesIn: text) }
    }

    static let textSpacesOfCategories: CategoryRule = RuleDescription.textMispunctuated.eachCategory {
        category, _, report in
        if let text = category.hiddenPreview { report.add(spacesIn: text) }
    }
}

extension RuleReport {
    fileprivate mutating func add(endOfLabel label: WrittenText, _ kind: String, _ context: LintContext) {
        let end =
            context.isEnglish
            ? label.finalPunctuation(".:;,", names: context.punctuatedNames)
            : label.finalMarksOfTitle(names: context.punctuatedNames)
        guard let end, end != "!" else { return }
        add(
            at: label.range(of: end),
            "“\(label.trimmed)” ends with punctuation; \(kind) don't",
            help: "write it without",
            fix: Fix(.safe, label.edits(to: label.replacing(end, with: ""))))
    }

    fileprivate mutating func add(spacesIn text: WrittenText) {
        guard let corrected = text.withoutExtraSpaces else { return }
        add(
            at: text.range, "the text has a space too many", help: "write “\(corrected)”",
            fix: Fix(.safe, text.edits(to: corrected)))
    }
}
