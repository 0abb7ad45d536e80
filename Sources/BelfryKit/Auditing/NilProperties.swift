import CodeEvaluation
import CodeFacts
import Diagnostics

// What no code sets, and what no code calls.
extension AppReading {
    private static let propertyLimit = 50

    /// Notes the properties for responses that are always nil, as far as all files say.
    func noteNilProperties(_ scan: CodeScan, in facts: inout AppFacts) {
        // The system sets the window of an app with a main storyboard.
        let all = scan.handlerProperties.filter { $0.name != "window" }
        guard !all.isEmpty, all.count <= Self.propertyLimit else { return }
        let counts = index.counts(of: Set(all.flatMap { [$0.name] + $0.siblings }.map { "\($0) =" }))
        for property in all {
            let isSet = property.siblings.contains { counts["\($0) ="] != nil }
            guard property.siblings.isEmpty || isSet else { continue }
            if property.lost.isEmpty {
                guard property.isOnlyRead, !isMentioned(property.name, outside: [property.range.file.path]) else {
                    continue
                }
                facts.unsetProperties.append(CodeText(property.name, at: property.range))
            } else if property.isOnlyLost(count: counts["\(property.name) ="] ?? 0), let first = property.lost.first {
                facts.lostProperties.append(CodeText(property.name, at: first))
            }
        }
    }

    /// Forgets delegates of properties that another file may set: `controller.center = center`.
    func forgetDelegatesOfSetProperties(in facts: inout AppFacts) {
        guard !facts.delegatesOfNil.isEmpty else { return }
        guard facts.delegatesOfNil.count <= Self.propertyLimit else { return facts.delegatesOfNil = [] }
        func texts(_ name: String) -> [String] {
            [".\(name) =", ".\(name)=", "set\(name.prefix(1).uppercased() + name.dropFirst())"]
        }
        let counts = index.counts(of: Set(facts.delegatesOfNil.flatMap { texts($0.delegate.known ?? "") }))
        facts.delegatesOfNil.removeAll { delegate, _ in
            texts(delegate.known ?? "").contains { counts[$0] ?? 0 != delegate.range.file.bytes.places(of: $0).count }
        }
    }

    /// The methods with a response that no file mentions otherwise.
    func uncalledResponseMethods(_ scan: CodeScan) -> [CodeText] {
        let methods = scan.uncalledResponseMethods
        guard !methods.isEmpty else { return [] }
        let counts = index.counts(of: Set(methods.compactMap(\.known)))
        return methods.filter { method in
            let isPrivate =
                method.range.codeBefore.contains("private ") || method.range.text.prefix(120).contains("private func")
            return counts[method.known ?? ""] == 1
                || isPrivate && method.range.file.bytes.places(of: method.known ?? "").count == 1
        }
    }
}

extension HandlerProperty {
    /// Whether code uses it only in its own file, and there only if it isn't nil.
    fileprivate var isOnlyRead: Bool {
        let bytes = range.file.bytes
        return bytes.places(of: name).allSatisfy { place in
            range.bytes.contains(place.lowerBound) || bytes.isInComment(at: place.lowerBound)
                || place.upperBound < bytes.count && bytes[place.upperBound] == UInt8(ascii: "?")
        }
    }

    /// Whether code sets it only where it gets an object that nothing keeps.
    fileprivate func isOnlyLost(count: Int) -> Bool {
        var files: [SourceFile] = []
        for one in lost where !files.contains(where: { $0 === one.file }) { files.append(one.file) }
        var found = 0
        for file in files {
            for place in file.bytes.places(of: "\(name) =") {
                found += 1
                let code = SourceRange(file, place)
                let isSet = lost.contains { $0.file === file && $0.bytes.overlaps(place) }
                guard isSet || code.codeBefore.hasSuffix("let ") else { return false }
            }
        }
        return found == count
    }
}
