package import Basics
import SourceSyntax

/// Whether a declaration will be removed, and what replaces it.
package struct Deprecation: ScalarValue, Hashable {
    /// False only for `deprecated: false`, with which an action changes what it inherits.
    package let isDeprecated: Bool
    /// What to use instead; nil if the author wrote only `true`.
    package let message: String?

    package var dumped: JSONValue { message.map { .string($0) } ?? .bool(isDeprecated) }
    package static var dumpedWhenMissing: JSONValue { Bool.dumpedWhenMissing }

    package static func addTexts(of located: Located<Self>, to texts: inout [Text]) {
        if let message = located.value.message { texts.append(Text(message, located.node)) }
    }
}

/// A declaration that can be deprecated.
package protocol Deprecatable {
    var declaredDeprecation: Located<Deprecation>? { get }
}

extension Action: Deprecatable {
    package var declaredDeprecation: Located<Deprecation>? { contents.declaredDeprecation }
}

extension Category: Deprecatable {
    package var declaredDeprecation: Located<Deprecation>? { contents.declaredDeprecation }
}

extension Field: Deprecatable {
    package var declaredDeprecation: Located<Deprecation>? { contents.declaredDeprecation }
}

extension Notification: Deprecatable {
    package var declaredDeprecation: Located<Deprecation>? { contents.declaredDeprecation }
}

extension Deprecatable {
    /// Nil if it isn't deprecated.
    package var deprecation: Deprecation? { declaredDeprecation.map(\.value).flatMap { $0.isDeprecated ? $0 : nil } }
    package var isDeprecated: Bool { deprecation != nil }
}

extension Form where Value == Located<Deprecation> {
    /// `true`, or a sentence that says what to use instead.
    static var deprecation: Form {
        let flag = Form<Located<Bool>>.boolean
        return Form(.either([flag.shape, .text])) { slot, reader in
            // No other word is a sentence, and these are more likely a flag.
            if ["true", "false", "yes", "no", "on", "off"].contains(slot.node.text.lowercased()) {
                return flag.read(slot, &reader).map {
                    Located(Deprecation(isDeprecated: $0.value, message: nil), $0.node)
                }
            }
            guard let node = reader.scalar(slot, expected: .one("true or a sentence")) else { return nil }
            guard node.text.contains(where: \.isLetter) else {
                reader.report(
                    .wrongValue,
                    at: node.range,
                    "\(slot.label) must be true or a sentence" + (node.text.isEmpty ? "" : ", not '\(node.text)'"),
                    help: "write true, or say what to use instead"
                )
                return nil
            }
            return Located(Deprecation(isDeprecated: true, message: node.text), node)
        }
    }
}
