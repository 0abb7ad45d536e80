package import Diagnostics

// Rules about the structure of a schema. The reader reports them; they are explained and documented like all rules.
extension RuleDescription {
    package static let unknownKey = structure(
        "schema-unknown-key",
        fixes: [.safe, .unsafe, .display],
        summary: "Every key is a key of the language.",
        rationale:
            "A misspelled key that is silently ignored changes what an app does. Keys that begin with x- are yours.",
        passing: ["actions:\n  archive: { title: Archive, icon: archivebox, x-owner: mail team }\n"],
        failing: [
            "actions:\n  delete: { title: Delete, icon: trash, ⟦destuctive⟧: true }\n",
            "actions:\n  read: { title: Mark as Read, icon: envelope.open, ⟦authenticationRequired⟧: true }\n",
        ]
    )

    package static let duplicateKey = structure(
        "schema-duplicate-key",
        summary: "A map has no duplicate keys.",
        rationale: "YAML doesn't define which of the two is used.",
        failing: ["actions:\n  like: { title: Like, icon: hand.thumbsup, ⟦title⟧: Love }\n"]
    )

    package static let missingKey = structure(
        "schema-missing-key",
        summary: "Required keys are present.",
        rationale: "These keys have no default that is right for all apps.",
        failing: ["actions:\n  ⟦like⟧: { icon: hand.thumbsup }\n"]
    )

    package static let missingValue = structure(
        "schema-missing-value",
        summary: "Every key has a value.",
        rationale: "A key without a value may be a mistake, or may mean an empty text. Write an empty text as \"\".",
        failing: ["actions:\n  like:\n    ⟦title⟧:\n    icon: hand.thumbsup\n"]
    )

    package static let wrongType = structure(
        "schema-wrong-type",
        fixes: [.unsafe],
        summary: "A value is text, a list or a map, as its key expects.",
        rationale: "A value of another kind can't be read.",
        failing: ["actions:\n  like: { title: ⟦[Like]⟧ }\n"]
    )

    package static let wrongValue = structure(
        "schema-wrong-value",
        fixes: [.safe],
        summary: "A key has a value that it accepts.",
        rationale: "Apple's API accepts no other values.",
        failing: ["actions:\n  like: { title: Like, icon: hand.thumbsup, foreground: ⟦yes⟧ }\n"]
    )

    package static let duplicateName = structure(
        "schema-duplicate-name",
        summary: "A schema declares each name once.",
        rationale:
            "A name refers to one declaration in all files of a schema. With two, the reference would be ambiguous.",
        failing: []
    )

    package static let misplacedKey = structure(
        "schema-misplaced-key",
        summary: "Only the root file has app, lint and generate.",
        rationale:
            "These keys configure the whole schema. A fragment contains only topics, actions, categories and notifications.",
        failing: []
    )

    package static let unknownReference = structure(
        "unknown-reference",
        fixes: [.display],
        summary: "Every name that is used is declared.",
        rationale: """
            Belfry exists to prevent this mistake: if a notification names a category that the app doesn't register, \
            the buttons don't appear.
            """,
        failing: [
            """
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left }
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions: [⟦rely⟧]
            """
        ]
    )

    package static let templateSyntax = structure(
        "template-syntax",
        summary: "Placeholders have the form $(name).",
        rationale: "People would see an unfinished placeholder as written.",
        failing: [
            "notifications:\n  hello:\n    title: Greeting\n    body: Hello ⟦$(name⟧\n    variables: { name: string }\n"
        ]
    )

    package static let templateNotSent = structure(
        "template-not-sent",
        summary: "Content that the device creates uses only data.",
        rationale: """
            The device creates attachments and the intent of a communication notification from the push. Variables \
            only fill text: they aren't sent.
            """,
        failing: [
            """
            notifications:
              photo:
                title: $(sender)
                variables: { sender: { origin: user }, address: url }
                attachments:
                  - { url: $(⟦address⟧), type: image }
            """
        ]
    )

    package static let nameReserved = structure(
        "name-reserved",
        summary: "Names don't conflict with names in generated code.",
        rationale:
            "A name becomes a Swift type, case or property, where it would conflict. The identifier in the push isn't affected.",
        failing: [
            """
            categories:
              order:
                hidden-previews-body-placeholder: Order
                actions:
                  - ⟦none⟧: { title: None, icon: xmark }
            """,
            "app: { notification-key: ⟦aps⟧ }\n",
            """
            notifications:
              order:
                title: Your Order
                data:
                  target: { key: ⟦Simulator Target Bundle⟧, example: com.example.shop }
            """,
        ]
    )

    package static let nameUnusable = structure(
        "name-unusable",
        summary: "A name contains a letter or a digit.",
        rationale: "A name becomes a Swift identifier.",
        failing: [
            """
            categories:
              order:
                hidden-previews-body-placeholder: Order
                actions:
                  - ⟦"+"⟧: { title: Add Item, icon: plus }
            """
        ]
    )

    package static let notificationAmbiguous = structure(
        "notification-ambiguous",
        summary: "Notifications can be distinguished when they arrive.",
        rationale:
            "The app recognizes a notification by its key, then by match. If two are the same, the result is undefined.",
        failing: [
            """
            notifications:
              sent:
                title: Sent
                match: { type: order }
              returned:
                title: Returned
                match: ⟦{ type: order }⟧
            """,
            """
            notifications:
              sent:
                title: Sent
              returned:
                title: Returned
                renamed-from: ⟦sent⟧
            """,
        ]
    )

    package static let exampleValue = structure(
        "example-value",
        fixes: [.display],
        summary: "An example has a value of the right type for every variable and all required data.",
        rationale: "Examples become fixtures, which the app decodes and the server compares with its output.",
        failing: [
            """
            notifications:
              sale:
                title: Item $(count) Sold
                data: { count: integer }
                examples:
                  some: { count: ⟦many⟧ }
            """
        ]
    )

    package static let allowWithoutReason = structure(
        "allow-without-reason",
        summary: "An allow has a reason.",
        rationale: "With the reason in the file, reviewers can judge the exception.",
        failing: [
            """
            actions:
              like:
                title: Like
                icon: hand.thumbsup
                allow: { icon-missing: ⟦""⟧ }
            """
        ]
    )

    package static let legacyIOS8Actions = structure(
        "legacy-ios8-actions",
        summary: "Keys of the iOS 8 API aren't used.",
        rationale:
            "UIUserNotificationAction has contexts and an activation mode; UNNotificationAction has one list and options.",
        failing: ["actions:\n  like: { title: Like, icon: hand.thumbsup, ⟦activationMode⟧: background }\n"]
    )

    package static let legacySummary = structure(
        "legacy-summary",
        summary: "summary-arg and summary-arg-count aren't used.",
        rationale: "The system ignores both keys since iOS 15.",
        failing: ["notifications:\n  mail:\n    title: New Mail\n    ⟦summary-arg⟧: Inbox\n"]
    )

    /// Rules about the structure of a schema.
    package static let structural: [RuleDescription] =
        [
            unknownKey, duplicateKey, missingKey, missingValue, wrongType, wrongValue, duplicateName,
            misplacedKey, unknownReference, templateSyntax, templateNotSent, nameReserved, nameUnusable,
            notificationAmbiguous,
            exampleValue,
            allowWithoutReason, legacyIOS8Actions, legacySummary,
        ] + files
}
