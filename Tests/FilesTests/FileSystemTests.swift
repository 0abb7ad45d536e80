import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileSystemTests {
    /// Proves that a file is read up to one byte more than the limit, which tells a long file from one that just fits.
    @Test(arguments: [(0, 0), (5, 5), (6, 6), (7, 6), (400_000, 6)]) func limits(_ size: Int, _ count: Int) throws {
        let folder = try TemporaryFolder(["file": String(repeating: "x", count: size)])
        #expect(try FileSystem.read(folder["file"], limit: 5).count == count)
        #expect(try FileSystem.read(folder["file"], limit: 1 << 20).count == size)
    }

    /// Proves that nothing but a file is read, that a named pipe isn't waited for, and that each error names its path.
    @Test func whatIsNoFile() throws {
        let folder = try TemporaryFolder(["folder/x": ""])
        #expect(mkfifo(folder["pipe"].text, 0o600) == 0)
        try folder.link("loop", to: "loop")
        for (name, kind) in [("folder", FileSystem.Kind.folder), ("pipe", .other), ("loop", nil), ("missing", nil)] {
            let error = #expect(throws: FileError.self) { try FileSystem.read(folder[name], limit: 16) }
            #expect(error?.description.contains("'\(folder[name].text)'") == true)
            #expect(FileSystem.kind(of: folder[name], followingLinks: true) == kind)
        }
        #expect(throws: FileError.self) { try FileSystem.contents(of: folder["missing"]) }
        #expect(throws: FileError.self) { _ = try ByteStream(folder["pipe"]) }
    }

    /// Proves that the order doesn't depend on the disk or the language, and that links aren't followed.
    @Test func contents() throws {
        let folder = try TemporaryFolder(["z": "", "Z": "x", "ä": "", "a.b": "", "a/x": "", ".hidden": ""])
        try folder.link("l", to: "a")
        let contents = try FileSystem.contents(of: folder.path)
        // On a disk that ignores case, 'Z' is 'z'.
        #expect(contents.map(\.name).filter { $0 != "Z" && $0 != "z" } == [".hidden", "a", "a.b", "l", "ä"])
        #expect(contents.first { $0.name == "l" }?.kind == .link && contents.first { $0.name == "a" }?.kind == .folder)
    }

    /// Proves that a name in other letters is the same name only if the disk says so.
    @Test func namesOnDisksThatIgnoreCase() throws {
        let folder = try TemporaryFolder(["one": "", "two": ""])
        let names = FileNames(["ONE", "TWO", "three"], in: folder.path)
        #expect(names.contains("three") && !names.contains("four"))
        guard try folder.names() == ["one", "two"], FileSystem.kind(of: folder["ONE"], followingLinks: false) == nil
        else {
            return #expect(names.contains("one"))
        }
        #expect(!names.contains("one"))
        // Two names of one file, as on such a disk.
        try FileManager.default.linkItem(atPath: folder["one"].text, toPath: folder["ONE"].text)
        #expect(names.contains("one") && !names.contains("two"))
    }

    /// Proves that another run waits while a folder is locked, and doesn't afterwards, whatever happened.
    @Test func locks() throws {
        let folder = try TemporaryFolder()
        func canLock() -> Bool {
            let descriptor = open(folder["Out"].text, O_RDONLY)
            defer { close(descriptor) }
            return flock(descriptor, LOCK_EX | LOCK_NB) == 0
        }
        #expect(try FolderLock.hold([folder["Out"], folder["Other/Deep"]]) { canLock() } == false)
        #expect(canLock())
        #expect(throws: FileError.self) { try FolderLock.hold([folder["Out"]]) { throw FileError("no") } }
        #expect(canLock())
    }
}

/// Files and pipes that are read line by line.
@Suite struct ByteStreamTests {
    private func lines(_ bytes: [UInt8], limit: Int) throws -> [String] {
        let folder = try TemporaryFolder()
        try AtomicFile(folder["log"]).write(bytes)
        var stream = try ByteStream(folder["log"])
        var lines: [String] = []
        while let line = try stream.nextLine(limit: limit) {
            switch line {
            case .complete(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong(let start): lines.append("\(start.count)…")
            }
        }
        return lines
    }

    @Test(arguments: [
        ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb\r\nc", ["a", "", "b\r", "c"]),
    ])
    func lineBreaks(_ text: String, _ expected: [String]) throws {
        #expect(try lines(Array(text.utf8), limit: 16) == expected)
    }

    /// Proves that lines are whole although reads cut them, and that a line that is too long costs only itself.
    @Test func longLines() throws {
        // Around the size of a read.
        for size in [(1 << 18) - 1, 1 << 18, (1 << 18) + 1] {
            let bytes = [UInt8](repeating: 0x78, count: size) + Array("\ny\n".utf8)
            #expect(try lines(bytes, limit: 1 << 19).map(\.utf8.count) == [size, 1])
        }
        let long = [UInt8](repeating: 0x78, count: 1_000_000)
        #expect(try lines(long + Array("\ny".utf8), limit: 1 << 18) == ["256…", "y"])
        #expect(try lines(long, limit: 1 << 18) == ["256…"])
    }

    /// Proves that a piece ends before a line that begins with a brace, if there is one, that nothing follows one that
    /// doesn't, and that nothing is lost.
    @Test(arguments: [
        (7, [["{\n1\n}\n", "{\n2\n}\n"]]), (5, [["{\n1\n…"], ["}\n", "{\n2\n…"], ["}\n"]]), (2, []),
    ])
    func piecesOfALog(_ size: Int, _ expected: [[String]]) throws {
        let folder = try TemporaryFolder(["log": "{\n1\n}\n{\n2\n}\n"])
        var stream = try ByteStream(folder["log"])
        var pieces: [[String]] = []
        while case let next = try stream.nextLines(size: size, count: 3), !next.isEmpty {
            pieces.append(
                next.map { String(decoding: $0.bytes, as: UTF8.self) + ($0.endsBeforeObject ? "" : "…") })
        }
        #expect(pieces == expected)
    }
}
