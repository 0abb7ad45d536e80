/// Measures the time since a command began, for its summary.
struct Stopwatch {
    private let start = ContinuousClock.now

    /// `no findings in 1 file (12 ms)`
    func timed(_ summary: String) -> String { "\(summary) (\(text))" }

    private var text: String {
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return milliseconds < 10_000 ? "\(Int(milliseconds)) ms" : "\(Int(milliseconds / 1_000)) s"
    }
}
