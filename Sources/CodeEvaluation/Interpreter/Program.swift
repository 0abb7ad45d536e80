import CodeFacts
import Diagnostics

/// A type with the members of all its declarations and extensions.
final class ProgramType {
    let name: String
    fileprivate(set) var isEnum = false
    fileprivate(set) var inherited: [String] = []
    fileprivate(set) var cases: [(name: String, rawValue: Expression?, range: SourceRange)] = []
    fileprivate(set) var variables: [String: (variable: Variable, file: CodeFile, range: SourceRange)] = [:]
    fileprivate(set) var functions: [String: [(function: Function, file: CodeFile)]] = [:]
    fileprivate(set) var typeNames: Set<String> = []
    fileprivate(set) var storedNames: [String] = []

    init(_ name: String) { self.name = name }

    var hasTextRawValue: Bool { inherited.contains("String") }
}

/// The declarations of the files that are read. Files that declare a missing name are read on demand.
package final class Program {
    /// The files that declare a name, by their numbers.
    private let declaringFiles: (String) -> [Int]
    private let read: (Int) -> CodeFile?
    /// Whether a lookup reads files. Most names matter to nobody, so their files aren't read.
    private(set) var isLoading = false
    private var types: [String: ProgramType] = [:]
    private var variables: [String: (variable: Variable, file: CodeFile, range: SourceRange)] = [:]
    private var functions: [String: [(function: Function, file: CodeFile, type: ProgramType?)]] = [:]
    private var requested: Set<String> = []
    private var added: Set<String> = []
    private(set) var files: [CodeFile] = []

    /// - Parameters:
    ///   - declaringFiles: The files that may declare a name.
    ///   - read: Reads a file, once or several times; nil if it can't be read.
    package init(declaringFiles: @escaping (String) -> [Int], read: @escaping (Int) -> CodeFile?) {
        (self.declaringFiles, self.read) = (declaringFiles, read)
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
        guard requested.insert(name).inserted else { return false }
        let count = files.count
        for number in declaringFiles(name) { if let file = read(number) { add(file) } }
        return files.count > count
    }

    private static func lastComponent(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    // MARK: - Lookup

    /// - Parameter path: The types around the code.
    func type(_ name: String, in path: [ProgramType]) -> ProgramType? {
        if let type = knownType(name, in: path) { return type }
        let last = Self.lastComponent(name)
        guard isLoading, last.first?.isUppercase ?? false, request(last) else { return nil }
        return knownType(name, in: path)
    }

    private func knownType(_ name: String, in path: [ProgramType]) -> ProgramType? {
        for outer in path.reversed() {
            if let type = types["\(outer.name).\(name)"] { return type }
            // A nested name is also visible in the types around the outer type.
            var parts = outer.name.split(separator: ".")
            while parts.popLast() != nil, !parts.isEmpty {
                if let type = types["\(parts.joined(separator: ".")).\(name)"] { return type }
            }
        }
        return types[name]
    }

    func variable(_ name: String) -> (variable: Variable, file: CodeFile, range: SourceRange)? {
        if let variable = variables[name] { return variable }
        return isLoading && request(name) ? variables[name] : nil
    }

    /// The functions with a name, in types and outside of them.
    func functions(named name: String, loading: Bool) -> [(function: Function, file: CodeFile, type: ProgramType?)] {
        if let known = functions[name] { return known }
        return loading && request(name) ? functions[name] ?? [] : []
    }

    // MARK: - Adding

    private func add(_ statement: Statement, to type: ProgramType?, path: [String], _ file: CodeFile) {
        switch statement.kind {
        case .variable(let variable):
            let entry = (variable, file, statement.range)
            if let type {
                if type.variables[variable.name] == nil { type.variables[variable.name] = entry }
                if !variable.isStatic, variable.getter == nil { type.storedNames.append(variable.name) }
            } else if variables[variable.name] == nil {
                variables[variable.name] = entry
            }
        case .function(let function):
            type?.functions[function.name, default: []].append((function, file))
            functions[function.name, default: []].append((function, file, type))
        case .enumCase(let name, let rawValue): type?.cases.append((name, rawValue, statement.range))
        case .type(let declaration): add(declaration, path: path, file)
        case .compiled(_, let statements), .group(let statements):
            for statement in statements { add(statement, to: type, path: path, file) }
        case .expression, .branch, .selection, .loop, .exit, .jump: break
        }
    }

    private func add(_ declaration: TypeDeclaration, path: [String], _ file: CodeFile) {
        let name = (path + [declaration.name]).joined(separator: ".")
        let type = types[name] ?? ProgramType(name)
        types[name] = type
        type.isEnum = type.isEnum || declaration.kind == .enumeration
        type.inherited += declaration.inherited
        for member in declaration.members { add(member, to: type, path: path + [declaration.name], file) }
    }
}

extension ProgramType {
    func hasCase(_ name: String) -> Bool { cases.contains { $0.name == name } }

    /// The raw value of a case: written, or its name.
    func rawValue(of name: String) -> (expression: Expression?, name: String, range: SourceRange)? {
        cases.first { $0.name == name }.map { ($0.rawValue, $0.name, $0.range) }
    }
}
