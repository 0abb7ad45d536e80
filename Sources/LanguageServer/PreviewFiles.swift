import Files

/// The pages of previews, in a folder that only this user can read.
actor PreviewFiles {
    private var folder: PrivateFolder?
    private var files: [FilePath: FilePath] = [:]

    func write(_ page: [UInt8], of root: FilePath) throws(FileError) -> FilePath {
        let folder: PrivateFolder
        if let known = self.folder { folder = known } else { folder = try PrivateFolder() }
        self.folder = folder
        let file = files[root] ?? FilePath("preview-\(files.count + 1).html", in: folder.path)
        files[root] = file
        try AtomicFile(file).write(page)
        return file
    }

    func remove() {
        folder?.remove()
        (folder, files) = (nil, [:])
    }
}
