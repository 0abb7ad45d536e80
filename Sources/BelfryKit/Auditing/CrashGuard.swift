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

/// Keeps a run alive whose parser crashes or hangs on a file: the process starts again, without that file.
///
/// `SwiftNesting` refuses what is known to do that, but the parser isn't ours. Nothing is printed before all files are
/// read, so the process can replace itself: a signal handler calls `execve(2)`, which POSIX allows there. Unlike a
/// child process for each file, this costs nothing in a run without crash, needs no copy of the syntax tree, and also
/// covers the interpreter. The files to leave out are in the environment, a variable each.
package final class CrashGuard: Sendable {
    /// Watches nothing.
    package static let none = CrashGuard(skipped: [])

    private static let variable = "BELFRY_UNREADABLE_"
    /// After so many files, a crash is a crash.
    private static let restartLimit = 20
    /// Processor time of the process while it reads one file.
    private static let seconds = 5

    private let skipped: Set<String>

    private init(skipped: Set<String>) { self.skipped = skipped }

    /// Why a file isn't read; nil if it can be.
    func reason(toSkip name: String) -> String? {
        skipped.contains(name) ? "reading it crashed, or took more than \(Self.seconds) seconds" : nil
    }

    /// Watches this process from now on. Call it once, before anything is printed.
    package static func installed() -> CrashGuard {
        var skipped: Set<String> = []
        while let path = getenv(variable + String(skipped.count)), skipped.count < restartLimit {
            guard skipped.insert(String(cString: path)).inserted else { break }
        }
        if skipped.count < restartLimit { GuardState.install(restart: skipped.count, seconds: seconds) }
        return CrashGuard(skipped: skipped)
    }

    /// Reads a file, or works with what it contains.
    func reading<Result>(_ name: String, _ body: () -> Result) -> Result {
        guard let state = guardState, let slot = state.pointee.take() else { return body() }
        defer { state.pointee.release(slot) }
        let outer = slot.pointee.variable
        slot.pointee.variable = strdup("\(Self.variable)\(state.pointee.restart)=\(name)")
        slot.pointee.start = processorSeconds()
        defer {
            // The handler must never see a variable that is freed.
            let inner = slot.pointee.variable
            slot.pointee.variable = outer
            slot.pointee.start = processorSeconds()
            free(inner)
        }
        return body()
    }
}

/// What a signal handler needs. It may neither allocate memory nor wait, so everything is prepared, behind pointers.
private struct GuardState {
    /// A thread that reads a file.
    struct Slot {
        var thread: pthread_t
        var uses = 0
        /// The environment variable that names the file.
        var variable: UnsafeMutablePointer<CChar>?
        var start = 0.0
        /// The stack of the handler: that of the thread may be full.
        let stack: UnsafeMutableRawPointer
    }

    let restart: Int
    let seconds: Int
    let program: UnsafeMutablePointer<CChar>
    let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// The environment, with room for one more variable at the end.
    let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let environmentCount: Int
    let slots: UnsafeMutablePointer<Slot>
    let lock: UnsafeMutablePointer<pthread_mutex_t>

    static let slotCount = 64
    private static let stackBytes = 1 << 16
    private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

