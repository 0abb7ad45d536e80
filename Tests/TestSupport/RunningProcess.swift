package import Foundation
import Testing

/// A running process with a time limit.
///
/// A process that hangs is killed after `limit` seconds and recorded as an issue with its arguments, so that the test
/// fails instead of hanging. If the tests are killed, the system ends it after as many seconds of processor time.
package final class RunningProcess: @unchecked Sendable {
    /// In seconds: the first build of a package takes one or two hundred.
    private static let limit = 600.0

    /// Processes are started one at a time: Foundation crashed when several threads started them.
    private static let starting = NSLock()

    /// Writes programs that a test runs, while no process starts.
    ///
    /// A process that starts has the open files of this one until its program runs, and the system doesn't run a file
    /// that is open for writing (“Text file busy”).
    package static func whileNoneStarts(_ write: () throws -> Void) rethrows { try starting.withLock(write) }

    private let process: Process
    private let command: String
    private let ending = DispatchGroup()
    private let lock = NSLock()
    private var result: Int32?

    /// - Parameter process: Configured, but not yet running.
    /// - Throws: If it can't be started.
    package init(_ process: Process) throws {
        self.process = process
        let words = [process.executableURL?.path ?? ""] + (process.arguments ?? [])
        command = words.joined(separator: " ")
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "ulimit -t \(Int(Self.limit)); exec \"$0\" \"$@\""] + words
        ending.enter()
        process.terminationHandler = { self.end(with: $0.terminationStatus) }
        do {
            try Self.starting.withLock { try process.run() }
        } catch {
            ending.leave()
            throw error
        }
    }

    package var hasEnded: Bool { lock.withLock { result != nil } }

    /// Kills it immediately.
    package func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Waits for its end.
    ///
    /// - Returns: Its exit status, or the signal that ended it.
    package func status() async -> Int32 {
        let timer = Task {
            try await Task.sleep(for: .seconds(Self.limit))
            giveUp()
        }
        await withCheckedContinuation { continuation in
            ending.notify(queue: .global()) { continuation.resume() }
        }
        timer.cancel()
        return lock.withLock { result ?? 0 }
    }

    /// Waits for its end, like `status()`, in synchronous code.
    package func waitForStatus() -> Int32 {
        if ending.wait(timeout: .now() + Self.limit) == .timedOut { giveUp() }
        return lock.withLock { result ?? 0 }
    }

    private func giveUp() {
        Issue.record("'\(command)' did not end within \(Int(Self.limit)) s")
        kill()
        end(with: SIGKILL)
    }

    /// Only the first result counts.
    private func end(with status: Int32) {
        let isFirst = lock.withLock {
            defer { result = result ?? status }
            return result == nil
        }
        if isFirst { ending.leave() }
    }
}
