import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

nonisolated extension Namespace.ServiceHandler {
    #if BELFRY_IMAGES
    public func image(at url: URL) async throws -> Data { try Data(contentsOf: await file(at: url)) }
    #endif

    #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
    public func file(at url: URL) async throws -> URL { try await Namespace.download(url) }
    #endif

    public func didFail(with error: any Error) {}
}

#if BELFRY_ATTACHMENTS || BELFRY_IMAGES
nonisolated extension Namespace {
    static func download(_ url: URL) async throws -> URL {
        if url.isFileURL { return try keep(url, as: url.lastPathComponent, isCopy: true) }
        let files = AsyncThrowingStream<URL, any Error> { files in
            let task = URLSession.shared.downloadTask(with: url) { file, response, error in
                let result = Result {
                    guard let file else { throw error ?? URLError(.unknown) }
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                    guard (200..<300).contains(status) else { throw URLError(.badServerResponse) }
                    let name = url.pathExtension.isEmpty ? response?.suggestedFilename : nil
                    return try keep(file, as: name ?? url.lastPathComponent, isCopy: false)
                }
                files.yield(with: result)
            }
            files.onTermination = { _ in task.cancel() }
            task.resume()
        }
        for try await file in files { return file }
        throw CancellationError()
    }

    /// The downloaded file is deleted when the session's handler returns.
    private static func keep(_ file: URL, as name: String, isCopy: Bool) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
        if isCopy {
            try FileManager.default.copyItem(at: file, to: target)
        } else {
            try FileManager.default.moveItem(at: file, to: target)
        }
        return target
    }
}
#endif
