import CodeFacts
import Diagnostics

// Which declarations of a file run by themselves.
extension Interpreter {
    /// Runs all functions of a file.
    package func run(_ file: CodeFile) {
        budget.beginFile()
        let environment = Environment(file: file)
        for statement in file.statements { runDeclaration(statement, environment) }
        if budget.isSpent { omit(file.source, budget.reason) }
    }

    /// Runs code that nothing calls, with the steps of a function.
    private func runAlone(_ range: SourceRange, _ body: () -> Void) {
        guard !budget.isSpent else { return }
        steps = 0
        finishedFunctions = []
        body()
        if steps >= Self.stepLimit, !budget.isSpent {
            omit(range.file, "the code in line \(line(of: range)) takes more than \(Self.stepLimit) steps")
        }
    }

    func runDeclaration(_ statement: Statement, _ environment: Environment) {
        switch statement.kind {
        case .type(let declaration):
            var inner = environment
            let outer = environment.types.last.map { "\($0.name)." } ?? ""
            guard let type = program.type(outer + declaration.name, in: []) else { return }
            inner.types.append(type)
            for member in declaration.members { runDeclaration(member, inner) }
        case .function(let function):
            recordHandler(function, statement.range, in: environment.types)
            let isAtLaunch =
                function.runsAtLaunch
                || function.name == "init" && environment.types.last?.inherited.contains("App") == true
            // What it calls runs at launch, wherever that is.
            // The one for remote notifications mentions no class of the API.
            guard isAtLaunch || function.isLegacyHandler || markers(in: environment.file).contain(statement.range)
            else { return }
            if function.getsIdentifierOfAction { facts.actionFunctions.insert(function.range) }
            // A function of an enum runs for each of its cases.
            loadDeclaration(of: environment.types.last)
            runAlone(statement.range) { noteReplacedRequests(in: function, environment) }
            for this in instances(of: environment.types.last, isStatic: function.isStatic) {
                runAlone(statement.range) {
                    var inner = environment
                    inner.this = this
                    inner.function = function.name
                    inner.functionRange = function.range
                    inner.hasUnknownArguments = !function.parameters.isEmpty
                    inner.completion = function.completionHandler
                    inner.isAtLaunch = isAtLaunch
                    inner.launch = isAtLaunch ? function.range : nil
                    for parameter in function.parameters { inner.locals[parameter.name] = initialValue(of: parameter) }
                    separatingComparisons(function) {
                        _ = typed(result(of: function.body, &inner), function.returnType, inner)
                    }
                }
            }
        case .variable(let variable):
            guard markers(in: environment.file).contain(statement.range) else { return }
            loadDeclaration(of: environment.types.last)
            for this in instances(of: environment.types.last, isStatic: variable.isStatic) {
                runAlone(statement.range) {
                    var inner = environment
                    inner.this = this
                    inner.function = variable.name
                    if let value = variable.value {
                        _ = typed(evaluate(value, &inner), variable.type, inner)
                    }
                    if let getter = variable.getter {
                        _ = typed(result(of: getter, &inner), variable.type, inner)
                    }
                }
            }
        case .compiled(let condition, let statements):
            var inner = environment
            inner.conditions.append(.compiled(condition))
            for statement in statements { runDeclaration(statement, inner) }
        case .group(let statements):
            // Observers and setters of a property.
            let declarations = statements.filter { $0.isDeclaration }
            for statement in declarations { runDeclaration(statement, environment) }
            runAlone(statement.range) {
                var inner = environment
                run(statements.filter { !$0.isDeclaration }, &inner)
            }
        case .enumCase: break
        default:
            runAlone(statement.range) {
                var inner = environment
                run([statement], &inner)
            }
        }
    }

    /// Runs a function; of the application delegate's method of iOS 8, and that of a content extension, keeps apart what is
    /// compared.
    private func separatingComparisons(_ function: Function, _ body: () -> Void) {
        let (comparisons, escapes) = (facts.comparisons.count, facts.escapes.count)
        runsLegacyHandler = function.isLegacyHandler
        body()
        runsLegacyHandler = false
        if function.isOfContentExtension {
            facts.hasHandlerOfExtension = true
            facts.comparisonsOfExtensions.formUnion(facts.comparisons[comparisons...].map(\.identifier.range))
        }
        guard function.isLegacyHandler else { return }
        legacyHandlers.append(function.range)
        // In a protocol, it has no code.
        hasActiveLegacyHandler =
            hasActiveLegacyHandler || !function.range.hasSuffix("}")
            || haveEffect(function.body, except: function.completionHandler)
        legacyComparisons += facts.comparisons[comparisons...]
        legacyEscapes += facts.escapes[escapes...]
        facts.comparisons.removeSubrange(comparisons...)
        facts.escapes.removeSubrange(escapes...)
    }

    private func initialValue(of parameter: Function.Parameter) -> Value {
        // The application delegate's method of iOS 8.
        if parameter.label == "handleActionWithIdentifier" { return .response(.action) }
        // Perhaps what is registered already, with what the caller adds.
        return parameter.type.contains("Set<UNNotificationCategory>")
            ? .list([.registered, .unknown], isComplete: true) : .unknown
    }

    /// Reads the file with the cases of an enum, if code is in an extension of it.
    func loadDeclaration(of type: ProgramType?) {
        guard let type, !type.isDeclared else { return }
        _ = program.loading { program.type(type.name, in: []) }
    }

    private func instances(of type: ProgramType?, isStatic: Bool) -> [Value?] {
        guard let type, type.isEnum, !isStatic, !type.cases.isEmpty, type.cases.count <= 64 else { return [nil] }
        return type.cases.map { .member(of: type, $0.name, $0.range) }
    }
}

extension Function {
    var returnsNothing: Bool { [nil, "Void", "()", "(void)"].contains(returnType) }

    /// The name of its completion handler.
    var completionHandler: String? {
        parameters.last.flatMap { $0.type.contains("->") || $0.type.contains("^") ? $0.name : nil }
    }

    /// Whether it is the application delegate's method of iOS 8 for responses.
    fileprivate var isLegacyHandler: Bool { parameters.contains { $0.label == "handleActionWithIdentifier" } }

    /// Whether the app's own code gives it the identifier of an action: `handle(actionIdentifier: String)`.
    fileprivate var getsIdentifierOfAction: Bool {
        // The system calls those of WatchKit.
        !isLegacyHandler && !name.hasPrefix("handleActionWith") && parameters.first?.label != "withIdentifier"
            && range.hasSuffix("}")
            && parameters.contains { $0.name == "actionIdentifier" && $0.type.contains("String") }
    }

    /// Whether it is the method of a content extension for responses.
    fileprivate var isOfContentExtension: Bool {
        name == "didReceive" && parameters.last?.label == "completionHandler"
            || name.hasPrefix("didReceiveNotificationResponse")
    }

    /// Whether the system calls it while the app launches.
    fileprivate var runsAtLaunch: Bool {
        let labels = parameters.compactMap(\.label)
        return labels.contains("didFinishLaunchingWithOptions") || labels.contains("willFinishLaunchingWithOptions")
            || name == "applicationDidFinishLaunching"
    }
}

extension Statement {
    fileprivate var isDeclaration: Bool {
        switch kind {
        case .variable, .function, .type, .enumCase, .compiled: true
        default: false
        }
    }
}
