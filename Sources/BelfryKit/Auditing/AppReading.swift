import Basics
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Reads what the syntax of an app's code and its project files say, also in files that mention no API of notifications.
struct AppReading {
    let index: CodeIndex
    let folder: FilePath
    let strings: ProjectStrings
    /// Reads files; those that can't be read are left out.
    let read: ([Int]) -> [CodeFile]

    /// How many files are read that mention no API of notifications.
    private static let limit = 400
    private static let partSize = 8
    /// How many names are compared with the words of all files, and how many delegates of the application.
    private static let nameLimit = 50
    private static let comparisonLimit = 1_000_000
    private static let makerLimit = 200
    private static let delegateLimit = 4

    /// - Parameters:
    ///   - interesting: The files that mention the API, which are read anyway.
    ///   - posted: The names of notifications within the app that code for actions posts.
    ///   - search: The project files.
    func facts(interesting: [Int], pushes: [PushFact], posted: Set<String>, _ search: CodeSearch) -> AppFacts {
        let texts = index.map { [folder] path, bytes in AppText(path, bytes, from: folder) }
        let hasData = pushes.contains { !$0.keys.isEmpty } || texts.contains(where: \.writesData)
        let others = texts.indices.filter { texts[$0].isWorthReading || hasData && texts[$0].readsData }
        let scan = CodeScan()
        let numbers = Set(interesting).union(others.prefix(Self.limit)).sorted()
        // Only the trees of one part are in memory.
        for start in stride(from: 0, to: numbers.count, by: Self.partSize) {
            for file in read(Array(numbers[start...].prefix(Self.partSize))) { scan.add(file) }
        }
        scan.finish()
        let makers = scan.functionsWithIdentifier
        let mentions = makers.count <= Self.makerLimit ? index.counts(of: Set(makers.keys)) : nil
        if makers.contains(where: { mentions?[$0.key] ?? .max > $0.value }) { scan.noteOtherRequests() }
        var facts = scan.facts
        facts.hasAllRemovals = others.count <= Self.limit
        facts.registersForPushes = texts.contains(where: \.registersForPushes)
        facts.badgesDock = !index.counts(of: ["dockTile", "badgeLabel"]).isEmpty
        facts.isStarted = texts.contains(where: \.startsApp)
        let project = AppProject(search, from: folder)
        facts.project = project.facts
        let parts = ProjectParts(
            search: search, folder: folder, lists: project.lists, counts: index.counts, isInCode: index.hasInCode,
            textOfConstant: index.textOfConstant)
        let resources = ProjectResources(search: search, strings: strings, counts: index.counts)
        facts.missingParts = parts.missing(for: scan, in: project.facts) + resources.missing(for: scan, pushes)
        let servers = ServerKeys(files: search.servers, pushes: pushes)
        facts.mismatches = servers.without(mismatches(scan, texts, pushes)) { $0.kind == .key ? $0.name.known : nil }
        scan.noteUnknownRequests(in: &facts)
        noteFalseTypes(scan, pushes, in: &facts)
        facts.falseSettings = falseSettings(scan, search)
        facts.unreadSettings = unreadSettings(scan)
        facts.unsharedSettings = unsharedSettings(scan, visited: Set(numbers))
        facts.settingsOfApp = settingsOfApp(scan, visited: Set(numbers))
        facts.unstoredSettings = unstoredSettings(scan, search)
        facts.unstoredGroupSettings = unstoredGroupSettings(search)
        facts.registrationWithoutToken = registrationWithoutToken(scan)
        facts.unknownData += DataOfPushes(pushes: pushes, lists: project.lists, counts: index.counts, servers: servers)
            .unknown(to: scan, isLocal: pushes.isEmpty && !facts.registersForPushes)
        facts.brokenTriggers += unstoredIntervals(scan, search)
        facts.falseDefaults = falseDefaults(scan) + falseFlags(scan)
        noteDeafObservers(scan, posted: posted, visited: Set(numbers), in: &facts)
        facts.unpostedNames = unpostedNames(in: interesting, except: facts.falsePosts)
        if !facts.attachmentComparisons.isEmpty, !hasOnlyNamelessAttachments { facts.attachmentComparisons = [] }
        facts.unmadeDelegates = unmadeDelegates(scan, search)
        facts.failedCasts = failedCasts(scan)
        facts.unwrittenKeys = unwrittenKeys(scan, pushes, areAllRead: others.count <= Self.limit)
        facts.unknownData += misspelledKeys(scan)
        facts.unreadValues = unreadValues(scan)
        facts.unreadKeys = unreadKeys(scan)
        facts.unreadContents = unreadContents(scan)
        facts.unreadStates = unreadStates(facts.unreadStates)
        facts.unusedReplies = unusedReplies(scan)
        facts.handlerTables = handlerTables(scan)
        let controls = IdleControls(index: index, folder: folder, unreadData: facts.unreadValues).found()
        facts.idleControls = controls.idle
        facts.repeatsAsSet = controls.hasControls && !index.counts(of: ["repeats: true", "repeats:YES"]).isEmpty
        facts.prefixedIdentifiers = prefixedIdentifiers(scan)
        facts.removalsOfOtherProperties = removalsOfOtherProperties(scan)
        facts.unendedPlace = unendedPlace(scan, hasAllRemovals: facts.hasAllRemovals)
        noteNilProperties(scan, in: &facts)
        facts.unusedCategories = unusedCategories(scan)
        facts.lateProperties = lateProperties(scan)
        forgetDelegatesOfSetProperties(in: &facts)
        noteMissingSteps(scan, project.lists, in: &facts)
        facts.uncalledResponseMethods = uncalledResponseMethods(scan)
        facts.emptiedFunctions = calledFunctions(among: facts.emptiedFunctions)
        return facts
    }

