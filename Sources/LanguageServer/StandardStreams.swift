import Dispatch
import Files
import LanguageServerProtocol

/// Serves a client over standard input and output.
package enum StandardStreams {
    /// Returns when the client says so, or closes standard input.
    ///
    /// It reads on only when the server took the messages, so that a client can't send faster than that.
    ///
    /// - Returns: The exit status: 0 if the client shut the server down first.
    package static func serve() async -> Int32 {
        let server = LanguageServer { content in
            // A client that is gone reads nothing more. The end of standard input then ends the server.
            _ = systemWriteAll(content.framed, to: 1)
        }
        let status = await serve(server)
        await server.removePreviews()
        return status
    }

    private static func serve(_ server: LanguageServer) async -> Int32 {
        var reader = MessageReader()
        while let bytes = await read() {
            reader.append(bytes)
            var frames: [MessageReader.Frame] = []
            while let frame = reader.next() { frames.append(frame) }
            if case .ends(let status) = await server.receive(frames) { return status }
        }
        return 1
    }

    /// The thread that waits for input isn't one of those that answer: a machine may have only one of those.
    private static let input = DispatchQueue(label: "standard input")

    /// The next bytes of standard input; nil at its end.
    private static func read() async -> ArraySlice<UInt8>? {
        await withCheckedContinuation { continuation in
            input.async {
                var count = 0
                let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initializedCount in
                    count = systemRead(0, buffer.baseAddress, buffer.count)
                    initializedCount = max(0, count)
                }
                continuation.resume(returning: count > 0 ? bytes[...] : nil)
            }
        }
    }
}
