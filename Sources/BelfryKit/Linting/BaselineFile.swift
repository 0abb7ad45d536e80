package import Diagnostics
package import Files
package import Guidelines

/// The baseline of a run.
package struct BaselineFile {
    private let path: FilePath
    /// As it was read; nil where there is none yet.
    private let file: SourceFile?
    private let baseline: Baseline
    /// Whether it is used only where '--baseline' names it.
    private let isNamedByOption: Bool
    private let currentFolder: FilePath

    /// Nil where nobody asked for one, and there is none in the current folder or above it.
    ///
    /// - Parameters:
    ///   - name: Relative to the current folder; nil for that of the settings or, where they name none, the nearest.
    ///   - isWritten: Whether it may be missing, because it is to be written.
    package init?(named name: String?, of input: SchemaInput, isWritten: Bool) throws(FileError) {
        currentFolder = input.currentFolder
        let asked = name.map { [currentFolder] in FilePath($0, in: currentFolder) } ?? input.settings.baseline
        let usual = currentFolder.foldersInsideTrustBoundary.map { FilePath(Baseline.fileName, in: $0) }
        let found = usual.first { FileSystem.kind(of: $0, followingLinks: true) != nil }
        path = asked ?? found ?? FilePath(Baseline.fileName, in: currentFolder)
        isNamedByOption = name != nil && path != found
        guard FileSystem.kind(of: path, followingLinks: true) != nil else {
            if !isWritten {
                guard asked != nil else { return nil }
                let shown = path.shown(from: currentFolder)
                throw FileError("the baseline '\(shown)' doesn't exist; '--write-baseline' creates it")
            }
            file = nil
            baseline = Baseline([])
            return
        }
        let bytes = try FileSystem.read(path, limit: Self.sizeLimit)
        file = SourceFile(path: path.shown(from: currentFolder), bytes: bytes)
        guard let baseline = try? Baseline(parsing: bytes) else {
            throw FileError(
                "'\(path.text)' isn't a baseline that this version of Belfry can read; it wasn't changed")
        }
        self.baseline = baseline
    }

    private static let sizeLimit = 1 << 26

    /// The findings that the baseline does not list, and its entries that no finding answers to.
    ///
    /// - Parameter findings: All of the run, in the order of the source.
    package func findings(beyond findings: [Finding], of input: SchemaInput, by linter: Linter) -> [Finding] {
        let comparison = comparison(of: findings)
        // Where something was not understood, what is missing may just not have been seen.
        guard let file, !findings.contains(where: { $0.rule.kind == .structure }) else { return comparison.new }
        let scope = Scope(input, linter, name: name)
        let stale = comparison.unmatched.filter { scope.contains($0) || !exists($0) }
        let command =
            "belfry lint --write-baseline" + (isNamedByOption ? " --baseline \(file.path)" : "")
        return (comparison.new + Finding.stale(stale, in: file, help: "rewrite the baseline: \(command)"))
            .inSourceOrder()
    }

    /// Lists all findings of a run, and keeps what the run did not look at.
    ///
    /// - Returns: A summary.
    package func write(_ findings: [Finding], of input: SchemaInput, by linter: Linter) throws(FileError) -> String {
        let comparison = comparison(of: findings)
        let scope = Scope(input, linter, name: name)
        let kept = comparison.unmatched.filter { !scope.contains($0) && exists($0) }
        let new = Baseline(comparison.entries + kept)
        let bytes = Array(new.text.utf8)
        var writer = OutputWriter()
        try writer.change(path, from: file?.bytes, to: bytes)
        try writer.write()
        let count = new.entries.count
        return "\(count) \(count == 1 ? "finding" : "findings") in \(path.shown(from: currentFolder))"
    }

    private func comparison(of findings: [Finding]) -> BaselineComparison {
        BaselineComparison(findings, with: baseline, name: name)
    }

    private var folder: FilePath { path.parent ?? .root }

    /// The same wherever the command runs.
    private func name(of shownPath: String) -> String {
        FilePath(shownPath, in: currentFolder).relative(to: folder)
    }

    private func exists(_ entry: Baseline.Entry) -> Bool {
        RuleCatalogue.rule(entry.rule) != nil
            && FileSystem.kind(of: FilePath(entry.file, in: folder), followingLinks: true) != nil
    }

    /// What a run looks at.
    private struct Scope {
        private let files: Set<String>
        private let linter: Linter

        init(_ input: SchemaInput, _ linter: Linter, name: (String) -> String) {
            files = Set(input.schemas.flatMap(\.files).map { name($0.path) })
            self.linter = linter
        }

        func contains(_ entry: Baseline.Entry) -> Bool {
            files.contains(entry.file) && linter.isWanted(entry.rule)
        }
    }
}