    static func install(restart: Int, seconds: Int) {
        guard guardState == nil, let program = executablePath() else { return }
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        let variables = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: environment.count + 2)
        variables.initialize(repeating: nil, count: environment.count + 2)
        for (index, variable) in environment.enumerated() { variables[index] = strdup(variable) }
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
        for index in 0..<slotCount {
            let stack = UnsafeMutableRawPointer.allocate(byteCount: stackBytes, alignment: 16)
            (slots + index).initialize(to: Slot(thread: pthread_self(), stack: stack))
        }
        let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        let state = UnsafeMutablePointer<GuardState>.allocate(capacity: 1)
        state.initialize(
            to: GuardState(
                restart: restart, seconds: seconds, program: program, arguments: CommandLine.unsafeArgv,
                environment: variables, environmentCount: environment.count, slots: slots, lock: lock))
        guardState = state
        for signal in crashes { handle(signal, handleCrash) }
        handle(SIGPROF, handleTime)
        setTimer(milliseconds: 250)
    }

    private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_NODEFER) | Int32(SA_RESTART)
        sigaction(signal, &action, nil)
    }

    /// This program, as `execve(2)` finds it.
    private static func executablePath() -> UnsafeMutablePointer<CChar>? {
        #if os(Linux)
        return strdup("/proc/self/exe")
        #else
        guard let name = CommandLine.arguments.first else { return nil }
        if name.utf8.contains(UInt8(ascii: "/")) { return strdup(name) }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
        return strdup(path)
        #endif
    }

    // MARK: - Threads

    /// The slot of this thread; nil if there are too many threads.
    func take() -> UnsafeMutablePointer<Slot>? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let own = slot(of: pthread_self())
        guard let slot = own ?? (0..<Self.slotCount).lazy.map({ slots + $0 }).first(where: { $0.pointee.uses == 0 })
        else { return nil }
        if own == nil {
            slot.pointee.thread = pthread_self()
            setStack(slot.pointee.stack, isUsed: true)
        }
        slot.pointee.uses += 1
        return slot
    }

    func release(_ slot: UnsafeMutablePointer<Slot>) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        slot.pointee.uses -= 1
        if slot.pointee.uses == 0 { setStack(slot.pointee.stack, isUsed: false) }
    }

    private func setStack(_ memory: UnsafeMutableRawPointer, isUsed: Bool) {
        var stack = stack_t()
        stack.ss_sp = memory
        stack.ss_size = .init(Self.stackBytes)
        stack.ss_flags = isUsed ? 0 : Int32(SS_DISABLE)
        sigaltstack(&stack, nil)
    }

    // MARK: - In a signal handler

    func slot(of thread: pthread_t) -> UnsafeMutablePointer<Slot>? {
        var index = 0
        while index < Self.slotCount {
            let slot = slots + index
            if slot.pointee.uses > 0, pthread_equal(slot.pointee.thread, thread) != 0 { return slot }
            index += 1
        }
        return nil
    }

    /// The slot of a thread that reads a file for too long.
    func lateSlot() -> UnsafeMutablePointer<Slot>? {
        let now = processorSeconds()
        var index = 0
        while index < Self.slotCount {
            let slot = slots + index
            if slot.pointee.uses > 0, slot.pointee.variable != nil, now - slot.pointee.start > Double(seconds) {
                return slot
            }
            index += 1
        }
        return nil
    }

    /// Returns only if the program can't be started.
    func restart(without slot: UnsafeMutablePointer<Slot>) {
        environment[environmentCount] = slot.pointee.variable
        // A timer and the mask of signals outlive the program.
        setTimer(milliseconds: 0)
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execve(program, arguments, environment)
    }
}

nonisolated(unsafe) private var guardState: UnsafeMutablePointer<GuardState>?

private func handleCrash(_ number: Int32) {
    if let state = guardState, let slot = state.pointee.slot(of: pthread_self()), slot.pointee.variable != nil {
        state.pointee.restart(without: slot)
    }
    // As without a handler.
    signal(number, SIG_DFL)
    raise(number)
}

private func handleTime(_ number: Int32) {
    guard let state = guardState, let slot = state.pointee.lateSlot() else { return }
    state.pointee.restart(without: slot)
}

private func processorSeconds() -> Double {
    // POSIX defines the unit.
    Double(clock()) / 1e6
}

private func setTimer(milliseconds: Int) {
    let interval = timeval(tv_sec: 0, tv_usec: .init(milliseconds * 1000))
    var timer = itimerval(it_interval: interval, it_value: interval)
    #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
    setitimer(ITIMER_PROF, &timer, nil)
    #endif
}
