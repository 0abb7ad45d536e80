package import Diagnostics

/// Property lists for examples, in Xcode's format.
package enum ExampleFile {
    package static func propertyList(_ path: String, _ lines: String...) -> RuleExample.File {
        propertyList(path, lines: lines)
    }

    private static func propertyList(_ path: String, lines: [String]) -> RuleExample.File {
        let inside = lines.map { "\t\($0)\n" }.joined()
        return RuleExample.File(
            path,
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \(inside)</dict>
                </plist>

                """
        )
    }

    /// The entitlements of an app that gets pushes, and more of them.
    package static func entitlements(_ path: String, _ lines: String...) -> RuleExample.File {
        propertyList(
            path, lines: ["<key>aps-environment</key>", "<string>development</string>"] + lines)
    }

    /// A silent sound.
    ///
    /// - Parameter format: The format code of a WAV file; 1 is linear PCM.
    package static func sound(_ path: String, seconds: Int, format: UInt8 = 1) -> RuleExample.File {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        // Ten one-byte samples per second, to keep the example small.
        let rate = 10
        let samples = [UInt8](repeating: 0x80, count: seconds * rate)
        let description = [format, 0, 1, 0] + number(rate, 4) + number(rate, 4) + number(1, 2) + number(8, 2)
        let chunks =
            Array("fmt ".utf8) + number(16, 4) + description + Array("data".utf8) + number(samples.count, 4) + samples
        return RuleExample.File(path, Array("RIFF".utf8) + number(4 + chunks.count, 4) + Array("WAVE".utf8) + chunks)
    }
}

/// String catalogs for examples, in Xcode's format.
package enum ExampleStrings {
    /// An entry of the catalog. `state` is the state of the German text.
    package static func text(_ key: String, en: String, de: String? = nil, state: String = "translated") -> String {
        func unit(_ language: String, _ value: String, _ state: String) -> String {
            """
                    "\(language)" : {
                      "stringUnit" : {
                        "state" : "\(state)",
                        "value" : "\(value)"
                      }
                    }
            """
        }
        let units = (de.map { [unit("de", $0, state)] } ?? []) + [unit("en", en, "translated")]
        return """
                "\(key)" : {
                  "extractionState" : "manual",
                  "localizations" : {
            \(units.joined(separator: ",\n"))
                  }
                }
            """
    }

    package static func catalog(_ texts: String...) -> RuleExample.File {
        RuleExample.File(
            "Localizable.xcstrings",
            text: """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                \(texts.joined(separator: ",\n"))
                  },
                  "version" : "1.0"
                }
                """
        )
    }

    /// A schema with one notification, whose texts the files translate.
    package static func schema(
        title: String, body: String? = nil, variables: String? = nil, appName: String? = nil, language: String? = nil
    ) -> String {
        func line(_ key: String, _ value: String?) -> String { value.map { "\(key): \($0)\n" } ?? "" }
        return """
            app:
            \(line("  name", appName))\(line("  language", language))  strings: \(filePaths)
            notifications:
              order-sent:
                delivery: local
                title: \(title)
            \(line("    body", body))\(line("    variables", variables))
            """
    }

    /// The value of `strings` in a schema: a file for English, and one for German.
    package static let filePaths = "[en.lproj/Localizable.strings, de.lproj/Localizable.strings]"

    /// The files for a title.
    package static func title(en: String, de: String) -> [RuleExample.File] {
        files(("notification.order-sent.title", en: en, de: de))
    }

    /// The files for a body, and for the title “Order Sent”.
    package static func body(en: String, de: String) -> [RuleExample.File] {
        files(
            ("notification.order-sent.title", en: "Order Sent", de: "Bestellung verschickt"),
            ("notification.order-sent.body", en: en, de: de))
    }

    package static func files(_ texts: (key: String, en: String, de: String)...) -> [RuleExample.File] {
        func file(_ language: String, _ lines: [(key: String, value: String)]) -> RuleExample.File {
            RuleExample.File(
                "\(language).lproj/Localizable.strings",
                text: lines.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined())
        }
        return [
            file("en", texts.map { ($0.key, $0.en) }), file("de", texts.map { ($0.key, $0.de) }),
        ]
    }
}
