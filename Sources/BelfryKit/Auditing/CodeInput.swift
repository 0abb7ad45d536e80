import Basics
package import CodeEvaluation
package import CodeFacts
package import Diagnostics
package import Files

/// Reads a Swift file. Injected, because only the executable links the parser.
package typealias SwiftParsing = @Sendable (SourceFile) -> CodeFile

/// The code that a command line names, and what it says about notifications.
package struct CodeInput {
    package let facts: NotificationFacts
    package let settings: RunSettings
    package let currentFolder: FilePath
    /// The paths of all sources that were searched, as shown.
    private let sources: [String]
    /// The paths of folders with libraries, as shown.
    let libraries: [String]
    /// For the baseline.
    package var run: BaselineFile.Run {
        .init(settings: settings, currentFolder: currentFolder, files: sources, command: "audit")
    }
    /// Mistakes in the settings.
    package var findings: [Finding] { settings.findings }

    /// - Parameters:
    ///   - paths: Files and folders; if empty, the current folder.
    ///   - readsContents: Whether the texts of local notifications are wanted, which takes longer.
    ///   - guarding: Knows the files that ended an earlier run.
    ///   - swift: Reads Swift.
    package init(
        _ paths: [String], excluding excluded: [String] = [], includesTests: Bool = false, readsContents: Bool = false,
        from currentFolder: FilePath = .currentFolder, guarding: CrashGuard = .none, swift: @escaping SwiftParsing
    ) throws {
        var settings = try RunSettings(from: currentFolder)
        settings.exclude(excluded, from: currentFolder)
        self.settings = settings
        self.currentFolder = currentFolder
        var search = CodeSearch(excluding: settings.excluded, includesTests: includesTests)
        try search.add(paths.isEmpty ? ["."] : paths, from: currentFolder)
        sources = search.sources.map { $0.shown(from: currentFolder) }
        libraries = search.libraries.map { $0.shown(from: currentFolder) }
        facts = CodeReading(
            search, from: currentFolder, readsContents: readsContents, guarding: guarding, swift: swift
        ).facts()
    }
}

/// Reads the files that matter, and interprets them.
struct CodeReading {
    private let search: CodeSearch
    private let currentFolder: FilePath
    private let readsContents: Bool
    private let guarding: CrashGuard
    private let swift: SwiftParsing

    init(
        _ search: CodeSearch, from currentFolder: FilePath, readsContents: Bool, guarding: CrashGuard,
        swift: @escaping SwiftParsing
    ) {
        (self.search, self.currentFolder, self.readsContents, self.guarding, self.swift) = (
            search, currentFolder, readsContents, guarding, swift
        )
    }

    /// Reads on a thread with a large stack.
    func facts() -> NotificationFacts {
        nonisolated(unsafe) var facts = NotificationFacts()
        onLargeStack { facts = readFacts() }
        return facts
    }

