import EnglishStyle

// What a text in English tells about a person.
extension WrittenText {
    /// Whether it tells about somebody's health.
    var tellsHealth: Bool {
        tokens.indices.contains { index in
            isOfHealth(at: index) || isDiseaseOfPerson(at: index) || isTestResult(at: index) || isMeasured(at: index)
        }
    }

    /// Whether it names a disease or a diagnosis. In a hidden preview, people take it for that of the phone's owner.
    var namesDisease: Bool {
        tokens.indices.contains { index in
            guard
                let phrase = PhraseTables.diseases.phrase(beginning: tokens[index...])
                    ?? PhraseTables.diagnoses.phrase(beginning: tokens[index...])
            else { return false }
            return !(word(at: index + phrase.wordCount).map(PhraseTables.causes.contains) ?? false)
        }
    }

    /// What a title tells of a person's private life: *Divorce Papers Signed*.
    var privateMatter: Range<Int>? {
        tokens.indices.lazy.compactMap { index -> Range<Int>? in
            guard let phrase = PhraseTables.privateMatters.phrase(beginning: self.tokens[index...]) else { return nil }
            let end = index + phrase.wordCount
            let isHarmless =
                self.word(at: end) == "of"
                || self.word(at: index - 1).map(PhraseTables.harmlessBeforeMatters.contains) ?? false
                || self.word(at: end).map {
                    PhraseTables.publicMatters.contains($0) || PhraseTables.causes.contains($0)
                } ?? false
            return isHarmless ? nil : index..<end
        }.first
    }

    /// Where a title says that a person is: *Anna Is at 14 Elm Street*, *Anna Is at $(location)*.
    ///
    /// - Parameter isPlace: Whether a placeholder is that of a place.
    func placeOfPerson(glossary: Glossary, isPlace: (TitleToken) -> Bool) -> Range<Int>? {
        guard tokens.count > 3, tokens[1].folded == "is", ["at", "in", "near"].contains(tokens[2].folded),
            case let name = tokens[0], name.kind == .word, name.core.first?.isCapitalLetter == true,
            !name.isPlaceholder, !WordTables.isOrdinary(name.folded), !WordTables.properNouns.contains(name.folded),
            glossary.ruling(on: name.core, folded: name.folded) == nil
        else { return nil }
        let isAddress =
            tokens[3].kind == .number && tokens.count > 4 && tokens[4].core.first?.isCapitalLetter == true
            && tokens.dropFirst(4).contains { PhraseTables.streets.contains($0.folded) }
        return isAddress || tokens[3].isPlaceholder && isPlace(tokens[3]) ? 0..<tokens.count : nil
    }

    /// An amount of money that is private: *Salary of $4,200 Arrived*.
    var privateAmount: Range<Int>? {
        guard
            let amount = tokens.firstIndex(where: { token in
                !token.isPlaceholder && token.core.contains(where: \.isNumber)
                    && token.text.contains { "$€£".contains($0) }
            }), let matter = tokens.firstIndex(where: { PhraseTables.privateAmounts.contains($0.folded) })
        else { return nil }
        return min(amount, matter)..<max(amount, matter) + 1
    }

    /// Whether a text for hidden previews tells of a private life.
    var isPrivateInPreviews: Bool {
        privateMatter != nil
            || tokens.indices.contains { index in
                guard let phrase = PhraseTables.privateInPreviews.phrase(beginning: tokens[index...]) else {
                    return false
                }
                let next = word(at: index + phrase.wordCount)
                return next != "of"
                    && !(next.map { PhraseTables.publicMatters.contains($0) || PhraseTables.causes.contains($0) }
                        ?? false)
            }
    }

    /// The password that the text says, or the number of a card: *Your password is hunter2.* Only a password with a digit
    /// is known to be one.
    var secret: Substring? { password ?? signInCode ?? cardNumber }

