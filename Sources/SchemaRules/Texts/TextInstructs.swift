import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "text-instructs",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        summary: "A notification doesn't tell people what to do in the app.",
        rationale: """
            Instructions are hard to remember once the notification is gone, and a tap opens the app anyway. Offer actions \
            for what people can do; the text says what happened. A way such as “Settings > Notifications” is forgotten soonest. “Click” doesn't fit a touch device; apps only for the Mac \
            are ignored there, as are texts that count clicks.
            """,
        unseen: "Only English instructions with words from a list are found, such as “Open the app” and “Tap to view”.",
        source: .higNotificationPractices,
        passing: [
            """
            notifications:
              check-in: { title: Flight to Rome, body: Check-in opens in 10 minutes. }
              enrollment: { title: Benefits, body: Open enrollment starts on Monday. }
              scale: { title: Rank, body: Your score is now > 50 and rising. }
              press: { title: On Television, body: Press conference at 5:00. }
              boarding: { title: Flight to Oslo, body: Head to Gate B12 to start boarding. }
              cinema: { title: Your Film, body: Go to Screen 5. }
              sign-in: { title: Was This You?, body: Someone tried to log in to view your files. }
              map: { title: New Map, body: Updates to the app bring it to your watch. }
              pain: { title: Your Day, body: Rate your pain so that your therapist can plan. }
              list: { title: New List, body: Ada added it in the app. }
            """,
            """
            notifications:
              statistics: { title: Your Link, body: It got 20 clicks today. }
              pickup: { title: Click & Collect, body: Your order is ready. }
            """,
            """
            app: { platforms: { macOS: 13.0 } }
            notifications:
              report: { title: Weekly Report, body: One click on it is enough. }
            """,
        ],
        failing: [
            """
            notifications:
              plan: { title: Your Plan, body: ⟦Open the app⟧ and go to Settings. }
              card: { title: Payment Failed, body: "To keep reading, ⟦open Settings⟧, tap Payment, then choose a card." }
              request: { title: Friend Request, body: ⟦Tap here⟧ to respond. }
              parcel: { title: Parcel Is Here, body: ⟦Swipe left⟧ to refuse it. }
              order: { title: Order Shipped, body: Please ⟦log in to see⟧ when it arrives. }
              limit: { title: Time Is Up, body: You find more time in ⟦Settings > Screen⟧ Time. }
              photos: { title: New Photos, body: ⟦Check the app⟧ or open the Photos tab. }
              orders: { title: Order Is Ready, body: ⟦Check the Orders tab⟧. }
              bill: { title: Bill Is Ready, body: ⟦See the app for⟧ details. }
              fine: { title: Fine Is Due, body: ⟦Pay it in the app⟧. }
              lease: { title: Lease Is Ready, body: ⟦More details in the app⟧. }
              offer: { title: Flat Is Free, body: Two rooms. ⟦Check it out now⟧. }
              trip: { title: Trip Ended, body: ⟦Rate your trip⟧. }
              hold: { title: Film Is Ready, body: ⟦Press and hold⟧ for details. }
            """,
            """
            notifications:
              report: { title: Weekly Report, body: You can ⟦click⟧ on it for details. }
              receipt: { title: Receipt, body: You see it with one ⟦click⟧. }
              loan: { title: Book Is Due, body: Go to Loans and ⟦tap Renew⟧. }
              answer: { title: At the Door, body: ⟦Hold this notification⟧ to answer. }
              choir: { title: Rehearsal, body: ⟦Choose Attend below⟧ if you come. }
              refund: { title: Refund, body: Your refund is in ⟦Orders > Past⟧. }
              result: { title: Result, body: The result opens after a ⟦click⟧. }
              renewal: { title: Sponsorship Ends, body: One ⟦click⟧ renews it. }
              photos: { title: New Photos, body: "⟦Click to see⟧ them." }
            """,
        ]
    )

    static let textInstructs: TextRule = description.eachText(only: .inEnglish) { text, context, report in
        let instructions = text.instructions
        // One is enough: who changes it reads the whole text.
        if let instruction = instructions.first {
            report.add(
                at: text.range(of: instruction),
                "the text tells people what to do in the app",
                help: "say what happened, and offer an action for what people can do"
            )
        }
        if instructions.isEmpty, let path = text.pathToSetting {
            report.add(
                at: text.range(of: path), "the text describes the way to a setting",
                help: "offer an action that opens it: people forget the way once the notification is gone")
        }
        guard context.schema.app.deploymentTargets.keys.contains(where: { $0 != .macOS && $0 != .tvOS }) else { return }
        let clicks = text.tokens.indices.compactMap { index -> (part: Substring, words: String)? in
            let token = text.tokens[index]
            guard let tapping = PhraseTables.taps[token.folded],
                text.meansClicking(at: index),
                // An instruction has a finding already.
                !instructions.contains(where: { $0.contains(index) })
            else { return nil }
            return (token.core, token.core.first?.isCapitalLetter == true ? tapping.capitalizedFirst : tapping)
        }
        guard let first = clicks.first else { return }
        report.add(
            at: text.range(of: first.part),
            "people don't click on their \(context.schema.app.hasWatchApp ? "phone or watch" : "phone")",
            help: "write “\(first.words)”, or preferably only what happened",
            fix: Fix(.unsafe, text.edits(to: text.replacing(clicks)))
        )
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
