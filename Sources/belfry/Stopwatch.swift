/// The time since a command began, as a summary shows it.
struct Stopwatch {
    private let start = ContinuousClock.now

    var text: String {
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return milliseconds < 10_000 ? "\(Int(milliseconds)) ms" : "\(Int(milliseconds / 1_000)) s"
    }
}
