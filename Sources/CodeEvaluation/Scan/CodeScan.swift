package import CodeFacts
package import Diagnostics

/// Finds what the syntax of code alone tells. Unlike the interpreter, it follows no values, so it also sees code that
/// has nothing to do with categories and actions.
package final class CodeScan {
    package internal(set) var facts = AppFacts()
    /// Keys that code gives to `userInfo`.
    package internal(set) var writtenKeys: [CodeText] = []
    /// The values of literals that only become the data of a notification, by their keys.
    package internal(set) var dataValues: [(key: String, value: SourceRange)] = []
    /// Whether code gives `userInfo` keys that aren't known.
    package internal(set) var hasUnknownData = false
    /// The same, or code may add keys to a dictionary that it gives to `userInfo`.
    package internal(set) var mayHaveOtherKeys = false
    /// The function that gives `userInfo` a key, by the place of the key.
    package internal(set) var functionsOfKeys: [SourceRange: SourceRange] = [:]
    /// The identifiers of requests that code adds, of those that it removes, and of those that it compares with, with `\0`
    /// for each value in them.
    package internal(set) var added: [CodeText] = []
    package internal(set) var removed: [CodeText] = []
    package internal(set) var compared: [CodeText] = []
    /// Where the only value in such an identifier is the ID of an object.
    package internal(set) var identifiersOfObjects: Set<SourceRange> = []
    /// The forms of those that are new each time, and the places of those that begin with that of another request.
    package internal(set) var (randomRequests, derivedRequests): ([String], Set<SourceRange>) = ([], [])
    /// Whether an identifier of a request isn't known, is new each time, or is one of those that are removed and isn't known.
    package internal(set) var hasUnknownRequest = false
    package internal(set) var (hasRandomRequest, hasUnknownRemoval) = (false, false)
    /// Declarations of delegates of the application, and whether something other than code of the app creates them.
    package internal(set) var applicationDelegates: [(name: CodeText, isEntry: Bool, handlesNotifications: Bool)] = []
    /// The declarations of apps with `@main`.
    package internal(set) var apps: [SourceRange] = []

    /// The texts of constants, by name, those of cases of enums, and the identifiers of actions and categories.
    var constants: [String: Set<String>] = [:]
    var rawValues: [String: Set<String>] = [:]
    var identifiers: [String: Set<String>] = [:]
    /// What is known of methods for calls and of removals once all files are visited.
    var activations = Activations()
    var makers = RequestMakers()
    /// How many comparisons with full permission were looked at.
    var gateCount = 0
    var (methods, permissions, gates) = (DelegateMethods(), Permissions(), Gates())
    var services = ServiceContents()
    var (properties, notificationParameters) = (HandlerProperties(), NotificationParameters())
    var identifierForms = IdentifierForms()
    package internal(set) var identifierParts = IdentifierParts()
    var (triggerTimes, requestOrder) = (TriggerTimes(), RequestOrder())
    package internal(set) var registries = Registries()
    package internal(set) var categoryUses = CategoryUses()
    package internal(set) var tokens = Tokens()
    var requestLists = RequestLists()
    var dataTypes = DataTypes()
    var notifications = AppNotifications()
    var madeContents = MadeContents()
    var traits = FileTraits()
    /// Whether an object of a class can keep itself, by the name of the class.
    var keepers: [String: Bool] = [:]
    var (lateRemovals, pushMethods, temporaries) = (LateRemovals(), PushMethods(), TemporaryObjects())
    /// Variables that become the date of a trigger.
    var datesOfTriggers: [(name: String, range: SourceRange)] = []
    var suffixes = RequestSuffixes()
    package internal(set) var storedSettings = StoredSettings()
    package internal(set) var dataUses = DataUses()
    package internal(set) var needs = ProjectNeeds()
    package internal(set) var liveActivities = LiveActivities()
    /// The identifiers and beginnings of identifiers for which code looks, with `\0` for each value in them.
    package internal(set) var filters: [CodeText] = []
    /// Where code reads the text of a reply that nothing but a log uses.
    package internal(set) var unusedReplies: [SourceRange] = []
    var replyCount = 0
    package internal(set) var handlerTables = HandlerTables()
    /// Whether an action can have a text.
    var hasTextActions = false
    private var deferred: [() -> Void] = []
    /// What describes the data that a function gets, by the name of the function.
    var describers: [String: [SourceRange]] = [:]
    /// The classes and their code, by name.
    var classes: [String: [SourceRange]] = [:]

    // The place of the code that is visited.
    private(set) var file: CodeFile?
    private(set) var types: [TypeDeclaration] = []
    private(set) var function: Function?
    var locals: [String: [Expression]] = [:]
    private(set) var loops: [SourceRange] = []
    /// The names of parameters, and of variables of loops and closures, in the function.
    private(set) var boundNames: Set<String> = []
    /// The numbers that variables of loops have.
    var numbers: [String: ClosedRange<Int>] = [:]
    /// What code sets of local variables: `components.hour = 8`.
    var settings: [String: [(name: String, value: Expression?)]] = [:]

    package init() {}

    package func add(_ file: CodeFile) {
        self.file = file
        addConstants(in: file.statements, depth: 0)
        noteAdoption(in: file)
        noteReplies(in: file)
        noteCategoryUses(in: file)
        visit(file.statements)
        self.file = nil
    }

    /// What needs the declarations of all files.
    package func finish() {
        addPassedKeys()
        for one in deferred { one() }
        deferred = []
        addPassedIdentifiers()
        addRequestOfObject()
        addPlainCopies()
        addLateRemovals()
        noteRemovalsOnActivation()
        addMisnamedMethods()
        addShadowedMethods()
        addFalseParameters()
        addInvertedPermissions()
        addPassedTimes()
        addLostPosts()
        addGatedPlaces()
        addFalsePosts()
        addIncompleteRemovals()
        if hasTextActions { facts.casts = [] }
    }

    func later(_ body: @escaping () -> Void) { deferred.append(body) }

    // MARK: - Visiting

    func visit(_ statements: [Statement]) {
        noteLostRequests(in: statements)
        noteContents(in: statements)
        notePrefixes(in: statements)
        noteDroppedResults(in: statements)
        noteCallsOfLateRemovals(in: statements)
        notePermissionGates(in: statements)
        let count = gates.open.count
        for (index, statement) in statements.enumerated() {
            visit(statement)
            noteSettings(deciding: statement, statements[(index + 1)...])
            // What comes after `guard`.
            if case .branch(let conditions, let then, let otherwise) = statement.kind, then.isEmpty, !otherwise.isEmpty,
                let gate = gate(conditions, isGuard: true, statements[(index + 1)...])
            {
                gates.open.append(gate)
            }
        }
        gates.open.removeLast(gates.open.count - count)
    }

    private func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            if file?.isObjectiveC ?? false, !(function?.isOfServiceExtension ?? false) { noteDiscardedTask(expression) }
            visit(expression)
        case .variable(let variable):
            if statement.range.codeBefore.contains("@StateObject"), let name = variable.value?.className {
                facts.stateObjects.insert(name)
            }
            noteStoredKey(of: statement.range)
            noteProperty(variable, statement.range)
            noteDictionary(variable.name, variable.value)
            noteHandlers(variable, statement.range)
            if let value = variable.value { visit(value) }
            if let getter = variable.getter { visit(getter) }
        case .branch(let conditions, let then, let otherwise):
            for condition in conditions {
                switch condition {
                case .test(let test), .bind(_, let test): visit(test)
                case .match(let pattern, let subject):
                    visit(pattern)
                    visit(subject)
                case .available: break
                }
            }
            let gate = then.isEmpty ? nil : gate(conditions, isGuard: false, then[...])
            if let gate { gates.open.append(gate) }
            visit(then)
            if gate != nil { gates.open.removeLast() }
            visit(otherwise)
        case .selection(let subject, let cases):
            visit(subject)
            noteDataChoice(subject, cases, statement.range)
            visit(cases, of: subject)
        case .loop(let names, let sequence, let body):
            visit(sequence)
            boundNames.formUnion(names)
            noteNumbers(of: names, sequence, in: statement.range)
            let before = requestLists
            enterLoop(names, over: sequence)
            defer { requestLists = before }
            defer { if let name = names.first { numbers[name] = nil } }
            let isNumbered = names.count == 2 && call(sequence)?.name == "enumerated"
            if isNumbered { dataTypes.indices.insert(names[0]) }
            defer { if isNumbered { dataTypes.indices.remove(names[0]) } }
            inLoop(statement.range) { visit(body) }
        case .exit(let value): if let value { visit(value) }
        case .group(let inner), .compiled(_, let inner): visit(inner)
        case .function(let function): visit(function)
        case .type(let type):
            note(type, statement.range)
            types.append(type)
            visit(type.members)
            types.removeLast()
        case .enumCase, .jump: break
        }
    }

    private func visit(_ function: Function) {
        let before = (self.function, locals, boundNames, settings, gates.open, requestLists, dataUses.keys)
        (gates.open, requestLists, dataUses.keys) = ([], RequestLists(), [:])
        self.function = function
        (locals, settings, identifierForms.bound) = ([:], [:], [:])
        boundNames = Set(function.parameters.map(\.name))
        addLocals(in: function.body, depth: 0)
        noteDataKeys(in: function.body)
        note(function)
        noteUnused(in: function)
        noteReplies(in: function)
        noteRemovals(in: function)
        noteLostSubscriptions(in: function)
        visitService(function) { visit(function.body) }
        noteCopies(in: function)
        (self.function, locals, boundNames, settings, gates.open, requestLists, dataUses.keys) = before
    }

    func inLoop(_ range: SourceRange, _ body: () -> Void) {
        loops.append(range)
        body()
        loops.removeLast()
    }

    func visit(_ expression: Expression) {
        switch expression.kind {
        case .operation("=", let target, let source):
            noteAssignment(to: target, source)
            noteDiscarded(target, source)
            noteDictionary(target.lastName, source)
            noteSetting(of: target, source)
            noteSum(of: target, source)
            noteFilling(target, source)
            // A key that is set isn't read.
            if case .element(let base, let arguments) = target.kind, base.isUserInfo {
                if let key = arguments.first?.value {
                    noteWritten(key)
                    noteWrittenType(key, source)
                    noteWrittenValue(key, source)
                }
                visit(base)
            } else {
                visit(target)
            }
            visit(source)
        case .operation(let name, let left, let right):
            if name == "??" { noteDefault(of: left, right) }
            noteComparison(name, left, right, expression.range)
            // `components.hour! += 1`
            if name.count > 1, name.hasSuffix("="), !"=!<>".contains(name.first ?? "=") { noteSetting(of: left, nil) }
            visit(left)
            visit(right)
        case .call(let callee, let arguments):
            visit(Call(callee, arguments, expression.range), callee)
        case .element(let base, let arguments):
            if arguments.count == 1 {
                noteReadType(expression, base, arguments[0].value)
                noteCase(inKeysOf: base, arguments[0].value)
                noteLookUp(expression, base, arguments[0].value)
                noteNestedRead(arguments[0].value, of: base)
            }
            if isData(base), arguments.count == 1 {
                noteCast(of: expression, arguments[0].value)
                noteRead(arguments[0].value)
                noteRead(arguments[0].value, of: base)
            }
            visit(base)
            for argument in arguments { visit(argument.value) }
        case .member(let base, _): if let base { visit(base) }
        case .list(let items), .other(let items): for item in items { visit(item) }
        case .tuple(let items): for item in items { visit(item.value) }
        case .dictionary(let pairs):
            noteDoubleKeys(pairs)
            for pair in pairs { for part in [pair.key, pair.value] { visit(part) } }
        case .conditional(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { visit(part) }
        case .function(let closure):
            boundNames.formUnion(closure.parameters)
            addLocals(in: closure.body, depth: 0)
            noteAnswers(in: closure.body, expression.range)
            services.closures.append(expression.range)
            visit(closure.body)
            _ = services.closures.popLast()
        case .choice(let statements): visit(statements)
        case .text(let segments): for case .value(let value) in segments { visit(value) }
        case .number, .boolean, .missing, .name, .binding: break
        }
    }
}
