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
    let controllers: LateControllers

    enum Creation { case atLaunch, late, never }

    private static let propertyLimit = 4

    func creation(of name: String) -> Creation { creation(of: name, isProperty: false) }

    /// - Parameter isProperty: Whether it is a lazy property with the object, which its first use creates.
    private func creation(of name: String, isProperty: Bool) -> Creation {
        guard let all = files(name) else { return .atLaunch }
        // The app of a watch creates objects of its own.
        let isOfWatch = all.contains { $0.source.path.isOfWatch && $0.declares(name) }
        let files = isOfWatch ? all : all.filter { !$0.source.path.isOfWatch }
        var isCreated = false
        var uses = Uses()
        let word = WordOfObject(name: name, constants: isProperty ? [] : Set(files.flatMap { $0.constants(of: name) }))
        for file in files {
            guard let mentions = Self.mentions(of: word, in: file, &uses, isProperty: isProperty) else {
                return .atLaunch
            }
            for (function, isOfController) in mentions {
                isCreated = true
                // A closure of a view.
                guard let function else { continue }
                guard
                    DelegateFact.lateFunctions.contains(function.name)
                        || late.isLate(function.name, function.range, isOfController: isOfController)
                else { return .atLaunch }
            }
        }
        guard uses.owners.isEmpty || controllers.areCreatedLate(uses.owners) else { return .atLaunch }
        isCreated = isCreated || !uses.owners.isEmpty
        // Each is looked for in all files.
        guard uses.properties.count <= Self.propertyLimit else { return .atLaunch }
        for property in uses.properties {
            // A property that nothing uses says nothing, such as one that code reads by another way.
            guard case .late = creation(of: property, isProperty: true) else { return .atLaunch }
            isCreated = true
        }
        if isCreated { return .late }
        return uses.areTyped || files.count < all.count ? .atLaunch : .never
    }

    private struct Uses {
        /// The lazy properties with an object of the class.
        var properties: Set<String> = []
        /// The view controllers that copy the property when they are created.
        var owners: Set<String> = []
        /// Whether properties or parameters have the class as their type. Code can give them an object without the name
        /// of the class: `Store(handler: .shared)`.
        var areTyped = false
    }

    /// The functions of a file whose code uses an object of a class, nil for a closure of a view that runs once people see
    /// it; or nil if other code does, such as the value of a property.
    ///
    /// - Parameter uses: Gets the other uses of the class.
    private static func mentions(
        of word: WordOfObject, in file: CodeFile, _ uses: inout Uses, isProperty: Bool
    ) -> [(Function?, isOfController: Bool)]? {
        guard !file.isObjectiveC else { return nil }
        let name = word.name
        var functions: [(Function?, isOfController: Bool)] = []
        func add(_ statements: [Statement], isOwn: Bool, controller: String? = nil, depth: Int) -> Bool {
            guard depth < 16 else { return false }
            for statement in statements where word.isUsed(in: statement.range) {
                switch statement.kind {
                case .type(let type):
                    // Its objects are such objects, too.
                    if !isProperty, type.inherited.contains(name) { return false }
                    let controller = type.isViewController ? type.name : nil
                    // Its methods use its own copy.
                    let copies = isProperty && controller != nil && type.copies(name)
                    let isOwn = isOwn || type.name == name || copies
                    guard add(type.members, isOwn: isOwn, controller: controller, depth: depth + 1) else {
                        return false
                    }
                case .compiled(_, let inner), .group(let inner):
                    guard add(inner, isOwn: isOwn, controller: controller, depth: depth + 1) else { return false }
                // `func row() -> some View { Button("Remind Me") { Handler.shared.schedule() } }`
                case .function where !isOwn && statement.range.isOfView && statement.range.usesOnlyInEvents(name):
                    functions.append((nil, false))
                case .function(let function) where !isOwn && statement.range.isUncalled(function): continue
                case .function(let function) where !isOwn && function.usesOnlyAfterWaiting(word):
                    functions.append((nil, false))
                case .function(let function):
                    // Its own methods run only for an object.
                    if !isOwn || function.isStatic && function.name != "init" {
                        if !isProperty, function.head.mentions(name) {
                            // `init(handler: Handler = .shared)`, `func handler() -> Handler { .shared }`
                            if function.head.containsAnywhere("=") || function.head.containsAnywhere("->") {
                                return false
                            }
                            uses.areTyped = true
                        }
                        if function.body.contains(where: { word.isUsed(in: $0.range) }) {
                            functions.append((function, controller != nil && !function.isStatic))
                        }
                    }
                // `static let shared = Handler()`
                case .variable(let variable) where variable.isStatic && isOwn: continue
                // Its own declaration.
                case .variable(let variable) where isProperty && variable.name == name && !variable.copies(name):
                    continue
                // `let handler = app.handler`, of a view controller.
                case .variable(let variable)
                where isProperty && controller != nil && !variable.isStatic && variable.getter == nil:
                    if let controller { uses.owners.insert(controller) }
                // `Button("Remind Me") { Handler.shared.schedule() }`
                case .variable(let variable)
                where !isOwn && (variable.name == "body" || variable.type == "some View")
                    && statement.range.usesOnlyInEvents(name):
                    functions.append((nil, false))
                // `lazy var handler = Handler()`
                case .variable(let variable)
                where !isProperty && !isOwn && statement.range.codeBefore.contains("lazy ")
                    && variable.getter == nil:
                    uses.properties.insert(variable.name)
                // `let handler: Handler`, which gets an object elsewhere; not `let handler: Handler = .shared`.
                case .variable(let variable)
                where !isProperty && variable.getter == nil
                    && !(variable.value.map { word.isUsed(in: $0.range) || $0.range.text.hasPrefix(".") } ?? false)
                    && !statement.range.codeBefore.contains("@"):
                    uses.areTyped = true
                default: return false
                }
            }
            return true
        }
        return add(file.statements, isOwn: false, depth: 0) ? functions : nil
    }
}

