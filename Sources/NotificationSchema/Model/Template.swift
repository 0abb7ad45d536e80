package import Diagnostics
import SourceSyntax

/// Text with placeholders: `$(name)` for a variable or data, `$$(` for a literal `$(`.
///
/// A text that people read can have plural forms, and several choices: alternatives for missing data, or a text for each
/// value of an enum; see ``versions``.
///
/// A class to avoid copying: a notification has many, and every rule gets them.
package final class Template: Sendable {
    package let text: Text
    package let parts: [Part]
    package let placeholders: [Placeholder]
    /// The plural forms except `other`, which is the template itself.
    package let forms: [(form: PluralForm, template: Template)]
    /// What people read if data of the template are missing: the first of these whose data are all there. With a
    /// selector, the texts for the other values.
    package let alternatives: [Template]
    /// What selects one of the choices; nil if missing data do.
    package let selector: EnumSelector?

    package typealias Placeholder = (name: String, range: SourceRange)

    package enum Part: Sendable {
        case literal(String)
        /// The name, and its range.
        case placeholder(String, SourceRange)
    }

    /// - Parameter findings: Gets mistakes in placeholders.
    init(_ text: Text, findings: inout [Finding]) {
        self.text = text
        (forms, alternatives, selector) = ([], [], nil)
        // Most texts have no placeholder.
        guard text.value.utf8.contains(UInt8(ascii: "$")) else {
            parts = text.value.isEmpty ? [] : [.literal(text.value)]
            placeholders = []
            return
        }
        var parts: [Part] = []
        var literal = ""
        var offset = 0
        let bytes = Array(text.value.utf8)
        func ascii(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
            offset < bytes.count && bytes[offset] == UInt8(ascii: scalar)
        }
        while offset < bytes.count {
            if ascii("$", at: offset), ascii("$", at: offset + 1), ascii("(", at: offset + 2) {
                literal += "$("
                offset += 3
                continue
            }
            guard ascii("$", at: offset), ascii("(", at: offset + 1) else {
                let next = bytes[(offset + 1)...].firstIndex(of: UInt8(ascii: "$")) ?? bytes.count
                literal += String(decoding: bytes[offset..<next], as: UTF8.self)
                offset = next
                continue
            }
            let end = bytes[(offset + 2)...].firstIndex { ")($\n".utf8.contains($0) } ?? bytes.count
            guard ascii(")", at: end), end > offset + 2 else {
                let word = bytes[offset..<end].firstIndex { $0 <= UInt8(ascii: " ") } ?? end
                findings.append(
                    Finding(
                        .placeholderInvalid,
                        at: text.node.range(ofText: offset..<(end == offset + 2 && end < bytes.count ? end + 1 : word)),
                        end == offset + 2 ? "the placeholder has no name" : "the placeholder isn't finished",
                        help: "write $(name), or $$( for the characters themselves"
                    )
                )
                offset = end
                continue
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            let name = String(decoding: bytes[offset + 2..<end], as: UTF8.self)
            parts.append(.placeholder(name, text.node.range(ofText: offset + 2..<end)))
            offset = end + 1
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
        placeholders = parts.compactMap { part in
            if case .placeholder(let name, let range) = part { (name, range) } else { nil }
        }
    }

    /// A template with plural forms, alternatives or texts for values.
    init(
        _ template: Template,
        forms: [(form: PluralForm, template: Template)],
        alternatives: [Template],
        selector: EnumSelector? = nil
    ) {
        (text, parts, placeholders) = (template.text, template.parts, template.placeholders)
        (self.forms, self.alternatives, self.selector) = (forms, alternatives, selector)
    }

    /// The template and its plural forms.
    package var formsWithOther: [Template] { forms.isEmpty ? [self] : [self] + forms.map(\.template) }

    /// The template, then its alternatives, each without its plural forms.
    package var choices: [Template] { alternatives.isEmpty ? [self] : [self] + alternatives }

    /// Everything that people can read: all plural forms of all choices.
    package var versions: [Template] { alternatives.isEmpty ? formsWithOther : choices.flatMap(\.formsWithOther) }
}
