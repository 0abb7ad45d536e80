package import CodeFacts
package import Diagnostics

/// Dictionaries that code fills one by one, such as with what to do for each action.
package struct HandlerTables {
    /// A property with a dictionary whose keys are texts, by its name.
    package fileprivate(set) var declared: [String: [SourceRange]] = [:]
    /// The keys that code sets, by the name; nil where one isn't known.
    package fileprivate(set) var keys: [String: [CodeText?]] = [:]
    package fileprivate(set) var lookUps: [String: [SourceRange]] = [:]
    /// Elements that code sets.
    package fileprivate(set) var filled: Set<SourceRange> = []

    fileprivate static let limit = 1_000
    fileprivate static let placeLimit = 50
}

extension CodeScan {
    /// Notes a property with a dictionary of functions: `var handlers: [String: () -> Void] = [:]`.
    func noteHandlers(_ variable: Variable, _ range: SourceRange) {
        guard function == nil, !types.isEmpty, variable.getter == nil, range.isSwift,
            handlerTables.declared.count < HandlerTables.limit, range.contains("[String:"),
            variable.value.map({ $0.isEmptyCollection || call($0)?.arguments.isEmpty ?? false }) ?? false
        else { return }
        handlerTables.declared[variable.name, default: []].append(range)
    }

    /// Notes an element that code sets: `handlers["reply"] = { … }`.
    func noteFilling(_ target: Expression, _ source: Expression) {
        guard case .element(let base, let arguments) = target.kind, arguments.count == 1, let name = base.lastName,
            handlerTables.filled.count < HandlerTables.limit
        else { return }
        let key = arguments[0].value
        handlerTables.filled.insert(target.range)
        later { [self] in
            handlerTables.keys[name, default: []].append(text(key).map { CodeText($0, at: key.range) })
        }
    }

    /// Notes an element that code reads.
    func noteLookUp(_ element: Expression, _ base: Expression, _ key: Expression) {
        guard let name = base.lastName, handlerTables.declared[name] != nil || function != nil,
            handlerTables.lookUps.count < HandlerTables.limit, key.literal == nil,
            handlerTables.lookUps[name]?.count ?? 0 < HandlerTables.placeLimit
        else { return }
        handlerTables.lookUps[name, default: []].append(element.range)
    }
}
