#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Functions of the system, with names that no method hides.

func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

package func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// - Returns: The system's `errno` if not all bytes were written.
package func systemWriteAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        // Nothing was written, and errno isn't set.
        guard count != 0 else { return EIO }
        guard count > 0 || errno == EINTR else { return errno }
        rest = rest.dropFirst(max(0, count))
    }
    return nil
}

/// Ends a process that can't refuse.
func systemKill(_ process: pid_t) {
    kill(process, SIGKILL)
}

package func systemClose(_ descriptor: Int32) {
    close(descriptor)
}
