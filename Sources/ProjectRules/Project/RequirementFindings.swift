import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules

extension Requirement {
    /// `'App.entitlements' lacks 'aps-environment'`
    func problem(of gap: Gap) -> String {
        let file = gap.file.name.value
        if case .include(_, let strings) = gap.change {
            return "'\(key)' in '\(file)' lacks \(strings.asEnumeration)"
        }
        if case .append(_, let value) = gap.change { return "'\(key)' in '\(file)' lacks \(value.words)" }
        if let found = gap.found {
            guard found.string?.isEmpty != true else { return "'\(key)' in '\(file)' is empty" }
            let kind =
                switch expectation {
                case .value(.boolean): "the Boolean "
                case .includes: "an array with "
                default: ""
                }
            return "'\(key)' in '\(file)' is \(found.kindWords), not \(kind)\(expectation.words)"
        }
        return "'\(file)' lacks '\(key)'"
    }

    /// The first reasons, which are enough.
    var notes: [Finding.Note] {
        reasons.prefix(3).map { Finding.Note("'\($0.name.value)' \($0.words)", at: $0.range) }
    }
}

extension Requirement.Gap {
    private var isWritable: Bool { file.list != nil }

    /// - Parameter requirement: The one with the gap.
    func help(for requirement: Requirement) -> String {
        if let misspelled = misspelled(for: requirement) {
            return "write '\(misspelled.meant)' instead of '\(misspelled.written)'"
        }
        let inXcode = requirement.capability.map { "add the capability \($0) to the target in Xcode, or " } ?? ""
        let verb = found == nil ? "add" : "correct"
        let other = requirement.alternative.map { ", or add '\($0)' with the name of a storyboard" } ?? ""
        return inXcode + (isWritable ? "let 'belfry requirements --write' \(verb) it" : "\(verb) it in Xcode") + other
    }

    /// A key or a string of the file that is nearly the missing one.
    private func misspelled(for requirement: Requirement) -> (written: String, meant: String)? {
        guard found == nil, let list = file.list else { return nil }
        func misspelled(_ meant: String, among written: [String]) -> (written: String, meant: String)? {
            // A key that only begins alike is another one.
            let similar = written.lazy.filter { $0.utf8.count <= meant.utf8.count + 2 }
            return Suggestion.nearest(to: meant, among: similar).map { ($0, meant) }
        }
        switch change {
        case .include(let path, let strings):
            let present = list[path]?.strings ?? []
            return strings.lazy.compactMap { misspelled($0, among: present) }.first
        case .set(let path, _):
            let siblings = path.count > 1 ? list[path.dropLast()]?.entries : list.root.entries
            return misspelled(requirement.key, among: (siblings ?? []).map(\.key))
        case .append: return nil
        }
    }

    var noteInFile: [Finding.Note] {
        guard isWritable, let found else { return [] }
        return [Finding.Note("it is \(found.kindWords) here", at: found.range)]
    }
}
