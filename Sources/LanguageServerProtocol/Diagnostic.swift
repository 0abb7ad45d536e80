/// A problem in a document.
package struct Diagnostic: Codable, Sendable {
    package enum Severity: Int, Codable, Sendable { case error = 1, warning, information, hint }
    package enum Tag: Int, Codable, Sendable { case unnecessary = 1, deprecated }

    package struct CodeDescription: Codable, Sendable {
        package let href: String
    }

    package struct RelatedInformation: Codable, Sendable {
        private let location: Location
        private let message: String

        package init(_ message: String, at location: Location) {
            (self.message, self.location) = (message, location)
        }
    }

    package var range: PositionRange
    package var severity: Severity
    /// The name of the rule.
    package var code: String
    package var codeDescription: CodeDescription?
    package var source = "belfry"
    package var message: String
    package var tags: [Tag]?
    package var relatedInformation: [RelatedInformation]?

    package init(_ message: String, at range: PositionRange, severity: Severity, code: String) {
        (self.message, self.range, self.severity, self.code) = (message, range, severity, code)
    }

    package mutating func link(to page: String) { codeDescription = CodeDescription(href: page) }
}

package struct PublishedDiagnostics: Encodable, Sendable {
    private let uri: String
    private let version: Int?
    private let diagnostics: [Diagnostic]

    package init(uri: String, version: Int?, _ diagnostics: [Diagnostic]) {
        (self.uri, self.version, self.diagnostics) = (uri, version, diagnostics)
    }
}

/// A message that the client shows or logs.
package struct ShownMessage: Encodable, Sendable {
    package enum Kind: Int, Encodable, Sendable { case error = 1, warning, information, log }

    private let type: Kind
    private let message: String

    package init(_ type: Kind, _ message: String) {
        (self.type, self.message) = (type, message)
    }
}

/// A page that the client opens.
package struct ShownDocument: Encodable, Sendable {
    private let uri: String
    private let external = true

    package init(uri: String) { self.uri = uri }
}
