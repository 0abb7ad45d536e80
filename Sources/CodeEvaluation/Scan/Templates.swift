// Identifiers with `\0` for each value in them.
extension String {
    /// Whether two templates can make the same text. What is between their starts and ends isn't compared.
    package func canBe(_ template: String) -> Bool {
        guard contains("\0") else { return isMade(of: template) }
        guard template.contains("\0") else { return template.isMade(of: self) }
        let starts = [self, template].map { $0.prefix { $0 != "\0" } }
        let ends = [self, template].map { String($0.reversed().prefix { $0 != "\0" }) }
        return (starts[0].hasPrefix(starts[1]) || starts[1].hasPrefix(starts[0]))
            && (ends[0].hasPrefix(ends[1]) || ends[1].hasPrefix(ends[0]))
    }

    /// Whether a template can make the text: one with `\0` for each value.
    fileprivate func isMade(of template: String) -> Bool {
        let parts = template.split(separator: "\0", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return self == template }
        guard hasPrefix(parts[0]), hasSuffix(parts[parts.count - 1]) else { return false }
        var rest = self[...].dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.count >= parts[parts.count - 1].count
    }
}
