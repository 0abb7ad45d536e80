import AppleFacts
package import Diagnostics
package import NotificationSchema

/// An entry that a target must have for the notifications of a schema.
package struct Requirement: Sendable {
    /// The expected value in a property list.
    package enum Expectation: Hashable, Sendable {
        case value(PropertyListValue)
        /// Any text. If it is missing, this one is written.
        case text(PropertyListValue)
        /// One of these texts, or a build setting such as `$(APS_ENVIRONMENT)`. If it is missing, the first is written.
        case oneOf([String])
        /// Any number. If it is missing, this one is written.
        case number(PropertyListValue)
        /// An array with these strings and any others.
        case includes([String])
        /// An array of dictionaries, in which a list under the key has one of these strings, or a build setting. If there
        /// is none, the first is written.
        case contains(key: String, anyOf: [String])

        /// The value in messages.
        package var words: String {
            switch self {
            case .value(let value): value.words
            case .text(let value): "a text such as “\(value.words)”"
            case .oneOf(let texts): texts.joined(separator: " or ")
            case .number(let value): "a number, such as \(value.words)"
            case .includes(let strings): strings.joined(separator: ", ")
            case .contains(let key, let strings): "an item whose \(key) has \(strings[0])"
            }
        }
    }

    /// A reason for a requirement.
    package struct Reason: Sendable {
        /// A notification or a category.
        package var name: Text
        /// `is time-sensitive`
        package var words: String
        /// Where the schema states it.
        package var range: SourceRange
    }

    package var kind: Project.File.Kind
    package var target: AppTarget
    /// Keys of nested dictionaries.
    package var path: [String]
    package var expectation: Expectation
    /// A sibling of the last key that also satisfies the requirement.
    package var alternative: String?
    /// Where the strings can be instead: for each, either is enough.
    package var elsewhere: (target: AppTarget, path: [String])?
    package var reasons: [Reason]
    /// What people must know about the value.
    package var remarks: [String] = []

    package var key: String { path.last ?? "" }

    /// The missing part of a requirement.
    package struct Gap: Sendable {
        package var file: Project.File
        /// The value that is there instead.
        package var found: PropertyListNode?
        package var change: PropertyListChange
    }

    /// - Returns: Empty if nothing is missing, or if the file can't be read.
    package func gaps(in project: Project) -> [Gap] {
        let files = project.files(kind, of: target).filter { $0.list != nil }
        if case .includes(let wanted) = expectation {
            // Each of several content extensions claims some categories.
            let present = files.flatMap { $0.list?[path]?.strings ?? [] } + stringsElsewhere(in: project)
            let missing = wanted.filter { !present.contains($0) }
            if let (file, text) = singleString(in: files) {
                return [Gap(file: file, found: text, change: .set(path, .strings(text.strings + missing)))]
            }
            guard let file = files.first, !missing.isEmpty else { return [] }
            return [Gap(file: file, found: nil, change: .include(path, missing))]
        }
        if case .contains(let key, let strings) = expectation {
            guard let file = files.first, !isMet(by: file.list?[path]) else { return [] }
            return [Gap(file: file, found: nil, change: .append(path, .dictionary(key: key, strings: [strings[0]])))]
        }
        return files.compactMap { file in
            let found = file.list?[path]
            let other = alternative.flatMap { file.list?[path.dropLast() + [$0]] }
            guard !isMet(by: found), !(other?.string?.isEmpty == false) else { return nil }
            return Gap(file: file, found: found, change: .set(path, wanted))
        }
    }

    /// A string in place of an array, which the system ignores. Only a content extension may name one category so.
    private func singleString(in files: [Project.File]) -> (file: Project.File, value: PropertyListNode)? {
        guard key != InfoPlistKey.extensionCategory else { return nil }
        return files.lazy.compactMap { file in
            file.list?[path].flatMap { $0.string == nil ? nil : (file, $0) }
        }.first
    }

    /// Whether another file than the usual one satisfies it.
    package func isMetElsewhere(in project: Project) -> Bool {
        guard case .includes(let wanted) = expectation else { return false }
        return wanted.allSatisfy(stringsElsewhere(in: project).contains)
    }

    private func stringsElsewhere(in project: Project) -> [String] {
        guard let elsewhere else { return [] }
        return project.files(kind, of: elsewhere.target).flatMap { $0.list?[elsewhere.path]?.strings ?? [] }
    }

    private func isMet(by node: PropertyListNode?) -> Bool {
        guard let node else { return false }
        switch expectation {
        case .value(.boolean(let value)): return node.isTrue == value
        case .value(.string(let text)): return node.string == text
        case .value: return false
        case .text: return node.string?.isEmpty == false
        case .oneOf(let texts): return node.string.map { texts.contains($0) || $0.contains("$(") } ?? false
        case .number: return node.isNumber
        case .includes(let wanted): return wanted.allSatisfy(node.strings.contains)
        case .contains(let key, let wanted):
            return node.strings(under: key).contains { $0.contains("$(") || wanted.contains($0.lowercased()) }
        }
    }

    private var wanted: PropertyListValue {
        switch expectation {
        case .value(let value), .text(let value), .number(let value): value
        case .oneOf(let texts): .string(texts[0])
        case .includes(let strings): .strings(strings)
        case .contains(let key, let strings): .dictionary(key: key, strings: [strings[0]])
        }
    }
}
