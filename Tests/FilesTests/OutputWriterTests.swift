import Files
import Foundation
import TestSupport
import Testing

/// Which files a run may write and remove: its own, which their content or a list says.
@Suite struct OutputWriterTests {
    /// The ways in which files are recognized, each with the content of a file that is ours.
    enum Kind: CaseIterable {
        case firstLine, mark, list

        var ownership: Ownership {
            switch self {
            case .firstLine: .source
            case .mark: .mark("made by Belfry", suffix: ".txt")
            case .list:
                .list(
                    OutputList(fileName: "list", noun: "parts") { bytes in
                        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
                        return lines.first == "parts" ? Array(lines.dropFirst()) : nil
                    })
            }
        }

        var ours: String {
            switch self {
            case .firstLine: "// \(Ownership.generatedByBelfry)"
            case .mark: "{ made by Belfry }"
            case .list: ""
            }
        }

        /// The files that have these names and this text; with a list, it names them.
        func files(_ names: [String], _ text: String = "new") -> [OutputFile] {
            let list = OutputFile(name: "list", bytes: Array((["parts"] + names).joined(separator: "\n").utf8))
            return names.map { OutputFile(name: $0, bytes: Array((ours + "\n" + text).utf8)) }
                + (self == .list ? [list] : [])
        }
    }

    private func write(_ files: [OutputFile], _ kind: Kind, in folder: TemporaryFolder) throws -> OutputWriter {
        var writer = OutputWriter()
        try writer.add(files, in: folder["Out"], owned: kind.ownership)
        try writer.write()
        return writer
    }

    /// Proves that own files are replaced only if they change.
    @Test(arguments: Kind.allCases) func ownFiles(_ kind: Kind) throws {
        let folder = try TemporaryFolder()
        #expect(try write(kind.files(["a.txt", "b.txt"]), kind, in: folder).changes.count == (kind == .list ? 3 : 2))
        let before = FileSystem.identity(of: folder["Out/b.txt"], followingLinks: false)
        var files = kind.files(["a.txt", "b.txt"])
        files[0].bytes += Array("!".utf8)
        let again = try write(files, kind, in: folder)
        #expect(again.changes.map(\.path.name) == ["a.txt"])
        #expect(again.unchangedCount == files.count - 1)
        #expect(try folder.text("Out/a.txt") == files[0].text)
        #expect(FileSystem.identity(of: folder["Out/b.txt"], followingLinks: false) == before)
    }

    enum Obstacle: CaseIterable { case text, markInLaterLine, link, linkToNothing, folder, pipe }

    /// Proves that nothing is written over what isn't ours, whatever it is, and that the refusal changes no other file.
    @Test(arguments: Kind.allCases, Obstacle.allCases) func otherFiles(_ kind: Kind, _ obstacle: Obstacle) throws {
        let folder = try TemporaryFolder(["Out/x": "", "mine": kind.ours + "\nold"])
        switch obstacle {
        case .text: try folder.write("mine", to: "Out/b.txt")
        // Too late in the file for both marks.
        case .markInLaterLine:
            try folder.write("// Mine.\n" + String(repeating: " ", count: 200) + kind.ours, to: "Out/b.txt")
        case .link: try folder.link("Out/b.txt", to: "../mine")
        case .linkToNothing: try folder.link("Out/b.txt", to: "../nothing")
        case .folder: try folder.write("", to: "Out/b.txt/x")
        case .pipe: #expect(mkfifo(folder["Out/b.txt"].text, 0o600) == 0)
        }
        let error = #expect(throws: FileError.self) {
            try write(kind.files(["a.txt", "b.txt"]), kind, in: folder)
        }
        let reason =
            switch (obstacle, kind) {
            case (.text, .firstLine), (.markInLaterLine, .firstLine):
                "its first line doesn't say that Belfry generated it"
            case (.text, .mark), (.markInLaterLine, .mark): "it doesn't say that Belfry generated it"
            case (.text, .list), (.markInLaterLine, .list): "list doesn't list it"
            case (.link, _), (.linkToNothing, _): "is a link, which Belfry doesn't follow"
            case (.folder, _): "it's a folder"
            case (.pipe, _): "it isn't a regular file"
            }
        #expect(error?.description.contains("'\(folder["Out/b.txt"].text)'") == true)
        #expect(error?.description.contains(reason) == true, "\(error.debugDescription)")
        #expect(try folder.names(in: "Out") == ["b.txt", "x"] && folder.names() == ["Out", "mine"])
        #expect(try folder.text("mine") == kind.ours + "\nold")
        if obstacle == .text { #expect(try folder.text("Out/b.txt") == "mine") }
    }

