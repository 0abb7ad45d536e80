#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Transforms elements on several threads. The result is in the order of the elements.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ transform: @Sendable (Element) -> Result
) -> [Result] {
    let workers = max(1, min(threads, elements.count))
    var results = [[Result]](repeating: [], count: workers)
    results.withUnsafeMutableBufferPointer { buffer in
        // Each worker writes only to its own element.
        nonisolated(unsafe) let buffer = buffer
        onLargeStacks(workers) { worker in
            buffer[worker] = stride(from: worker, to: elements.count, by: workers).map { transform(elements[$0]) }
        }
    }
    return (0..<elements.count).map { results[$0 % workers][$0 / workers] }
}

/// Calls a function on threads whose stack is large enough for code that is nested deeply, and waits for them.
///
/// - Parameter body: Gets the number of its thread, from 0.
package func onLargeStacks(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
        let jobs = (0..<count).map { number in Job { body(number) } }
        let threads = jobs.map(LargeStackThread.init)
        for thread in threads { thread.join() }
    }
}

private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private struct LargeStackThread {
    /// Enough for the limits of nesting, also in a build for debugging. Only what is used takes memory.
    private static let stackBytes = 512 << 20

    #if canImport(Darwin)
    private var thread: pthread_t?
    #else
    private var thread = pthread_t()
    #endif
    private let isRunning: Bool

    init(_ job: Job) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackBytes)
        let argument = Unmanaged.passRetained(job)
        let failure = pthread_create(
            &thread, &attributes,
            { pointer in
                let pointer: UnsafeMutableRawPointer? = pointer
                if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, argument.toOpaque())
        isRunning = failure == 0
        if failure != 0 {
            // No more threads: the caller does the work.
            argument.release()
            job.body()
        }
    }

    func join() {
        guard isRunning else { return }
        #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
        #else
        pthread_join(thread, nil)
        #endif
    }
}
