import CodeEvaluation
import CodeFacts
import Diagnostics

// Values that are read in another form than they are written, and settings that nothing stores.
extension AppReading {
    func noteFalseTypes(_ scan: CodeScan, _ pushes: [PushFact], in facts: inout AppFacts) {
        guard !scan.hasUnknownData else { return }
        var pushed: [String: [Bool?]] = [:]
        for push in pushes {
            for (name, kind) in push.kinds {
                let isText: Bool? =
                    switch kind {
                    case _ where !push.isComplete: nil
                    case .text: true
                    case .number, .flag: false
                    case .missing, .other: nil
                    }
                pushed[name, default: []].append(isText)
            }
        }
        let isLocal = pushes.isEmpty && !facts.registersForPushes
        scan.noteFalseTypes(pushed: pushed, isLocal: isLocal, counts: index.counts, in: &facts)
    }

    /// Settings that code stores and nothing reads, if it reads one with the same letters, or reads it from the settings of
    /// an App Group.
    func unreadSettings(_ scan: CodeScan) -> [NameMismatch] {
        let settings = scan.storedSettings
        let keys = Dictionary(grouping: settings.stores) { $0.key.known ?? "" }
        let read = settings.stores.filter(\.isRead).map(\.key)
        let byLetters = Dictionary(grouping: read) { $0.known?.lettersOnly ?? "" }
        var found: [NameMismatch] = []
        for (name, places) in keys.sorted(by: { $0.key < $1.key }) where name.count >= 6 && found.count < 8 {
            let reads = places.filter(\.isRead)
            if reads.isEmpty, let other = byLetters[name.lettersOnly]?.first {
                found.append(NameMismatch(.key, name: places[0].key, other: other))
            } else if let first = reads.first, reads.allSatisfy({ $0.isStandard == false }),
                let place = places.first(where: { !$0.isRead && $0.isStandard == true })
            {
                found.append(NameMismatch(.key, name: place.key, other: first.key))
            }
        }
        guard !found.isEmpty else { return [] }
        let counts = index.counts(of: Set(found.map(\.name.quoted)))
        return found.filter { counts[$0.name.quoted] == keys[$0.name.known ?? ""]?.map(\.key).literalCount }
    }

    /// Intervals of triggers that are a setting which no other code mentions.
    func unstoredIntervals(_ scan: CodeScan, _ search: CodeSearch) -> [BrokenTrigger] {
        let settings = scan.storedSettings
        return unstored(settings.intervals, settings, search).map {
            BrokenTrigger(.unstored($0.known ?? ""), at: $0.range)
        }
    }

    /// Settings without which code makes no request, and that no other code mentions.
    func unstoredSettings(_ scan: CodeScan, _ search: CodeSearch) -> [CodeText] {
        // Launch arguments and tools set flags for developers.
        let words = ["debug", "test", "demo", "screenshot", "snapshot", "preview", "fastlane", "mock"]
        let keys = scan.storedSettings.deciding.filter { key in
            let name = key.known?.lowercased() ?? ""
            // The system stores its own.
            return !words.contains(where: name.contains)
                && !["apple", "ns", "com.apple"].contains(where: name.hasPrefix)
        }
        return unstored(keys, scan.storedSettings, search)
    }

    /// Those of some keys that one place in the whole repository mentions.
    private func unstored(_ keys: [CodeText], _ settings: StoredSettings, _ search: CodeSearch) -> [CodeText] {
        guard !keys.isEmpty, !settings.hasUnknownKey else { return [] }
        // Values may be registered from a file, and named by a property or a case.
        let general: Set<String> = ["register(defaults", "registerDefaults", "setPersistentDomain", "#function"]
        let forms = keys.map { key in
            let name = key.known ?? ""
            return (key: key, names: ["case \(name)", "dynamic var \(name)", "flutter.\(name)"])
        }
        let counts = index.counts(of: general.union(forms.flatMap { $0.names + [$0.key.quoted] }))
        guard general.isDisjoint(with: counts.keys) else { return [] }
        // A bundle of settings stores numbers, and interfaces of a Mac do.
        let inProject = (search.propertyLists + search.interfaces).mentions(of: Set(forms.compactMap(\.key.known)))
        return forms.compactMap { key, names in
            guard let name = key.known, counts[key.quoted] == 1, !names.contains(where: { counts[$0] != nil }),
                !inProject.contains(name)
            else { return nil }
            return key
        }
    }

    /// Flags that code reads and nothing stores, if a setting that nothing reads has nearly the same name.
    func falseSettings(_ scan: CodeScan, _ search: CodeSearch) -> [NameMismatch] {
        let settings = scan.storedSettings
        guard !settings.hasUnknownKey else { return [] }
        let written = Dictionary(grouping: settings.written) { $0.known ?? "" }
        let read = Dictionary(grouping: settings.read) { $0.known ?? "" }
        var found: [NameMismatch] = []
        let others = Set(settings.otherRead.compactMap(\.known))
        let unread = Set(written.keys.filter { read[$0] == nil && !others.contains($0) })
        let unstored = read.keys.count { written[$0] == nil }
        for (name, places) in read.sorted(by: { $0.key < $1.key }) where written[name] == nil && name.count >= 6 {
            // The only setting that nothing stores, and the only one that nothing reads.
            let isOnly = unstored == 1 && unread.count == 1
            let meant = written.keys.sorted().first {
                read[$0] == nil
                    && ($0.isOneLetterAway(from: name) || isOnly && unread.contains($0) && $0.beginsLike(name))
            }
            guard let meant, let other = written[meant]?.first, found.count < 8 else { continue }
            found.append(NameMismatch(.key, name: places[0], other: other))
        }
        guard !found.isEmpty else { return [] }
        let counts = index.counts(of: Set(found.flatMap { [$0.name.quoted, $0.other.quoted] }))
        // A bundle of settings stores flags, too.
        let inBundles = search.propertyLists.mentions(of: Set(found.compactMap(\.name.known)))
        return found.filter { one in
            let name = one.name.known ?? ""
            return !inBundles.contains(name) && counts[one.name.quoted] == read[name]?.literalCount
                && counts[one.other.quoted] == written[one.other.known ?? ""]?.literalCount
        }
    }
}

extension CodeText {
    var quoted: String { "\"\(known ?? "")\"" }
}

extension [CodeText] {
    /// How often code has the text: in each place, or once for those with the constant.
    var literalCount: Int {
        let names = count { !$0.range.text.contains("\"") && !$0.range.codeBefore.contains("\"") }
        return count - names + (names > 0 ? 1 : 0)
    }
}

extension String {
    /// Whether both begin with the same word of six letters or more.
    fileprivate func beginsLike(_ other: String) -> Bool {
        let start = zip(self, other).prefix { $0 == $1 }
        return start.count >= 6 && start.allSatisfy { $0.0.isLetter }
    }

    /// Whether the names differ in one letter, which may be missing.
    func isOneLetterAway(from other: String) -> Bool {
        let (short, long) = count <= other.count ? (Array(self), Array(other)) : (Array(other), Array(self))
        guard long.count - short.count <= 1, short.count < 200 else { return false }
        let start = zip(short, long).prefix { $0 == $1 }.count
        let end = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
        guard start < long.count, long[start].isLetter else { return false }
        return long.count > short.count ? start + end >= short.count : start + end == long.count - 1
    }
}