    // MARK: Removal

    /// Proves that of files that are no longer generated, only those with the mark and the suffix are removed.
    @Test func filesWithTheMark() throws {
        let mark = Kind.mark.ours
        let folder = try TemporaryFolder([
            "Out/old.txt": mark, "Out/other.json": mark, "Out/mine.txt": "mine", "elsewhere": mark,
            "Out/late.txt": String(repeating: " ", count: 200) + mark, "Out/folder.txt/x": "",
            "Out/below/old.txt": mark,
        ])
        try folder.link("Out/link.txt", to: "../elsewhere")
        let writer = try write(Kind.mark.files(["new.txt"]), .mark, in: folder)
        #expect(writer.changes.count { $0.new == nil } == 1)
        let rest = ["below", "folder.txt", "late.txt", "link.txt", "mine.txt", "new.txt", "other.json"]
        #expect(try folder.names(in: "Out") == rest)
        #expect(try folder.names(in: "Out/below") == ["old.txt"] && folder.text("elsewhere") == mark)
    }

    /// Proves that of listed files that are no longer generated, only files in the folder itself are removed.
    @Test func filesInAList() throws {
        let folder = try TemporaryFolder([
            "Out/old.txt": "", "Out/unlisted.txt": "", "Out/below/x": "", "elsewhere": "",
        ])
        try folder.link("Out/link", to: "../elsewhere")
        let names = [
            "old.txt", "link", "below", "below/x", "../elsewhere", folder["elsewhere"].text, ".", "..", "../Out/x",
            "gone",
        ]
        try folder.write("parts\n" + names.joined(separator: "\n"), to: "Out/list")
        let writer = try write(Kind.list.files(["new.txt"]), .list, in: folder)
        #expect(writer.changes.count { $0.new == nil } == 1)
        #expect(try folder.names(in: "Out") == ["below", "link", "list", "new.txt", "unlisted.txt"])
        #expect(try folder.names(in: "Out/below") == ["x"] && folder.names() == ["Out", "elsewhere"])
    }

    /// Proves that a file with the name of the list is replaced only if it is such a list.
    @Test func aFileThatIsNoList() throws {
        let folder = try TemporaryFolder(["Out/list": "[]", "Out/a.txt": ""])
        let error = #expect(throws: FileError.self) { try write(Kind.list.files(["b.txt"]), .list, in: folder) }
        #expect(error?.description.contains("isn't a list of parts") == true)
        #expect(try folder.text("Out/list") == "[]" && folder.names(in: "Out") == ["a.txt", "list"])
    }

    /// Proves the order of the changes: whenever a run is killed, the list names all files, and the next run may change
    /// them.
    @Test(arguments: [["a.txt", "b.txt"], ["a.txt"]]) func aRunThatEndsTooEarly(_ names: [String]) throws {
        let folder = try TemporaryFolder()
        _ = try write(Kind.list.files(["old.txt"]), .list, in: folder)
        var writer = OutputWriter()
        try writer.add(Kind.list.files(names), in: folder["Out"], owned: Kind.list.ownership)
        // The system refuses the last file.
        let last = try #require(names.last)
        try folder.write("", to: "Out/\(last)/x")
        #expect(throws: FileError.self) { try writer.write() }
        #expect(try folder.names(in: "Out") == names.sorted() + ["list"])
        #expect(try folder.text("Out/list") == (["parts"] + names).joined(separator: "\n"))
        try folder.remove("Out/\(last)")
        _ = try write(Kind.list.files(names, "newer"), .list, in: folder)
        #expect(try folder.text("Out/a.txt") == "\nnewer")
    }

