package import CodeFacts
import Diagnostics

/// What code does with a property, beside setting it.
package enum PropertyUse: Sendable {
    case read
    /// Code only asks whether it is nil.
    case checked
    /// A flag: code only depends on it being true, and only handlers set it to true.
    case flag
    case none
}

/// Runs code with the values that are known, and records what it says about notifications.
///
/// Both branches of a condition run. A function runs once with unknown arguments, and again for each call with known
/// ones. Everything that it does is counted, and limited: for a function, a file, and the run. The limit of a function
/// also bounds how deeply values are nested, and so recursion over them.
package final class Interpreter {
    let program: Program
    let strings: TextLookup
    package internal(set) var facts = NotificationFacts()

    var depth = 0
    var steps = 0
    var budget = EvaluationBudget()
    /// The files that didn't run to their end, with the reason.
    package private(set) var omissions: [String: String] = [:]
    /// Computed values that are being evaluated, to stop at cycles.
    var active: Set<SourceRange> = []
    /// The instances of actions and categories, by the range that creates them.
    var actions: [SourceRange: [ActionFact]] = [:]
    var categories: [SourceRange: [CategoryFact]] = [:]
    var legacyActions: [ActionFact] = []
    var legacyCategories: [CategoryFact] = []
    /// Identifiers that replace another one of the same action or category of iOS 8.
    var renamings: [(isCategory: Bool, earlier: CodeText, range: SourceRange)] = []
    /// Methods that make a request with one identifier, whatever they get, by name.
    var requestMethods: [String: [(function: Function, type: ProgramType)]] = [:]
    var recorded: Set<String> = []
    /// The numbers of contents, by the range that creates them.
    var contentNumbers: [SourceRange: Int] = [:]
    /// Changes of contents after the newest request, by the number of the content.
    var lateChanges: [Int: [SourceRange: LateChange]] = [:]
    private var markersByFile: [ObjectIdentifier: Markers] = [:]
    /// Functions that create actions or categories from their parameters, so that their callers matter.
    package internal(set) var makers: Set<String> = []
    private var followedFunctions: Set<String> = []
    /// How many calls of functions that don't mention the API are being followed.
    var depthOfOtherCalls = 0
    /// The number of steps from which on such functions aren't followed further: a screen calls many of them, and what
    /// makes a text is short.
    var endOfOtherCalls = 0
    /// The values of constants that take many steps, such as tables.
    var constants: [SourceRange: Value] = [:]
    /// Functions that ran in this code without any known value, and return nothing: another call says nothing new.
    var finishedFunctions: Set<SourceRange> = []
    /// The statements that make up the gate of a handler, each with the first of them.
    var gates: [SourceRange: SourceRange] = [:]
    /// Whether the application delegate's method of iOS 8 runs.
    var runsLegacyHandler = false
    /// What that compares with and hands on. The system doesn't call it if there is a handler of the center's delegate.
    var legacyComparisons: [Comparison] = []
    var legacyEscapes: [Escape] = []
    /// The actions with which it compares before an `else` that does something.
    var legacyActionsWithRest: Set<String> = []
    var legacyBranches: Set<SourceRange> = []
    /// The actions that have a branch of their own which does something.
    var actionsWithOwnCode: Set<String> = []
    /// Those for which it does more than to remove notifications.
    var actionsWithMoreCode: Set<String> = []
    /// The actions of enums that have a case in a switch, and those for which only its default is.
    var actionsOfCases: Set<String> = []
    var actionsOfDefaults: Set<String> = []
    /// The cases of enums that code makes of both a tap and a dismissal, by name, each with the latter.
    var casesOfDismissals: [String: (dismissal: SourceRange, type: ProgramType)] = [:]
    var legacyHandlers: [SourceRange] = []
    var hasActiveLegacyHandler = false
    /// Functions that run only on systems without the newer API, and those that run on others.
    var fallbackFunctions: Set<SourceRange> = []
    var ordinaryFunctions: Set<SourceRange> = []
    /// The functions that a call with categories may mean, if it isn't known which one; empty if it is known.
    var unknownCalls: [SourceRange: [SourceRange]] = [:]
    /// The functions of the launch that lead to each registration.
    var launches: [SourceRange: Set<SourceRange>] = [:]
    /// The registrations that functions make, and those that a launch makes, in their order.
    var runs: [SourceRange: [RegistrationRun]] = [:]

    /// Whether texts of notifications are worth reading files for.
    let readsContents: Bool

    package static let stepLimit = 80_000
    static let depthLimit = 40
    /// How often counting loops, one in the other, run their code.
    static let passLimit = 4096
    static let stepsOfOtherCall = 1000

    /// What code does with the properties of a name, beside setting them.
    let useOfProperty: (String) -> PropertyUse

    /// - Parameters:
    ///   - readsContents: Whether texts of notifications are worth reading files for.
    ///   - useOfProperty: What code does with the properties of a name.
    package init(
        _ program: Program, readsContents: Bool, strings: TextLookup,
        useOfProperty: @escaping (String) -> PropertyUse = { _ in .read }
    ) {
        self.program = program
        self.useOfProperty = useOfProperty
        self.readsContents = readsContents
        self.strings = strings
    }

    /// What all files say, in source order.
    package func finish() -> NotificationFacts {
        let newer = Set(actions.values.lazy.joined().compactMap(\.identifier.known))
        recordLegacyObjects()
        facts.clearedRegistrations = clearedRegistrations()
        facts.activities = program.activities
        let onlyOfDefaults = actionsOfDefaults.subtracting(actionsOfCases)
        facts.comparisons.removeAll { comparison in
            comparison.part == .action && !comparison.isWritten
                && comparison.identifier.known.map(onlyOfDefaults.contains) ?? false
        }
        facts.removingBranches = facts.removingBranches.filter { !actionsWithMoreCode.contains($0.key) }
        facts.emptyBranches = facts.emptyBranches.filter { !actionsWithOwnCode.contains($0.key) }
        if !facts.handlers.contains(where: { $0.kind == .didReceive }) {
            facts.comparisons += legacyComparisons
            facts.escapes += legacyEscapes
            facts.actionsWithRest = legacyActionsWithRest
            facts.hasOnlyIdleLegacyHandlers =
                !legacyHandlers.isEmpty && !hasActiveLegacyHandler && facts.delegates.isEmpty
                && !facts.hasUnknownDelegate
        } else {
            facts.idleBranches = facts.idleBranches.filter { !legacyBranches.contains($0.value) }
            facts.postingBranches = facts.postingBranches.filter { !legacyBranches.contains($0.value.range) }
            // The delegate can call the method itself, and iOS 9 calls it for actions that only its own API has.
            let isCalled = facts.handlers.contains { $0.range.containsAnywhere("handleActionWithIdentifier") }
            let areNewer = legacyActions.allSatisfy { $0.identifier.known.map(newer.contains) ?? true }
            facts.uncalledHandlers = isCalled || !areNewer ? [] : legacyHandlers
        }
        let fallbacks = fallbackFunctions.subtracting(ordinaryFunctions)
        for index in facts.legacyUses.indices where !facts.legacyUses[index].isFallback {
            let range = facts.legacyUses[index].range
            facts.legacyUses[index].isFallback = fallbacks.contains { $0.contains(range) }
        }
        facts.lateChanges = lateChanges.values.flatMap(\.values).sorted {
            ($0.range.file.path, $0.range.bytes.lowerBound) < ($1.range.file.path, $1.range.bytes.lowerBound)
        }
        noteDelegatesWithoutMethods()
        noteReplacedDelegates()
        // Those of the newer API first: they are what most people see.
        let (oldActions, oldCategories) = (Set(legacyActions.map(\.range)), Set(legacyCategories.map(\.range)))
        facts.actions = Self.known(actions, last: oldActions) { $0.identifier.known }
        facts.categories = Self.known(categories, last: oldCategories) { $0.identifier.known }
        let functionsOfUnknownCalls = Set(unknownCalls.values.joined())
        // Calls with known arguments say more than the function alone, if they are all.
        let called = Set(facts.registrations.lazy.filter { !$0.hasUnknownArguments }.map(\.range))
        facts.registrations.removeAll {
            $0.hasUnknownArguments && !$0.isComplete && called.contains($0.range)
                && !($0.function.map(functionsOfUnknownCalls.contains) ?? false)
        }
        for index in facts.registrations.indices {
            facts.registrations[index].launches = launches[facts.registrations[index].range] ?? []
        }
        return facts
    }

    /// The instances with a known identifier; or one without, if there are none.
    ///
    /// - Parameter last: The ranges of those that come after all others.
    private static func known<Fact>(
        _ instances: [SourceRange: [Fact]], last: Set<SourceRange>, _ identifier: (Fact) -> String?
    ) -> [Fact] {
        let sorted = instances.sorted {
            (last.contains($0.key) ? 1 : 0, $0.key.file.path, $0.key.bytes.lowerBound)
                < (last.contains($1.key) ? 1 : 0, $1.key.file.path, $1.key.bytes.lowerBound)
        }
        return sorted.flatMap { _, facts in
            let known = facts.filter { identifier($0) != nil }
            return known.isEmpty ? Array(facts.prefix(1)) : known
        }
    }

    /// Where a file mentions the API: only that code runs by itself.
    func markers(in file: CodeFile) -> Markers {
        let id = ObjectIdentifier(file.source)
        if let markers = markersByFile[id] { return markers }
        let markers = Markers(file.source, callsOf: followedFunctions)
        markersByFile[id] = markers
        return markers
    }

    /// From now on, code that calls one of some functions runs like code that mentions the API.
    package func follow(_ functions: Set<String>) {
        followedFunctions = functions
        markersByFile = [:]
    }

    /// Whether there are steps left for the function that runs.
    ///
    /// - Parameter count: The steps that the next operation needs: more than one if it visits many values.
    func step(_ count: Int = 1) -> Bool {
        steps += count
        budget.spend(steps: count)
        return steps < Self.stepLimit && depth < Self.depthLimit && !budget.isSpent
    }

    /// Records why a file doesn't run to its end; the first reason is kept.
    func omit(_ file: SourceFile, _ reason: @autoclosure () -> String) {
        guard omissions[file.path] == nil else { return }
        omissions[file.path] = reason()
    }

    func line(of range: SourceRange) -> Int { LineIndex(range.file).position(at: range.bytes.lowerBound).line }

    /// Whether the event is new: functions run several times.
    func isNew(_ kind: String, _ range: SourceRange, _ text: String = "") -> Bool {
        _ = step(1 + text.utf8.count / 64)
        return recorded.insert("\(kind) \(range.file.path) \(range.bytes) \(text)").inserted
    }
}
