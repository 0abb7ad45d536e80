/// A mistake in what somebody asked for: a command line that contradicts itself, a name that stands for nothing.
package struct UsageError: Error {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
