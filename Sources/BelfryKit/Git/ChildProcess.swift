import Files

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

/// Runs another program to its end, without a shell.
///
/// Calls the system directly: Belfry doesn't use the part of Foundation that has `Process`.
struct ChildProcess {
    let status: Int32
    let output: [UInt8]
    /// Whether the output exceeded the limit, so that the program was killed.
    let isTooLong: Bool
    private let error: [UInt8]

    /// The first line of its error output.
    var complaint: String {
        String(decoding: error.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// - Parameters:
    ///   - program: Found as a shell would find it.
    ///   - environment: Changes to the environment of this process; nil removes a variable.
    ///   - limit: The maximum number of output bytes.
    /// - Returns: Nil if the program doesn't exist.
    init?(
        _ program: String,
        _ arguments: [String],
        environment changes: [String: String?],
        limit: Int
    ) throws(FileError) {
        let (output, error) = (try Pipe(), try Pipe())
        defer {
            for descriptor in [output.reading, output.writing, error.reading, error.writing] { descriptor.close() }
        }
        var environment = ProcessInfo.processInfo.environment
        for (name, value) in changes { environment[name] = value }
        guard let process = try Self.start(program, arguments, environment, writingTo: output, error) else {
            return nil
        }
        output.writing.close()
        error.writing.close()
        var streams = [Stream(output.reading, limit: limit), Stream(error.reading, limit: 1 << 16)]
        let failure = Self.drain(&streams)
        isTooLong = streams[0].isTooLong
        // A program that writes to a full pipe would wait forever.
        if failure != nil || streams.contains(where: \.isTooLong) { kill(process, SIGKILL) }
        var state: Int32 = 0
        while waitpid(process, &state, 0) < 0 {
            guard errno == EINTR else { throw FileError("can't wait for '\(program)': \(Self.reason())") }
        }
        if let failure { throw FileError("can't read the output of '\(program)': \(Self.reason(failure))") }
        // Terminated by a signal, or with a status (wait(2)).
        status = state & 0x7F == 0 ? (state >> 8) & 0xFF : 128 + state & 0x7F
        self.output = streams[0].bytes
        self.error = streams[1].bytes
    }

    // MARK: Starting

    #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private static var noActions: FileActions { nil }
    #else
    private typealias FileActions = posix_spawn_file_actions_t
    private static var noActions: FileActions { FileActions() }
    #endif

    private static func start(
        _ program: String,
        _ arguments: [String],
        _ environment: [String: String],
        writingTo output: Pipe,
        _ error: Pipe
    ) throws(FileError) -> pid_t? {
        var actions = noActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing.number, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, error.writing.number, STDERR_FILENO)
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var process: pid_t = 0
        let failure = withPointers(to: [program] + arguments) { arguments in
            withPointers(to: variables) { variables in
                posix_spawnp(&process, program, &actions, nil, arguments, variables)
            }
        }
        guard failure != ENOENT else { return nil }
        guard failure == 0 else { throw FileError("can't run '\(program)': \(reason(failure))") }
        return process
    }

    /// C strings: pointers, with a null pointer at the end.
    private static func withPointers<Result>(
        to texts: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }

    fileprivate static func reason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

    // MARK: Reading

    /// Reads all pipes at once: a program that waits for space in one would never close the other.
    ///
    /// - Returns: The system's `errno` if not everything was read.
    private static func drain(_ streams: inout [Stream]) -> Int32? {
        while streams.contains(where: \.isOpen), !streams.contains(where: \.isTooLong) {
            let open = streams.indices.filter { streams[$0].isOpen }
            var requests = open.map { pollfd(fd: streams[$0].descriptor.number, events: Int16(POLLIN), revents: 0) }
            let count = poll(&requests, nfds_t(requests.count), -1)
            guard count >= 0 || errno == EINTR else { return errno }
            for (index, request) in zip(open, requests) where count > 0 && request.revents != 0 {
                if let failure = streams[index].read() { return failure }
            }
        }
        return nil
    }

    private struct Stream {
        let descriptor: Descriptor
        private let limit: Int
        private(set) var bytes: [UInt8] = []
        private(set) var isOpen = true

        init(_ descriptor: Descriptor, limit: Int) {
            (self.descriptor, self.limit) = (descriptor, limit)
        }

        var isTooLong: Bool { bytes.count > limit }

        /// - Returns: The system's `errno` if it can't be read.
        mutating func read() -> Int32? {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = systemRead(descriptor.number, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                isOpen = false
            } else if errno != EINTR {
                return errno
            }
            return nil
        }
    }
}

/// An open file of this process. Closed once.
private final class Descriptor {
    let number: Int32
    private var isOpen = true

    init(_ number: Int32) {
        self.number = number
    }

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
        guard pipe(&ends) == 0 else { throw FileError("can't create a pipe: \(ChildProcess.reason())") }
        // The other program mustn't inherit the descriptors: it would keep its own output open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (Descriptor(ends[0]), Descriptor(ends[1]))
    }
}
