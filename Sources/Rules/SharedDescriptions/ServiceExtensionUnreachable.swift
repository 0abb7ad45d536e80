package import Diagnostics

extension RuleDescription {
    package static let serviceExtensionUnreachable = RuleDescription(
        id: "service-extension-unreachable",
        severity: .error,
        fixes: [.unsafe],
        group: .delivery,
        summary: "A push that the service extension changes has a text and mutable-content.",
        rationale: """
            The system runs the extension only for a push with an alert: without a title or a body, it silently \
            decrypts, downloads and attributes nothing. For a chat, $(senderName) is a good title; for an encrypted \
            push, use general words. In an app without a schema, audit finds pushes with data that only the extension reads.
            """,
        source: .serviceExtension,
        passing: [
            """
            notifications:
              sealed:
                title: Chess Club
                encrypted: true
                data: { ciphertext: string }
              new-photo:
                title: $(album)
                attachments: [{ url: $(photo), type: image }]
                data: { album: string, photo: url }
              reset: { delivery: local, mutable-content: true, badge: 0 }
            """
        ],
        failing: [
            """
            notifications:
              ⟦sealed⟧:
                encrypted: true
                data: { ciphertext: string }
              sync:
                delivery: background
                mutable-content: ⟦true⟧
            """,
            """
            notifications:
              photo:
                title: $(album)
                attachments: [{ url: $(photo), type: image }]
                mutable-content: ⟦false⟧
                data: { album: string, photo: url }
            """,
            .payload(
                #"{ "aps": { ⟦"mutable-content"⟧: 1, "badge": 2 }, "notification": "sealed", "ciphertext": "…" }"#,
                of: sealed
            ),
            .payload(
                #"{ ⟦"aps"⟧: { "alert": { "title": "Chess Club" } }, "notification": "sealed", "ciphertext": "…" }"#,
                of: sealed
            ),
        ]
    )

    private static let sealed = """
        notifications:
          sealed:
            title: Chess Club
            encrypted: true
            data: { ciphertext: string }

        """
}
