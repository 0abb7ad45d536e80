import AppleFacts
import Basics
import CodeFacts
import Diagnostics
import Files
import SourceSyntax

/// The pushes in a repository: `.apns` files for the simulator, and JSON files with an `aps`, such as those of tests and
/// servers.
struct CodePushes {
    private(set) var pushes: [PushFact] = []

    /// A push has 5 KiB at most; a file can have several, or be indented.
    private static let fileLimit = 64 << 10
    private static let countLimit = 4_000

    /// - Parameter paths: `.apns` and JSON files.
    init(_ paths: [FilePath], from folder: FilePath, threads: Int) {
        let files = WorkerThreads(withLargeStacks: threads).map(paths.prefix(Self.countLimit).map { $0 }) { path in
            Self.push(path, from: folder)
        }
        pushes = files.compactMap { $0 }
    }

    private static func push(_ path: FilePath, from folder: FilePath) -> PushFact? {
        guard let bytes = try? FileSystem.read(path, limit: fileLimit), bytes.count <= fileLimit,
            bytes.firstIndex(of: "\"\(PayloadKey.aps)\"") != nil
        else { return nil }
        let file = SourceFile(path: path.shown(from: folder), bytes: bytes)
        var limits = ReadingLimits()
        var ignored: [Finding] = []
        // Only a push itself: a fixture that contains one, such as a recorded request, isn't sent as it is.
        guard let root = JSONReader.read(file, limits: &limits, findings: &ignored), root.kind == .mapping,
            let aps = root.value(of: PayloadKey.aps), aps.kind == .mapping
        else { return nil }
        func text(_ key: String) -> CodeText? {
            aps.value(of: key).flatMap { $0.kind == .scalar ? CodeText($0.text, at: $0.range) : nil }
        }
        var push = PushFact(file: file, range: aps.range)
        push.category = text("category")
        push.attributesType = text(ActivityKey.attributesType)
        if let state = aps.value(of: ActivityKey.contentState), state.kind == .mapping {
            push.stateRange = state.range
            push.stateKeys = state.entries.map(\.key.text)
        }
        return push
    }
}
