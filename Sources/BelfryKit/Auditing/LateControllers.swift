import CodeEvaluation
import Diagnostics
import Files

/// Finds out whether view controllers are created only after the launch: other view controllers present them.
///
/// Looks at each mention of their classes, and at storyboards. If in doubt, the launch creates them.
struct LateControllers {
    /// Reads the files that mention a class; nil if there are too many.
    let files: (String) -> [CodeFile]?
    let interfaces: [FilePath]

    /// How many classes are looked for, with their subclasses.
    private static let limit = 16
    /// What the launch may call on the first view controller.
    private static let starts: Set<String> = [
        "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "setup", "configure",
        "start",
    ]

    func areCreatedLate(_ classes: Set<String>) -> Bool {
        var seen: Set<String> = []
        var rest = classes
        while let name = rest.popFirst() {
            guard seen.insert(name).inserted else { continue }
            guard seen.count <= Self.limit, let files = files(name) else { return false }
            for file in files {
                guard !file.isObjectiveC,
                    isCreatedLate(name, in: file.statements, of: nil, subclasses: &rest, depth: 0)
                else { return false }
            }
        }
        guard let first = StoryboardScan.classesAtLaunch(in: interfaces) else { return false }
        return first.isDisjoint(with: seen)
    }

    private func isCreatedLate(
        _ name: String, in statements: [Statement], of type: TypeDeclaration?, subclasses: inout Set<String>,
        depth: Int
    ) -> Bool {
        guard depth < 16 else { return false }
        for statement in statements where statement.range.mentions(name) {
            switch statement.kind {
            case .type(let inner):
                if inner.inherited.contains(name) { subclasses.insert(inner.name) }
                guard isCreatedLate(name, in: inner.members, of: inner, subclasses: &subclasses, depth: depth + 1)
                else { return false }
            case .compiled(_, let inner), .group(let inner):
                guard isCreatedLate(name, in: inner, of: type, subclasses: &subclasses, depth: depth + 1) else {
                    return false
                }
            case .function(let function):
                guard function.body.contains(where: { $0.range.creates(name) }) else { continue }
                guard let type, type.isViewController, !Self.starts.contains(where: function.name.hasPrefix) else {
                    return false
                }
            default: if statement.range.creates(name) { return false }
            }
        }
        return true
    }
}

extension SourceRange {
    /// Whether code mentions a class other than for one of its static members: `Controller.limit`.
    fileprivate func creates(_ name: String) -> Bool {
        let code = Array(file.bytes[bytes])
        return code.places(of: name).contains { place in
            let after = code[place.upperBound...]
            return after.first != UInt8(ascii: ".") || after.starts(with: Array(".init".utf8))
                || after.starts(with: Array(".self".utf8))
        }
    }
}

/// Which view controllers storyboards create at launch.
enum StoryboardScan {
    private static let fileLimit = 64
    private static let byteLimit = 8 << 20

    /// The classes of the first view controllers, and of those that these contain; nil if some aren't known.
    static func classesAtLaunch(in interfaces: [FilePath]) -> Set<String>? {
        var classes: Set<String> = []
        let storyboards = interfaces.filter { $0.name.hasSuffix(".storyboard") }
        guard storyboards.count <= fileLimit else { return nil }
        var rest = byteLimit
        for path in storyboards {
            guard let bytes = try? FileSystem.read(path, limit: rest), bytes.count <= rest,
                let found = classesAtLaunch(in: String(decoding: bytes, as: UTF8.self))
            else { return nil }
            rest -= bytes.count
            classes.formUnion(found)
        }
        return classes
    }

    private static func classesAtLaunch(in text: String) -> Set<String>? {
        var first: String?
        var current = ""
        var classes: [String: String] = [:]
        var children: [String: [String]] = [:]
        var references: Set<String> = []
        for tag in text.utf8.split(separator: UInt8(ascii: "<")) {
            let tag = Substring(tag.prefix { $0 != UInt8(ascii: ">") })
            if tag.hasPrefix("document ") { first = attribute("initialViewController", of: tag) }
            if tag.contains("sceneMemberID=\"viewController\""), let id = attribute("id", of: tag) {
                current = id
                classes[id] = attribute("customClass", of: tag)
                // In another storyboard, whose first view controller counts anyway, unless another one is named.
                if tag.hasPrefix("viewControllerPlaceholder"), tag.contains("referencedIdentifier") {
                    references.insert(id)
                }
            }
            // What is in a scene at once, and not what is shown later.
            if tag.hasPrefix("segue "), let kind = attribute("kind", of: tag),
                ["relationship", "embed"].contains(kind),
                let destination = attribute("destination", of: tag)
            {
                children[current, default: []].append(destination)
            }
        }
        guard let first else { return [] }
        var seen: Set<String> = []
        var rest = [first]
        while let id = rest.popLast() {
            guard seen.insert(id).inserted else { continue }
            if references.contains(id) { return nil }
            rest += children[id] ?? []
        }
        return Set(seen.compactMap { classes[$0] })
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
        return String(tag[start.upperBound...].prefix { $0 != "\"" })
    }
}
