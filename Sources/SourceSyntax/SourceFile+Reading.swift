package import Diagnostics
package import Files

extension SourceFile {
    /// Reads a file. A file that is too large is read up to one byte over the limit.
    package convenience init(reading path: FilePath, shownAs name: String) throws(FileError) {
        self.init(path: name, bytes: try FileSystem.read(path, limit: ReadingLimits.fileBytes))
    }
}
