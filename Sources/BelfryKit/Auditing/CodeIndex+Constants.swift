import CodeEvaluation

// The texts of constants, without parsing.
extension CodeIndex {
    /// How many places of a name are looked at in a file.
    private static let placeLimit = 1_000

    /// The text of a constant, if only one has the name: `static let group = "group.com.example"`,
    /// `NSString *const group = @"…";`.
    func textOfConstant(named name: String) -> String? {
        let numbers = name.isEmpty ? [] : files(mentioning: [name])
        guard numbers.count <= CodeIndex.declarationLimit else { return nil }
        let texts = map(numbers) { bytes -> Set<String> in
            guard let bytes else { return [] }
            let lines = bytes.places(of: name).prefix(Self.placeLimit).map { CodeLine(around: $0, in: bytes) }
            return Set(
                lines.compactMap { line in
                    guard ["let ", "const ", "#define "].contains(where: line.before.hasSuffix) else { return nil }
                    let parts = line.after.split(separator: "\"", omittingEmptySubsequences: false)
                    return parts.count == 3 ? String(parts[1]) : nil
                })
        }
        let all = texts.reduce(into: Set<String>()) { $0.formUnion($1) }
        return all.count == 1 ? all.first : nil
    }
}
