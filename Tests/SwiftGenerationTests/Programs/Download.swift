// The standard way of a generated service extension to load a file: from a server, and from the device.
import Foundation
import Glibc

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

/// Answers requests for a photo on a port of its own, and knows nothing else.
struct Server {
    private let port: UInt16

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) | listen(listener, 8) | getsockname(listener, address, &length)
            }
        }
        guard status == 0 else { throw CancellationError() }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                var request = [UInt8](repeating: 0, count: 4096)
                let count = max(0, read(connection, &request, request.count))
                let isKnown = String(decoding: request[..<count], as: UTF8.self).hasPrefix("GET /photo")
                let body = isKnown ? "a photo" : "no such file"
                let answer = "HTTP/1.1 \(isKnown ? "200 OK" : "404 Not Found")\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
                _ = write(connection, answer, answer.utf8.count)
                close(connection)
            }
        }
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)") ?? URL(fileURLWithPath: "/") }
}
