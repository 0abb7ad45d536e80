import EnglishStyle

// What a text tells people to do in the app.
extension WrittenText {
    /// Whether *click* is what people do here, and not something that is counted.
    func meansClicking(at index: Int) -> Bool {
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
    var pathToSetting: Range<Int>? {
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
    var instructions: [Range<Int>] {
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
        endOfUse(at: start) ?? (starts(sentenceAt: start) ? endOfInvitation(at: start) : nil)
    }

    /// The end of an instruction with a verb of interfaces; nil if none begins there.
    private func endOfUse(at start: Int) -> Int? {
        let sentence = tokens[start...].prefix(PhraseTables.betweenVerbAndPurpose + 4)
        if let gesture = PhraseTables.gestures.phrase(beginning: sentence) {
            let end = start + gesture.wordCount
            // *Write a review of Chapter 3* is homework.
            if ["give", "leave", "write"].contains(tokens[start].folded), end < tokens.count,
                ["by", "of", "on", "to"].contains(tokens[end].folded)
            {
                return nil
            }
            // *Find it under More*, but *find it under the mat*.
            if gesture.hasSuffix("under"), end == tokens.count || tokens[end].core.first?.isUppercase != true {
                return nil
            }
            return end
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

    private func starts(sentenceAt index: Int) -> Bool {
        index == 0 || tokens[index - 1].pause == .certain || tokens[index - 1].folded == "please"
    }

    /// The end of a sentence that sends people to the app: *Pay it in the app*, *More details in the app*, *See more*.
    private func endOfInvitation(at start: Int) -> Int? {
        // A sentence that sends people to the app is hardly longer.
        let near = tokens[start...].prefix(24)
        let last = near.firstIndex { $0.pause == .certain } ?? near.endIndex - 1
        let sentence = tokens[start...last]
        let words = sentence.filter { $0.kind != .decoration }.map(\.folded)
        if PhraseTables.invitations.holds(words) { return last + 1 }
        guard
            let place = sentence.indices.first(where: {
                $0 > start && PhraseTables.placesInApps.phrase(beginning: sentence[$0...]) != nil
            }), let phrase = PhraseTables.placesInApps.phrase(beginning: sentence[place...])
        else { return nil }
        let end = place + phrase.wordCount
        // *The app’s new name* and *the app store* are others.
        if end <= last, ["store", "team", "update", "version"].contains(tokens[end].folded) { return nil }
        let verb = tokens[start].folded
        let follows =
            place == start + 1
            ? tokens[place].folded != "to" && verb != "change" || PhraseTables.movements.contains(verb)
            : PhraseTables.objectsOfRequests.contains(tokens[start + 1].folded)
        if PhraseTables.requested.contains(verb), follows { return end }
        guard let pointer = PhraseTables.pointersToApps.phrase(beginning: sentence) else { return nil }
        // *More in the app*, *details are in the app*, but not *more people looked at your profile*.
        return pointer.hasPrefix("you") || place - start - pointer.wordCount < 3 ? end : nil
    }
}
