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
        guard let root = JSONReader.read(file, limits: &limits, findings: &ignored) else {
            // A push for the simulator that isn't JSON can have any category; its own check says what is wrong.
            guard path.name.hasSuffix(".apns") else { return [] }
            var push = PushFact(file: file, range: SourceRange(file, 0..<bytes.count))
            (push.category, push.isComplete) = (CodeText(nil, at: push.range), false)
            return [push]
        }
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
                let push = Literal(node, depth: PushFact.depth).object.flatMap { PushFact($0, in: file) }
                // A file that Xcode adds to each app for the watch.
                let isTemplate =
                    push?.category?.known == "myCategory" && node.value(of: PayloadKey.watchSimulatorActions) != nil
                if let push, !isTemplate { pushes.append(push) }
            } else {
                for entry in node.entries { add(entry.value, in: file, depth: depth + 1, to: &pushes) }
            }
        default: break
        }
    }
}
