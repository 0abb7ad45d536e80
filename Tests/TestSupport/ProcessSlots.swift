/// Limits the number of concurrent test processes.
///
/// Hundreds of tests wait for a process at the same time, and each has open files. Foundation watches processes with
/// `select`, which crashes with more than 1,024 files.
package actor ProcessSlots {
    private static let shared = ProcessSlots(count: 8)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init(count: Int) {
        free = count
    }

    /// Runs `body`, which starts a process and waits for its end, when a slot is free.
    package static func withSlot<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        await shared.take()
        do {
            let result = try await body()
            await shared.release()
            return result
        } catch {
            await shared.release()
            throw error
        }
    }

    private func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func release() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
