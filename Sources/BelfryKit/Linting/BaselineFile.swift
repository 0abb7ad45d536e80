import Basics
package import Diagnostics
package import Files
import Rules
package import SchemaRules

/// The baseline of a run.
package struct BaselineFile {
    private let path: FilePath
    /// The file as read; nil if it doesn't exist yet.
    private let file: SourceFile?
    private let baseline: Baseline
    /// Whether '--baseline' names it.
    private let isNamedByOption: Bool
    private let currentFolder: FilePath
    private let command: String

    /// What a run checks.
    package struct Run {
        var settings: RunSettings
        var currentFolder: FilePath
        /// The paths of the files, as shown.
        var files: [String]
        /// The command that writes the baseline.
        var command: String
    }

    /// Returns nil if no baseline was requested and none exists in the current folder or its parents.
    ///
    /// - Parameters:
    ///   - name: Relative to the current folder; nil for the baseline in the settings, otherwise the nearest one.
    ///   - isWritten: Whether the file may be missing because this run writes it.
    package init?(named name: String?, of run: Run, isWritten: Bool) throws(FileError) {
        currentFolder = run.currentFolder
        command = run.command
        let asked = name.map { [currentFolder] in FilePath($0, in: currentFolder) } ?? run.settings.baseline
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

    /// The findings that the baseline doesn't list, and its entries without a finding.
    ///
    /// - Parameter findings: All findings of the run, in source order.
    package func findings(beyond findings: [Finding], of run: Run, by linter: Linter) -> [Finding] {
        let comparison = comparison(of: findings)
        guard let file else { return comparison.new }
        let stale = staleEntries(comparison, findings, run, linter)
        let command =
            "belfry \(command) --write-baseline" + (isNamedByOption ? " --baseline \(file.path.inShell)" : "")
        let stales = Finding.stale(stale, in: file) { entry in
            (EarlierRules.help(for: entry.rule).map { $0 + "; " } ?? "") + "rewrite the baseline: \(command)"
        }
        return (comparison.new + stales).inSourceOrder()
    }

    /// Removes the entries without a finding, which the fixes of a run have made stale. If a fix has changed the text
    /// that another known finding quotes, the entry is rewritten.
    ///
    /// - Parameter findings: All findings after the fixes, in source order.
    /// - Returns: The findings that the baseline doesn't list.
    package func removeStaleEntries(after findings: [Finding], of run: Run, by linter: Linter) throws(FileError)
        -> [Finding]
    {
        let comparison = comparison(of: findings)
        var stale = staleEntries(comparison, findings, run, linter)
        guard let file, !stale.isEmpty else { return comparison.new }
        var entries = baseline.entries.filter { !stale.contains($0) }
        var new: [Finding] = []
        for (finding, entry) in comparison.newWithEntries {
            let known = stale.firstIndex { $0.file == entry?.file && $0.rule == entry?.rule }
            guard let known, let entry else {
                new.append(finding)
                continue
            }
            stale.remove(at: known)
            entries.append(entry)
        }
        var writer = OutputWriter()
        try writer.change(path, from: file.bytes, to: Array(Baseline(entries).text.utf8))
        try writer.write()
        return new
    }

    /// The entries without a finding among those that the run checked.
    private func staleEntries(
        _ comparison: BaselineComparison, _ findings: [Finding], _ run: Run, _ linter: Linter
    ) -> [Baseline.Entry] {
        // If something couldn't be parsed, findings may be missing.
        guard !findings.contains(where: { $0.kind == .structure }) else { return [] }
        let scope = Scope(run, linter, name: name)
        return comparison.unmatched.filter { scope.contains($0) || !exists($0) }
    }

    /// Records all findings of a run, and keeps the entries of files that the run didn't check.
    ///
    /// - Returns: A summary.
    package func write(_ findings: [Finding], of run: Run, by linter: Linter) throws(FileError) -> String {
        let comparison = comparison(of: findings)
        let scope = Scope(run, linter, name: name)
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

    /// Independent of the current folder.
    private func name(of shownPath: String) -> String {
        FilePath(shownPath, in: currentFolder).relative(to: folder)
    }

    private func exists(_ entry: Baseline.Entry) -> Bool {
        // A rule that isn't Belfry's can be one of a team.
        (RuleCatalogue.rule(entry.rule) != nil || EarlierRules.help(for: entry.rule) == nil)
            && FileSystem.kind(of: FilePath(entry.file, in: folder), followingLinks: true) != nil
    }

    /// The files that a run checks.
    private struct Scope {
        private let files: Set<String>
        private let linter: Linter

        init(_ run: Run, _ linter: Linter, name: (String) -> String) {
            files = Set(run.files.map(name))
            self.linter = linter
        }

        func contains(_ entry: Baseline.Entry) -> Bool {
            files.contains(entry.file) && linter.isWanted(entry.rule)
        }
    }
}
