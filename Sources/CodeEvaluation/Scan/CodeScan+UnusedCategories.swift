package import Diagnostics

/// Where code puts the categories that it creates: into variables, collections and results of functions, or into something
/// that isn't followed.
package struct CategoryUses {
    fileprivate enum Place: Hashable {
        case local(String, in: SourceRange)
        /// A property, a function or a global variable, by its name.
        case member(String)
        /// What isn't followed, such as the argument of a function.
        case elsewhere
    }

    fileprivate var creations: [(range: SourceRange, places: Set<Place>)] = []
    fileprivate var uses: [Place: Set<Place>] = [:]
    /// The properties and functions that code reads or calls. Those that it doesn't may be for a library.
    fileprivate var read: Set<String> = []
    fileprivate var count = 0
    /// The paths of the files that were searched.
    package fileprivate(set) var files: Set<String> = []

    static let limit = 50_000

    /// The categories that are in no call but those of logs and collections, each with the names of properties and
    /// functions that have it. Other files may mention those.
    package var unused: [(range: SourceRange, names: Set<String>)] {
        guard count < Self.limit else { return [] }
        var steps = 0
        return creations.compactMap { creation in
            var places = creation.places
            var waiting = Array(places)
            while let place = waiting.popLast(), steps < Self.limit {
                let others = uses[place] ?? []
                steps += 1 + others.count
                for next in others where places.insert(next).inserted { waiting.append(next) }
            }
            guard steps < Self.limit, !places.contains(.elsewhere) else { return nil }
            let names = Set(places.compactMap { if case .member(let name) = $0 { name } else { nil } })
            return names.isSubset(of: read) ? (creation.range, names) : nil
        }
    }
}

extension CodeScan {
    /// Notes what a file does with the categories that it creates.
    func noteCategoryUses(in file: CodeFile) {
        guard file.source.wholeRange.containsAnywhere("UNNotificationCategory") else { return }
        categoryUses.files.insert(file.source.path)
        var search = CategorySearch(uses: categoryUses)
        // Without a second owner, nothing is copied.
        categoryUses = CategoryUses()
        search.visit(file.statements)
        categoryUses = search.uses
    }
}

/// Follows categories through the statements of a file.
private struct CategorySearch {
    private typealias Place = CategoryUses.Place

    private(set) var uses: CategoryUses
    private var function: SourceRange?
    private var locals: Set<String> = []
    /// The place that gets the value of `return`; nil if nothing uses it.
    private var result: Place?

    private static let collections: Set<String> = [
        "Set", "Array", "NSSet", "NSArray", "NSMutableSet", "setWithObjects", "setWithObject", "setWithArray",
        "arrayWithObjects", "arrayWithObject", "arrayWithArray", "initWithObjects", "initWithArray", "union", "copy",
        "mutableCopy", "filter", "sorted", "reversed",
    ]
    private static let additions: Set<String> = [
        "insert", "append", "formUnion", "addObject", "addObjectsFromArray", "unionSet",
    ]
    /// Properties that have nothing of the category, or of the collection.
    private static let parts: Set<String> = ["identifier", "actions", "count", "isEmpty"]

    init(uses: CategoryUses) { self.uses = uses }

    // MARK: - Statements

