import CodeFacts
import Diagnostics

/// A type with the members of all its declarations and extensions.
final class ProgramType {
    let name: String
    fileprivate(set) var isEnum = false
    /// Whether its declaration was read, not only extensions of it, or the system declares it.
    fileprivate(set) var isDeclared = false
    /// Whether it runs on the main actor: as written, or because its superclass or a protocol does.
    fileprivate(set) var isOnMainActor = false
    fileprivate(set) var inherited: [String] = []
    private(set) var cases: [Case] = []
    private var caseNumbers: [String: Int] = [:]
    fileprivate(set) var variables: [String: (variable: Variable, file: CodeFile, range: SourceRange)] = [:]
    fileprivate(set) var functions: [String: [(function: Function, file: CodeFile)]] = [:]
    fileprivate(set) var typeNames: Set<String> = []
    /// The files with a declaration of it, not only an extension, and whether they are of Swift.
    fileprivate(set) var declaringFiles: [String: Bool] = [:]

    init(_ name: String) { self.name = name }

    struct Case {
        let name: String
        /// Nil if it isn't written.
        let rawValue: Expression?
        /// The parameters of its associated values.
        let values: [Function.Parameter]
        let range: SourceRange
    }

    /// Whether it says itself what its text is.
    var hasDescription: Bool { variables["description"] != nil || inherited.contains("CustomStringConvertible") }

    var hasTextRawValue: Bool { inherited.contains("String") }

    func caseNamed(_ name: String) -> Case? { caseNumbers[name].map { cases[$0] } }

    fileprivate func add(_ one: Case) {
        if caseNumbers[one.name] == nil { caseNumbers[one.name] = cases.count }
        cases.append(one)
    }
}

