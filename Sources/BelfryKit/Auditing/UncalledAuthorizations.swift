import CodeEvaluation
import CodeFacts
import Diagnostics

// Requests for permission that never run.
extension NotificationFacts {
    private static let authorizationLimit = 20

    /// Whether code outside of the uncalled functions may ask for permission.
    ///
    /// - Parameters:
    ///   - files: The numbers of the files that use the name of the system's method.
    ///   - shown: The paths of all sources as shown.
    func mayAskElsewhere(in files: Set<Int>, of index: CodeIndex, _ shown: [String]) -> Bool {
        let functions = authorizations.map(\.function)
        guard !functions.isEmpty, functions.count <= Self.authorizationLimit,
            functions.allSatisfy({ $0.map { uncalledFunctions[$0] != nil } ?? false }),
            files.count <= Self.authorizationLimit
        else { return true }
        let uncalled = functions.compactMap(\.self)
        return files.contains { number in
            guard let bytes = index.bytes(of: number) else { return true }
            return bytes.authorizations.contains { place in
                !uncalled.contains { $0.file.path == shown[number] && $0.bytes.contains(place) }
            }
        }
    }
}

extension [UInt8] {
    /// Where code may ask for permission to show notifications: `requestAuthorization(options:`, and not the methods of
    /// that name for other permissions.
    fileprivate var authorizations: [Int] {
        let calls = places(of: "requestAuthorization").filter { place in
            var rest = self[place.upperBound...].drop { $0 == UInt8(ascii: " ") }
            guard rest.first == UInt8(ascii: "(") else { return false }
            rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            return rest.starts(with: Array("options".utf8))
        }
        return (calls + places(of: "requestAuthorizationWithOptions")).map(\.lowerBound).filter { !isInComment(at: $0) }
    }
}