extension TypeDeclaration {
    /// Whether it has a copy of a property, with the same name.
    fileprivate func copies(_ name: String) -> Bool {
        members.contains { member in
            if case .variable(let variable) = member.kind {
                variable.name == name && variable.copies(name)
            } else {
                false
            }
        }
    }
}

extension Variable {
    /// Whether its value is made with a property of that name.
    fileprivate func copies(_ name: String) -> Bool { value?.range.mentions(name) ?? false }
}

extension CodeFile {
    /// Whether it declares a class.
    fileprivate func declares(_ name: String) -> Bool {
        statements.contains { statement in
            guard case .type(let type) = statement.kind else { return false }
            return type.kind == .classType && type.name == name
        }
    }

    /// The names of the static constants of a class that are texts and numbers.
    fileprivate func constants(of name: String) -> [String] {
        statements.flatMap { statement -> [String] in
            guard case .type(let type) = statement.kind, type.name == name else { return [] }
            return type.members.compactMap { member in
                guard case .variable(let variable) = member.kind, variable.isStatic else { return nil }
                switch variable.value?.kind {
                case .text, .number: return variable.name
                default: return nil
                }
            }
        }
    }
}

extension NotificationFacts {
    /// Notes the delegates whose class sets itself when it is created: after the launch, or never.
    ///
    /// - Parameter interfaces: Storyboards and the like, which can create objects.
    mutating func noteLateObjects(_ objects: LateObjects, interfaces: [FilePath]) {
        guard !appFiles.isEmpty else { return }
        let hasHandler = handlers.contains { $0.kind == .didReceive } && delegates.count <= 4
        let late =
            hasHandler ? delegates.indices.filter { delegates[$0].isOfInitializer && !delegates[$0].isAtLaunch } : []
        let functions = Set(registrations.compactMap(\.function)).filter { uncalledFunctions[$0] == nil && $0.isSwift }
        let registering = functions.count <= Self.registrationLimit ? functions.compactMap { $0.classOfObject } : []
        // Storyboards create objects, too.
        let inInterfaces = interfaces.mentions(
            of: Set(late.compactMap { delegates[$0].type } + registering.map(\.type)))
        for index in late {
            guard let type = delegates[index].type, !inInterfaces.contains(type),
                delegates[index].range.file.onlyAppCreates(type)
            else { continue }
            switch objects.creation(of: type) {
            case .atLaunch: continue
            case .late: delegates[index].isCalledLate = true
            case .never: delegates[index].isNeverMade = true
            }
        }
        // The functions that register categories, of classes that no code creates.
        for (function, type) in registering
        where !inInterfaces.contains(type) && function.file.onlyAppCreates(type) {
            if case .never = objects.creation(of: type) { uncalledFunctions[function] = "\(type).init" }
        }
    }

    private static let registrationLimit = 20
}

extension SourceRange {
    /// What a class inherits that only code creates: the system creates others, such as the app's delegate.
    private static let withoutSystem: Set<String> = [
        "NSObject", "ObservableObject", "Sendable", "UNUserNotificationCenterDelegate", "unchecked",
    ]

    /// The class whose objects have the function; nil if that isn't certain, or for a static function.
    fileprivate var classOfObject: (function: SourceRange, type: String)? {
        let head = text.prefix(100).prefix { $0 != "(" }
        guard !head.contains("static "), !head.contains("class "), let type = TypeAround(self), type.keyword == "class",
            type.inherited.allSatisfy(Self.withoutSystem.contains),
            !["@main", "ApplicationMain", "@objc("].contains(where: type.attributes.contains)
        else { return nil }
        return (self, type.name)
    }
}

extension SourceFile {
    /// Whether only code of the app creates objects of a class in the file.
    fileprivate func onlyAppCreates(_ type: String) -> Bool {
        // Other apps create the objects of a library.
        !type.contains(".") && path.hasSuffix(".swift")
            && !["open class \(type)", "public class \(type)", "public final class \(type)"].contains {
                bytes.firstIndex(of: $0) != nil
            }
    }
}
