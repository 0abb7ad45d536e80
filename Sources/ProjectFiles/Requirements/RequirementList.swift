package import Basics
import Diagnostics
package import NotificationSchema

/// The requirements for the targets of an app, and whether they are met.
package struct RequirementList: Sendable {
    package enum State: String, Sendable {
        case present, missing
        /// Present, and missing in an earlier list.
        case added
        /// The schema names no file for the target.
        case unknown = "not checked"
    }

    private let schema: SourceFile
    private var entries: [(requirement: Requirement, state: State)]
    private let project: Project

    /// - Parameter schema: A schema without errors.
    package init(_ schema: Schema, in project: Project) {
        self.schema = schema.files[0]
        self.project = project
        entries = schema.requirements.map { requirement in
            guard !project.files(requirement.kind, of: requirement.target).isEmpty else {
                return (requirement, requirement.isMetElsewhere(in: project) ? .present : .unknown)
            }
            return (requirement, requirement.gaps(in: project).isEmpty ? .present : .missing)
        }
    }

    /// - Parameter earlier: The list before entries were added to the files.
    package func after(_ earlier: RequirementList) -> RequirementList {
        var list = self
        for (index, entry) in earlier.entries.enumerated() where entry.state == .missing {
            if list.entries[index].state == .present { list.entries[index].state = .added }
        }
        return list
    }

    package var isMissingSomething: Bool { entries.contains { $0.state == .missing } }

    // MARK: Text

    /// - Parameter isTitled: Whether to name the schema.
    package func text(isColored: Bool, isTitled: Bool) -> String {
        let style = TerminalStyle(isColored: isColored)
        var text = isTitled ? "\(style(.strong, schema.path.withVisibleControls))\n" : ""
        if entries.isEmpty { text += "nothing: this schema needs no entries in the project\n" }
        var heading = ""
        for (requirement, state) in entries {
            if heading != self.heading(of: requirement) {
                heading = self.heading(of: requirement)
                text += style(.strong, heading) + "\n"
            }
            let word =
                state.rawValue + String(repeating: " ", count: State.unknown.rawValue.count - state.rawValue.count)
            let name = requirement.path.joined(separator: " › ")
            text += "  \(style(state.role, word))  \(name): \(requirement.expectation.words.withVisibleControls)\n"
            for line in [requirement.reasonWords] + requirement.remarks {
                text += "               \(line.withVisibleControls)\n"
            }
        }
        return text
    }

    private func heading(of requirement: Requirement) -> String {
        let files = project.files(requirement.kind, of: requirement.target).map { $0.name.value.withVisibleControls }
        let what = requirement.kind == .entitlements ? "Entitlements" : "Info.plist"
        let where_ =
            files.isEmpty
            ? "name it in app: { \(requirement.kind.rawValue): { \(requirement.target.rawValue): … } }"
            : files.joined(separator: ", ")
        return "\(what) of \(requirement.target.words) (\(where_))"
    }

    // MARK: JSON

    package var json: [JSONValue] {
        entries.map { requirement, state in
            let files = project.files(requirement.kind, of: requirement.target).map { JSONValue.string($0.name.value) }
            return [
                "schema": .string(schema.path),
                "kind": .string(requirement.kind.rawValue),
                "target": .string(requirement.target.rawValue),
                "files": .array(files),
                "key": .array(requirement.path.map { .string($0) }),
                "value": requirement.expectation.json,
                "state": .string(state.json),
                "neededBy": .array(
                    requirement.reasons.map { ["name": .string($0.name.value), "reason": .string($0.words)] }),
                "remarks": .array(requirement.remarks.map { .string($0) }),
            ]
        }
    }
}

extension RequirementList.State {
    fileprivate var role: TerminalStyle.Role {
        switch self {
        case .present, .added: .added
        case .missing: .error
        case .unknown: .advice
        }
    }

    fileprivate var json: String {
        switch self {
        case .present, .added: "present"
        case .missing: "missing"
        case .unknown: "unknown"
        }
    }
}

extension Requirement {
    /// `'sealed-message' is pushed; also invitation, missed-call and 2 more`
    fileprivate var reasonWords: String {
        guard let first = reasons.first else { return "" }
        let others = reasons.dropFirst().map(\.name.value)
        let shown = others.prefix(4).joined(separator: ", ")
        let rest = others.count > 4 ? " and \(others.count - 4) more" : ""
        return "'\(first.name.value)' \(first.words)" + (others.isEmpty ? "" : "; also \(shown)\(rest)")
    }
}

extension Requirement.Expectation {
    fileprivate var json: JSONValue {
        switch self {
        case .value(let value), .text(let value), .number(let value): value.json
        case .oneOf(let texts): .array(texts.map(JSONValue.string))
        case .includes(let strings): .array(strings.map { .string($0) })
        case .contains(let key, let strings): .array([.object([(key, .array([.string(strings[0])]))])])
        }
    }
}

extension PropertyListValue {
    fileprivate var json: JSONValue {
        switch self {
        case .boolean(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .string(let string): .string(string)
        case .strings(let strings): .array(strings.map { .string($0) })
        case .dictionary(let key, let strings): .object([(key, .array(strings.map { .string($0) }))])
        }
    }
}