    mutating func visit(_ statements: [Statement]) {
        for statement in statements { visit(statement) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression): visit(expression, to: nil)
        case .variable(let variable):
            let place = declare(variable.name)
            if let value = variable.value { visit(value, to: place) }
            if let getter = variable.getter { visit(getter, returning: place) }
        case .branch(let conditions, let then, let otherwise):
            for condition in conditions {
                switch condition {
                case .test(let test): visit(test, to: nil)
                case .bind(let names, let value):
                    visit(value, to: names.count == 1 ? declare(names[0]) : .elsewhere)
                case .match(let pattern, let subject):
                    visit(pattern, to: .elsewhere)
                    visit(subject, to: .elsewhere)
                case .available: break
                }
            }
            visit(then)
            visit(otherwise)
        case .selection(let subject, let cases):
            visit(subject, to: .elsewhere)
            for one in cases {
                for part in one.patterns + one.conditions { visit(part, to: .elsewhere) }
                visit(one.body)
            }
        case .loop(_, let sequence, let body):
            visit(sequence, to: .elsewhere)
            visit(body)
        case .exit(let value): if let value { visit(value, to: result) }
        case .group(let inner), .compiled(_, let inner): visit(inner)
        case .function(let inner):
            for parameter in inner.parameters {
                if let value = parameter.defaultValue { visit(value, to: .elsewhere) }
            }
            let before = (function, locals)
            // A function in another one uses its variables.
            if function == nil { (function, locals) = (inner.range, []) }
            visit(inner.body, returning: place(named: inner.name))
            (function, locals) = before
        case .type(let type):
            let before = (function, locals)
            (function, locals) = (nil, [])
            visit(type.members)
            (function, locals) = before
        case .enumCase, .jump: break
        }
    }

    /// Visits the body of a function, a getter or a closure.
    private mutating func visit(_ body: [Statement], returning place: Place?) {
        let before = result
        result = place
        // The only expression is the result.
        if body.count == 1, case .expression(let expression) = body[0].kind {
            visit(expression, to: place)
        } else {
            visit(body)
        }
        result = before
    }

    // MARK: - Expressions

    /// - Parameter place: Where the value goes; nil if nothing uses it.
    private mutating func visit(_ expression: Expression, to place: Place?) {
        switch expression.kind {
        case .name(let name): read(name, to: place)
        case .member(let base, let name):
            read(member: name, to: place)
            if let base { visit(base, to: Self.parts.contains(name) ? nil : place) }
        case .call(let callee, let arguments):
            visit(Call(callee, arguments, expression.range), to: place)
        case .element(let base, let arguments):
            visit(base, to: place)
            for argument in arguments { visit(argument.value, to: .elsewhere) }
        case .list(let items): for item in items { visit(item, to: place) }
        case .tuple(let items): for item in items { visit(item.value, to: place) }
        case .dictionary(let pairs):
            for pair in pairs { for part in [pair.key, pair.value] { visit(part, to: place) } }
        case .operation("=", let target, let source):
            visit(source, to: self.place(of: target))
            if case .element(_, let arguments) = target.kind {
                for argument in arguments { visit(argument.value, to: .elsewhere) }
            }
        case .operation("+=", let target, let source): visit(source, to: self.place(of: target))
        case .operation(let name, let left, let right):
            let isSum = ["+", "??"].contains(name)
            for side in [left, right] { visit(side, to: isSum ? place : .elsewhere) }
        case .conditional(let condition, let then, let otherwise):
            visit(condition, to: nil)
            for value in [then, otherwise] { visit(value, to: place) }
        case .function(let closure): visit(closure.body, returning: .elsewhere)
        case .choice(let statements): visit(statements, returning: .elsewhere)
        case .other(let items): for item in items { visit(item, to: items.count == 1 ? place : .elsewhere) }
        case .text(let segments): for case .value(let value) in segments { visit(value, to: nil) }
        case .number, .boolean, .missing, .binding: break
        }
    }

    private mutating func visit(_ call: Call, to place: Place?) {
        let isCreation = ["UNNotificationCategory", "categoryWithIdentifier"].contains(call.name)
        if isCreation { uses.creations.append((call.range, place.map { [$0] } ?? [])) }
        var target: Place? = .elsewhere
        if isCreation || Interpreter.isHarmless(call.name) {
            target = nil
        } else if let base = call.base, Self.additions.contains(call.name) {
            target = self.place(of: base)
        } else if Self.collections.contains(call.name) {
            target = place
        } else {
            read(call.name, to: place)
        }
        for argument in call.arguments { visit(argument.value, to: target) }
        guard let base = call.base else {
            // `{ … }()`
            if case .function(let closure) = call.callee.kind { visit(closure.body, returning: place) }
            return
        }
        let hasClosure = call.arguments.contains { if case .function = $0.value.kind { true } else { false } }
        visit(base, to: hasClosure ? .elsewhere : place)
    }

    // MARK: - Places

    private mutating func read(_ name: String, to place: Place?) {
        if let function, locals.contains(name) { add(.local(name, in: function), to: place) }
        // A variable of another block can have the name of a property.
        read(member: name, to: place)
    }

    private mutating func read(member name: String, to place: Place?) {
        let name = Self.name(name)
        if uses.read.count < CategoryUses.limit { uses.read.insert(name) }
        add(.member(name), to: place)
    }

    private mutating func add(_ source: Place, to place: Place?) {
        guard let place, source != place, uses.count < CategoryUses.limit else { return }
        uses.count += 1
        uses.uses[source, default: []].insert(place)
    }

    private mutating func declare(_ name: String) -> Place {
        if function != nil { locals.insert(name) }
        return place(named: name)
    }

    private func place(named name: String) -> Place {
        if let function, locals.contains(name) { return .local(name, in: function) }
        return .member(Self.name(name))
    }

    /// The variable or property that gets a value.
    private func place(of target: Expression) -> Place? {
        switch target.kind {
        case .name("_"): nil
        case .name(let name): place(named: name)
        case .member(_, let name): .member(Self.name(name))
        case .element(let base, _): place(of: base)
        case .other(let items): items.count == 1 ? place(of: items[0]) : .elsewhere
        default: .elsewhere
        }
    }

    /// The name of a property, also of its variable in Objective-C.
    private static func name(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
