import CodeFacts
import Diagnostics

extension Interpreter {
    /// Notes the delegates that another one certainly replaces: an object sets itself in its initializer, and the launch
    /// mentions the object before it sets another one.
    func noteReplacedDelegates() {
        for index in facts.delegates.indices {
            guard let type = facts.delegates[index].type,
                facts.delegates.allSatisfy({ $0.type != type || $0.function ?? "init" == "init" })
            else { continue }
            let later = facts.delegates.first { later in
                guard later.isAtLaunch, let other = later.type, other != type, let function = later.functionRange else {
                    return false
                }
                return function.mentionsDirectly(type, before: later.range)
            }
            facts.delegates[index].replacement = later?.range
        }
    }
}

extension SourceRange {
    /// Whether a function mentions an object of a type before some code, and runs both in any case: `Type.shared`, `Type()`.
    fileprivate func mentionsDirectly(_ type: String, before code: SourceRange) -> Bool {
        guard code.file === file, contains(code) else { return false }
        let name = Array(type.utf8)
        var depth = 0
        var isMentioned = false
        for index in bytes.lowerBound..<code.bytes.lowerBound {
            switch file.bytes[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case name.first where depth == 1 && !file.bytes[index - 1].isPartOfName:
                let rest = file.bytes[index...]
                let next = rest.dropFirst(name.count).first
                isMentioned =
                    isMentioned
                    || rest.starts(with: name) && (next == UInt8(ascii: ".") || next == UInt8(ascii: "("))
            default: continue
            }
        }
        return depth == 1 && isMentioned
    }
}