    /// Proves that a later run removes temporary files of a killed one, but not those that another run may be writing, and
    /// not files with similar names.
    @Test func temporaryFilesOfKilledRuns() throws {
        let ours = [
            ".a.txt.00c0ffee00c0ffee.belfry",
            // For a file that isn't generated any more, and that no list names.
            ".sale-3.morning.json.0123456789abcdef.belfry",
        ]
        let others = [
            ".notes.old.belfry", ".notes.00C0FFEE00C0FFEE.belfry", "notes.00c0ffee00c0ffee.belfry",
            ".00c0ffee00c0ffee.belfry", ".notes.00c0ffee00c0ffee.belfry.txt",
        ]
        let folder = try TemporaryFolder()
        for name in ours + others { try folder.write("half", to: "Out/\(name)") }
        // Even if there is nothing else to do.
        for (age, rest) in [(-3600.0, ours + others), (3600, others)] {
            for name in try folder.names(in: "Out") {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder["Out/\(name)"].text)
            }
            _ = try write(Kind.mark.files(["a.txt"]), .mark, in: folder)
            #expect(try Set(folder.names(in: "Out")) == Set(rest + ["a.txt"]))
        }
    }

    // MARK: Names

    /// Proves that the name of a file can't lead out of the folder of its output.
    @Test(arguments: ["", ".", "..", "../x", "a/x", "/x", "a/../x", "x/", "x\u{0}y"]) func namesThatLeadElsewhere(
        _ name: String
    ) throws {
        for kind in Kind.allCases {
            let folder = try TemporaryFolder(["Out/a/y": ""])
            let name = name == "/x" ? folder["x"].text : name
            #expect(throws: FileError.self) { try write(kind.files([name]), kind, in: folder) }
            #expect(try folder.names() == ["Out"] && folder.names(in: "Out") == ["a"])
            #expect(try folder.names(in: "Out/a") == ["y"])
        }
    }

    /// Proves that two outputs can't be one file, on a disk that ignores case or accents either, or with a link.
    @Test(arguments: [
        ("Out/a.txt", "Out/a.txt"), ("Out/a.txt", "Out/A.txt"), ("Out/\u{E9}", "Out/e\u{301}"), ("Out/ß", "Out/SS"),
        ("Out/a.txt", "Link/a.txt"), ("Out/New/a", "Link/New/a"), ("Later/a", "out/../LATER/a"),
    ])
    func oneFileWithTwoNames(_ first: String, _ second: String) throws {
        let folder = try TemporaryFolder(["Out/x": ""])
        try folder.link("Link", to: "Out")
        var writer = OutputWriter()
        try writer.add([], at: folder[first], owned: .source)
        #expect(throws: FileError.self) { try writer.add([], at: folder[second], owned: .source) }
        try writer.add([], at: folder["Out/b"], owned: .source)
    }

    // MARK: Files of the author

    /// Proves that what the author saves during a run isn't lost, and that the rest of the run is then not written.
    @Test(arguments: ["theirs", nil]) func aFileThatChangesMeanwhile(_ text: String?) throws {
        let folder = try TemporaryFolder(["file": "old", "later": "old"])
        var writer = OutputWriter()
        for name in ["file", "later"] {
            try writer.change(folder[name], from: Array("old".utf8), to: Array("new".utf8))
        }
        if let text { try folder.write(text, to: "file") } else { try folder.remove("file") }
        #expect(throws: FileError.self) { try writer.write() }
        #expect(try folder.names() == (text == nil ? ["later"] : ["file", "later"]))
        if let text { #expect(try folder.text("file") == text) }
        #expect(try folder.text("later") == "old")
    }

    /// Proves that a link is neither followed nor replaced, and that two schemas can't change one file.
    @Test func filesThatCannotBeChanged() throws {
        let folder = try TemporaryFolder(["file": "old"])
        for (name, destination) in [("link", "file"), ("dangling", "nothing")] {
            try folder.link(name, to: destination)
            var writer = OutputWriter()
            #expect(throws: FileError.self) { try writer.change(folder[name], from: nil, to: [1]) }
        }
        var writer = OutputWriter()
        try writer.change(folder["file"], from: Array("old".utf8), to: Array("old".utf8))
        #expect(writer.changes.isEmpty && writer.unchangedCount == 1)
        #expect(throws: FileError.self) { try writer.change(folder["./FILE"], from: nil, to: []) }
    }
}
