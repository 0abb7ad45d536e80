// The default download of a generated service extension: from a server, and from the device.
import Foundation

@main struct Download {
    static func main() async throws {
        let server = try Server()
        let photo = try await Parley.download(server.url("photo.png"))
        print(photo.lastPathComponent, String(decoding: try Data(contentsOf: photo), as: UTF8.self))
        print(try await Parley.download(server.url("photo.png?extension=none")).lastPathComponent, try await Parley.download(server.url("photo")).lastPathComponent)
        let again = try await Parley.download(photo)
        print(again != photo, again.lastPathComponent, FileManager.default.fileExists(atPath: photo.path))
        for url in [server.url("missing.png"), URL(fileURLWithPath: "/nowhere/photo.png"), URL(string: "http://127.0.0.1:1/photo.png")] {
            guard let url else { continue }
            do {
                print(try await Parley.download(url))
            } catch {
                print("error")
            }
        }
        struct Handler: Parley.ServiceHandler {
            func decrypt(_ notification: Parley.Sealed, into draft: inout Parley.Draft) async throws -> Parley.Sealed.Decrypted { throw CancellationError() }
            func decrypt(_ notification: Parley.Note, into draft: inout Parley.Draft) async throws {}
        }
        print(String(decoding: try await Handler().image(at: photo), as: UTF8.self))
        Handler().didFail(with: CancellationError())
    }
}
