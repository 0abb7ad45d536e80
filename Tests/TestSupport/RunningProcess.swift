package import Foundation
import Testing

/// A process that was started, and that may not run for ever.
///
/// One that hangs is ended after `limit` seconds and recorded as an issue with its arguments: a test should fail where it
/// would hang.
package final class RunningProcess: @unchecked Sendable {
    /// In seconds: the first build of a package takes one or two hundred.
    private static let limit = 600.0

    private let process: Process
    private let hasEnded = DispatchGroup()
    private let lock = NSLock()
    private var result: Int32?

    /// - Parameter process: All set, and not yet running.
    /// - Throws: If it cannot be started.
    package init(_ process: Process) throws {
        self.process = process
        hasEnded.enter()
        process.terminationHandler = { self.end(with: $0.terminationStatus) }
        do {
            try process.run()
        } catch {
            hasEnded.leave()
            throw error
        }
        // Foundation hears of the end when the last that inherited its socket ends, and that may be a process which was
        // started by another test at the same moment, or one that stays behind.
        Thread.detachNewThread { [self] in
            if let status = Self.waitForExit(of: self.process.processIdentifier) { end(with: status) }
        }
    }

    /// Waits for a child and leaves its status to be read by others; nil where they were faster.
    private static func waitForExit(of identifier: pid_t) -> Int32? {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else { return nil }
        }
        #if os(Linux)
        return information._sifields._sigchld.si_status
        #else
        return information.si_status
        #endif
    }

    /// At once: nothing of it runs any more.
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
            hasEnded.notify(queue: .global()) { continuation.resume() }
        }
        timer.cancel()
        return lock.withLock { result ?? 0 }
    }

    /// Waits for its end, as `status()` does, where nothing can be awaited.
    package func waitForStatus() -> Int32 {
        if hasEnded.wait(timeout: .now() + Self.limit) == .timedOut { giveUp() }
        return lock.withLock { result ?? 0 }
    }

    private func giveUp() {
        let command = [process.executableURL?.lastPathComponent ?? ""] + (process.arguments ?? [])
        Issue.record("'\(command.joined(separator: " "))' did not end within \(Int(Self.limit)) s")
        kill()
        end(with: SIGKILL)
    }

    /// The first to say that it has ended is believed.
    private func end(with status: Int32) {
        let isFirst = lock.withLock {
            defer { result = result ?? status }
            return result == nil
        }
        if isFirst { hasEnded.leave() }
    }
}
