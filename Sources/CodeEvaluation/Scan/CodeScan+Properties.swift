package import CodeFacts
package import Diagnostics

/// A property with which a method handles responses, and that may always be nil.
package struct HandlerProperty: Sendable {
    package let name: String
    package let range: SourceRange
    /// Where code sets it to an object that nothing keeps, if it is weak.
    package let lost: [SourceRange]
    /// The other properties of a public class that no code of these files sets: code of another module may set all.
    package let siblings: [String]
}

/// Optional properties of classes, and the methods that handle responses with them.
struct HandlerProperties {
    struct Property {
        let type: String
        let name: String
        let range: SourceRange
        let isWeak: Bool
        /// Whether another module may set it.
        let isPublic: Bool
    }

    struct Assignment {
        let range: SourceRange
        /// The class of an object that nothing keeps.
        let lost: String?
        let isNil: Bool
        /// The type with the code, if that sets a property of its own.
        var owner: String?
        /// The function that sets the property to its parameter.
        var setter: CodeText?
    }

    var declared: [Property] = []
    /// The methods of each type with a response, and all methods, by name.
    var handlers: [String: [SourceRange]] = [:]
    var methods: [String: [(name: String, range: SourceRange)]] = [:]
    /// What code sets a property to, by its name.
    var assignments: [String: [Assignment]] = [:]
    var assignmentCount = 0
    var searchCount = 0

    static let limit = 1_000
    static let searchLimit = 500
    /// How many bytes of methods are searched for properties.
    static let byteLimit = 1 << 25
    static let methodLimit = 100
}

extension CodeScan {
    func noteProperty(_ variable: Variable, _ range: SourceRange) {
        noteRegistry(variable.name, variable.value)
        if variable.name == "hour", function == nil { triggerTimes.declaresHour = true }
        guard function == nil, let type = types.last, type.kind == .classType || type.kind == .extensionOfType,
            variable.value?.isMissing ?? true, variable.getter == nil, !variable.isStatic,
            variable.type.map({ $0.hasSuffix("?") }) ?? false, properties.declared.count < HandlerProperties.limit
        else { return }
        let before = range.codeBefore
        // What the system sets.
        guard !["@", "open", "let "].contains(where: before.contains) else { return }
        properties.declared.append(
            .init(
                type: type.name, name: variable.name, range: range, isWeak: before.contains("weak "),
                isPublic: before.contains("public ")))
    }

    func noteMethod(_ function: Function) {
        guard let type = types.last?.name, function.range.isSwift else { return }
        if properties.methods[type, default: []].count < HandlerProperties.methodLimit {
            properties.methods[type, default: []].append((function.name, function.range))
        }
        guard function.parameters.contains(where: { $0.type.hasSuffix("UNNotificationResponse") }) else { return }
        properties.handlers[type, default: []].append(function.range)
    }

    func noteKeeping(in target: Expression, _ source: Expression) {
        noteRegistry(target.lastName, source)
        guard let name = target.lastName, properties.assignmentCount < 50 * HandlerProperties.limit else { return }
        properties.assignmentCount += 1
        // Each is looked for in the function.
        var lost: String?
        if target.range.isSwift, let function, function.range.bytes.count < 32 << 10,
            properties.searchCount < HandlerProperties.searchLimit, createdType(local(source)) != nil
        {
            properties.searchCount += 1
            lost = createdForNothing(source)
        }
        var assignment = HandlerProperties.Assignment(range: target.range, lost: lost, isNil: source.isMissing)
        if target.isOfSelf {
            assignment.owner = types.last?.name
            assignment.setter = function.flatMap { function in
                let isParameter = function.parameters.contains { source.isName($0.name) }
                return isParameter && function.name != "init" ? CodeText(function.name, at: function.range) : nil
            }
        }
        properties.assignments[name, default: []].append(assignment)
    }

    /// The properties that methods for responses use and that code of these files doesn't keep.
    package var handlerProperties: [HandlerProperty] {
        guard properties.assignmentCount < 50 * HandlerProperties.limit else { return [] }
        var budget = HandlerProperties.byteLimit
        // Code that sets one property of an object from outside would set the others.
        let setOutside = Set(
            properties.declared.lazy.filter { [properties] property in
                (properties.assignments[property.name] ?? []).contains { $0.owner == nil && !$0.isNil }
            }.map(\.type))
        return properties.declared.compactMap { property in
            let all = properties.assignments[property.name] ?? []
            guard all.isEmpty || property.isWeak,
                all.allSatisfy({ $0.lost.map { canKeepItself($0) == false } ?? false }), isUsed(property, &budget)
            else { return nil }
            let isOpen = property.isPublic && !setOutside.contains(property.type)
            let siblings = properties.declared.lazy.filter { $0.type == property.type && $0.name != property.name }
            guard !isOpen || !siblings.isEmpty else { return nil }
            return HandlerProperty(
                name: property.name, range: property.range, lost: all.map(\.range),
                siblings: isOpen ? siblings.prefix(8).map(\.name) : [])
        }
    }

    /// Whether a method for responses, or one that it calls, uses a property only if it isn't nil.
    private func isUsed(_ property: HandlerProperties.Property, _ budget: inout Int) -> Bool {
        guard let handlers = properties.handlers[property.type]?.prefix(8) else { return false }
        func uses(_ code: SourceRange, _ budget: inout Int) -> Bool {
            budget -= code.bytes.count
            return budget > 0 && ["\(property.name)?.", "\(property.name)?("].contains(where: code.containsAnywhere)
        }
        for handler in handlers where uses(handler, &budget) { return true }
        return (properties.methods[property.type] ?? []).contains { method in
            guard uses(method.range, &budget) else { return false }
            return handlers.contains { handler in
                budget -= handler.bytes.count
                return budget > 0 && handler.calls(method.name)
            }
        }
    }

    // MARK: - Methods that nothing calls

    /// Notes a method of the app that gets a response.
    func noteResponseMethod(_ function: Function) {
        guard let type = types.last, type.kind != .protocolType, function.range.hasSuffix("}"),
            function.parameters.contains(where: { $0.type.split(separator: ".").last == "UNNotificationResponse" }),
            function.name != "userNotificationCenter", !function.name.hasPrefix("didReceive"),
            function.body.contains(where: { !$0.isLog }), methods.ofResponses.count < 50
        else { return }
        let head = function.range.codeBefore + function.range.text.prefix { $0 != "{" }.prefix(600)
        guard !["override ", "@objc", "public ", "open ", "@IBAction"].contains(where: head.contains) else { return }
        methods.ofResponses.append(CodeText(function.name, at: function.range))
    }

    /// Methods with a response that no visited code calls.
    package var uncalledResponseMethods: [CodeText] {
        methods.ofResponses.filter { makers.counts[$0.known ?? ""] == 1 }
    }
}
