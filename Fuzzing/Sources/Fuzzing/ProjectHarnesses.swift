import Basics
import BelfryKit
import Diagnostics
import Files
import NotificationSchema
import Outputs
import ProjectFiles
import ProjectRules
import SchemaRules

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Harness {
    /// The headers of sound files, complete and truncated.
    static let sound = Harness(
        name: "sound",
        words: [
            "caff", "desc", "data", "pakt", "lpcm", "ima4", "ulaw", "alaw", "RIFF", "WAVE", "fmt ", "fact", "LIST",
            "FORM",
            "AIFF", "AIFC", "COMM", "SSND", "sowt", "twos", "\u{0}\u{0}\u{0}\u{0}",
        ]
    ) { bytes in
        for isWhole in [true, false] {
            do throws(SoundProblem) {
                let sound = try SoundFile.read(bytes, isWhole: isWhole)
                let duration = sound?.duration ?? 0
                expect(duration >= 0 && duration.isFinite, "a sound of \(duration) seconds")
            } catch {
                expect(!error.message.isEmpty, "a problem without words")
            }
        }
    }

    /// Images of an asset catalog, and their groups, from files: the bytes before the first 0xFF are the image set, the
    /// rest is the group.
    static let assetCatalog = Harness(
        name: "asset-catalog",
        words: [
            "\"images\":", "\"filename\":", "\"idiom\":", "\"scale\":", "\"appearances\":", "\"properties\":",
            "\"template-rendering-intent\":", "\"template\"", "\"original\"", "\"provides-namespace\":", "true",
            "\"appearance\":", "\"luminosity\"", "\"value\":", "\"dark\"",
        ]
    ) { bytes in
        let parts = bytes.split(separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false)
        catalog.write(Array(parts[0]), to: "A.xcassets/Icon/reply.imageset/Contents.json")
        catalog.write(parts.count > 1 ? Array(parts[1]) : [], to: "A.xcassets/Icon/Contents.json")
        let text = """
            app: { assets: [A.xcassets] }
            categories:
              chat:
                actions:
                  - reply: { title: Reply, icon: { template: reply } }
                  - mute: { title: Mute, icon: { template: Icon/reply } }

            """
        let root = SourceFile(path: "notifications.yaml", text: text)
        let folder = FilePath(catalog.folder.path, in: .root)
        let result = Linter(for: OutputCatalogue.requirements).lint(
            SchemaDocument.reading([root]), withProjectIn: folder, from: folder)
        for finding in result.findings {
            let ranges = [finding.range] + finding.notes.map(\.range)
            expect(ranges.allSatisfy(\.isSound), "\(finding.rule.id): a range outside of its file")
            expect(!finding.message.unicodeScalars.contains(where: \.actsInvisibly), "controls in \(finding.message)")
        }
    }

    /// Legacy strings files, in any encoding and form, from a file.
    static let strings = Harness(
        name: "strings",
        words: [
            "\"sent\" = ", ";\n", "/* ", " */", "// ", "\\U0041", "\\n", "%@", "%1$@", "%ld", "\u{FEFF}", "<plist>",
            "<dict>", "<key>", "<string>", "bplist00",
        ]
    ) { bytes in
        catalog.write(bytes, to: "en.lproj/Localizable.strings")
        let text = """
            app: { strings: [en.lproj/Localizable.strings] }
            notifications:
              sent: { title: { key: sent, text: "Order $(number)" }, localize: device, data: { number: integer } }

            """
        let root = SourceFile(path: "notifications.yaml", text: text)
        let folder = FilePath(catalog.folder.path, in: .root)
        let result = Linter(for: OutputCatalogue.requirements).lint(
            SchemaDocument.reading([root]), withProjectIn: folder, from: folder)
        for finding in result.findings {
            let ranges = [finding.range] + finding.notes.map(\.range)
            expect(ranges.allSatisfy(\.isSound), "\(finding.rule.id): a range outside of its file")
            expect(!finding.message.unicodeScalars.contains(where: \.actsInvisibly), "controls in \(finding.message)")
        }
    }

    private static let catalog = TemporaryFolder()
}

/// A folder for this process, in memory if possible.
private struct TemporaryFolder: Sendable {
    let folder: URL

    init() {
        let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
        let hasMemory = FileManager.default.isWritableFile(atPath: memory.path)
        let parent = hasMemory ? memory : FileManager.default.temporaryDirectory
        folder = parent.appending(path: "belfry-fuzzing-\(ProcessInfo.processInfo.processIdentifier)")
    }

    func write(_ bytes: [UInt8], to path: String) {
        let file = folder.appending(path: path)
        do {
            let parent = file.deletingLastPathComponent()
            if !FileManager.default.fileExists(atPath: parent.path) {
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            }
            try Data(bytes).write(to: file)
        } catch {
            fatalError("cannot write \(file.path): \(error)")
        }
    }
}
