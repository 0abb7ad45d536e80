import CodeEvaluation
import CodeFacts
import Diagnostics

/// Finds out whether a function only runs after the launch of the app: view controllers call it, in one or several steps.
///
/// Callers are found by name. If in doubt, the launch calls the function.
struct LateDelegates {
    /// Reads the files that call a function; nil if there are too many.
    let files: (String) -> [CodeFile]?

    /// How many functions may be between a view controller and the assignment.
    private static let depth = 4

    /// What the system calls while the app launches, or what may run then.
    private static let starts: Set<String> = [
        "init", "main", "body", "application", "applicationDidFinishLaunching", "applicationWillFinishLaunching",
        "scene",
        "awakeFromNib", "loadView", "initialize", "initWithCoder", "initWithNibName", "",
    ]

    func isLate(_ name: String, _ range: SourceRange) -> Bool {
        var seen: Set<SourceRange> = [range]
        // Of functions of view controllers, the system or a control may be the only caller.
        var functions = [(name: name, range: range, isOfController: false)]
        var isLate = false
        for _ in 0..<Self.depth {
            var next: [(name: String, range: SourceRange, isOfController: Bool)] = []
            for function in functions {
                guard !Self.starts.contains(function.name) else { return false }
                guard let callers = callers(of: function.name, function.range) else {
                    guard function.isOfController else { return false }
                    continue
                }
                for caller in callers where seen.insert(caller.function.range).inserted {
                    let name = caller.function.name
                    guard !Self.starts.contains(name) else { return false }
                    let isOfController = function.isOfController || caller.isOfController
                    isLate = isLate || isOfController
                    // Nothing else calls what the system calls.
                    guard !DelegateFact.lateFunctions.contains(name) else { continue }
                    next.append((name, caller.function.range, isOfController))
                }
            }
            if next.isEmpty { return isLate }
            functions = next
        }
        return functions.allSatisfy(\.isOfController)
    }

    /// Nil if code uses the function in another way than by a call, or too many files mention the name.
    private func callers(of name: String, _ range: SourceRange) -> [Caller]? {
        guard let files = files(name) else { return nil }
        var result: [Caller] = []
        for file in files {
            guard let callers = file.callers(of: name, except: range) else { return nil }
            result += callers
        }
        return result
    }
}

extension Caller {
    /// Whether it is a method of a view controller.
    fileprivate var isOfController: Bool {
        guard let type else { return false }
        return ([type.name] + type.inherited).contains { $0.hasSuffix("ViewController") }
    }
}

extension NotificationFacts {
    /// Notes the delegates that are set after the launch, because only view controllers call the function.
    ///
    /// - Parameter files: Reads the files that call a function; nil if there are too many.
    mutating func noteLateDelegates(calledIn files: @escaping (String) -> [CodeFile]?) {
        guard handlers.contains(where: { $0.kind == .didReceive }), delegates.count <= 4 else { return }
        let search = LateDelegates(files: files)
        for index in delegates.indices where !delegates[index].isAtLaunch {
            guard let name = delegates[index].function, let range = delegates[index].functionRange else { continue }
            delegates[index].isCalledLate = search.isLate(name, range)
        }
    }
}
