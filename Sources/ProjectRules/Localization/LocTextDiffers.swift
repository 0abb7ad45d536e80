import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locTextDiffers: CheckedProjectRule = RuleDescription.locKeyConflict.project { context, project, report in
        guard let strings = project.strings else { return }
        var seen: Set<String> = []
        for text in context.localizableTexts where seen.insert(text.key).inserted && text.counts.isEmpty {
            let own = strings.texts(of: text.key).flatMap(\.translations)
                .first { $0.language == context.schema.app.language && $0.units.count == 1 && $0.substitutions.isEmpty }
            guard let unit = own?.units.first, unit.state != .new, !unit.value.allSatisfy(\.isWhitespace),
                unit.value.differs(from: text.format)
            else { continue }
            let isCatalog = unit.range.file.path.hasSuffix(StringCatalog.suffix)
            report.add(
                at: text.range,
                "\(text.words) is “\(unit.value)” in the \(isCatalog ? "string catalog" : "strings file"), which people read",
                severity: .warning,
                help: isCatalog
                    ? "let 'belfry generate --strings' write the text of the schema there, or write the catalog's here"
                    : "write the same text in both",
                notes: [Finding.Note("it is here", at: unit.range)])
        }
    }
}

extension String {
    /// Whether the words differ. Other rules report arguments that do.
    fileprivate func differs(from format: String) -> Bool {
        let (own, other) = (FormatSpecifier.all(in: self), FormatSpecifier.all(in: format))
        let (ownKinds, otherKinds) = (own.map(\.kind), other.map(\.kind))
        return Set(ownKinds) == Set(otherKinds) && parts(around: own) != format.parts(around: other)
    }

    /// The words, and between them the specifiers in one spelling: `%@` and `%1$@` are the same.
    private func parts(around specifiers: [FormatSpecifier]) -> [String] {
        let bytes = Array(utf8)
        var parts: [String] = []
        var start = 0
        for specifier in specifiers {
            parts += [
                String(decoding: bytes[start..<specifier.range.lowerBound], as: UTF8.self), specifier.kind,
            ]
            start = specifier.range.upperBound
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }
}

extension FormatSpecifier {
    /// Its argument and the last letter: `1@` for `%@`, `2d` for `%2$lld`.
    fileprivate var kind: String { "\(position)\(text.suffix(1))" }
}
