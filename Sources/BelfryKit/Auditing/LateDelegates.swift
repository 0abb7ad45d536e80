import CodeEvaluation
import CodeFacts
import Diagnostics

/// Finds out whether a function only runs after the launch of the app: view controllers call it, in one or several
/// steps, or what the system calls with the device token.
///
/// Callers are found by name. If in doubt, the launch calls the function.
struct LateDelegates {
    let search: CallerSearch

    /// How many functions may be between a view controller and the assignment.
    private static let depth = 4
    /// How many functions of one step are looked for: each can be in many files.
    private static let limit = 24

    /// What the system calls while the app launches, or what may run then.
    private static let starts: Set<String> = [
        "init", "main", "body", "application", "applicationDidFinishLaunching", "applicationWillFinishLaunching",
        "scene",
        "awakeFromNib", "loadView", "initialize", "initWithCoder", "initWithNibName", "",
    ]

    /// - Parameter isOfController: Whether it is a method of a view controller.
    func isLate(_ name: String, _ range: SourceRange, isOfController: Bool = false) -> Bool {
        guard !range.runsAfterLaunch else { return true }
        var seen: Set<SourceRange> = [range]
        var functions = [Step(function: .init(name: name, range: range), isOfController: isOfController)]
        var isLate = isOfController
        for _ in 0..<Self.depth {
            guard !functions.contains(where: { Self.starts.contains($0.function.name) }) else { return false }
            var next: [Step] = []
            for (step, callers) in zip(functions, search.callers(of: functions.map(\.function), isInApp: true)) {
                guard let callers else {
                    guard step.isOfController else { return false }
                    continue
                }
                for caller in callers.functions where seen.insert(caller.function.range).inserted {
                    let isOfController = step.isOfController || caller.isOfController
                    let runsLate =
                        caller.function.range.runsAfterLaunch
                        || caller.function.name == "body"
                            && caller.function.range.callsOnlyAfterAppearance(step.function.name)
                    isLate =
                        isLate || isOfController || runsLate
                        || DelegateFact.lateFunctions.contains(caller.function.name)
                    let function = CallerSearch.Function(name: caller.function.name, range: caller.function.range)
                    // Nothing else calls what the system calls.
                    if runsLate || DelegateFact.lateFunctions.contains(function.name) { continue }
                    next.append(Step(function: function, isOfController: isOfController))
                }
            }
            if next.isEmpty { return isLate }
            guard next.count <= Self.limit else { return false }
            functions = next
        }
        return functions.allSatisfy { $0.isOfController && !Self.starts.contains($0.function.name) }
    }

    private struct Step {
        var function: CallerSearch.Function
        /// Whether it leads to a view controller, whose functions the system or a control may call.
        var isOfController: Bool
    }
}

extension Caller {
    /// Whether the caller is a method of a view controller.
    fileprivate var isOfController: Bool {
        type?.isViewController ?? false
    }
}

extension SourceRange {
    /// What runs once a view is on the screen, as code has it before the braces.
    private static let later = [
        ".onAppear", ".task", ".onChange", ".onReceive", ".onTapGesture", ".onDisappear", ".refreshable", "Button",
    ]
    private static let callLimit = 8

    /// Whether the body of a view calls a function only in closures that run once the view is on the screen.
    fileprivate func callsOnlyAfterAppearance(_ name: String) -> Bool {
        guard bytes.count < TypeAround.reach else { return false }
        let code = Array(file.bytes[bytes])
        let calls = code.places(of: name)
        return (1...Self.callLimit).contains(calls.count)
            && calls.allSatisfy { call in
                var depth = 0
                return code[..<call.lowerBound].indices.reversed().contains { index in
                    guard code[index] == UInt8(ascii: "{") else {
                        depth += code[index] == UInt8(ascii: "}") ? 1 : 0
                        return false
                    }
                    depth -= 1
                    guard depth < 0 else { return false }
                    depth = 0
                    let line = code[..<index].suffix(200).split(separator: UInt8(ascii: "\n")).last ?? []
                    let before = String(decoding: line, as: UTF8.self)
                    return Self.later.contains { before.contains($0) }
                }
            }
    }
}

extension TypeDeclaration {
    /// Whether it is a view controller, by its name and what it inherits.
    var isViewController: Bool { ([name] + inherited).contains { $0.hasSuffix("ViewController") } }
}

extension NotificationFacts {
    /// Notes the delegates that a function sets which only `onAppear(perform:)` gets.
    mutating func noteAppearingDelegates() {
        for index in delegates.indices where delegates[index].functionRange.map(app.appearing.contains) ?? false {
            delegates[index].isCalledLate = true
        }
    }

    /// Notes the delegates that are set after the launch, because only view controllers call the function.
    mutating func noteLateDelegates(_ search: CallerSearch) {
        guard handlers.contains(where: { $0.kind == .didReceive }), delegates.count <= 4 else { return }
        let search = LateDelegates(search: search)
        for index in delegates.indices where !delegates[index].isAtLaunch {
            guard let name = delegates[index].function, let range = delegates[index].functionRange,
                !DelegateFact.lateFunctions.contains(name)
            else { continue }
            delegates[index].isCalledLate = search.isLate(name, range)
        }
    }
}
