import CodeEvaluation
import CodeFacts
import Diagnostics

/// Finds the functions that call others, by their names.
struct CallerSearch {
    /// Reads the files that call each of some functions. One that too many files call is missing.
    let files: (Set<String>) -> [String: [CodeFile]]

    /// A function that is called.
    struct Function {
        var name: String
        var range: SourceRange
        /// Whether only code of its file can call it.
        var isPrivate = false
    }

    /// What calls a function.
    struct Callers {
        var functions: [Caller] = []
        /// The paths of the files that may call it.
        var files: Set<String> = []
    }

    /// - Returns: For each function, its callers; nil if code uses it in another way than by a call, or in too many files.
    ///   A call in a type that has a function with the name itself is of that one.
    ///
    /// - Parameter isInApp: Whether code for a watch isn't meant, unless the function is such code, too.
    func callers(of functions: [Function], isInApp: Bool = false) -> [Callers?] {
        let files = files(Set(functions.map(\.name)))
        return functions.map { function in
            guard var all = files[function.name] else { return nil }
            if isInApp, !function.range.file.path.isOfWatch { all.removeAll { $0.source.path.isOfWatch } }
            let declarations = all.flatMap { $0.types(withFunction: function.name) }
            let own = declarations.first { $0.function == function.range }?.type
            var result = Callers(files: Set(all.map(\.source.path)))
            let others = declarations.map(\.type).filter { $0.lastName != own?.lastName }
            let unrelated = own.map { own in own.isOfSystem ? others.filter(\.isConcrete).map(\.lastName) : [] } ?? []
            for file in all {
                guard
                    let callers = file.callers(of: function.name, except: function.range, others: Set(unrelated))
                else { return nil }
                if function.isPrivate, file.source.path != function.range.file.path { continue }
                result.functions += callers
            }
            guard result.functions.contains(where: \.callsOwn) else { return result }
            let names = Set(others.map(\.lastName))
            result.functions.removeAll { caller in
                caller.callsOwn && own != nil && caller.type.map { names.contains($0.lastName) } ?? false
            }
            return result
        }
    }
}

extension TypeDeclaration {
    /// The name without the types around it, also of an extension.
    fileprivate var lastName: String { String(name.split(separator: ".").last ?? "") }

    /// Whether it has objects or functions of its own: no protocol, and no extension, which can be of a protocol.
    fileprivate var isConcrete: Bool { kind != .protocolType && kind != .extensionOfType }

    /// Whether it inherits only from the system, so a variable of another type of the app has no object of it.
    fileprivate var isOfSystem: Bool { isConcrete && inherited.allSatisfy(TypeAround.typesOfSystem.contains) }
}
