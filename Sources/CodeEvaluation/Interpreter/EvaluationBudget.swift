/// What code may cost.
///
/// A limit for each function would multiply with the number of functions, and a limit for the run alone would let one
/// file spend it for all others. So each file has a share, and the run has a limit, too.
struct EvaluationBudget {
    /// Time: a step is less than a microsecond.
    static let stepsOfFile = 400_000
    static let stepsOfRun = 1_200_000
    /// Memory: the texts, lists and declarations that code makes.
    static let bytesOfFile = 8 << 20
    static let bytesOfRun = 32 << 20
    /// The length of a text that an app can mean.
    static let textLimit = 16 << 10
    static let listLimit = 4096

    private var file = (steps: 0, bytes: 0)
    private var run = (steps: 0, bytes: 0)

    mutating func beginFile() { file = (0, 0) }

    mutating func spend(steps: Int = 0, bytes: Int = 0) {
        file.steps += steps
        file.bytes += bytes
        run.steps += steps
        run.bytes += bytes
    }

    var isSpent: Bool { isRunSpent || file.steps >= Self.stepsOfFile || file.bytes >= Self.bytesOfFile }

    /// Whether later files have nothing left.
    var isRunSpent: Bool { run.steps >= Self.stepsOfRun || run.bytes >= Self.bytesOfRun }

    /// Why the file that runs isn't run to its end.
    var reason: String {
        if run.steps >= Self.stepsOfRun { return "the code of all files takes more than \(Self.stepsOfRun) steps" }
        if run.bytes >= Self.bytesOfRun {
            return "the values in the code of all files take more than \(Self.bytesOfRun >> 20) MiB"
        }
        return file.steps >= Self.stepsOfFile
            ? "its code takes more than \(Self.stepsOfFile) steps"
            : "the values in its code take more than \(Self.bytesOfFile >> 20) MiB"
    }
}
