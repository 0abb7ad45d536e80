package import Basics
import Diagnostics
import SourceSyntax

/// A URL scheme of the app. Builds can have schemes of their own.
package struct URLScheme: Sendable {
    /// The name of the build; nil if all have this scheme.
    package let build: Text?
    package let scheme: Text
}

extension URLScheme {
    /// Why a text can't be a scheme that opens the app; nil if it can (RFC 3986, section 3.1).
    package static func problem(of text: String) -> String? {
        if systemSchemes.contains(text.lowercased()) { return "'\(text)' opens an app of the system" }
        guard text.utf8.first.map(isLetter) ?? false else { return "a URL scheme begins with a letter" }
        let isValid = text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
        return isValid ? nil : "a URL scheme has letters, digits, '+', '-' and '.', and no other characters"
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static let systemSchemes: Set<String> = [
        "about", "data", "facetime", "facetime-audio", "file", "http", "https", "javascript", "mailto", "maps", "sms",
        "tel", "webcal",
    ]
}

extension App {
    /// The scheme of each build in lower case, that of the released app first; with the bundle identifier, if the
    /// schema has one. A bundle identifier is the scheme if the schema names no other. Empty if there is none.
    package var urlSchemes: [(bundleIdentifier: String?, scheme: String)] {
        let schemes = declaredURLSchemes
        guard !bundleIdentifiers.isEmpty else {
            return schemes.first.map { [(nil, $0.scheme.value.lowercased())] } ?? []
        }
        return bundleIdentifiers.compactMap { build in
            let declared = schemes.first { $0.build == nil || $0.build?.value == build.name?.value }
            let scheme = schemes.isEmpty ? build.identifier.value : declared?.scheme.value
            return scheme.map { (build.identifier.value, $0.lowercased()) }
        }
    }
}

extension Schema {
    /// The value of `url-scheme`, right or wrong.
    var writtenURLSchemes: Node? {
        documents.lazy.compactMap { $0.value(of: "app")?.value(of: "url-scheme") }.first
    }

    /// Whether a URL scheme can't be read, which is already reported.
    package var hasWrongURLScheme: Bool {
        writtenURLSchemes.map { app.declaredURLSchemes.count < max($0.entries.count, 1) } ?? false
    }
}

extension Form where Value == [URLScheme] {
    /// `crumb`, or one for each build: `{ release: crumb, debug: crumb-debug }`.
    static var urlSchemes: Form {
        let scheme = Form<Text>.urlScheme
        let map = Form.names(scheme.shape) { entry, reader in
            scheme.read(Slot(node: entry.value, key: entry.key), &reader).map {
                URLScheme(build: Text(entry.key), scheme: $0)
            }
        }
        return Form(.either([scheme.shape, map.shape])) { slot, reader in
            guard slot.node.kind == .mapping else {
                return scheme.read(slot, &reader).map { [URLScheme(build: nil, scheme: $0)] }
            }
            return map.read(slot, &reader)
        }
    }
}

extension Form where Value == Text {
    fileprivate static var urlScheme: Form {
        Form(.text) { slot, reader in
            guard let text = Form.nonEmptyText.read(slot, &reader) else { return nil }
            guard let problem = URLScheme.problem(of: text.value) else { return text }
            let bare = text.value.prefix { $0 != ":" }
            let isURL = bare.count < text.value.count && URLScheme.problem(of: String(bare)) == nil
            reader.report(
                .wrongValue, at: text.range, problem,
                help: isURL ? "write \(bare)" : "write a name of your own, such as the bundle identifier")
            return nil
        }
    }
}

extension URLScheme: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .text(scheme) }

    /// As in the schema: a text, or a map of builds.
    package static func dumped(_ list: [URLScheme], in schema: Schema) -> JSONValue {
        guard list.contains(where: { $0.build != nil }) else { return .text(list.first?.scheme) }
        return .object(list.compactMap { build in build.build.map { ($0.value, .text(build.scheme)) } })
    }
}
