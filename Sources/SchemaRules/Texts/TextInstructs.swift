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

extension WrittenText {
    /// Whether *click* is what people do here, and not something that is counted.
    fileprivate func meansClicking(at index: Int) -> Bool {
        if index + 1 < tokens.count, PhraseTables.afterClick.contains(tokens[index + 1].folded) { return true }
        // *One click renews it*
        if index > 0, tokens[index - 1].folded == "one", index == 1 || tokens[index - 2].pause == .certain,
            index + 2 < tokens.count, tokens[index + 1].folded.hasSuffix("s")
        {
            return true
        }
        return (1...3).contains { count in
            index >= count && PhraseTables.beforeClick.holds(tokens[index - count..<index].map(\.folded))
        }
    }

    /// A path such as *Settings > Notifications*, or another one after *in*.
    fileprivate var pathToSetting: Range<Int>? {
        tokens.indices.dropFirst().dropLast().first { index in
            guard [">", "›", "→"].contains(tokens[index].text) else { return false }
            // *Your refund is in Orders > Past*
            let isPlace = index > 1 && ["in", "under"].contains(tokens[index - 2].folded)
            return tokens[index - 1].folded == "settings"
                || isPlace && [index - 1, index + 1].allSatisfy { tokens[$0].core.first?.isCapitalLetter == true }
        }.map { $0 - 1..<$0 + 2 }
    }

    /// Instructions: a verb at the start of a sentence, or after *please*, *to*, *and* or *or*, up to a word about the
    /// interface.
    fileprivate var instructions: [Range<Int>] {
        var result: [Range<Int>] = []
        var starts = true
        var firstOfSentence = ""
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if index == 0 || tokens[index - 1].pause == .certain { firstOfSentence = token.folded }
            if starts, let end = endOfInstruction(at: index) {
                result.append(index..<end)
                index = end - 1
            }
            starts =
                tokens[index].pause == .certain || tokens[index].kind == .decoration
                // *To keep reading, open Settings*
                || tokens[index].text.last == "," && PhraseTables.introducing.contains(firstOfSentence)
                || (tokens[index].kind == .word && isLeadIn(at: index) && token.kind == .word)
            index += 1
        }
        return result
    }

    /// Whether an instruction can follow the word inside a sentence.
    private func isLeadIn(at index: Int) -> Bool {
        guard PhraseTables.leadIns.contains(tokens[index].folded) else { return false }
        return index == 0 || tokens[index].folded != "to" || !PhraseTables.reports.contains(tokens[index - 1].folded)
    }

    /// Nil if no instruction begins there.
    private func endOfInstruction(at start: Int) -> Int? {
        let sentence = tokens[start...].prefix(PhraseTables.betweenVerbAndPurpose + 4)
        if let gesture = PhraseTables.gestures.phrase(beginning: sentence) {
            return start + gesture.utf8.count { $0 == UInt8(ascii: " ") } + 1
        }
        if PhraseTables.choosing.contains(tokens[start].folded),
            let below = sentence.firstIndex(where: { $0.folded == "below" }),
            tokens[start..<below].allSatisfy({ $0.pause == TitleToken.Pause.none })
        {
            return below + 1
        }
        guard let phrase = PhraseTables.instructing.phrase(beginning: sentence) else { return nil }
        let verbEnd = start + phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1
        guard tokens[start..<verbEnd].allSatisfy({ $0.pause == TitleToken.Pause.none }) else { return nil }
        let isTouching = PhraseTables.touching.contains(tokens[start].folded)
        // With *open* or *visit*, the target may be a museum.
        let reach = isTouching || isSigningIn(start..<verbEnd) ? PhraseTables.betweenVerbAndPurpose : 0
        for index in verbEnd..<max(verbEnd, sentence.endIndex) {
            let distance = index - verbEnd
            let token = tokens[index]
            if isTouching, distance == 0,
                PhraseTables.pointers.contains(token.folded) || namesButton(at: index, after: start..<verbEnd)
            {
                return index + 1
            }
            if distance < PhraseTables.betweenVerbAndNoun, isOfInterface(at: index, after: start..<verbEnd) {
                return index + 1
            }
            if distance <= reach, token.folded == "to", index + 1 < tokens.count,
                PhraseTables.purposes.contains(tokens[index + 1].folded)
            {
                return index + 2
            }
            guard token.pause == TitleToken.Pause.none else { return nil }
        }
        return nil
    }

    /// *And tap Renew*: at the beginning of a sentence, both words may be a name.
    private func namesButton(at index: Int, after verb: Range<Int>) -> Bool {
        tokens[verb.lowerBound].core.first?.isSmallLetter == true && tokens[index].core.first?.isCapitalLetter == true
    }

    private func isSigningIn(_ verb: Range<Int>) -> Bool {
        tokens[verb].contains { $0.folded == "in" || $0.folded == "into" || $0.folded == "login" }
    }

    /// Whether a word means a part of the app. If it can also mean something in the real world, it needs a determiner
    /// before it, no number after it, and a verb that isn't about going somewhere; or a name: *the Orders tab*.
    private func isOfInterface(at index: Int, after verb: Range<Int>) -> Bool {
        if PhraseTables.interfaceNouns.contains(tokens[index].folded) { return true }
        guard PhraseTables.worldlyNouns.contains(tokens[index].folded),
            !PhraseTables.goingPlaces.contains(tokens[verb.lowerBound].folded) || isNamedTab(at: index),
            tokens[verb.upperBound..<index].contains(where: { PhraseTables.determiners.contains($0.folded) })
        else { return false }
        return index + 1 >= tokens.count || tokens[index + 1].kind != .number
    }

    private func isNamedTab(at index: Int) -> Bool {
        tokens[index].folded == "tab" && (tokens[index - 1].core.first?.isUppercase ?? false)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