    // MARK: - Names that are nearly the same

    private func mismatches(_ scan: CodeScan, _ texts: [AppText], _ pushes: [PushFact]) -> [NameMismatch] {
        // A push that isn't known as a whole can have the right key, too.
        let known = pushes.allSatisfy(\.isComplete) ? pushes : []
        let nested = known.flatMap(\.nestedKeys) + scan.dataUses.nested
        let keys = known.flatMap(\.keys) + scan.writtenKeys + nested.map(\.key)
        let allKeys = Set(keys.compactMap(\.known)).union(pushes.flatMap(\.allKeys))
        let readKeys = scan.facts.readKeys + scan.dataUses.nestedReads.map(\.key)
        var found = near(.key, readKeys, keys, known: allKeys)
        let areAllKnown = !scan.hasUnknownRequest && !scan.added.contains { $0.known == "\0" }
        found += near(.removal, scan.removed, scan.added, areAllKnown: areAllKnown)
        found += near(.request, scan.compared, scan.added, areAllKnown: areAllKnown)
        found += near(.post, texts.flatMap(\.posted), texts.flatMap(\.observed))
        if !pushes.isEmpty || scan.hasUnknownData { found.removeAll(where: \.mismatch.isOtherUsed) }
        found = Array(found.prefix(Self.nameLimit))
        guard !found.isEmpty else { return [] }
        // Code that isn't followed may use the names, such as a list of keys.
        let wanted = Set(found.flatMap { $0.words })
        let total = index.counts(of: wanted)
        return found.filter { one in one.words.allSatisfy { (total[$0] ?? 0) <= one.uses[$0, default: 1] } }.map(
            \.mismatch)
    }

    private struct Near {
        var mismatch: NameMismatch
        /// The literal parts of the name, and how often they are at the places that are known.
        var uses: [String: Int]
        var words: [String] { Array(uses.keys) }
    }

    /// The names that no other name is, and that differ from one only in separators and the case of letters, or in one
    /// letter.
    private func near(
        _ kind: NameMismatch.Kind, _ used: [CodeText], _ others: [CodeText], known: Set<String> = [],
        areAllKnown: Bool = false
    ) -> [Near] {
        let all = Set(others.compactMap(\.known)).union(known)
        let usedNames = Set(used.compactMap(\.known))
        guard usedNames.count * others.count < Self.comparisonLimit else { return [] }
        let byLetters = Dictionary(grouping: others.filter { !usedNames.contains($0.known ?? "") }) {
            $0.known?.lettersOnly ?? ""
        }
        return Dictionary(grouping: used) { $0.known ?? "" }.sorted { $0.key < $1.key }.compactMap { name, places in
            let letters = name.lettersOnly
            guard letters.count >= 4, !all.contains(name) else { return nil }
            let same = byLetters[letters]?.first
            let used = kind == .key && same == nil ? others.first { $0.known?.lettersOnly == letters } : nil
            // The name of a post can be that of another one, of a library.
            let mistyped =
                same == nil && used == nil && kind != .post
                ? others.first { other in
                    other.known.map { !usedNames.contains($0) && name.isMistyped($0) } ?? false
                } : nil
            guard let other = same ?? used ?? mistyped else { return nil }
            var mismatch = NameMismatch(kind, name: places[0], other: other)
            mismatch.isCertain = mistyped != nil && areAllKnown
            mismatch.isOtherUsed = used != nil
            mismatch.otherPlaces = places.dropFirst().map(\.range)
            // The text of a constant is in one place.
            let literals =
                name.contains("\0")
                ? name.split(separator: "\0").map(String.init).filter { $0.contains(where: \.isLetter) }
                : ["\"\(name)\""]
            let count = Set(places.map(\.range)).count
            return Near(
                mismatch: mismatch,
                uses: Dictionary(literals.map { ($0, count) }) { first, _ in first })
        }
    }

