import Foundation
import Glibc

/// Serves a photo on a free port, and never answers requests for slow files.
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
                let text = String(decoding: request[..<count], as: UTF8.self)
                if text.hasPrefix("GET /slow") { continue }
                let isKnown = text.hasPrefix("GET /photo")
                let body = isKnown ? "a photo" : "no such file"
                // Without an extension, the server doesn't know either.
                let type = text.contains("type=gif") ? "image/gif" : text.contains("type=text") || text.hasPrefix("GET /photo ") ? "text/html" : "image/png"
                let answer = "HTTP/1.1 \(isKnown ? "200 OK" : "404 Not Found")\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
                _ = write(connection, answer, answer.utf8.count)
                close(connection)
            }
        }
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)") ?? URL(fileURLWithPath: "/") }
}