/// The declarations of the files that are read. Files that declare a missing name are read on demand.
package final class Program {
    /// The files that declare a name, by their numbers.
    private let declaringFiles: (String) -> [Int]
    /// The files that declare a constant or a variable outside of types.
    private let globalFiles: (String) -> [Int]
    private let read: (Int) -> CodeFile?
    /// Whether a lookup reads files. Most names matter to nobody, so their files aren't read.
    private(set) var isLoading = false
    private var types: [String: ProgramType] = [:]
    private var variables: [String: (variable: Variable, file: CodeFile, range: SourceRange)] = [:]
    /// Properties whose type is of the API, with the types that have them.
    private var properties: [String: [(variable: Variable, file: CodeFile, range: SourceRange, type: ProgramType)]] =
        [:]
    private var functions: [String: [(function: Function, file: CodeFile, type: ProgramType?)]] = [:]
    private static let overloadLimit = 64
    private static let typeDepthLimit = 16
    private var requested: Set<String> = []
    private var requestedVariables: Set<String> = []
    private var added: Set<String> = []
    private(set) var files: [CodeFile] = []
    /// The types of the API that have another name in the program, by that name.
    package private(set) var aliases: [String: String] = [:]

    /// - Parameters:
    ///   - declaringFiles: The files that may declare a name.
    ///   - globalFiles: Those of them that may declare it outside of types.
    ///   - read: Reads a file, once or several times; nil if it can't be read.
    package init(
        declaringFiles: @escaping (String) -> [Int], globalFiles: @escaping (String) -> [Int],
        read: @escaping (Int) -> CodeFile?
    ) {
        (self.declaringFiles, self.globalFiles, self.read) = (declaringFiles, globalFiles, read)
    }

    package func add(_ file: CodeFile) {
        guard added.insert(file.source.path).inserted else { return }
        files.append(file)
        for statement in file.statements { add(statement, to: nil, path: [], file) }
    }

    /// Lookups in a function read the files that they need.
    func loading<Result>(_ body: () -> Result) -> Result {
        let before = isLoading
        isLoading = true
        defer { isLoading = before }
        return body()
    }

    /// Whether a name is unknown only because no file was read for it.
    func canLoad(_ name: String) -> Bool {
        let name = Self.lastComponent(name)
        return !isLoading && !requested.contains(name) && !declaringFiles(name).isEmpty
    }

    /// Reads the files that declare a member of a type.
    func loadExtension(declaring name: String) -> Bool { isLoading && request(name) }

    private func request(_ name: String) -> Bool {
        requested.insert(name).inserted && add(declaringFiles(name))
    }

    /// Reads files; whether one of them is new.
    private func add(_ numbers: [Int]) -> Bool {
        let count = files.count
        for number in numbers { if let file = read(number) { add(file) } }
        return files.count > count
    }

    /// Whether a name in the code of some types is unknown only because no file was read for it.
    func canLoadVariable(_ name: String, in types: [ProgramType]) -> Bool {
        !isLoading && !requested.contains(name)
            && !requestedVariables.contains(Self.key(ofVariable: name, in: types))
            && !files(declaringVariable: name, in: types).isEmpty
    }

    /// The files that declare a name outside of types, or in an extension of one of some types. Many others may have a
    /// member with the name.
    private func files(declaringVariable name: String, in types: [ProgramType]) -> [Int] {
        let ofTypes = Set(types.flatMap { declaringFiles(Self.lastComponent($0.name)) })
        let global = globalFiles(name)
        return ofTypes.isEmpty ? global : global + declaringFiles(name).filter(ofTypes.contains)
    }

    private static func key(ofVariable name: String, in types: [ProgramType]) -> String {
        "\(name) \(types.last?.name ?? "")"
    }

    // MARK: - Lookup

    /// - Parameter path: The types around the code.
    func type(_ name: String, in path: [ProgramType]) -> ProgramType? {
        let known = knownType(name, in: path)
        if let known, known.isDeclared { return known }
        let last = Self.lastComponent(name)
        guard isLoading, last.first?.isUppercase ?? false, request(last) else { return known }
        return knownType(name, in: path)
    }

    private func knownType(_ name: String, in path: [ProgramType]) -> ProgramType? {
        // The name of the innermost type contains those of the types around it.
        var outer = path.last.map { Substring($0.name) } ?? ""
        while !outer.isEmpty {
            if let type = types["\(outer).\(name)"] { return type }
            outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
        }
        return types[name]
    }

    /// - Parameter types: The types around the code.
    func variable(
        _ name: String, in types: [ProgramType]
    ) -> (variable: Variable, file: CodeFile, range: SourceRange)? {
        if let variable = variables[name] { return variable }
        guard isLoading, requestedVariables.insert(Self.key(ofVariable: name, in: types)).inserted,
            add(files(declaringVariable: name, in: types))
        else { return nil }
        return variables[name]
    }

    /// The only property with a name and a type of the API, for an instance whose type isn't known.
    func property(_ name: String) -> (variable: Variable, file: CodeFile, range: SourceRange, type: ProgramType)? {
        if properties[name] == nil, isLoading { _ = request(name) }
        guard let all = properties[name], all.count == 1 else { return nil }
        return all[0]
    }

    /// A type, if a file with it was read.
    func loadedType(_ name: String) -> ProgramType? { types[name] }

    /// A type and all that it inherits, and whether nothing of it is declared elsewhere, except by the system.
    func inherited(by name: String) -> (types: Set<String>, isComplete: Bool) {
        var types: Set<String> = []
        var isComplete = true
        var rest = [name]
        while let name = rest.popLast(), types.count < Self.overloadLimit {
            guard types.insert(name).inserted else { continue }
            let type = loading { self.type(name, in: []) }
            if type == nil, !Self.isOfSystem(name) { isComplete = false }
            rest += type?.inherited ?? []
        }
        return (types, isComplete && rest.isEmpty)
    }

    /// The functions with a name, in types and outside of them.
    func functions(named name: String, loading: Bool) -> [(function: Function, file: CodeFile, type: ProgramType?)] {
        if let known = functions[name] { return known }
        return loading && request(name) ? functions[name] ?? [] : []
    }

    /// The types with the attributes of Live Activities.
    var activities: [String: ActivityFact] {
        var activities: [String: ActivityFact] = [:]
        for type in types.values where type.inherited.contains("ActivityAttributes") {
            let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
            activities[name] = ActivityFact(
                requiredState: types[type.name + ".ContentState"].flatMap(requiredValues),
                requiredAttributes: requiredValues(of: type))
        }
        return activities
    }

    /// The values without which a type isn't decoded; nil if it is decoded in its own way.
    private func requiredValues(of type: ProgramType) -> [ActivityFact.Value]? {
        guard type.functions["init"]?.contains(where: { $0.function.parameters.first?.label == "from" }) != true else {
            return nil
        }
        let keys = types[type.name + ".CodingKeys"]
        let values = type.variables.values.compactMap { entry -> ActivityFact.Value? in
            let variable = entry.variable
            let form = variable.type ?? ""
            // A constant with a value isn't decoded, nor is a computed property.
            guard !variable.isStatic, variable.getter == nil, !form.hasSuffix("?"), !form.hasPrefix("Optional<"),
                variable.value == nil || !entry.range.isOfConstant && !entry.range.contains("let ")
            else { return nil }
            guard let keys else { return .init(key: variable.name, type: form, range: entry.range) }
            guard let key = keys.caseNamed(variable.name) else { return nil }
            return .init(key: key.rawValue?.literal ?? key.name, type: form, range: entry.range)
        }
        return values.sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
    }

    // MARK: - Adding

    private func add(_ statement: Statement, to type: ProgramType?, path: [String], _ file: CodeFile) {
        switch statement.kind {
        case .variable(let variable):
            let entry = (variable, file, statement.range)
            if let name = variable.value?.lastName, Interpreter.types.contains(name),
                statement.range.contains("typealias ")
            {
                aliases[variable.name] = name
            }
            if let type {
                if type.variables[variable.name] == nil { type.variables[variable.name] = entry }
                if variable.type?.contains("UNNotification") ?? false {
                    properties[variable.name, default: []].append((variable, file, statement.range, type))
                }
            } else if variables[variable.name] == nil {
                variables[variable.name] = entry
            }
        case .function(let function):
            // Which of so many functions a call means can't be told; a call looks at all of them.
            if type?.functions[function.name, default: []].count ?? 0 < Self.overloadLimit {
                type?.functions[function.name, default: []].append((function, file))
            }
            if functions[function.name, default: []].count < Self.overloadLimit {
                functions[function.name, default: []].append((function, file, type))
            }
        case .enumCase(let name, let rawValue, let values):
            let one = ProgramType.Case(name: name, rawValue: rawValue, values: values, range: statement.range)
            type?.add(one)
        case .type(let declaration): add(declaration, path: path, file)
        case .compiled(_, let statements), .group(let statements):
            for statement in statements { add(statement, to: type, path: path, file) }
        case .expression, .branch, .selection, .loop, .exit, .jump: break
        }
    }

    private func add(_ declaration: TypeDeclaration, path: [String], _ file: CodeFile) {
        // No person nests types so deeply, and a lookup visits each type around its place.
        guard path.count < Self.typeDepthLimit else { return }
        let name = (path + [declaration.name]).joined(separator: ".")
        let type = types[name] ?? ProgramType(name)
        types[name] = type
        type.isEnum = type.isEnum || declaration.kind == .enumeration
        if declaration.kind != .extensionOfType, type.declaringFiles.count < Self.overloadLimit {
            type.declaringFiles[file.source.path] = !file.isObjectiveC
        }
        type.isDeclared =
            type.isDeclared || declaration.kind != .extensionOfType || Self.isOfSystem(declaration.name)
        // `@preconcurrency UNUserNotificationCenterDelegate`
        let inherited = declaration.inherited.map { $0.hasPrefix("@") ? Self.lastWord($0) : $0 }
        type.isOnMainActor =
            type.isOnMainActor || declaration.isOnMainActor || inherited.contains(where: Self.isOnMainActor)
            || declaration.inherited.contains(where: Self.isIsolatedDelegate)
        type.inherited += inherited.prefix(max(0, Self.overloadLimit - type.inherited.count))
        for member in declaration.members { add(member, to: type, path: path + [declaration.name], file) }
        addFields(setIn: declaration.members, to: type, file)
    }

    /// Gives a property or an instance variable that only one statement sets the value of that statement.
    private func addFields(setIn members: [Statement], to type: ProgramType, _ file: CodeFile) {
        for (name, value) in FieldValues(members, isObjectiveC: file.isObjectiveC).values {
            guard let value else { continue }
            let declared = type.variables[name]?.variable
            // In Objective-C, a header declares it.
            guard declared.map({ $0.value == nil && $0.getter == nil }) ?? file.isObjectiveC else { continue }
            let variable = Variable(
                name: name, type: declared?.type, value: value, isStatic: declared?.isStatic ?? false)
            type.variables[name] = (variable, file, value.range)
        }
    }
}
