import CodeFacts
import Diagnostics

/// The value of an expression, as far as it is known.
indirect enum Value {
    case text(CodeText)
    /// Only of parameters: the value of a variable may change.
    case flag(Bool)
    /// Only of elements, parameters and constants, for the same reason.
    case number(Int)
    case list([Value], isComplete: Bool)
    case tuple([(label: String?, value: Value)])
    /// `nil`.
    case missing
    /// A case of an enum in the program, with its associated values; without them if they aren't known.
    case member(of: ProgramType, String, SourceRange, values: [Value] = [])
    case type(ProgramType)
    /// `.name`, or the member of a type that isn't in the program.
    case implicit(String, SourceRange)
    /// `.init(…)` or `.name(…)`, whose type is known where it is used.
    case implicitCall(Expression, Environment)
    case action(ActionFact)
    case category(CategoryFact)
    case icon(IconFact)
    /// The identifier of a response.
    case response(ResponsePart)
    /// An enum made from the identifier of a response.
    case parsed(ProgramType, ResponsePart)
    /// The categories that are registered already.
    case registered
    /// An action or a category of iOS 8, by the number of its fact.
    case legacyAction(Int)
    case legacyCategory(Int)
    /// `UNMutableNotificationContent`, by the number of its fact.
    case content(Int)
    case userInfo
    case notificationCenter
    case object(ProgramType, [String: Value])
    case pairs([(key: Value, value: Value)])
    case function(Expression.Closure, Environment)
    case alternatives([Value])
    /// Needs a file that wasn't read yet. Most values are never used, so it is read only for those that are.
    case pending(Expression, Environment)
    case unknown

    /// The values that it can be.
    var all: [Value] {
        if case .alternatives(let values) = self { return values.flatMap(\.all) }
        return [self]
    }

    /// The elements of a list, and whether these are all.
    var elements: (values: [Value], isComplete: Bool) {
        switch self {
        case .list(let values, let isComplete): return (values, isComplete)
        case .alternatives(let values):
            var result: [Value] = []
            var isComplete = true
            for value in values {
                let elements = value.elements
                result += elements.values
                isComplete = isComplete && elements.isComplete
            }
            return (result, isComplete)
        case .pairs(let pairs):
            return (pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }, true)
        default: return ([], false)
        }
    }

    var part: ResponsePart? {
        switch self {
        case .response(let part), .parsed(_, let part): part
        case .alternatives(let values): values.lazy.compactMap(\.part).first
        default: nil
        }
    }

    var isUnknown: Bool {
        switch self {
        case .unknown, .missing, .number: true
        default: false
        }
    }

    var withoutFlag: Value { if case .flag = self { .unknown } else { self } }

    var isNumber: Bool { if case .number = self { true } else { false } }

    var withoutNumber: Value { isNumber ? .unknown : self }

    var isImplicit: Bool { if case .implicit = self { true } else { false } }

    var isMember: Bool { if case .member = self { true } else { false } }

    var isList: Bool { if case .list = self { true } else { false } }

    var isPending: Bool { if case .pending = self { true } else { false } }
}

/// The names that are visible to an expression.
struct Environment {
    var file: CodeFile
    /// The types around the code, the innermost last.
    var types: [ProgramType] = []
    var this: Value?
    var locals: [String: Value] = [:]
    /// How often the loops around the code, in this function, run it.
    var passes = 1
    var conditions: [CodeCondition] = []
    /// The branches that lead to the code, in this function and its callers.
    var branches: [CodeBranch] = []
    /// Whether the code runs while the app launches.
    var isAtLaunch = false
    /// The function that the system calls at launch, and that leads to the code.
    var launch: SourceRange?
    /// Whether the code runs once a view has appeared.
    var isAfterAppearance = false
    /// Whether the code runs only on systems without the newer API: in the `else` of `#available`.
    var isFallback = false
    /// Whether the code runs only if people have answered the request for permission in an earlier run.
    var isAnswered = false
    /// Whether the code runs only if the app delegate has a window.
    var needsWindow = false
    /// Whether the code runs after people answered the request for permission.
    var isAfterAuthorization = false
    /// What runs after the code, in this function and its callers, the innermost last.
    var following: [ArraySlice<Statement>] = []
    /// What ran before it.
    var earlier: [ArraySlice<Statement>] = []
    /// The name of the function that contains the code.
    var function: String?
    var functionRange: SourceRange?
    /// The name of the parameter with the completion handler.
    var completion: String?
    /// The contents of which a request was made, each with the request.
    var requested: [Int: SourceRange] = [:]
    /// Whether the function runs by itself, with parameters that aren't known.
    var hasUnknownArguments = false
    /// The values of `return`; nil outside of functions with a value.
    var returned: [Value] = []
    /// Whether a `return` or the like ended the code.
    var isLeft = false
}
