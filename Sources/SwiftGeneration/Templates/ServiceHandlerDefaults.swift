import Foundation

nonisolated extension Namespace.ServiceHandler {
    #if BELFRY_IMAGES
    public func image(at url: URL) async throws -> Data { try Namespace._avatar(in: await file(at: url)) }
    #endif

    #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
    public func file(at url: URL) async throws -> URL { try await Namespace._download(url) }
    #endif

    public func didFail(with error: any Error) {}
}
