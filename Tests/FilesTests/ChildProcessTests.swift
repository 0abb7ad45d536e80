import Files
import Foundation
import TestSupport
import Testing

@Suite struct ChildProcessTests {
    /// Proves that arguments and the environment arrive unchanged: no shell reads them.
    @Test func argumentsAndVariables() throws {
        let hostile = "'\u{301}$(touch pwned)'\u{301} \\ \"\n"
        let process = try Self.process(
            "printf '%s|%s|%s' \"$1\" \"$ADDED\" \"${HOME-none}\"", hostile, ["ADDED": hostile, "HOME": nil])
        let result = try process.result(limit: 1 << 16, seconds: 60)
        #expect(String(decoding: result.output, as: UTF8.self) == "\(hostile)|\(hostile)|none")
        #expect(result.end.status == 0 && !result.isTooLong && !result.isTooSlow)
    }

    @Test func statusAndComplaint() throws {
        let failed = try Self.process("echo first >&2; echo second >&2; exit 3")
        let end = try failed.result(limit: 16, seconds: 60).end
        #expect(end.status == 3 && end.complaint == "first")
        let killed = try Self.process("kill -9 $$")
        #expect(try killed.result(limit: 16, seconds: 60).end.status == 137)
    }

    @Test func aMissingProgram() throws {
        #expect(throws: NoProgram.self) { try Self.started(try ChildProcess("belfry-no-such-program", [])).cancel() }
        #expect(try !ChildProcess.startDetached("belfry-no-such-program", []))
    }

    /// Proves that neither endless output nor endless waiting nor endless complaints stop the reader.
    @Test func limits() throws {
        let long = try Self.process("exec yes")
        #expect(try long.result(limit: 1 << 20, seconds: 60).isTooLong)
        let slow = try Self.process("exec sleep 600")
        #expect(try slow.result(limit: 16, seconds: 0).isTooSlow)
        let complaining = try Self.process("yes 2> /dev/null | head -c 1000000 >&2; echo end")
        let result = try complaining.result(limit: 16, seconds: 60)
        #expect(result.output == Array("end\n".utf8) && result.end.complaint == "y")
    }

    /// Proves that output larger than a pipe arrives whole, up to the last byte that the limit allows.
    @Test func longOutput() throws {
        for (limit, isTooLong) in [(300_000, false), (299_999, true)] {
            let result = try Self.process("head -c 300000 /dev/zero; echo end >&2").result(limit: limit, seconds: 60)
            #expect(result.isTooLong == isTooLong && !result.isTooSlow)
            if !isTooLong { #expect(result.output.count == 300_000 && result.end.status == 0) }
        }
    }

    @Test func aFileAsInput() throws {
        let folder = try TemporaryFolder()
        let file = FilePath("it's.txt", in: folder.path)
        try AtomicFile(file).write(Array("one\ntwo\n".utf8))
        let process = try Self.started(try ChildProcess("cat", [], input: file))
        var lines = process.lines(named: "cat")
        guard case .complete(let line) = try lines.nextLine(limit: 16) else { return #expect(Bool(false)) }
        #expect(line == Array("one".utf8))
        process.cancel()
    }

    private static func process(
        _ script: String, _ argument: String = "", _ environment: [String: String?] = [:]
    ) throws -> ChildProcess {
        try started(try ChildProcess("sh", ["-c", script, "sh", argument], environment: environment))
    }

    private struct NoProgram: Error {}

    /// What `#require` can't do: a process can't be copied.
    private static func started(_ process: consuming ChildProcess?) throws -> ChildProcess {
        guard let process else { throw NoProgram() }
        return process
    }
}
