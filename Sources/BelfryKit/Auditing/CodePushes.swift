import AppleFacts
import Basics
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files
import SourceSyntax

/// The pushes in a repository: `.apns` files for the simulator, and the objects with an `aps` in JSON files, such as those
/// of tests and servers.
struct CodePushes {
    private(set) var pushes: [PushFact] = []

    /// A push has 5 KiB at most; a file can have several, or be indented.
    private static let fileLimit = 64 << 10
    private static let fileCountLimit = 4_000
    private static let countLimit = 64
    /// How deeply a push can be nested in a file: in a list of test cases, for example.
    private static let depthLimit = 8

    /// - Parameter paths: `.apns` and JSON files.
    init(_ paths: [FilePath], from folder: FilePath, threads: Int) {
        let files = WorkerThreads(withLargeStacks: threads).map(paths.prefix(Self.fileCountLimit).map { $0 }) { path in
            Self.pushes(in: path, from: folder)
        }
        pushes = files.flatMap { $0 }
    }

    private static func pushes(in path: FilePath, from folder: FilePath) -> [PushFact] {
        guard let bytes = try? FileSystem.read(path, limit: fileLimit), bytes.count <= fileLimit,
            bytes.firstIndex(of: "\"\(PayloadKey.aps)\"") != nil
        else { return [] }
        let file = SourceFile(path: path.shown(from: folder), bytes: bytes)
        var limits = ReadingLimits()
        var ignored: [Finding] = []
        guard let root = JSONReader.read(file, limits: &limits, findings: &ignored) else { return [] }
        var pushes: [PushFact] = []
        add(root, in: file, depth: 0, to: &pushes)
        return pushes
    }

    /// Adds the pushes in a value.
    private static func add(_ node: Node, in file: SourceFile, depth: Int, to pushes: inout [PushFact]) {
        guard depth < depthLimit, pushes.count < countLimit else { return }
        switch node.kind {
        case .sequence: for item in node.items { add(item, in: file, depth: depth + 1, to: &pushes) }
        case .mapping:
            if let aps = node.value(of: PayloadKey.aps), aps.kind == .mapping {
                let push = push(node, aps, in: file)
                // A file that Xcode adds to each app for the watch.
                let isTemplate =
                    push.category?.known == "myCategory" && node.value(of: PayloadKey.watchSimulatorActions) != nil
                if !isTemplate { pushes.append(push) }
            } else {
                for entry in node.entries { add(entry.value, in: file, depth: depth + 1, to: &pushes) }
            }
        default: break
        }
    }

    private static let textKeys = [
        ("title-loc-key", "title-loc-args"), ("subtitle-loc-key", "subtitle-loc-args"), ("loc-key", "loc-args"),
    ]

    private static func push(_ node: Node, _ aps: Node, in file: SourceFile) -> PushFact {
        func text(_ key: String) -> CodeText? {
            aps.value(of: key).flatMap { $0.kind == .scalar ? CodeText($0.text, at: $0.range) : nil }
        }
        var push = PushFact(file: file, range: aps.range)
        push.category = text("category")
        push.attributesType = text(ActivityKey.attributesType)
        push.state = aps.value(of: ActivityKey.contentState).flatMap(object)
        push.attributes = aps.value(of: "attributes").flatMap(object)
        push.sound =
            text("sound")
            ?? aps.value(of: "sound")?.value(of: "name").flatMap { name in
                name.kind == .scalar ? CodeText(name.text, at: name.range) : nil
            }
        for (key, arguments) in Self.textKeys {
            guard let alert = aps.value(of: PayloadKey.alert), let key = alert.value(of: key), key.kind == .scalar
            else {
                continue
            }
            push.texts.append((CodeText(key.text, at: key.range), alert.value(of: arguments)?.items.count ?? 0))
        }
        push.keys = node.entries.filter { !$0.key.isText(PayloadKey.aps) }.map {
            CodeText($0.key.text, at: $0.key.range)
        }
        for entry in node.entries where !entry.key.isText(PayloadKey.aps) {
            let (key, value) = (entry.key.text, entry.value)
            if value.kind == .scalar, kind(of: value) == .text {
                push.values.append((key, CodeText(value.text, at: value.range)))
            }
            push.nestedKeys += value.entries.map { NestedKey(CodeText($0.key.text, at: $0.key.range), in: key) }
        }
        push.allKeys = keys(in: node, depth: 0)
        push.hasText = aps.value(of: PayloadKey.alert).map { $0.kind == .scalar || !$0.entries.isEmpty } ?? false
        push.isMutable = aps.value(of: PayloadKey.mutableContent) != nil
        push.isForBackground = aps.value(of: PayloadKey.contentAvailable) != nil
        return push
    }

    private static func object(_ node: Node) -> PushObject? {
        guard node.kind == .mapping else { return nil }
        let values = node.entries.map { ($0.key.text, (kind: kind(of: $0.value), range: $0.value.range)) }
        return PushObject(range: node.range, values: Dictionary(values) { first, _ in first })
    }

    private static func kind(of node: Node) -> PushObject.Kind {
        let range = node.range
        guard node.kind == .scalar, let first = range.file.bytes[range.bytes].first else { return .other }
        let before = range.bytes.lowerBound > 0 ? range.file.bytes[range.bytes.lowerBound - 1] : 0
        if first == UInt8(ascii: "\"") || before == UInt8(ascii: "\"") {
            // A template gets its value later.
            return ["{{", "${", "$(", "<%", "%"].contains(where: node.text.contains) ? .other : .text
        }
        switch first {
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag
        case UInt8(ascii: "n"): return .missing
        default: return .number
        }
    }

    private static func keys(in node: Node, depth: Int) -> Set<String> {
        guard depth < depthLimit else { return [] }
        return Set(node.entries.map(\.key.text))
            .union(node.entries.flatMap { keys(in: $0.value, depth: depth + 1) })
            .union(node.items.flatMap { keys(in: $0, depth: depth + 1) })
    }
}
