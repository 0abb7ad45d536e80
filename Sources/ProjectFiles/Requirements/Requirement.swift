package import Diagnostics
package import NotificationSchema

/// Something that a target of an app must have for the notifications of a schema.
package struct Requirement: Sendable {
    /// What a property list must hold.
    package enum Expectation: Hashable, Sendable {
        case value(PropertyListValue)
        /// Any text; where there is none, this one is written.
        case text(PropertyListValue)
        /// Any number; where there is none, this one is written.
        case number(PropertyListValue)
        /// These among others.
        case includes([String])

        /// As people read it.
        package var words: String {
            switch self {
            case .value(let value): value.words
            case .text(let value): "a text, such as \(value.words)"
            case .number(let value): "a number, such as \(value.words)"
            case .includes(let strings): strings.joined(separator: ", ")
            }
        }
    }

    /// What needs it.
    package struct Reason: Sendable {
        /// A notification or a category.
        package var name: Text
        /// `is time-sensitive`
        package var words: String
        /// Where it says so.
        package var range: SourceRange
    }

    package var kind: Project.File.Kind
    package var target: AppTarget
    /// Keys of nested dictionaries.
    package var path: [String]
    package var expectation: Expectation
    /// A key beside the last one that does as well.
    package var alternative: String?
    package var reasons: [Reason]

    package var key: String { path.last ?? "" }

    /// What of it a property list lacks.
    package struct Gap: Sendable {
        package var file: Project.File
        /// What stands in its place.
        package var found: PropertyListNode?
        package var change: PropertyListChange
    }

    /// - Returns: Empty where nothing is missing. What cannot be read lacks nothing.
    package func gaps(in project: Project) -> [Gap] {
        let files = project.files(kind, of: target).filter { $0.list != nil }
        if case .includes(let wanted) = expectation {
            // Of several content extensions, each claims some.
            let present = files.flatMap { $0.list?[path]?.strings ?? [] }
            let missing = wanted.filter { !present.contains($0) }
            guard let file = files.first, !missing.isEmpty else { return [] }
            return [Gap(file: file, found: nil, change: .include(path, missing))]
        }
        return files.compactMap { file in
            let found = file.list?[path]
            let other = alternative.flatMap { file.list?[path.dropLast() + [$0]] }
            guard !isMet(by: found), !(other?.string?.isEmpty == false) else { return nil }
            return Gap(file: file, found: found, change: .set(path, wanted))
        }
    }

    private func isMet(by node: PropertyListNode?) -> Bool {
        guard let node else { return false }
        switch expectation {
        case .value(.boolean(let value)): return node.isTrue == value
        case .value(.string(let text)): return node.string == text
        case .value: return false
        case .text: return node.string?.isEmpty == false
        case .number: return node.isNumber
        case .includes(let wanted): return wanted.allSatisfy(node.strings.contains)
        }
    }

    private var wanted: PropertyListValue {
        switch expectation {
        case .value(let value), .text(let value), .number(let value): value
        case .includes(let strings): .strings(strings)
        }
    }
}
