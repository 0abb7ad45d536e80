/// A mistake on the command line: contradictory options, or an unknown name.
package struct UsageError: Error {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