    // MARK: - Names that nothing has

    /// The functions that something calls.
    private func calledFunctions(among functions: [CodeText]) -> [CodeText] {
        guard !functions.isEmpty else { return [] }
        // With the declaration.
        let counts = index.counts(of: Set(functions.compactMap(\.known)))
        return functions.filter { counts[$0.known ?? "", default: 0] > 1 }
    }

    /// Values that code puts into the data of notifications under keys that nothing else mentions.
    private func unreadValues(_ scan: CodeScan) -> [SourceRange] {
        let values = Dictionary(grouping: scan.dataValues) { "\"\($0.key)\"" }
        guard !values.isEmpty, values.count <= Self.nameLimit else { return [] }
        let counts = index.counts(of: Set(values.keys))
        return values.flatMap { key, all in
            let ranges = Set(all.map(\.value))
            return counts[key] == ranges.count ? Array(ranges) : []
        }
    }

    /// Identifiers of requests with a UUID after a prefix that no other code mentions.
    private func prefixedIdentifiers(_ scan: CodeScan) -> [CodeText] {
        guard !scan.facts.parsedIdentifiers.isEmpty else { return [] }
        let all = scan.added.filter { identifier in
            identifier.known?.hasSuffix("\0") ?? false && identifier.range.text.contains("uuidString")
        }
        let prefixes = Dictionary(grouping: all) { String($0.known?.prefix { $0 != "\0" } ?? "") }
            .filter {
                $0.key.contains(where: \.isLetter) && $0.value.allSatisfy { $0.known?.count { $0 == "\0" } == 1 }
            }
        guard !prefixes.isEmpty, prefixes.count <= Self.nameLimit else { return [] }
        let counts = index.counts(of: Set(prefixes.keys))
        return prefixes.sorted { $0.key < $1.key }.compactMap { prefix, places in
            let removed = scan.removed.filter { $0.known?.hasPrefix(prefix) ?? false }
            let uses = Set((places + removed).map(\.range)).count
            return counts[prefix, default: 0] <= uses ? places[0] : nil
        }
    }

    /// The categories that no code uses, as far as all files tell.
    private func unusedCategories(_ scan: CodeScan) -> [SourceRange] {
        let unused = scan.categoryUses.unused.prefix(Self.nameLimit)
        let files = scan.categoryUses.files
        guard !unused.isEmpty, !isMentioned("setNotificationCategories", outside: files) else { return [] }
        let names = unused.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let used = names.count > Self.nameLimit ? names : names.filter { isMentioned($0, outside: files) }
        return unused.filter { $0.names.isDisjoint(with: used) }.map(\.range)
    }

    /// Whether other files than some have a name outside of comments.
    ///
    /// - Parameter files: Their paths, as shown.
    func isMentioned(_ name: String, outside files: Set<String>) -> Bool {
        index.files(mentioning: [name]).contains { number in
            !files.contains(index.files[number].shown(from: folder))
                && index.bytes(of: number)?.hasOutsideComments(name) ?? true
        }
    }

    // MARK: - The delegate of the application

    /// Delegates of the application that no code creates, although SwiftUI starts the app.
    private func unmadeDelegates(_ scan: CodeScan, _ search: CodeSearch) -> [CodeText] {
        let delegates = scan.applicationDelegates.filter { !$0.isEntry && $0.handlesNotifications }
        guard (1...Self.delegateLimit).contains(delegates.count), !scan.apps.isEmpty else { return [] }
        let inProject = (search.interfaces + search.propertyLists).mentions(of: Set(delegates.compactMap(\.name.known)))
        return delegates.filter { delegate in
            guard let name = delegate.name.known, delegates.count(where: { $0.name.known == name }) == 1,
                // An app in another folder may have its own.
                scan.apps.contains(where: { $0.file.isNear(delegate.name.range.file) }),
                !scan.applicationDelegates.contains(where: {
                    $0.isEntry && $0.name.range.file.isNear(delegate.name.range.file)
                }),
                !index.candidates(for: [name]).contains(where: { number in
                    index.bytes(of: number).map { AppText.uses(name, in: $0) } ?? true
                })
            else { return false }
            return !inProject.contains(name)
        }.map(\.name)
    }
}

extension String {
    /// Without separators, in lowercase. A value stays a value.
    var lettersOnly: String { lowercased().filter { $0.isLetter || $0.isNumber || $0 == "\0" } }
}

extension SourceFile {
    /// Whether one of two files is in the folder of the other, or below it.
    fileprivate func isNear(_ other: SourceFile) -> Bool {
        let folders = [self, other].map { $0.path.split(separator: "/").dropLast() }
        return zip(folders[0], folders[1]).allSatisfy { $0 == $1 }
    }
}
