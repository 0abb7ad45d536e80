import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of a program.
struct ProcessRun {
    var duration: Duration
    /// On all processors, with that of the system.
    var processorTime: Duration
    /// The peak memory.
    var peakBytes: Double

    var ms: String { duration.milliseconds.formatted(digits: 1) }
    var peak: String { (peakBytes / 1e6).formatted(digits: 1) }
}

/// A folder for measuring, and the programs to measure.
struct Workbench {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let folder: URL
    private let programs: URL
    /// The root folder of the repository.
    let repository: URL

    init() throws {
        programs = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        folder = FileManager.default.temporaryDirectory.appending(path: "belfry-benchmarks")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func program(_ name: String) -> String { programs.appending(path: name).path }

    func schema(categories: Int) throws -> URL {
        try file("notifications.yaml", in: "\(categories)", Array(DeclarationMaker.schema(categories: categories).utf8))
    }

    func file(_ name: String, in subfolder: String, _ bytes: [UInt8]) throws -> URL {
        let folder = folder.appending(path: subfolder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        return file
    }

    /// The path of a tool that was installed for the benchmarks, or is in `PATH`.
    func tool(_ name: String) -> String? {
        let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
        return ([repository.appending(path: ".build/benchmarks/tools/bin").path] + paths).map { $0 + "/" + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a program to its end and discards its output.
    ///
    /// - Parameter mayFind: Whether it may exit with 1, because it has findings.
    func run(_ program: String, _ arguments: [String], mayFind: Bool = true) throws -> ProcessRun {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var arguments = ([program] + arguments).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let start = ContinuousClock.now
        guard posix_spawn(&process, program, &actions, nil, &arguments, environ) == 0 else {
            throw Failure(description: "cannot start \(program)")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else { throw Failure(description: "\(program) is lost") }
        let duration = ContinuousClock.now - start
        guard status == 0 || mayFind && status == 1 << 8 else {
            throw Failure(description: "\(program) ended with status \(status)")
        }
        #if canImport(Darwin)
        let unit = 1.0
        #else
        let unit = 1024.0
        #endif
        func time(_ time: timeval) -> Duration { .seconds(time.tv_sec) + .microseconds(Int(time.tv_usec)) }
        return ProcessRun(
            duration: duration, processorTime: time(usage.ru_utime) + time(usage.ru_stime),
            peakBytes: Double(usage.ru_maxrss) * unit)
    }

    /// What a program writes to its standard output.
    func output(of program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// The number of instructions of a stage, without those of starting the process.
    func instructions(of stage: StageBenchmarks.Stage, categories: Int, by valgrind: String) throws -> Double {
        func count(_ size: Int) throws -> Double {
            let counts = folder.appending(path: "callgrind.out")
            _ = try run(
                valgrind,
                [
                    "--tool=callgrind", "--callgrind-out-file=\(counts.path)", program("Benchmarks"),
                    "--profile", stage.rawValue, "--sizes", "\(size)",
                ])
            let text = String(decoding: try Data(contentsOf: counts), as: UTF8.self)
            guard
                let line = text.split(separator: "\n").last(where: {
                    $0.hasPrefix("summary:") || $0.hasPrefix("totals:")
                }),
                let count = line.split(separator: " ").last.flatMap({ Double($0) })
            else { throw Failure(description: "valgrind counted nothing") }
            return count
        }
        return try count(categories) - count(0)
    }
}
