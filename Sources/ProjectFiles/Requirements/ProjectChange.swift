import Diagnostics
package import Files
package import NotificationSchema
import SourceSyntax

/// A property list with its missing entries added.
package struct ProjectChange: Sendable {
    package var path: FilePath
    package var old: [UInt8]
    package var new: [UInt8]
    /// The name in the schema.
    package var name: Text
}

extension Schema {
    /// The property lists after the change; empty if nothing is missing.
    ///
    /// - Throws: If one can't be changed, so that none is.
    package func missingChanges(in project: Project) throws(FileError) -> [ProjectChange] {
        var changes: [ProjectChange] = []
        for requirement in requirements {
            for gap in requirement.gaps(in: project) {
                guard let list = gap.file.list else { continue }
                let index = changes.firstIndex { $0.path == gap.file.path } ?? changes.count
                if index == changes.count {
                    let bytes = list.file.bytes
                    changes.append(ProjectChange(path: gap.file.path, old: bytes, new: bytes, name: gap.file.name))
                }
                changes[index].new = try gap.change.applied(to: changes[index].new, of: list)
            }
        }
        return changes.filter { $0.old != $0.new }
    }
}

extension PropertyListChange {
    /// - Parameter bytes: The file after earlier changes.
    fileprivate func applied(to bytes: [UInt8], of list: PropertyList) throws(FileError) -> [UInt8] {
        let path = list.file.path
        if let text = textThatIsNoXML {
            throw FileError("'\(path)' isn't changed: '\(text)' contains a character that XML doesn't allow")
        }
        let file = SourceFile(path: path, bytes: bytes)
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let current = PropertyList.read(
            file, namedAt: SourceRange(file, 0..<0), limits: &limits, findings: &findings)
        guard let edits = current?.edits(for: self) else {
            let keys = self.path.joined(separator: " › ")
            throw FileError("'\(path)' isn't changed: \(keys) would be inside a value that isn't a dictionary")
        }
        return file.applying(edits)
    }
}
