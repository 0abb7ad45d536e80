import CodeEvaluation
import CodeFacts
import Diagnostics

extension AppReading {
    /// Calls that stop monitoring a region, if requests have location triggers and only code of other screens removes
    /// requests.
    func unendedPlace(_ scan: CodeScan, hasAllRemovals: Bool) -> SourceRange? {
        guard hasAllRemovals, !scan.identifierParts.places.isEmpty else { return nil }
        let removing = scan.facts.removingFunctions
        return scan.identifierParts.stops.first { stop in
            scan.identifierParts.places.allSatisfy { $0.file === stop.file }
                && !removing.contains { function in
                    guard let function else { return true }
                    return function.file === stop.file || function.containsAnywhere("removeAllPending")
                }
        }
    }

    private static let limit = 10

    /// Removals of identifiers with another property than those of the requests, if the two have different values: no code
    /// sets one from the other, or makes both from the same value, on one line.
    func removalsOfOtherProperties(_ scan: CodeScan) -> [(removal: CodeText, added: CodeText)] {
        let found = scan.removalsOfOtherProperties.prefix(Self.limit)
        guard !found.isEmpty else { return [] }
        let names = Set(found.compactMap(\.removal.known))
        let lines = index.map(index.candidates(for: names)) { bytes -> [String] in
            guard let bytes else { return [] }
            return bytes.split(separator: UInt8(ascii: "\n")).filter { line in
                line.count < 400 && names.contains { !Array(line).places(of: $0).isEmpty }
            }.prefix(500).map { String(decoding: $0, as: UTF8.self) }
        }.joined()
        return found.filter { removal, added in
            guard let name = removal.known, let other = added.known else { return false }
            // A text that is made of the other has another value.
            return !lines.contains { line in
                !line.contains("\"") && (line.sets(name, from: other) || line.sets(other, from: name))
            }
        }
    }
}

extension String {
    /// Whether a line assigns a value with another name to a property.
    fileprivate func sets(_ property: String, from name: String) -> Bool {
        let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.contains { $0 == name } && words.contains { $0 == property }
            && [".\(property) = ", "\(property): ", "var \(property)"].contains(where: contains)
    }
}
