import ArgumentParser
import Foundation

/// The cost of Belfry as ratios within one run: absolute times depend on the machine and the moment, ratios don't.
@main struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures the stages of Belfry, whole runs of it, what its users' builds pay, and other tools."
    )

    /// In measuring order: the memory of a process counts at least as much as that of its parent, and the stages use
    /// the most.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case processes, logs, instructions, app, consumers, tools, stages
    }

    @Argument(help: "What to measure: \(Part.allCases.map(\.rawValue).joined(separator: ", ")).")
    var parts: [Part] = [.stages, .processes]

    @Option(help: "The sizes of schemas, in categories; each has three actions and a notification.")
    var sizes: [Int] = []

    /// Compilers take minutes for what Belfry does in a second.
    private func sizes(ofApps: Bool = false) -> [Int] {
        sizes.isEmpty ? (ofApps ? [10, 60, 300] : [10, 1_000, 10_000]) : sizes
    }

    @Option(help: "How often everything runs; stages of small schemas ten times as often.")
    var runs = 9

    @Option(help: "An earlier belfry, whose generated Swift is compiled in the same run (part app).")
    var baseline: String?

    @Option(help: ArgumentHelp("Only runs one stage, for a profiler.", visibility: .hidden))
    var profile: StageBenchmarks.Stage?

    func run() throws {
        if let profile {
            for size in sizes() { StageBenchmarks(categories: size, rounds: 1).profile(profile) }
            return
        }
        for part in Part.allCases where parts.contains(part) {
            switch part {
            case .stages: stages()
            case .processes: try processes()
            case .logs: try logs()
            case .instructions: try instructions()
            case .app: try app()
            case .consumers: try consumers()
            case .tools: try tools()
            }
        }
    }

    private func stages() {
        var table = Table(
            "Stages, in one process, by processor time",
            ["categories", "MB", "scan ms"] + StageBenchmarks.Stage.columns + ["all three", "lint, by the clock"])
        var largest: [Int: StageBenchmarks.Figures] = [:]
        for size in sizes() {
            let figures = StageBenchmarks(categories: size, rounds: max(runs, 1) * (size < 10_000 ? 10 : 1)).measure()
            largest[size] = figures
            let ratios = StageBenchmarks.Stage.allCases.dropFirst().map {
                figures.ratio(of: $0).formatted(digits: 1) + " ×"
            }
            let duration = figures.ratios[.lint]?.duration ?? 0
            table.add(
                ["\(size)", figures.megabytes.formatted(digits: 2), figures[.scan].milliseconds.formatted(digits: 2)]
                    + ratios + [figures.ratioOfAll, duration].map { $0.formatted(digits: 1) + " ×" })
        }
        table.note("× the bare scan: all events of libyaml for the same bytes, and nothing made of them")
        if let figures = largest[10_000] {
            table.goal(
                "lint at 10,000, by the clock", figures.ratios[.lint]?.duration ?? 0, atMost: 6, "× the scan")
            if let smaller = largest[1_000] {
                // Ten times as many fixtures would be too many files.
                table.goal("lint, Swift and fixtures at 1,000", smaller.ratioOfAll, atMost: 20, "× the scan")
                let growth = figures.ratio(of: .lint) / smaller.ratio(of: .lint)
                table.goal("lint, a category at 10,000 to one at 1,000", growth, atMost: 1.2, "×")
            }
        }
        table.print()
    }

    private func processes() throws {
        let workbench = try Workbench()
        var table = Table("Whole processes", ["categories", "input MB", "command", "ms", "peak MB", "peak / input"])
        let empty = try fastest { try workbench.run(workbench.program("EmptyProgram"), []) }
        table.add(["", "", "empty program", empty.ms, empty.peak, ""])
        for size in sizes() {
            let schema = try workbench.schema(categories: size)
            let outputs = schema.deletingLastPathComponent().path + "/"
            for (name, arguments) in [
                ("lint", ["lint", schema.path]),
                (
                    "generate",
                    ["generate", "--swift", outputs + "swift", "--fixtures", outputs + "fixtures", schema.path]
                ),
            ] {
                let run = try fastest { try workbench.run(workbench.program("belfry"), arguments) }
                let input = Double(try Data(contentsOf: schema).count) / 1e6
                let share = (run.peakBytes / 1e6 / input)
                table.add(
                    [
                        "\(size)", input.formatted(digits: 2), name, run.ms, run.peak,
                        size < 100 ? "" : share.formatted(digits: 1) + " ×",
                    ])
                if name == "lint", size == 10 {
                    table.goal(
                        "lint of 10 as a process", run.duration / empty.duration, atMost: 3, "× an empty program")
                }
                if name == "lint", size == 10_000 {
                    table.goal("peak of lint at 10,000", share, atMost: 12, "× the input")
                }
            }
        }
        table.print()
    }

    private func logs() throws {
        let workbench = try Workbench()
        guard let jq = workbench.tool("jq") else {
            print("There is no jq here, with which check-payload is compared.\n")
            return
        }
        let schema = try workbench.file("notifications.yaml", in: "logs", Array(LogMaker.schema.utf8))
        let orjson = workbench.tool("python3").flatMap { python in
            (try? workbench.run(python, ["-c", "import orjson"], mayFind: false)).map { _ in python }
        }
        let parsing = "import orjson, sys\nfor line in open(sys.argv[1], 'rb'): orjson.loads(line)"
        var table = Table(
            "Logs, by processor time",
            ["form", "MB", "check-payload MB/s", "jq -c . MB/s", "ratio", "orjson.loads MB/s"])
        for form in LogMaker.Form.allCases {
            let bytes = LogMaker.log(of: form)
            let log = try workbench.file("\(form).jsonl", in: "logs", bytes)
            let own = try fastest(\.processorTime) {
                try workbench.run(
                    workbench.program("belfry"),
                    ["check-payload", log.path, "--schema", schema.path, "--quiet", "--exit-zero"])
            }
            let peer = try fastest(\.processorTime) { try workbench.run(jq, ["-c", ".", log.path]) }
            let parsed = try orjson.map { python in
                try fastest(\.processorTime) { try workbench.run(python, ["-c", parsing, log.path]) }
            }
            let megabytes = Double(bytes.count) / 1e6
            let ratio = peer.processorTime / own.processorTime
            table.add(
                [
                    form.rawValue, megabytes.formatted(digits: 0),
                    (megabytes / own.processorTime.seconds).formatted(digits: 0),
                    (megabytes / peer.processorTime.seconds).formatted(digits: 0), ratio.formatted(digits: 1) + " ×",
                    parsed.map { (megabytes / $0.processorTime.seconds).formatted(digits: 0) } ?? "",
                ])
            if let goal = form.goal { table.goal(form.rawValue, ratio, atLeast: goal, "× as fast as jq") }
        }
        table.print()
    }

    private func instructions() throws {
        let workbench = try Workbench()
        guard let valgrind = workbench.tool("valgrind") else {
            print("There is no valgrind here, which counts instructions.\n")
            return
        }
        var table = Table("Instructions, by valgrind --tool=callgrind", ["categories", "stage", "millions", "× scan"])
        // A hundred times slower than without: the largest size would take minutes.
        for size in sizes() where size <= 1_000 {
            var counts: [StageBenchmarks.Stage: Double] = [:]
            for stage in StageBenchmarks.Stage.allCases {
                let count = try workbench.instructions(of: stage, categories: size, by: valgrind)
                // Generation comes after lint.
                counts[stage] = count - (stage == .swift || stage == .fixtures ? counts[.lint] ?? 0 : 0)
                table.add(
                    [
                        "\(size)", stage.rawValue, (counts[stage, default: 0] / 1e6).formatted(digits: 1),
                        (counts[stage, default: 0] / counts[.scan, default: 1]).formatted(digits: 1),
                    ])
            }
        }
        table.print()
    }

    private func app() throws {
        let workbench = try Workbench()
        let apps = try AppBenchmarks(workbench)
        var table = Table(
            "What an app pays, by processor time and code",
            ["notifications", "", "push()", "s", "KB"] + (baseline == nil ? [] : ["s of the baseline", "KB"]))
        for size in sizes(ofApps: true) {
            for mode in AppBenchmarks.Mode.allCases {
                for sendsPushes in mode == .optimized ? [false, true] : [true] {
                    func measure(_ program: String) throws -> AppBenchmarks.Figures {
                        try apps.measure(size, by: program, mode, sendsPushes: sendsPushes, rounds: size < 100 ? 3 : 1)
                    }
                    let now = try measure(workbench.program("belfry"))
                    let before = try baseline.map(measure)
                    let figures = [now, before].compactMap(\.self).flatMap { figures in
                        [
                            figures.processorTime.seconds.formatted(digits: 2),
                            "\(figures.codeBytes / 1_000)",
                        ]
                    }
                    table.add(["\(size)", mode.rawValue, sendsPushes ? "called" : ""] + figures)
                    guard let before, size == 60 else { continue }
                    let name =
                        "60 notifications, \(mode.rawValue)\(sendsPushes ? ", with push()" : ""), to the baseline"
                    table.goal("\(name), time", now.processorTime / before.processorTime, atMost: 0.4, "×")
                    table.goal("\(name), code", Double(now.codeBytes) / Double(before.codeBytes), atMost: 0.4, "×")
                }
            }
        }
        table.print()
        try serviceExtension(of: apps)
    }

    private func serviceExtension(of apps: AppBenchmarks) throws {
        var table = Table(
            "A push in a service extension that decrypts it, by processor time and peak memory",
            ["notifications", "µs", "MB", "MB more after 20,000"]
                + (baseline == nil ? [] : ["µs of the baseline", "MB", "MB more after 20,000"]))
        for size in sizes(ofApps: true) {
            let programs = [try Workbench().program("belfry")] + [baseline].compactMap(\.self)
            let figures = try programs.flatMap { program in
                let figures = try apps.measureService(size, by: program, rounds: runs)
                return [
                    (figures.timePerPush.milliseconds * 1_000).formatted(digits: 1),
                    (figures.peakBytes / 1e6).formatted(digits: 1), (figures.growth / 1e6).formatted(digits: 1),
                ]
            }
            table.add(["\(size)"] + figures)
        }
        table.print()
    }

    private func consumers() throws {
        var table = Table("What a package pays that uses the build plugin", ["build", "s"])
        let consumer = try ConsumerBenchmarks(Workbench())
        let figures = try consumer.measure()
        for figure in figures { table.add([figure.name, figure.seconds.formatted(digits: 1)]) }
        for (way, limit) in [("with a prebuilt Belfry", 1.5), ("with Belfry from source", 28)] {
            guard let figure = figures.first(where: { $0.name == "clean, \(way)" }) else { continue }
            table.goal("clean, \(way), to a build without it", figure.seconds - figures[0].seconds, atMost: limit, "s")
        }
        for categories in [10, 1_000] {
            let seconds = try consumer.typeChecking(categories: categories)
            table.add(["type-checking the Swift of \(categories) categories", seconds.formatted(digits: 1)])
        }
        let debugRun = try consumer.debugRun()
        table.add(["1,000 categories, by the plugin's debug build", debugRun.seconds.formatted(digits: 2)])
        table.goal("1,000 categories, by the plugin's debug build", debugRun.milliseconds, atMost: 400, "ms")
        table.print()
    }

    private func tools() throws {
        let workbench = try Workbench()
        // A category, its three actions and its notification are five declarations.
        let schema = try workbench.schema(categories: 200)
        let belfry = try fastest { try workbench.run(workbench.program("belfry"), ["lint", schema.path]) }
        var table = Table("Other tools, with 1,000 declarations each", ["tool", "ms", "× belfry lint"])
        table.add(["belfry lint", belfry.ms, "1.0"])
        for tool in try OtherTool.all(in: workbench, schema: schema) {
            guard let path = workbench.tool(tool.program) else {
                table.note("\(tool.program) is not installed: script/benchmark --install-tools does it")
                continue
            }
            let run = try fastest { try workbench.run(path, tool.arguments) }
            let ratio = run.duration / belfry.duration
            table.add([tool.program, run.ms, ratio.formatted(digits: 1)])
            table.goal("belfry against \(tool.program)", ratio, atLeast: 30, "× faster")
        }
        table.print()
        try nativeTools(in: workbench)
    }

    /// Tools that are compiled to machine code, by processor time: Belfry uses all cores, and they use one.
    private func nativeTools(in workbench: Workbench) throws {
        guard let ryl = workbench.tool("ryl") else {
            print("There is no ryl here: script/benchmark --install-tools installs it.\n")
            return
        }
        let schema = try workbench.schema(categories: 10_000)
        let relaxed = "extends: relaxed\nrules: { line-length: disable }\n"
        let peer = try fastest(\.processorTime) {
            try workbench.run(ryl, ["check", "--no-cache", "-d", relaxed, schema.path])
        }
        let lint = try fastest(\.processorTime) {
            try workbench.run(workbench.program("belfry"), ["lint", schema.path])
        }
        let ratio = lint.processorTime / peer.processorTime
        var table = Table("10,000 categories, by processor time", ["", "s", "× ryl"])
        table.add(["ryl check --no-cache, relaxed", peer.processorTime.seconds.formatted(digits: 2), "1.0"])
        table.add(["belfry lint", lint.processorTime.seconds.formatted(digits: 2), ratio.formatted(digits: 2)])
        if let validation = try OtherTool.validation(of: schema, in: workbench) {
            let run = try fastest(\.processorTime) { try workbench.run(validation.program, validation.arguments) }
            let ratio = run.processorTime / peer.processorTime
            table.add(
                [
                    "orjson and jsonschema-rs, the same as JSON", run.processorTime.seconds.formatted(digits: 2),
                    ratio.formatted(digits: 2),
                ])
        }
        table.goal("lint of 10,000 categories to ryl", ratio, atMost: 1.6, "×")
        let reading = StageBenchmarks(categories: 10_000, rounds: max(runs, 1)).measure([.schema])[.schema]
        let ratioOfReading = reading / peer.processorTime
        table.add(
            [
                "reading, without rules", reading.seconds.formatted(digits: 2), ratioOfReading.formatted(digits: 2),
            ])
        table.goal("reading 10,000 categories to ryl", ratioOfReading, atMost: 1, "×")
        table.print()
    }

    private func fastest(
        _ time: KeyPath<ProcessRun, Duration> = \.duration, _ body: () throws -> ProcessRun
    ) throws -> ProcessRun {
        var best = try body()
        for _ in 1..<max(runs, 2) {
            let run = try body()
            if run[keyPath: time] < best[keyPath: time] { best = run }
        }
        return best
    }
}
