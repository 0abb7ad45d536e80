import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if canImport(ImageIO)
import ImageIO
#endif

nonisolated extension Namespace {
    static func _download(_ url: URL) async throws -> URL {
        if url.isFileURL { return try keep(url, as: url.lastPathComponent, isCopy: true) }
        let files = AsyncThrowingStream<URL, any Error> { files in
            let task = URLSession.shared.downloadTask(with: url) { file, response, error in
                let result = Swift.Result {
                    guard let file else { throw error ?? URLError(.unknown) }
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                    guard (200..<300).contains(status) else { throw URLError(.badServerResponse) }
                    return try keep(file, as: name(of: url, response), isCopy: false)
                }
                files.yield(with: result)
            }
            files.onTermination = { _ in task.cancel() }
            task.resume()
        }
        for try await file in files { return file }
        throw CancellationError()
    }

    /// A name that shows the type of a file, as its server states it.
    private static func name(of url: URL, _ response: URLResponse?) -> String {
        let name = url.lastPathComponent
        let stated = response?.mimeType.flatMap(pathExtension)
        if let stated, _mediaType(stated) != _mediaType(url.pathExtension) { return "\(name).\(stated)" }
        guard _mediaType(url.pathExtension) == nil, let suggested = response?.suggestedFilename else { return name }
        return suggested
    }

    /// The extension for a type of media, such as `image/png`.
    private static func pathExtension(_ mimeType: String) -> String? {
        switch mimeType.lowercased() {
        case "image/jpeg", "image/jpg": "jpg"
        case "image/png": "png"
        case "image/gif": "gif"
        case "image/heic": "heic"
        case "image/webp": "webp"
        case "audio/aiff", "audio/x-aiff": "aiff"
        case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": "wav"
        case "audio/mpeg", "audio/mp3": "mp3"
        case "audio/mp4", "audio/m4a", "audio/x-m4a": "m4a"
        case "video/mpeg": "mpg"
        case "video/mp4": "mp4"
        case "video/quicktime": "mov"
        case "video/avi", "video/x-msvideo": "avi"
        default: nil
        }
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

    #if BELFRY_LOCAL_IMAGES
    /// Loads an avatar; nil if that fails, because a notification without its image is better than none.
    static func _image(at url: URL?) async -> Data? {
        guard let url else { return nil }
        return try? await _avatar(in: url.isFileURL ? url : _download(url))
    }
    #endif

    #if BELFRY_IMAGES || BELFRY_LOCAL_IMAGES
    /// Reads an avatar. A service extension has little memory, so a large file is refused, and of a large image a
    /// small version is made without decoding the whole image.
    static func _avatar(in file: URL) throws -> Data {
        let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? .max
        guard size <= 10_000_000 else { throw URLError(.dataLengthExceedsMaximum) }
        #if canImport(ImageIO)
        if let thumbnail = thumbnail(of: file) { return thumbnail }
        #endif
        guard size <= 1_000_000 else { throw URLError(.dataLengthExceedsMaximum) }
        return try Data(contentsOf: file)
    }

    #if canImport(ImageIO)
    /// Nil if the file isn't an image.
    private static func thumbnail(of file: URL) -> Data? {
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways as String: true,
            kCGImageSourceCreateThumbnailWithTransform as String: true,
            kCGImageSourceThumbnailMaxPixelSize as String: 512,
        ]
        let data = NSMutableData()
        let reading: [String: Any] = [kCGImageSourceShouldCache as String: false]
        guard let source = CGImageSourceCreateWithURL(file as CFURL, reading as CFDictionary),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary),
            let destination = CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil)
        else { return nil }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
    #endif
    #endif
}
