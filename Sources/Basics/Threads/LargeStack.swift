#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Calls a function on a thread whose stack is large enough for code that is nested deeply, and waits for it.
package func onLargeStack(_ body: @Sendable () -> Void) { onLargeStacks(1) { _ in body() } }

/// - Parameter body: Gets the number of its thread, from 0.
func onLargeStacks(_ count: Int, _ body: @Sendable (Int) -> Void) {
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
