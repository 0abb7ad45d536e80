package import Diagnostics
package import Files
import SourceSyntax

extension SourceFile {
    /// Reads a file; of one that is too large, as much as shows that it is.
    package convenience init(reading path: FilePath, shownAs name: String) throws(FileError) {
        self.init(path: name, bytes: try FileSystem.read(path, limit: ReadingLimits.fileBytes))
    }
}
