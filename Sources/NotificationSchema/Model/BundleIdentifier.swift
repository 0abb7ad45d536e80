package import Basics
import Diagnostics
import SourceSyntax

/// A bundle identifier of the app. Builds for tests often have one of their own.
package struct BundleIdentifier: Sendable {
    /// The name of the build, such as `debug`; nil if there is only one.
    package let name: Text?
    package let identifier: Text

    package init(name: Text?, identifier: Text) {
        (self.name, self.identifier) = (name, identifier)
    }
}

extension Form where Value == [BundleIdentifier] {
    /// `com.example.app`, or one for each build: `{ release: com.example.app, debug: com.example.app.debug }`.
    static var bundleIdentifiers: Form {
        let identifier = Form<Text>.bundleIdentifier
        let map = Form.names(identifier.shape) { entry, reader in
            identifier.read(Slot(node: entry.value, key: entry.key), &reader).map {
                BundleIdentifier(name: Text(entry.key), identifier: $0)
            }
        }
        return Form(.either([identifier.shape, map.shape])) { slot, reader in
            switch slot.node.kind {
            case .mapping:
                let builds = map.read(slot, &reader)
                if let builds { reader.checkIdentifiers(of: builds) }
                return builds
            case .scalar: return identifier.read(slot, &reader).map { [BundleIdentifier(name: nil, identifier: $0)] }
            case .sequence:
                reader.report(
                    .wrongValue, at: slot.node.range, "\(slot.label) must be text or a map, not a list",
                    help: "name each build: { release: com.example.app, debug: com.example.app.debug }")
                return nil
            }
        }
    }
}

extension SchemaReader {
    /// With equal identifiers, nothing tells the builds apart.
    fileprivate mutating func checkIdentifiers(of builds: [BundleIdentifier]) {
        var firstBuilds: [String: BundleIdentifier] = [:]
        for build in builds {
            guard let first = firstBuilds.updateValue(build, forKey: build.identifier.value) else { continue }
            report(
                .duplicateName,
                at: build.identifier.range,
                "'\(first.name?.value ?? "")' and '\(build.name?.value ?? "")' have the same identifier, so the builds can't be told apart",
                help: "give each build its own identifier, or write only one without a map",
                notes: [Finding.Note("the same identifier is here", at: first.identifier.range)]
            )
        }
    }
}

extension Form where Value == Text {
    /// Letters, digits, hyphens and periods (*CFBundleIdentifier*). Some old apps have an underscore, which only warns.
    fileprivate static var bundleIdentifier: Form {
        Form(.text) { slot, reader in
            guard let text = Form.nonEmptyText.read(slot, &reader) else { return nil }
            let odd = text.value.unicodeScalars.first { scalar in
                !(scalar.isASCII && scalar.properties.isAlphabetic) && !("0"..."9").contains(scalar)
                    && !"-.".unicodeScalars.contains(scalar)
            }
            guard let odd else { return text }
            reader.report(
                .wrongValue,
                at: text.range,
                "a bundle identifier has letters, digits, '-' and '.', and no \(odd.properties.isWhitespace ? "space" : "'\(odd)'")",
                severity: odd == "_" ? .warning : nil,
                help: "copy it from the target's settings, such as com.example.app"
            )
            return odd == "_" ? text : nil
        }
    }
}

extension BundleIdentifier: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .text(identifier) }

    /// As in the schema: a text, or a map of builds.
    package static func dumped(_ list: [BundleIdentifier], in schema: Schema) -> JSONValue {
        guard list.contains(where: { $0.name != nil }) else { return .text(list.first?.identifier) }
        return .object(list.compactMap { build in build.name.map { ($0.value, .text(build.identifier)) } })
    }

    package func addTexts(to texts: inout [Text]) { texts += [name, identifier].compactMap { $0 } }
}
