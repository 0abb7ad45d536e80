import CodeFacts
import Diagnostics

extension Interpreter {
    /// No app has so many classes with methods of the delegate.
    private static let handlerTypeLimit = 100

    /// Notes the delegates whose class has no method of the delegate, and forgets those of extensions, which get nothing.
    func noteDelegatesWithoutMethods() {
        facts.delegates.removeAll { delegate in
            delegate.type.flatMap(program.loadedType)?.isOfExtension ?? false
        }
        // The methods can be in an extension of another name of the type.
        let isAliased = facts.handlers.contains { handler in
            handler.type.map { program.loadedType($0)?.isDeclared != true } ?? false
        }
        // An object of a subclass can have them.
        let types = Set(facts.handlers.compactMap(\.type))
        let areFew = types.count <= Self.handlerTypeLimit
        let inheritedByHandlers = (areFew ? types : []).reduce(into: Set<String>()) { all, type in
            all.formUnion(program.inherited(by: type).types.subtracting([type]))
        }
        for index in facts.delegates.indices {
            guard let type = facts.delegates[index].object else { continue }
            let file = facts.delegates[index].range.file
            let inherited = program.inherited(by: type)
            facts.delegates[index].inherited = inherited.types
            let isKnown = areFew && inherited.isComplete && !isAliased && !inheritedByHandlers.contains(type)
            // Of a property, the name of a type may be that of something else.
            let isDelegate = inherited.types.contains("UNUserNotificationCenterDelegate")
            facts.delegates[index].isOfKnownClass = isKnown && isDelegate
            facts.delegates[index].isWithoutMethods =
                isKnown && (isDelegate || facts.delegates[index].type != nil)
                && !inherited.types.contains { program.loadedType($0)?.handlesNotifications(in: file) ?? false }
        }
    }

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
        noteDelegatesSetInTurn()
        for index in facts.delegates.indices {
            let delegate = facts.delegates[index]
            facts.delegates[index].isOfInitializer = delegate.type.map { isOfInitializer(delegate, $0) } ?? false
            guard let object = delegate.object, let function = delegate.functionRange,
                function.runsDirectly(delegate.range)
            else { continue }
            facts.delegates[index].follower =
                facts.delegates.first { later in
                    later.functionRange == function && later.object.map { $0 != object } ?? false
                        && later.range.bytes.lowerBound > delegate.range.bytes.lowerBound
                        && function.runsDirectly(later.range)
                }?.range
        }
    }

    /// The objects that make themselves the delegate are compared with each other.
    private static let delegateLimit = 8

    /// Notes the delegate that another one replaces, if the launch sets one itself and calls the method of the other object
    /// that sets that one: `Handler.shared.start()`.
    private func noteDelegatesSetInTurn() {
        guard facts.delegates.count <= Self.delegateLimit else { return }
        for one in facts.delegates.indices where facts.delegates[one].isAtLaunch {
            let own = facts.delegates[one]
            guard own.type != nil, let launch = own.functionRange, launch.runsDirectly(own.range) else { continue }
            for other in facts.delegates.indices where facts.delegates[other].type ?? own.type != own.type {
                let delegate = facts.delegates[other]
                guard let type = delegate.type, let name = delegate.function, name != "init",
                    let function = delegate.functionRange, function != launch, function.runsDirectly(delegate.range),
                    let call = launch.directCall(of: name, of: type)
                else { continue }
                if call < own.range.bytes.lowerBound {
                    facts.delegates[other].replacement = own.range
                } else {
                    facts.delegates[one].replacement = delegate.range
                }
            }
        }
    }

    /// Whether an initializer of a class sets the delegate, or calls the method that does.
    private func isOfInitializer(_ delegate: DelegateFact, _ type: String) -> Bool {
        guard let name = delegate.function else { return false }
        return name == "init"
            || (program.loadedType(type)?.functions["init"] ?? []).contains { $0.function.range.calls(name) }
    }
}

extension Expression {
    /// The class of an object that the code names: `Handler.shared`, `Handler()`.
    var className: String? {
        let name: String?
        switch kind {
        case .member(let base?, _): name = base.lastName
        case .call(let callee, _): name = callee.lastName
        default: name = nil
        }
        return name.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
    }
}

extension SourceRange {
    /// Whether a function runs some of its code in any case: it is in no block.
    func runsDirectly(_ code: SourceRange) -> Bool {
        guard code.file === file, contains(code) else { return false }
        var depth = 0
        for byte in file.bytes[bytes.lowerBound..<code.bytes.lowerBound] {
            depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
        }
        return depth == 1
    }

    /// Where a function calls a method of an object of a type in any case, and only there: `Type.shared.start()`.
    fileprivate func directCall(of name: String, of type: String) -> Int? {
        let calls = ["\(type).shared.\(name)(", "\(type)().\(name)(", "\(type).\(name)("].flatMap(ranges(of:))
        guard calls.count == 1, let call = calls.first, runsDirectly(call) else { return nil }
        return call.bytes.lowerBound
    }

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
