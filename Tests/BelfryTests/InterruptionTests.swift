import Foundation
import TestSupport
import Testing

/// Runs that are killed, and concurrent runs: every output is the old or the new one, never a part.
///
/// `script/interrupt` does the same hundreds of times.
@Suite struct InterruptionTests {
    private static func schema(_ word: String) -> String {
        let notifications = (0..<40).map { index in
            """
              sale-\(index):
                title: \(word) \(index)
                data: { percent: integer }
                examples: { \(word.lowercased()): { percent: \(index) }, both: { percent: 1 } }

            """
        }
        return "notifications:\n" + notifications.joined()
    }

    private static let command = "generate --swift Out --fixtures Out"

    @Test func killedAtAnyMoment() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema("Evening")])
        #expect(try await workspace.belfry(Self.command).status == 0)
        let evening = try workspace.contents(of: "Out")
        try workspace.write(Self.schema("Morning"), to: "notifications.yaml")
        #expect(try await workspace.belfry(Self.command).status == 0)
        let morning = try workspace.contents(of: "Out")

        // A run may end before it is killed. Such an attempt doesn't count.
        var (turn, hits) = (0, 0)
        while hits < 5, turn < 40 {
            let isEvening = turn.isMultiple(of: 2)
            try workspace.write(Self.schema(isEvening ? "Evening" : "Morning"), to: "notifications.yaml")
            let before = try workspace.contents(of: "Out")
            let milliseconds = turn % 5 * 2
            let isKilled = try await workspace.undisturbed {
                let run = try workspace.start(Self.command)
                try workspace.waitForChange(of: "Out", by: run)
                Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
                run.kill()
                return run.waitForStatus() == SIGKILL
            }
            let after = try workspace.contents(of: "Out")
            for (name, text) in after where !name.hasSuffix(".belfry") {
                #expect(text == evening[name] || text == morning[name], "\(name) in turn \(turn)")
            }
            // Some files were written, but not all.
            if isKilled, after != before, after != (isEvening ? evening : morning) { hits += 1 }
            turn += 1
        }
        #expect(hits == 5, "of \(turn) runs only \(hits) were killed while they wrote")
        // The next run works, and no temporary file is left.
        try workspace.age("Out")
        try workspace.write(Self.schema("Noon"), to: "notifications.yaml")
        let result = try await workspace.belfry(Self.command)
        #expect(result.status == 0, "\(result.error)")
        #expect(try await workspace.belfry("generate --swift Fresh --fixtures Fresh").status == 0)
        let (out, fresh) = try (workspace.contents(of: "Out"), workspace.contents(of: "Fresh"))
        #expect(out.keys.sorted() == fresh.keys.sorted())
        #expect(out == fresh)
    }

    @Test func twoRunsAtOnce() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema("Evening")])
        for word in ["Evening", "Morning", "Noon"] {
            try workspace.write(Self.schema(word), to: "notifications.yaml")
            let runs = try (0..<4).map { _ in try workspace.start(Self.command) }
            for run in runs { #expect(await run.status() == 0) }
            #expect(try await workspace.belfry(Self.command + " --check").status == 0)
            #expect(try workspace.contents(of: "Out").keys.allSatisfy { !$0.hasSuffix(".belfry") })
        }
    }

    /// A file that is replaced during reading is either the old or the new one. A file that is changed in place can
    /// have any content, and is read without an error.
    @Test(arguments: [true, false])
    func aSchemaThatChangesWhileItIsRead(_ isAtomic: Bool) async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.good, "texts/good": Sample.good,
            "texts/bad": Sample.bad + String(repeating: "# more\n", count: 1000),
        ])
        let write = isAtomic ? "cp texts/$i new && mv new notifications.yaml" : "cat texts/$i > notifications.yaml"
        // One script, so that it is written only while something reads it. Both have an end, whatever becomes of the
        // tests: runs go on until two of them differ, and the writer ends with them.
        let script = """
            for ((n = 0; n < 1000; n++)); do
                for i in good bad; do kill -0 $$ || exit; \(write); sleep 0.005; done
            done &
            runs=0 differs=
            while ((runs < 8)) || [[ -z $differs && $runs -lt 40 ]]; do
                "$belfry" lint > output.$runs 2> /dev/null
                echo $? > status.$runs
                cmp -s output.0 output.$runs || differs=yes
                ((runs += 1))
            done
            kill -KILL $!
            wait
            """
        #expect(try await workspace.shell(script).status == 0)
        let runs = workspace.files.filter { $0.hasPrefix("status.") }.map { $0.dropFirst("status.".count) }
        var outputs: Set<String> = []
        for run in runs {
            let (status, output) = try (workspace.text("status.\(run)"), workspace.text("output.\(run)"))
            let isWhole = output.isEmpty || output.contains("5:30: error: 'icn' isn't a key")
            #expect(!isAtomic || (isWhole && ["0\n", "1\n"].contains(status)), "\(status)\(output)")
            #expect(["0\n", "1\n", "2\n"].contains(status))
            outputs.insert(output)
        }
        #expect(runs.count >= 8 && outputs.count > 1, "none of \(runs.count) runs saw the schema change")
    }

    /// Changes by the author while fixes are applied aren't lost.
    @Test func aSchemaThatChangesWhileItIsFixed() async throws {
        let actions = (0..<200).map { "  open-\($0): { title: \"open it\", icon: arrow.up.forward.app }\n" }.joined()
        let schema = "actions:\n\(actions)"
        let workspace = try Workspace(["notifications.yaml": schema])
        let duration = try await workspace.undisturbed {
            let start = ContinuousClock.now
            _ = try workspace.start("lint --fix").waitForStatus()
            return min(start.duration(to: .now) / .seconds(1), 0.5)
        }
        // A run may be over before the note is written, and then that turn proves nothing.
        var (turn, overlaps) = (0, 0)
        while overlaps < 3, turn < 20 {
            try workspace.write(schema, to: "notifications.yaml")
            let part = Double(turn % 5 + 1) / 10
            let (isRunning, status) = try await workspace.undisturbed {
                let run = try workspace.start("lint --fix")
                Thread.sleep(forTimeInterval: duration * part)
                let isRunning = !run.hasEnded
                let handle = try FileHandle(forUpdating: workspace.url("notifications.yaml"))
                try handle.seekToEnd()
                try handle.write(contentsOf: Data("# My note.\n".utf8))
                try handle.close()
                return (isRunning, run.waitForStatus())
            }
            // Either it was read with the note, or the change was seen before anything was written.
            #expect([0, 1, 2].contains(status))
            #expect(try workspace.text("notifications.yaml").hasSuffix("# My note.\n"))
            if isRunning { overlaps += 1 }
            turn += 1
        }
        #expect(overlaps == 3, "of \(turn) runs only \(overlaps) met the note")
    }
}

extension Workspace {
    /// The texts of the files of a folder, by name.
    func contents(of folder: String) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try text("\(folder)/\($0)")) })
    }

    /// Waits until a run begins to change a folder, or ends.
    fileprivate func waitForChange(of folder: String, by run: RunningProcess) throws {
        func names() throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: url(folder).path))
        }
        let before = try names()
        while try !run.hasEnded && names() == before { Thread.sleep(forTimeInterval: 0.001) }
    }

    /// Runs what waits for milliseconds on a thread of its own: other tests may block those of tasks for seconds, and what
    /// it waits for would be over.
    fileprivate func undisturbed<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await ProcessSlots.withSlot {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
            }
        }
    }

    /// Makes the files in the folder an hour old.
    fileprivate func age(_ folder: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: url(folder).path) {
            let path = url("\(folder)/\(name)").path
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: path)
        }
    }
}
