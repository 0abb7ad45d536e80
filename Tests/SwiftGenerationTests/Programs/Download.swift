// The default download of a generated service extension: from a server, and from the device.
import Foundation
import UserNotifications

@main struct Download {
    static func main() async throws {
        let server = try Server()
        let photo = try await Parley._download(server.url("photo.png"))
        print(photo.lastPathComponent, String(decoding: try Data(contentsOf: photo), as: UTF8.self))
        print(try await Parley._download(server.url("photo.png?extension=none")).lastPathComponent, try await Parley._download(server.url("photo")).lastPathComponent)
        let again = try await Parley._download(photo)
        print(again != photo, again.lastPathComponent, FileManager.default.fileExists(atPath: photo.path))
        try await typing(server)
        for url in [server.url("missing.png"), URL(fileURLWithPath: "/nowhere/photo.png"), URL(string: "http://127.0.0.1:1/photo.png")] {
            guard let url else { continue }
            do {
                print(try await Parley._download(url))
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

        // A large image is made smaller; what can't be made smaller, or is very large, is refused.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (text, size) in [("stub image", 3_000_000), ("no image", 3_000_000), ("stub image", 11_000_000)] {
            let file = folder.appendingPathComponent("avatar")
            try (Data(text.utf8) + Data(count: size)).write(to: file)
            do {
                print(String(decoding: try Parley._avatar(in: file), as: UTF8.self))
            } catch {
                print("too large")
            }
        }
    }

    /// The answer says what a file is, or its name, or the schema.
    static func typing(_ server: Server) async throws {
        let paths = ["photo.php", "photo.php?type=gif", "photo.jpg:large", "photo.png?type=text"]
        var files: [URL] = []
        for path in paths { files.append(try await Parley._download(server.url(path))) }
        print(files.map(\.lastPathComponent).joined(separator: " "))
        print(try files.map { try Parley._attachment($0, as: "photo", hint: "public.jpeg").type }.joined(separator: " "))
        let folder = files[0].deletingLastPathComponent()
        let named = ["photo.php", "v1.2", "photo.jpg:large", "photo.PNG"].map { folder.appendingPathComponent($0) }
        for file in named { try Data("photo".utf8).write(to: file) }
        print(try named.map { try Parley._attachment($0, as: "photo", hint: "public.jpeg").type }.joined(separator: " "))
    }
}
