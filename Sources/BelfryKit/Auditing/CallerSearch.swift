import CodeEvaluation
import Diagnostics

/// Finds the functions that call others, by their names.
struct CallerSearch {
    /// Reads the files that call each of some functions. One that too many files call is missing.
    let files: (Set<String>) -> [String: [CodeFile]]

    /// A function that is called.
    struct Function {
        var name: String
        var range: SourceRange
    }

    /// - Returns: For each function, its callers; nil if code uses it in another way than by a call, or in too many files.
    func callers(of functions: [Function]) -> [[Caller]?] {
        let files = files(Set(functions.map(\.name)))
        return functions.map { function in
            guard let all = files[function.name] else { return nil }
            var result: [Caller] = []
            for file in all {
                guard let callers = file.callers(of: function.name, except: function.range) else { return nil }
                result += callers
            }
            return result
        }
    }
}