    private func readFacts() -> NotificationFacts {
        let threads = WorkerThreads.processorCount
        let files = search.sources
        let index = CodeIndex(files, threads: threads)
        var read: [Int: CodeFile] = [:]
        var unread: [UnreadCode] = []
        func add(_ number: Int, _ result: Result<CodeFile, UnreadCode>) {
            switch result {
            case .success(let file):
                read[number] = file
                if let reason = file.omission { unread.append(UnreadCode(file.source.path, reason, isPartial: true)) }
            case .failure(let problem): unread.append(problem)
            }
        }
        // A file that can't be read is tried once.
        var tried: Set<Int> = []
        func file(_ number: Int) -> CodeFile? {
            if tried.insert(number).inserted { add(number, self.read(files[number])) }
            return read[number]
        }
        let results = WorkerThreads(withLargeStacks: threads).map(index.interesting) { [self] in self.read(files[$0]) }
        for (number, result) in zip(index.interesting, results) {
            tried.insert(number)
            add(number, result)
        }
        let strings = ProjectStrings(search.strings)
        let program = Program(
            declaringFiles: { index.files(declaring: $0) }, globalFiles: { index.files(declaringGlobal: $0) },
            read: file)
        for number in index.interesting { if let file = read[number] { program.add(file) } }
        let lookup = TextLookup(
            text: { strings.text(of: $0, in: $1) }, entry: { strings.entry(named: $0, in: $1) })
        let properties = PropertyUses(in: index)
        let interpreter = Interpreter(
            program, readsContents: readsContents, strings: lookup, useOfProperty: properties.use)
        for number in index.interesting { if let file = read[number] { run(file, interpreter) } }
        // Functions that make actions get identifiers from their callers, which may mention no API.
        var followed: Set<String> = []
        for _ in 0..<Self.callDepth {
            // So does code that names the API by another name.
            let makers = interpreter.makers.union(program.aliases.keys).subtracting(followed)
            guard !makers.isEmpty else { break }
            followed.formUnion(makers)
            interpreter.follow(followed)
            for number in index.files(calling: makers) {
                guard let file = file(number) else { continue }
                program.add(file)
                run(file, interpreter)
            }
        }
        // A loop that schedules can be in code that mentions no API. It isn't searched for anything else.
        let schedulers = interpreter.namesOfRequestMethods
        if !schedulers.isEmpty {
            for number in index.files(calling: schedulers).prefix(CodeIndex.declarationLimit) {
                guard let file = read[number] ?? (try? self.read(files[number]).get()) else { continue }
                program.add(file)
                guarding.reading(file.source.path) { interpreter.noteRequestsReplacedInLoops(of: file) }
            }
        }
        var facts = interpreter.finish()
        let lists = ProjectLists(search.propertyLists + search.yaml, from: currentFolder)
        facts.projectKeys = lists.keys
        facts.hasEntitlements = lists.hasEntitlements
        let callers = CallerSearch { names in
            index.callers(of: names)
                .filter { $0.value.count <= CodeIndex.declarationLimit }.mapValues { $0.compactMap(file) }
        }
        let shown = files.map { $0.shown(from: currentFolder) }
        // A module of the repository has a folder with its name, in which other characters become underscores.
        let folders = Set(shown.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
        let modules = folders.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
        facts.foreignModules = index.imports.subtracting(folders.union(modules))
        facts.noteUnused(in: index, shown, callers)
        facts.forgetDelegatesWithSuperclass(in: index)
        facts.noteLateDelegates(callers)
        func filesMentioning(_ name: String) -> [CodeFile]? {
            let numbers = index.files(mentioning: [name]).filter { number in
                index.bytes(of: number)?.hasOutsideComments(name) ?? true
            }
            return numbers.count > CodeIndex.declarationLimit ? nil : numbers.compactMap(file)
        }
        facts.noteLateObjects(
            LateObjects(
                files: filesMentioning, late: LateDelegates(search: callers),
                controllers: LateControllers(files: filesMentioning, interfaces: search.interfaces)),
            interfaces: search.interfaces)
        facts.contentExtensionCategories = lists.contentExtensionCategories
        facts.contentExtensions = lists.contentExtensions + search.categoriesOfStoryboards(from: currentFolder)
        // Each is looked for in all files.
        facts.categoriesOfExtensionsInCode =
            lists.contentExtensionCategories.count > 50
            ? lists.contentExtensionCategories
            : lists.contentExtensionCategories.filter { index.hasInCode("\"\($0)\"") }
        facts.pushes =
            CodePushes(search.pushes, from: currentFolder, threads: threads).pushes
            + ServerPushes(search.servers, from: currentFolder, threads: threads).pushes
        // The other files say nothing about categories, so they aren't among those that count as read.
        let app = AppReading(index: index, folder: currentFolder, strings: strings) {
            [self] numbers in
            let missing = numbers.filter { !tried.contains($0) }
            let results = WorkerThreads(withLargeStacks: threads).map(missing) { [self] in self.read(files[$0]) }
            var all = read
            for (number, result) in zip(missing, results) { all[number] = try? result.get() }
            return numbers.compactMap { all[$0] }
        }
        facts.app = app.facts(
            interesting: read.keys.sorted(), pushes: facts.pushes,
            posted: Set(facts.postingBranches.values.lazy.flatMap(\.names)), search)
        facts.comparisons.removeAll { one in facts.app.forwardingHandlers.contains { $0.contains(one.identifier.range) }
        }
        facts.escapes.removeAll { escape in facts.app.unreadValues.contains { $0.contains(escape.range) } }
        facts.addKeysOfHandlerTables()
        facts.noteAppearingDelegates()
        facts.noteUnobservedNames(in: index)
        facts.noteUsesOfActions(in: index, shown)
        facts.hasStrings = !search.strings.isEmpty
        let settings = ProjectSettings(in: search.projects)
        facts.deploymentTargets = settings.deploymentTargets
        facts.isOnMainActorByDefault = settings.isOnMainActorByDefault
        if let language = settings.developmentLanguage, !language.hasPrefix("en"), !strings.hasEnglishTable {
            facts.language = language
        }
        facts.declaredInSchemas = CategoriesOfSchemas.read(search.yaml, from: currentFolder)
        facts.declaredElsewhere = DeclaredCategories.read(
            yaml: search.yaml, propertyLists: search.propertyLists, from: currentFolder)
        unread += interpreter.omissions.map { UnreadCode($0.key, $0.value, isPartial: true) }
        unread += index.tooLarge.map { UnreadCode(files[$0].shown(from: currentFolder), Self.tooLarge) }
        facts.unread = unread.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
        facts.readFileCount = read.count
        facts.fileCount = files.count
        facts.files = read.sorted { $0.key < $1.key }.map(\.value.source)
        facts.noteUncalledRemovals(in: index, shown, callers)
        facts.noteUncalledRequests(in: index)
        if !facts.appFiles.isEmpty, facts.unread.isEmpty, facts.app.hasAllRemovals, facts.app.uncalledRemoval == nil,
            facts.app.requestOfObject != nil
        {
            facts.app.deletions = DeletedObjects(index: index, files: filesMentioning, search: callers)
                .found(removing: facts.app.removingFunctions, posting: facts.postingFunctions)
        }
        return facts
    }

    /// How many functions may be between the creation of an action and its identifier.
    private static let callDepth = 3

    private static let tooLarge = "it is larger than \(CodeIndex.fileLimit >> 20) MiB"

    private func read(_ path: FilePath) -> Result<CodeFile, UnreadCode> {
        let name = path.shown(from: currentFolder)
        if let reason = guarding.reason(toSkip: name) { return .failure(UnreadCode(name, reason)) }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileSystem.read(path, limit: CodeIndex.fileLimit)
        } catch {
            return .failure(UnreadCode(name, error.description))
        }
        guard bytes.count <= CodeIndex.fileLimit else { return .failure(UnreadCode(name, Self.tooLarge)) }
        let file = SourceFile(path: name, bytes: bytes)
        let code = guarding.reading(name) { name.hasSuffix(".swift") ? swift(file) : ObjectiveCReader.read(file) }
        if code.statements.isEmpty, let reason = code.omission { return .failure(UnreadCode(name, reason)) }
        return .success(code)
    }

    private func run(_ file: CodeFile, _ interpreter: Interpreter) {
        guarding.reading(file.source.path) { interpreter.run(file) }
    }
}
