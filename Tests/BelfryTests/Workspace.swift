import Foundation
import TestSupport
import Testing

/// A temporary folder for a test, in which the built `belfry` runs.
final class Workspace: Sendable {
    let folder: URL

    struct Result: Sendable {
        var status: Int32
        var output: String
        var error: String
    }

    init(_ files: [String: String] = [:]) throws {
        // Without links in its path, so that displayed paths can be compared.
        folder = temporaryFolder.appending(path: "belfry-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ name: String) -> URL { folder.appending(path: name) }

    func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(
            at: url(name).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url(name))
    }

    func writeExecutable(_ text: String, to name: String) throws {
        try RunningProcess.whileNoneStarts {
            try write(text, to: name)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url(name).path)
        }
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: destination)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

    func text(_ name: String) throws -> String { String(decoding: try Data(contentsOf: url(name)), as: UTF8.self) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

    /// A number that changes whenever the file is written, because a new file replaces it.
    func identity(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url(name).path)[.systemFileNumber] as? Int
    }

    /// All files, sorted.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url(name).path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// - Parameters:
    ///   - arguments: Separated by spaces.
    ///   - folder: Where to run, relative to the workspace.
    func belfry(
        _ arguments: String,
        in folder: String = ".",
        input: String = "",
        environment: [String: String] = [:]
    ) async throws -> Result {
        try await ProcessSlots.withSlot {
            let channels = try Workspace.Channels(input: input)
            let status = try await run(arguments, in: folder, environment: environment) { process in
                process.standardInput = channels.input
                process.standardOutput = channels.output
                process.standardError = channels.error
            }
            return Result(
                status: status, output: shortened(channels.text("output"), in: folder),
                error: shortened(channels.text("error"), in: folder))
        }
    }

    /// Shortens absolute paths at the beginning of lines, which the `xcode` reporter writes.
    private func shortened(_ text: String, in folder: String) -> String {
        let path = (folder == "." ? self.folder : url(folder)).path + "/"
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.hasPrefix(path) ? $0.dropFirst(path.count) : $0 }.joined(separator: "\n")
    }

    /// Runs a shell script, in which `$belfry` is the tool: for limits and streams that only a shell can set.
    func shell(_ script: String) async throws -> Result {
        try await ProcessSlots.withSlot {
            let channels = try Workspace.Channels(input: "")
            let status = try await start(URL(filePath: "/bin/bash"), ["-c", script], environment: [:]) { process in
                process.standardInput = channels.input
                process.standardOutput = channels.output
                process.standardError = channels.error
            }.status()
            return Result(status: status, output: channels.text("output"), error: channels.text("error"))
        }
    }

    /// Starts `belfry` without waiting for its end.
    func start(_ arguments: String) throws -> RunningProcess {
        try start(Self.executable, arguments.words, environment: [:]) { process in
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
        }
    }

    /// Runs with a terminal as standard output, and returns its content.
    func belfryOnTerminal(_ arguments: String, environment: [String: String] = [:]) async throws -> String {
        let (master, slave) = try #require(Self.openTerminal())
        let terminal = FileHandle(fileDescriptor: master, closeOnDealloc: true)
        let output = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        let environment = ["TERM": "xterm"].merging(environment) { $1 }
        let run = try start(Self.executable, arguments.words, environment: environment) { process in
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
        }
        // Reads during the run: a terminal has a buffer of a few kilobytes, and then blocks the writer.
        async let end = run.status()
        var shown: [UInt8] = []
        var hasEnded = false
        repeat {
            hasEnded = run.hasEnded
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = read(master, &buffer, buffer.count), count > 0 { shown += buffer.prefix(count) }
            try await Task.sleep(for: .milliseconds(5))
        } while !hasEnded
        _ = await end
        withExtendedLifetime((terminal, output)) {}
        return String(decoding: shown, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }

    /// Both ends of a pseudoterminal.
    private static func openTerminal() -> (master: Int32, slave: Int32)? {
        #if os(Linux)
        // The POSIX functions for this aren't in the Glibc module; these calls are equivalent (tty_ioctl(4)).
        let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (lock, number) = (Int32(0), UInt32(0))
        guard master >= 0, ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0 else {
            return nil
        }
        let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        #else
        let master = posix_openpt(O_RDWR | O_NOCTTY)
        guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
        let slave = open(name, O_RDWR | O_NOCTTY)
        #endif
        return slave >= 0 ? (master, slave) : nil
    }

    private func run(
        _ arguments: String,
        in folder: String,
        environment: [String: String],
        configure: (Process) -> Void
    ) async throws -> Int32 {
        try await start(
            Self.executable, arguments.words, in: folder, environment: environment, configure: configure
        ).status()
    }

    private func start(
        _ executable: URL,
        _ arguments: [String],
        in folder: String = ".",
        environment: [String: String],
        configure: (Process) -> Void
    ) throws -> RunningProcess {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = url(folder)
        let ours = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "belfry": Self.executable.path]
        process.environment = ours.merging(environment) { $1 }
        configure(process)
        return try RunningProcess(process)
    }

    /// Next to the test bundle, where SwiftPM builds both.
    static let executable: URL = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
        let tests = bundle ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appending(path: "belfry")
    }()
}

extension Workspace {
    /// Files instead of pipes, which would have to be read during the run.
    private final class Channels {
        let input: FileHandle
        let output: FileHandle
        let error: FileHandle
        private let folder: URL

        init(input text: String) throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appending(path: "input"))
            try Data().write(to: folder.appending(path: "output"))
            try Data().write(to: folder.appending(path: "error"))
            input = try FileHandle(forReadingFrom: folder.appending(path: "input"))
            output = try FileHandle(forWritingTo: folder.appending(path: "output"))
            error = try FileHandle(forWritingTo: folder.appending(path: "error"))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func text(_ name: String) -> String {
            let data = try? Data(contentsOf: folder.appending(path: name))
            return String(decoding: data ?? Data(), as: UTF8.self)
        }
    }
}

extension String {
    /// The words of a command line.
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}

/// Schemas that tests share.
enum Sample {
    /// No findings.
    static let good = """
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions:
              - like: { title: Like, icon: hand.thumbsup }

        """
    /// One error.
    static let bad = good.replacingOccurrences(of: "icon:", with: "icn:")
    /// One warning, `category-too-many-actions`.
    static let doubtful = """
        categories:
          episode:
            hidden-previews-body-placeholder: New episode
            actions:
              - download: { title: Download, icon: arrow.down.circle }
              - play: { title: Play Now, icon: play }
              - play-next: { title: Play Next, icon: text.insert }
              - play-last: { title: Play Last, icon: text.append }
              - archive: { title: Archive, icon: archivebox }

        """
}