    /// Four to eight digits that the text calls a code: *Your code is 482913*, *482913 is your code*.
    private var signInCode: Substring? {
        tokens.indices.lazy.compactMap { index -> Substring? in
            let digits = self.tokens[index].core
            guard (4...8).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
            let before = self.tokens[..<index].suffix(4).map(\.folded)
            let after = self.tokens[(index + 1)...].prefix(5).map(\.folded)
            if let code = before.lastIndex(of: "code") {
                let link = before[(code + 1)...]
                let owner = code > 0 ? before[code - 1] : ""
                let isLinked = link.isEmpty || Array(link) == ["is"]
                return isLinked && PhraseTables.ownersOfCodes.contains(owner) ? digits : nil
            }
            guard after.first == "is", after.last == "code" || after.dropLast().last == "code",
                let code = after.lastIndex(of: "code"), code > 0, PhraseTables.ownersOfCodes.contains(after[code - 1])
            else { return nil }
            return digits
        }.first
    }

    /// 16 digits in four groups, or 13 to 19 that have the check digit of a card.
    private var cardNumber: Substring? {
        guard value.utf8.count(where: \.isASCIIDigit) > 12 else { return nil }
        for start in tokens.indices {
            let groups = tokens[start...].prefix { $0.kind == .number && $0.core.utf8.allSatisfy(\.isASCIIDigit) }
            guard let first = groups.first, let last = groups.last else { continue }
            let number = value[first.core.startIndex..<last.core.endIndex]
            let digits = number.utf8.filter(\.isASCIIDigit).map { Int($0 - UInt8(ascii: "0")) }
            guard (13...19).contains(digits.count) else { continue }
            if groups.count == 4, groups.allSatisfy({ $0.core.utf8.count == 4 }) { return number }
            let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
                let value = digit.offset.isMultiple(of: 2) ? digit.element : digit.element * 2
                return sum + (value > 9 ? value - 9 : value)
            }
            if sum.isMultiple(of: 10) { return number }
        }
        return nil
    }

    private var password: Substring? {
        tokens.indices.lazy.compactMap { index -> Substring? in
            let name = self.tokens[index]
            let isOfDoor =
                name.folded == "code" && (self.word(at: index - 1).map(PhraseTables.locked.contains) ?? false)
            guard ["passcode", "password"].contains(name.folded) || name.core == "PIN" || isOfDoor else { return nil }
            // *The PIN of your card is 4711*
            let reach = index + (self.word(at: index + 1) == "of" ? 4 : 1)
            let verb = (index...reach).first { self.word(at: $0) == "is" }
            let rest = self.tokens.dropFirst((verb ?? index) + 1)
            guard verb != nil || name.text.last == ":", let value = rest.first, !value.isPlaceholder,
                value.core.contains(where: \.isDigit) || value.core.joinsTwoWords,
                rest.count == 1 || value.pause == .certain
            else { return nil }
            return value.core
        }.first
    }

    /// The person whom a text for hidden previews names: *Missed call from Ida*, *Ida’s location*.
    func namedPerson(glossary: Glossary) -> Substring? {
        if tokens.count > 1, let first = tokens.first, first.folded.hasSuffix("'s"),
            first.core.first?.isUppercase == true,
            case let name = String(first.folded.dropLast(2)), !WordTables.isOrdinary(name),
            !WordTables.properNouns.contains(name), glossary.ruling(on: first.core.dropLast(2), folded: name) == nil,
            tokens[1...].contains(where: { PhraseTables.belongingsOfPersons.contains($0.folded) })
        {
            return first.core.dropLast(2)
        }
        return tokens.indices.dropFirst(2).lazy.compactMap { index -> Substring? in
            let name = self.tokens[index]
            guard name.kind == .word, name.core.first?.isCapitalLetter == true, !WordTables.isOrdinary(name.folded),
                glossary.ruling(on: name.core, folded: name.folded) == nil,
                !WordTables.properNouns.contains(name.folded),
                let from = (1...3).first(where: { self.word(at: index - $0) == "from" }),
                let news = self.word(at: index - from - 1),
                PhraseTables.personalNews.contains(news.hasSuffix("s") ? String(news.dropLast()) : news)
            else { return nil }
            return name.core
        }.first
    }

    private func word(at index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].folded : nil }

    /// Whether one of two words before a place says whose it is.
    private func belongsToPerson(at index: Int) -> Bool {
        [1, 2].contains { word(at: index - $0).map(PhraseTables.possessives.contains) ?? false }
    }

    /// *Your claim for depression therapy*
    private func isReason(at index: Int) -> Bool {
        word(at: index - 1) == "for"
            && (2...4).contains { word(at: index - $0).map(PhraseTables.possessives.contains) ?? false }
    }

    private func isOfHealth(at index: Int) -> Bool {
        guard let phrase = PhraseTables.health.phrase(beginning: tokens[index...]) else { return false }
        let end = index + phrase.wordCount
        if word(at: end).map(PhraseTables.publicMatters.contains) ?? false { return false }
        // The biopsy of the old oak is nobody's.
        return word(at: end) != "of" || tokens.dropFirst(end).contains { $0.isPersonal }
    }

    private func isDiseaseOfPerson(at index: Int) -> Bool {
        guard let phrase = PhraseTables.diseases.phrase(beginning: tokens[index...]) else { return false }
        let next = word(at: index + phrase.wordCount) ?? ""
        if PhraseTables.causes.contains(next) { return false }
        if belongsToPerson(at: index) || isReason(at: index) || PhraseTables.care.contains(next) { return true }
        return ["had", "has", "have"].contains(word(at: index - 1))
            && [2, 3].contains { word(at: index - $0).map(personalPronouns.contains) ?? false }
    }

    /// *Your test came back negative*, *you tested positive*
    private func isTestResult(at index: Int) -> Bool {
        guard ["negative", "positive"].contains(word(at: index)), let verb = word(at: index - 1),
            tokens[index].pause == .certain || index + 1 == tokens.count || word(at: index + 1) == "for"
        else { return false }
        if verb == "tested" { return word(at: index - 2).map(personalPronouns.contains) ?? false }
        guard ["are", "back", "is", "was", "were"].contains(verb) else { return false }
        let before = tokens[..<index].map(\.folded)
        if zip(before, before.dropFirst()).contains(where: { PhraseTables.testedDiseases.contains($0) && $1 == "test" })
        {
            return true
        }
        guard let owner = before.lastIndex(where: PhraseTables.possessives.contains) else { return false }
        return before[owner...].contains(where: PhraseTables.medicalTests.contains)
            && !before[owner...].contains(where: PhraseTables.tested.contains)
    }

    /// *Your blood sugar is 210*, *your iron level is far too low*
    private func isMeasured(at index: Int) -> Bool {
        guard let phrase = PhraseTables.measurements.phrase(beginning: tokens[index...]), belongsToPerson(at: index)
        else { return false }
        let rest = tokens.dropFirst(index + phrase.wordCount)
        return rest.prefix(3).contains { $0.kind == .number }
            || rest.prefix(5).contains { PhraseTables.measured.contains($0.folded) }
    }
}

private let personalPronouns: Set<String> = ["he", "i", "she", "they", "you"]

extension Substring {
    /// Whether it is two words with a hyphen that make no common adjective: *harbor-lights*, but not *case-sensitive*.
    fileprivate var joinsTwoWords: Bool {
        let parts = split(separator: "-")
        return parts.count == 2 && parts.allSatisfy { $0.count > 3 && $0.allSatisfy(\.isSmallLetter) }
            && !["based", "dependent", "generated", "only", "protected", "sensitive", "specific"].contains(parts[1])
    }
}

extension TitleToken {
    /// Whether it is a word for a person.
    fileprivate var isPersonal: Bool {
        PhraseTables.possessives.contains(folded) || ExclusionTables.persons.contains(folded)
    }
}
