package import Diagnostics

// What can be wrong with the structure of a schema. Raised where it is found; explained and documented like every rule.
extension RuleDescription {
    package static let unknownKey = structure(
        "schema-unknown-key",
        fixes: [.safe, .unsafe, .display],
        summary: "Every key is one of the language.",
        rationale:
            "A misspelt key that is ignored in silence changes what an app does. Keys that begin with x- are yours.",
        passing: ["actions:\n  archive: { title: Archive, icon: archivebox, x-owner: mail team }\n"],
        failing: [
            "actions:\n  delete: { title: Delete, icon: trash, ⟦destuctive⟧: true }\n",
            "actions:\n  read: { title: Mark as Read, icon: envelope.open, ⟦authenticationRequired⟧: true }\n",
        ]
    )

    package static let duplicateKey = structure(
        "schema-duplicate-key",
        summary: "A map has each key once.",
        rationale: "YAML does not say which of the two counts.",
        failing: ["actions:\n  like: { title: Like, icon: hand.thumbsup, ⟦title⟧: Love }\n"]
    )

    package static let missingKey = structure(
        "schema-missing-key",
        summary: "A key without a default is written.",
        rationale: "No default would be right for all apps.",
        failing: ["actions:\n  ⟦like⟧: { icon: hand.thumbsup }\n"]
    )

    package static let missingValue = structure(
        "schema-missing-value",
        summary: "A key has a value.",
        rationale: "A key with nothing after it may be an oversight or mean empty; the empty text is written \"\".",
        failing: ["actions:\n  like:\n    ⟦title⟧:\n    icon: hand.thumbsup\n"]
    )

    package static let wrongType = structure(
        "schema-wrong-type",
        fixes: [.unsafe],
        summary: "A value is a text, a list or a map, as its key expects.",
        rationale: "A value of another kind cannot be read.",
        failing: ["actions:\n  like: { title: ⟦[Like]⟧ }\n"]
    )

    package static let wrongValue = structure(
        "schema-wrong-value",
        fixes: [.safe],
        summary: "A value is one of those that its key accepts.",
        rationale: "Apple's API accepts no other.",
        failing: ["actions:\n  like: { title: Like, icon: hand.thumbsup, foreground: ⟦yes⟧ }\n"]
    )

    package static let duplicateName = structure(
        "schema-duplicate-name",
        summary: "A name is declared once in a schema.",
        rationale: "Names resolve across all files of a schema, so two of them could not be told apart.",
        failing: []
    )

    package static let misplacedKey = structure(
        "schema-misplaced-key",
        summary: "Only the root file holds app, lint and generate.",
        rationale: "They speak of the whole schema; a fragment holds topics, actions, categories and notifications.",
        failing: []
    )

    package static let unknownReference = structure(
        "unknown-reference",
        fixes: [.display],
        summary: "A name that is referred to is declared.",
        rationale: """
            This is the mistake that Belfry exists for: where a category or an action is named that nobody registers, \
            the buttons just don't show.
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
        summary: "A placeholder is written $(name).",
        rationale: "An unfinished placeholder would be shown to people as it stands.",
        failing: [
            "notifications:\n  hello:\n    title: Greeting\n    body: Hello ⟦$(name⟧\n    variables: { name: string }\n"
        ]
    )

    package static let templateNotSent = structure(
        "template-not-sent",
        summary: "What the device makes uses data alone.",
        rationale: """
            Attachments and the intent of a communication notification are made on the device, from what was sent. \
            Variables only fill text: they are not sent.
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
        summary: "A name is not one that the generated code needs for itself.",
        rationale:
            "The name becomes a Swift type, case or property; there it would mean something else. The identifier on the wire is not affected.",
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
        summary: "A name holds a letter or a digit.",
        rationale: "The name becomes a Swift identifier.",
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
        summary: "What arrives can be told apart.",
        rationale:
            "Decoding goes by the notification key, then by match. Two notifications with the same leave it to chance.",
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
        summary: "An example has a value of the right type for everything that its notification needs.",
        rationale: "Examples become fixtures, which an app decodes and a server compares with.",
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
        summary: "An allow names the reason.",
        rationale: "A decision that needs judgment carries its reason in the file, so that review can see it.",
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
        summary: "Keys of the iOS 8 model have successors.",
        rationale:
            "UIUserNotificationAction had contexts and an activation mode; UNNotificationAction has one list and options.",
        failing: ["actions:\n  like: { title: Like, icon: hand.thumbsup, ⟦activationMode⟧: background }\n"]
    )

    package static let legacySummary = structure(
        "legacy-summary",
        summary: "summary-arg and summary-arg-count are gone.",
        rationale: "The system ignores both since iOS 15.",
        failing: ["notifications:\n  mail:\n    title: New Mail\n    ⟦summary-arg⟧: Inbox\n"]
    )

    /// What can be wrong with the structure of a schema.
    package static let structural: [RuleDescription] =
        [
            unknownKey, duplicateKey, missingKey, missingValue, wrongType, wrongValue, duplicateName,
            misplacedKey, unknownReference, templateSyntax, templateNotSent, nameReserved, nameUnusable,
            notificationAmbiguous,
            exampleValue,
            allowWithoutReason, legacyIOS8Actions, legacySummary,
        ] + files
}
