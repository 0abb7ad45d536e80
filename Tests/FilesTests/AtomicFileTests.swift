import Files
import Foundation
import TestSupport
import Testing

/// Each moment at which a run can be killed, or a write can fail: the file is the old or the new one, whole.
@Suite struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(["file": "old"]) }

    private func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder[name].text)[.posixPermissions] as? Int
    }

    /// Proves that the new content is complete on the disk before the old file goes, and that the old file isn't written
    /// to: who has opened it reads it to its end.
    @Test func theOldFileStaysUntilTheNewOneIsWhole() throws {
        var reader = try ByteStream(folder["file"])
        var texts: [String?] = []
        try AtomicFile(folder["file"]).write(Array("new".utf8)) {
            let names = (try? folder.names()) ?? []
            texts = names.map { try? folder.text($0) }
        }
        #expect(texts == ["new", "old"])
        #expect(try folder.text("file") == "new" && folder.names() == ["file"])
        guard case .complete(let line) = try reader.nextLine(limit: 16) else { return #expect(Bool(false)) }
        #expect(line == Array("old".utf8))
    }

    /// Proves that a failure after the write leaves neither a change nor a temporary file.
    @Test func aFailureLeavesTheOldFile() throws {
        #expect(throws: FileError.self) {
            try AtomicFile(folder["file"]).write([]) { () throws(FileError) in throw FileError("no") }
        }
        #expect(try folder.text("file") == "old" && folder.names() == ["file"])
        // The system refuses the rename.
        try folder.write("", to: "folder/x")
        #expect(throws: FileError.self) { try AtomicFile(folder["folder"]).write([]) }
        #expect(throws: FileError.self) { try AtomicFile(.root).write([]) }
        #expect(try folder.names() == ["file", "folder"] && folder.names(in: "folder") == ["x"])
    }

    @Test(arguments: [0o600, 0o640, 0o755]) func permissionsAreKept(_ permissions: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder["file"].text)
        try AtomicFile(folder["file"]).write(Array("new".utf8))
        #expect(try mode(of: "file") == permissions && folder.text("file") == "new")
    }

    /// Proves that a link never leads a write elsewhere, and doesn't give its permissions, which are all, to the new file.
    @Test(arguments: ["file", "nowhere", "link"]) func aLinkIsReplaced(_ destination: String) throws {
        try folder.link("link", to: destination)
        try AtomicFile(folder["link"]).write(Array("new".utf8))
        #expect(FileSystem.kind(of: folder["link"], followingLinks: false) == .file)
        #expect(try folder.text("link") == "new" && folder.text("file") == "old" && folder.names() == ["file", "link"])
        #expect(try mode(of: "link").map { $0 & 0o113 } == 0)
    }

    /// Proves that missing folders are created, but not where a link leads to nothing, and not in place of a file.
    @Test func missingFolders() throws {
        try AtomicFile(folder["a/b/c"]).write([])
        #expect(try folder.names(in: "a/b") == ["c"])
        try folder.link("a/link", to: "../outside")
        for name in ["a/link/x", "a/link/b/x", "file/x", "file/b/x"] {
            #expect(throws: FileError.self, "\(name)") { try AtomicFile(folder[name]).write([]) }
        }
        #expect(try folder.names() == ["a", "file"] && folder.text("file") == "old")
        let error = #expect(throws: FileError.self) { try AtomicFile(folder["file/x"]).write([]) }
        #expect(error?.description == "'\(folder["file"].text)' isn't a folder")
    }

    /// Proves that the temporary name of a file isn't longer than the file system allows.
    @Test func theLongestName() throws {
        let name = String(repeating: "ä", count: 126) + ".h"
        try folder.write("new", to: name)
        #expect(try folder.names() == ["file", name])
    }

    @Test func removal() throws {
        try folder.link("link", to: "file")
        try AtomicFile(folder["link"]).remove()
        #expect(try folder.names() == ["file"])
        try AtomicFile(folder["file"]).remove()
        // Another run was faster.
        try AtomicFile(folder["file"]).remove()
        try folder.write("", to: "folder/x")
        #expect(throws: FileError.self) { try AtomicFile(folder["folder"]).remove() }
        #expect(try folder.names(in: "folder") == ["x"])
    }
}
