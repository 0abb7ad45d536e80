import Files
package import Foundation

/// The folder for temporary files, without links in its path, so that displayed paths can be compared.
///
/// On a Mac its path begins with a link. Foundation follows links, too, but removes `/private` from the result.
package let temporaryFolder = URL(
    filePath: FilePath(FileManager.default.temporaryDirectory.path, in: .root).withLinksFollowed.text,
    directoryHint: .isDirectory)
