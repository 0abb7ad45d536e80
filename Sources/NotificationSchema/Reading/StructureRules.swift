package import Diagnostics

// Rules about the structure of a schema. The reader reports them; they are explained and documented like all rules.
extension RuleDescription {
    package static let unknownKey = structure(
        "schema-unknown-key",
        fixes: [.safe, .unsafe, .display],
        summary: "Every key is a key of the language, in its place.",
        rationale: """
            A misspelled key that is silently ignored changes what an app does. A fragment contains only topics, actions, \
            categories, notifications and activities; the root has app, lint and generate. Keys of the iOS 8 API and of \
            other tools have other names here, and systems ignore summary-arg since iOS 15. Keys that begin with x- are \
            yours.
            """,
        passing: ["actions:\n  archive: { title: Archive, icon: archivebox, x-owner: mail team }\n"],
        failing: [
            "actions:\n  delete: { title: Delete, icon: trash, ⟦destuctive⟧: true }\n",
            "actions:\n  read: { title: Mark as Read, icon: envelope.open, ⟦authenticationRequired⟧: true }\n",
            "actions:\n  like: { title: Like, icon: hand.thumbsup, ⟦activationMode⟧: background }\n",
            "notifications:\n  mail:\n    title: New Mail\n    ⟦summary-arg⟧: Inbox\n",
        ]
    )

    package static let missingKey = structure(
        "schema-missing-key",
        summary: "Required keys are present, with a value.",
        rationale: """
            These keys have no default that is right for all apps. A key without a value may be a mistake, or may mean an \
            empty text: write that as "". Critical alerts, which play a sound on a muted device, and frequent updates of a \
            Live Activity, which cost battery, need a reason under 'because', where reviewers see it; for updates, a \
            missing one is advice, and so is one that only says that it matters.
            """,
        passing: [
            """
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                sound: default
                because: Without sugar the person may lose consciousness.
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                frequent-updates: true
                because: Goals fall within minutes of each other.
            """
        ],
        failing: [
            "actions:\n  ⟦like⟧: { icon: hand.thumbsup }\n",
            "actions:\n  like:\n    ⟦title⟧:\n    icon: hand.thumbsup\n",
            """
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: ⟦critical⟧
                sound: default
            """,
            """
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                frequent-updates: ⟦true⟧
            """,
            """
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                sound: default
                because: ⟦It is very important.⟧
            """,
        ]
    )

    package static let wrongValue = structure(
        "schema-wrong-value",
        fixes: [.safe, .unsafe],
        summary: "A key has a value that it accepts: a text, a list or a map, or one of Apple's constants.",
        rationale: """
            A value of another kind can't be read, and Apple's API accepts no other values. The system ignores an \
            intent that it doesn't know: its identifier is the name of its class, with Intent at the end, and not \
            that of the constant, which ends with Identifier. A value that an alert of an activity waits for belongs \
            in the list of values, even if others can follow; without it, the finding is advice.
            """,
        unseen: """
            Whether the app has an intent with the name isn't known: only usual mistakes in names of Apple's intents \
            are found.
            """,
        passing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                intent-identifiers: [INSendMessageIntent, OrderSoupIntent, OrderSoup]
            """,
            """
            activities:
              order:
                stale-after: 15m
                dismiss-after: 20m
                state: { step: { values: [packing, near], open: true } }
                alerts:
                  near: { title: Almost There, body: Your order is near., when: { step: near } }
            """,
        ],
        failing: [
            "actions:\n  like: { title: ⟦[Like]⟧ }\n",
            "app: { bundle-identifier: ⟦com.example.river_bend⟧ }\n",
            "actions:\n  post: { title: Write Post, icon: square.and.pencil, foreground: ⟦yes⟧ }\n",
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                intent-identifiers: [⟦INSendMessage⟧, ⟦INStartCallIntentIdentifier⟧]
            """,
            """
            activities:
              order:
                stale-after: 15m
                dismiss-after: 20m
                state: { step: { values: [packing, near], open: true } }
                alerts:
                  delivered: { title: Delivered, body: Enjoy your meal., when: { step: ⟦delivered⟧ } }
            """,
        ]
    )

    package static let valueUnknown = structure(
        "schema-value-unknown",
        summary: "No value is left open.",
        rationale: """
            'belfry adopt' writes { not-known: … } for what it can't read in code, with the expression. Rules don't judge \
            what it belongs to, and nothing is generated until the value is written.
            """,
        failing: [
            "actions:\n  like: { title: ⟦{ not-known: item.title }⟧, icon: hand.thumbsup }\n",
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
                  - ⟦{ not-known: moreActions }⟧
            """,
        ]
    )

    package static let duplicateName = structure(
        "schema-duplicate-name",
        summary: "A map has no duplicate keys, and a schema declares each name once.",
        rationale: """
            A name refers to one declaration in all files of a schema; with two, the reference would be ambiguous. YAML \
            doesn't define which of two keys is used.
            """,
        failing: ["actions:\n  like: { title: Like, icon: hand.thumbsup, ⟦title⟧: Love }\n"]
    )

    package static let schemaUnknownReference = structure(
        "schema-unknown-reference",
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

    package static let placeholderInvalid = structure(
        "placeholder-invalid",
        summary: "Placeholders have the form $(name), and what the device creates uses only data.",
        rationale: """
            People would see an unfinished placeholder as written. The device creates attachments and the intent of a \
            communication notification from the push. Variables only fill text: they aren't sent.
            """,
        failing: [
            "notifications:\n  hello:\n    title: Greeting\n    body: Hello ⟦$(name⟧\n    variables: { name: string }\n",
            """
            notifications:
              photo:
                title: $(sender)
                variables: { sender: { origin: user }, address: url }
                attachments:
                  - { url: $(⟦address⟧), type: image }
            """,
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

    package static let schemaExampleMismatch = structure(
        "schema-example-mismatch",
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

    package static let unknownRule = structure(
        "lint-unknown-rule",
        fixes: [.display],
        summary: "lint and allow name existing rules, in a way that these permit.",
        rationale: """
            A misspelled rule stays on, or an exception has no effect. With the reason of an allow in the file, reviewers \
            can judge the exception. Rules for requirements stay errors: without them, generated code doesn't compile, or \
            an identifier has two meanings at run time. Only rules with a limit have options.
            """,
        failing: [
            "lint:\n  rules: { ⟦icon-mising⟧: off }\n",
            "lint:\n  rules: { marketing-time-sensitive: ⟦off⟧ }\n",
            """
            actions:
              like:
                title: Like
                icon: hand.thumbsup
                allow: { icon-missing: ⟦""⟧ }
            """,
        ]
    )

    /// Rules about the structure of a schema.
    package static let structural: [RuleDescription] =
        [
            unknownKey, missingKey, wrongValue, valueUnknown, duplicateName, schemaUnknownReference, placeholderInvalid,
            nameCollision,
            notificationAmbiguous, schemaExampleMismatch, unknownRule,
        ] + files
}
