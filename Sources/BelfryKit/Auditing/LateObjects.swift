import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Finds out when a class that sets itself as the delegate gets its first object: only after the launch, or never.
///
/// Looks at each mention of the class. If in doubt, the launch creates the object.
struct LateObjects {
    /// Reads the files that mention a class; nil if there are too many.
    let files: (String) -> [CodeFile]?
    let late: LateDelegates

    enum Creation { case atLaunch, late, never }

    private static let propertyLimit = 4

    func creation(of name: String) -> Creation { creation(of: name, isProperty: false) }

    /// - Parameter isProperty: Whether it is a lazy property with the object, which its first use creates.
    private func creation(of name: String, isProperty: Bool) -> Creation {
        guard let files = files(name) else { return .atLaunch }
        var isCreated = false
        var properties: Set<String> = []
        for file in files {
            guard let mentions = Self.mentions(of: name, in: file, &properties, isProperty: isProperty) else {
                return .atLaunch
            }
            for function in mentions {
                isCreated = true
                guard DelegateFact.lateFunctions.contains(function.name) || late.isLate(function.name, function.range)
                else { return .atLaunch }
            }
        }
        // Each is looked for in all files.
        guard properties.count <= Self.propertyLimit else { return .atLaunch }
        for property in properties {
            // A property that nothing uses says nothing, such as one that code reads by another way.
            guard case .late = creation(of: property, isProperty: true) else { return .atLaunch }
            isCreated = true
        }
        return isCreated ? .late : .never
    }

    /// The functions of a file whose code uses an object of a class; nil if other code does, such as the value of a
    /// property.
    ///
    /// - Parameter properties: Gets the lazy properties with an object of the class.
    private static func mentions(
        of name: String, in file: CodeFile, _ properties: inout Set<String>, isProperty: Bool
    ) -> [Function]? {
        guard !file.isObjectiveC else { return nil }
        var functions: [Function] = []
        var lazy: Set<String> = []
        func add(_ statements: [Statement], isOwn: Bool, depth: Int) -> Bool {
            guard depth < 16 else { return false }
            for statement in statements where statement.range.mentions(name) {
                switch statement.kind {
                case .type(let type):
                    guard add(type.members, isOwn: isOwn || type.name == name, depth: depth + 1) else { return false }
                case .compiled(_, let inner), .group(let inner):
                    guard add(inner, isOwn: isOwn, depth: depth + 1) else { return false }
                case .function(let function):
                    // Its own methods run only for an object.
                    if !isOwn || function.isStatic {
                        if function.body.contains(where: { $0.range.mentions(name) }) { functions.append(function) }
                    }
                // `static let shared = Handler()`
                case .variable(let variable) where variable.isStatic && isOwn: continue
                // Its own declaration.
                case .variable(let variable) where isProperty && variable.name == name: continue
                // `lazy var handler = Handler()`
                case .variable(let variable)
                where !isProperty && !isOwn && statement.range.codeBefore.contains("lazy ")
                    && variable.getter == nil:
                    lazy.insert(variable.name)
                default: return false
                }
            }
            return true
        }
        guard add(file.statements, isOwn: false, depth: 0) else { return nil }
        properties.formUnion(lazy)
        return functions
    }
}

extension NotificationFacts {
    /// Notes the delegates whose class sets itself when it is created: after the launch, or never.
    ///
    /// - Parameter interfaces: Storyboards and the like, which can create objects.
    mutating func noteLateObjects(_ objects: LateObjects, interfaces: [FilePath]) {
        guard handlers.contains(where: { $0.kind == .didReceive }), delegates.count <= 4, !appFiles.isEmpty else {
            return
        }
        for index in delegates.indices where delegates[index].isOfInitializer && !delegates[index].isAtLaunch {
            guard let type = delegates[index].type, !type.contains("."), delegates[index].range.isSwift,
                !interfaces.contains(where: { path in
                    guard let bytes = try? FileSystem.read(path, limit: CodeIndex.fileLimit) else { return true }
                    return bytes.firstIndex(of: type) != nil
                })
            else { continue }
            // Other apps create the objects of a library.
            let code = delegates[index].range.file.bytes
            guard
                !["open class \(type)", "public class \(type)", "public final class \(type)"].contains(where: {
                    code.firstIndex(of: $0) != nil
                })
            else { continue }
            switch objects.creation(of: type) {
            case .atLaunch: continue
            case .late: delegates[index].isCalledLate = true
            case .never: delegates[index].isNeverMade = true
            }
        }
    }
}
