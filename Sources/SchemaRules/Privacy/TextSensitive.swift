import Diagnostics
import Rules

extension RuleDescription {
    static let textSensitive = RuleDescription(
        id: "text-sensitive",
        severity: .error,
        group: .privacy,
        summary:
            "What anyone nearby can read contains no secrets, and other private values only where they are hidden.",
        rationale: """
            Anyone can read a notification on a device that lies on a table, a title on a raised watch, and a Live Activity. \
            From iOS 26.5 on, people in the EU can forward title and body to accessories of other makers. \
            Show a secret, such as a password, only in the app. In a title, location, health, financial data and secrets are \
            an error, and personal data is a warning if the app has a watchOS platform; the name of the sender isn't \
            reported. In a body, a private value is a warning if the notification has no category with a text for hidden \
            previews. A broadcast contains nothing about a person. If only the name of a value suggests that it is private \
            (password, iban, diagnosis; less certain: balance, address), and it declares no sensitivity, the finding is a \
            warning or advice. What a title or a text for hidden previews says of a private life, such as a divorce, a debt or \
            where somebody is, is a warning. Words about somebody's health, such as the name or the result of a test, are found in every \
            text, and in the example of a value; so is a password in the text itself.
            """,
        unseen: """
            A value without sensitivity is judged by English words in its name. Of what the text itself says, only health, \
            matters from a list in titles, passwords with a digit or a hyphen, codes, and numbers of cards are found.
            """,
        source: .higNotificationPractices,
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
              oak: { title: Old Oak, body: The biopsy of the old oak found no fungus. }
              pool: { title: Water Is Clean, body: Your water test came back negative. }
              walk: { title: Walk on Sunday, body: Your diabetes walk starts at nine. }
              law: { title: Abortion Law Vote, body: The house votes at nine. }
              password: { title: Password Expires, body: Your password is 90 days old. }
              code: { title: Code Changed, body: The password is case-sensitive. Your area code is 415. }
              physio: { title: Physical Therapy Today, body: It begins at nine. }
              yoga: { title: Pregnancy Yoga at Nine, body: Bring a mat. }
              water: { title: Water Balance $(water-balance), variables: { water-balance: string } }
              pin: { title: Pin $(bowling-pin), body: It fell., variables: { bowling-pin: string } }
              bus: { title: Bus Is at $(location), body: It is late., variables: { location: string } }
            """,
            """
            app:
              platforms: { iOS: 16.0, watchOS: 9.0 }
            notifications:
              results: { title: Test Results, data: { diagnosis: { sensitivity: health } }, delivery: local }
              message: { title: $(sender), variables: { sender: { origin: user } } }
            """,
            """
            activities:
              transfer:
                attributes: { account: { max-length: 20, sensitivity: public } }
                state: { step: { values: [sent, arrived] } }
                stale-after: 15m
                dismiss-after: 20m
            """,
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
              sign-in:
                title: $(⟦code⟧) Is Your Code
                variables: { code: string }
              measured:
                title: Blood Pressure $(⟦bloodPressure⟧)
                variables: { bloodPressure: string }
            """,
            """
            categories:
              lab: { hidden-previews-body-placeholder: ⟦HIV test result⟧ }
              visit: { hidden-previews-body-placeholder: ⟦Your oncology appointment⟧ }
              call: { hidden-previews-body-placeholder: Missed call from ⟦Ida⟧ }
              ward: { hidden-previews-body-placeholder: ⟦Cancer diagnosis⟧ }
              chat: { hidden-previews-body-placeholder: "Messages from ⟦Ida⟧: %u" }
              map: { hidden-previews-body-placeholder: ⟦Ida⟧’s location }
              case: { hidden-previews-body-placeholder: ⟦Divorce case⟧ }
              bank: { hidden-previews-body-placeholder: ⟦Credit card declined⟧ }
            notifications:
              lab: { category: lab, title: New Result, body: ⟦Your HIV test is negative.⟧ }
              pills: { title: ⟦Refill Your Sertraline⟧, body: The pharmacy is open. }
              plan: { title: ⟦Diabetes Plan Changed⟧, body: It begins on Monday. }
            """,
            """
            categories:
              lab: { hidden-previews-body-placeholder: New result }
            notifications:
              lab:
                category: lab
                title: New Result
                body: Your $(⟦test⟧) is positive.
                variables: { test: { sensitivity: health, example: HIV test } }
            """,
            """
            notifications:
              results: { title: Results Are In, body: ⟦Your hepatitis test came back negative.⟧ }
              swab: { title: Results Are In, body: ⟦Your throat swab is positive.⟧ }
              malaria: { title: New Result, body: ⟦Your malaria test is ready.⟧ }
              infection: { title: From Your Doctor, body: ⟦You have an STD.⟧ }
              iron: { title: From Your Doctor, body: ⟦Your iron level is far too low.⟧ }
              sugar: { title: Morning Check, body: ⟦Your blood sugar is 210 today.⟧ }
              password: { title: Your Password, body: Your password is ⟦hunter2⟧. }
              door: { title: Your Room, body: Your door code is ⟦4711⟧. }
              therapy: { title: Claim Declined, body: ⟦Your claim for depression therapy was declined.⟧ }
              card: { title: Card Locked, body: Your card ⟦4111 1111 1111 1111⟧ is locked. }
              sign-in: { title: Your Code Is ⟦482913⟧, body: It is valid for ten minutes. }
              wifi: { title: Your Wi-Fi, body: The password is ⟦harbor-lights⟧. }
              covid: { title: New Result, body: ⟦The COVID test from Monday is positive.⟧ }
              chemo: { title: ⟦Chemo⟧ on Monday, body: It begins at eight. }
              divorce: { title: ⟦Divorce Papers⟧ Signed, body: Both have signed. }
              salary: { title: "⟦Salary of $4,200⟧ Arrived", body: It is in your account. }
              place: { title: ⟦Anna Is at 14 Elm Street⟧, body: She arrived at nine. }
            """,
            """
            notifications:
              code: { title: New Code, body: $(⟦one-time-code⟧) opens the door., variables: { one-time-code: string } }
              account: { title: Account $(⟦account-number⟧), body: It is open., variables: { account-number: string } }
              dose: { title: Dose of $(⟦drug⟧), body: Take it with food., variables: { drug: string } }
            """,
            """
            notifications:
              results:
                title: $(⟦diagnosis⟧)
                variables: { diagnosis: { sensitivity: health } }
            """,
            """
            app:
              platforms: { iOS: 16.0, watchOS: 9.0 }
            notifications:
              visit:
                title: Visit of $(⟦patient⟧)
                variables: { patient: { sensitivity: personal } }
            """,
            """
            activities:
              transfer:
                attributes: { ⟦iban⟧: string }
                state: { step: { values: [sent, arrived] }, ⟦total⟧: { type: decimal, sensitivity: financial } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            app: { platforms: { iOS: 18.0 } }
            activities:
              match:
                state: { goals: integer, ⟦cheer⟧: { origin: user } }
                stale-after: 15m
                dismiss-after: 20m
                broadcast: true
            """,
        ]
    )
}
