import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let sensitiveVariable: NotificationRule = RuleDescription(
        id: "sensitive-variable",
        severity: .error,
        group: .privacy,
        summary: "Texts contain no secrets, and other private values only if a category has a text that hides them.",
        rationale: """
            Anyone can read a notification on a device that lies on a table. Show a secret, such as a password, only \
            in the app: it is an error. Location, health and financial data are often what the notification is about, \
            and people who hide previews see the text of the category instead. They are a warning if the notification \
            has no category; hidden-preview-missing reports a category without a text. If only the name of a value \
            suggests this (password, iban, diagnosis; less certain: balance, address), and it declares no sensitivity, \
            the finding is a warning or advice.
            """,
        source: .higNotifications,
        passing: [
            """
            categories:
              payment: { hidden-previews-body-placeholder: Payment }
            notifications:
              statement:
                title: New Statement
                body: Your statement of $(month) is ready.
                variables: { month: string }
              message:
                title: $(sender)
                body: $(text)
                variables: { sender: { origin: user }, text: { origin: user } }
              payment:
                category: payment
                title: Payment Received
                body: You received $(amount).
                variables: { amount: { type: string, sensitivity: financial } }
              final-result:
                title: Final Result
                body: The match ended $(result).
                variables: { result: { sensitivity: public } }
            """
        ],
        failing: [
            """
            notifications:
              statement:
                title: New Statement
                body: You have $(⟦remainder⟧) left.
                variables: { remainder: { type: string, sensitivity: financial } }
            """,
            """
            categories:
              reset: { hidden-previews-body-placeholder: New password }
            notifications:
              code:
                title: Sign-In Code
                body: Your code is $(⟦otp⟧).
                variables: { otp: string }
              reset:
                category: reset
                title: Your New Password
                body: Your password is $(⟦text⟧).
                variables: { text: { sensitivity: secret } }
              payment:
                title: Payment Received
                body: Your balance is $(⟦balance⟧).
                variables: { balance: string }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard notification.isShown else { return }
        // The text of a category replaces the others if people hide previews.
        let isHidden = notification.category.map { !context.schema.categories[$0].isExternal } ?? false
        for (field, range) in notification.fieldsUsed(in: notification.alertTexts) {
            if field.isSensitive {
                // Another rule reports sensitive values in titles.
                guard !context.schema.showsTitlesOnWatch || !notification.hasInTitle(field) else { continue }
                let isSecret = field.sensitivity == .secret
                guard isSecret || !isHidden else { continue }
                report.add(
                    at: range,
                    "anyone who sees the screen can read '\(field.name.value)' (\(field.sensitivity.rawValue))",
                    severity: isSecret ? .error : .warning,
                    help: isSecret
                        ? "remove it and show it in the app, or allow it if it can't wait"
                        : "write a category with hidden-previews-body-placeholder, or show it only in the app",
                    notes: [Finding.Note("declared here", at: field.name.range)]
                )
            } else if field.sensitivityLevel == nil, field.origin == .app,
                let suspicion = SensitiveName(field.name.value), suspicion.sensitivity == .secret || !isHidden
            {
                report.add(
                    at: range,
                    "'\(field.name.value)' may be private",
                    severity: suspicion.isLikely ? .warning : .advice,
                    help: "declare sensitivity: \(suspicion.sensitivity.rawValue) if it is, or public if it isn't",
                    notes: [Finding.Note("declared here", at: field.name.range)]
                )
            }
        }
    }
}

extension Schema {
    /// Whether an Apple Watch shows the title immediately, visible to people nearby: of an iPhone notification, or its
    /// own.
    var showsTitlesOnWatch: Bool {
        app.deploymentTargets[.iOS] != nil || app.deploymentTargets[.watchOS] != nil
    }
}

extension Notification {
    func hasInTitle(_ field: Field) -> Bool {
        self.title?.placeholders.contains { $0.name == field.name.value } ?? false
    }
}

/// The sensitivity that the name of a value suggests.
struct SensitiveName {
    let sensitivity: Sensitivity
    /// Whether the name rarely means anything else.
    let isLikely: Bool

    init?(_ name: String) {
        let words = name.nameWords
        for word in words {
            if let sensitivity = Self.likely[word] {
                (self.sensitivity, isLikely) = (sensitivity, true)
                return
            }
        }
        guard let last = words.last, let sensitivity = Self.possible[last] else { return nil }
        (self.sensitivity, isLikely) = (sensitivity, false)
    }

    private static let likely: [String: Sensitivity] = [
        "password": .secret, "passcode": .secret, "passphrase": .secret, "otp": .secret, "totp": .secret,
        "ssn": .secret,
        "secret": .secret, "iban": .financial, "cvv": .financial, "cvc": .financial, "salary": .financial,
        "diagnosis": .health, "dob": .personal, "birthdate": .personal, "latitude": .location, "longitude": .location,
    ]

    /// Only as the last word of a name: `cardTitle` isn't sensitive.
    private static let possible: [String: Sensitivity] = [
        "pin": .secret, "token": .secret, "amount": .financial, "balance": .financial, "card": .financial,
        "result": .health, "address": .location, "lat": .location, "lng": .location, "lon": .location,
    ]
}
