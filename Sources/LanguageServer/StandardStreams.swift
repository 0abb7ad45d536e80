import Dispatch
import Files
import LanguageServerProtocol

/// Serves a client over standard input and output.
package enum StandardStreams {
    /// Returns when the client says so, or closes standard input.
    ///
    /// - Returns: The exit status: 0 if the client shut the server down first.
    package static func serve() -> Int32 {
        let server = LanguageServer { content in
            // A client that is gone reads nothing more. The end of standard input then ends the server.
            _ = systemWriteAll(content.framed, to: 1)
        }
        var reader = MessageReader()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var frames: [MessageReader.Frame] = []
            while let frame = reader.next() { frames.append(frame) }
            let arrived = frames
            if case .ends(let status) = waiting({ await server.receive(arrived) }) { return status }
            let count = buffer.withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
            guard count > 0 else { return 1 }
            reader.append(buffer[..<count])
        }
    }

    /// Waits, so that a client can't send faster than the server takes messages.
    private static func waiting(
        _ receive: @escaping @Sendable () async -> LanguageServer.Outcome
    ) -> LanguageServer.Outcome {
        let semaphore = DispatchSemaphore(value: 0)
        // Written before the signal, and read after it.
        nonisolated(unsafe) var outcome = LanguageServer.Outcome.goesOn
        Task.detached {
            outcome = await receive()
            semaphore.signal()
        }
        semaphore.wait()
        return outcome
    }
}
