#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Another program, started without a shell. The only way in which Belfry runs programs.
///
/// Calls the system directly: Belfry doesn't use the part of Foundation that has `Process`.
package struct ChildProcess: ~Copyable {
    private let program: String
    private let process: pid_t
    /// What the program prints.
    private let output: Descriptor
    private let error: Descriptor
    private var hasEnded = false

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Found as a shell would find it.
    ///   - input: The file that the program reads as its standard input; nil for an empty one.
    ///   - environment: Changes to the environment of this process; nil removes a variable.
    /// - Returns: Nil if the program doesn't exist.
    package init?(
        _ program: String,
        _ arguments: [String],
        input: FilePath? = nil,
        environment: [String: String?] = [:]
    ) throws(FileError) {
        // Opened here: the system would wait for the writer of a pipe before the program starts.
        let input = try input.map { path throws(FileError) in Descriptor(try FileSystem.open(path)) }
        let (output, error) = (try Pipe(), try Pipe())
        // Neither the program nor its reader waits because of complaints. Only the first line is shown.
        for end in [error.reading, error.writing] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
        let started = try Self.start(program, arguments, environment, from: input, to: [output.writing, error.writing])
        guard let process = started else { return nil }
        (self.program, self.process) = (program, process)
        (self.output, self.error) = (output.reading, error.reading)
    }

    deinit {
        guard !hasEnded else { return }
        systemKill(process)
        _ = try? waitForEnd()
    }

    /// Starts a program that neither reads nor prints, and doesn't wait for its end.
    ///
    /// - Returns: Whether the program exists.
    package static func startDetached(_ program: String, _ arguments: [String]) throws(FileError) -> Bool {
        try start(program, arguments, [:], from: nil, to: []) != nil
    }

    // MARK: Output

    /// Reads what the program prints while it runs.
    ///
    /// - Parameter name: The name in errors.
    package func lines(named name: String) -> ByteStream { ByteStream(reading: output.number, named: name) }

    /// How a program ended.
    package struct End {
        /// The status with which it exited; 128 and the number of the signal that ended it.
        package let status: Int32
        /// The first line of its error output.
        package let complaint: String
    }

    /// Waits for the end of a program whose output was read.
    package consuming func end() throws(FileError) -> End {
        hasEnded = true
        output.close()
        return try waitForEnd()
    }

    /// Ends the program because nobody needs the rest of its output.
    package consuming func cancel() {}

    /// A program that ran to its end.
    package struct Result {
        package let end: End
        package let output: [UInt8]
        /// Whether the output exceeded the limit, so that the program was ended.
        package let isTooLong: Bool
        /// Whether the program needed more than its time, so that it was ended.
        package let isTooSlow: Bool
    }

    /// Reads all output and waits for the end.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of output bytes.
    ///   - seconds: The maximum time.
    package consuming func result(limit: Int, seconds: Int) throws(FileError) -> Result {
        hasEnded = true
        let (bytes, failure) = readAll(limit: limit, until: .now.advanced(by: .seconds(seconds)))
        let isTooLong = bytes.count > limit
        let isTooSlow = failure == ETIMEDOUT
        // A program that writes to a full pipe would wait forever.
        if isTooLong || failure != nil { systemKill(process) }
        let end = try waitForEnd()
        if let failure, !isTooSlow {
            throw FileError("can't read the output of '\(program)': \(FileError.reason(failure))")
        }
        return Result(end: end, output: bytes, isTooLong: isTooLong, isTooSlow: isTooSlow)
    }

    /// - Returns: The output, and the system's `errno` if it wasn't read to its end.
    private func readAll(limit: Int, until deadline: ContinuousClock.Instant) -> ([UInt8], failure: Int32?) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let rest = ContinuousClock.now.duration(to: deadline)
            guard rest > .zero else { return (bytes, ETIMEDOUT) }
            let milliseconds = rest.components.seconds * 1000 + rest.components.attoseconds / 1_000_000_000_000_000
            var request = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
            let isReady = poll(&request, 1, Int32(clamping: milliseconds + 1))
            if isReady == 0 || isReady < 0 && errno == EINTR { continue }
            let count = isReady < 0 ? -1 : systemRead(output.number, &buffer, buffer.count)
            if count == 0 { break }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return (bytes, errno) }
        }
        return (bytes, nil)
    }

    // MARK: Ending

    private func waitForEnd() throws(FileError) -> End {
        var state: Int32 = 0
        while waitpid(process, &state, 0) < 0 {
            guard errno == EINTR else { throw FileError("can't wait for '\(program)': \(FileError.reason())") }
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let complaint = buffer[..<max(0, systemRead(error.number, &buffer, buffer.count))]
        // Terminated by a signal, or with a status (wait(2)).
        return End(
            status: state & 0x7F == 0 ? (state >> 8) & 0xFF : 128 + state & 0x7F,
            complaint: String(decoding: complaint.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }

    // MARK: Starting

    #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private static var noActions: FileActions { nil }
    #else
    private typealias FileActions = posix_spawn_file_actions_t
    private static var noActions: FileActions { FileActions() }
    #endif

    /// - Parameter outputs: Where standard output and standard error go; empty for nowhere.
    private static func start(
        _ program: String,
        _ arguments: [String],
        _ environment: [String: String?],
        from input: Descriptor?,
        to outputs: [Descriptor]
    ) throws(FileError) -> pid_t? {
        var actions = noActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        for (index, number) in [STDOUT_FILENO, STDERR_FILENO].enumerated() {
            if outputs.isEmpty {
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
            } else {
                posix_spawn_file_actions_adddup2(&actions, outputs[index].number, number)
            }
        }
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        var process: pid_t = 0
        let failure = withPointers(to: [program] + arguments) { arguments in
            withPointers(to: variables.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
                posix_spawnp(&process, program, &actions, nil, arguments, variables)
            }
        }
        guard failure != ENOENT else { return nil }
        guard failure == 0 else { throw FileError("can't run '\(program)': \(FileError.reason(failure))") }
        return process
    }

    /// C strings: pointers, with a null pointer at the end.
    private static func withPointers<Value>(
        to texts: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
    ) -> Value {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}

/// An open file of this process. Closed once.
private final class Descriptor {
    let number: Int32
    private var isOpen = true

    init(_ number: Int32) {
        self.number = number
    }

    deinit { close() }

    func close() {
        guard isOpen else { return }
        isOpen = false
        systemClose(number)
    }
}

private struct Pipe {
    let reading: Descriptor
    let writing: Descriptor

    init() throws(FileError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw FileError("can't create a pipe: \(FileError.reason())") }
        // The other program mustn't inherit the descriptors: it would keep its own output open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (Descriptor(ends[0]), Descriptor(ends[1]))
    }
}
