#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A failure of the machine or the file system. The description names the file.
package struct FileError: Error, CustomStringConvertible {
    package let description: String
    /// What to do; nil if that is obvious.
    package let help: String?

    package init(_ description: String, help: String? = nil) {
        self.description = description
        self.help = help
    }

    /// - Parameters:
    ///   - attempt: `can't read`
    ///   - code: The system's `errno`.
    package init(_ attempt: String, _ path: FilePath, code: Int32 = errno) {
        self.init("\(attempt) '\(path.text)': \(Self.reason(code))")
    }

    /// The system's words for an `errno`.
    package static func reason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
}
