/// A party for which a change breaks something, with a witness.
package struct Break: Sendable {
    package let party: Party
    package let witness: Witness

    package init(_ party: Party, _ witness: Witness) {
        (self.party, self.witness) = (party, witness)
    }

    /// What isn't updated at the same time as the app.
    package enum Party: String, CaseIterable, Sendable {
        /// Installed versions of the app, which get what servers send now.
        case installed
        /// Servers that still send what the earlier schema says, or call its functions.
        case servers
        /// Notifications that were delivered or scheduled before an update, and Live Activities that run.
        case delivered
    }
}

/// What one version sends or stores, and what it becomes in the other version.
package struct Witness: Sendable {
    package enum Kind: String, Sendable {
        case push, notification, response, activity, tap, call
    }

    package let kind: Kind
    /// What it is: `a push of new servers ('sale', typical)`.
    package let title: String
    /// JSON, a URL or a call.
    package let content: String
    /// What it is in the version that makes it: `.sale`.
    package let before: String
    /// What it becomes in the other version: `.unrecognized: key 'shop' is missing`.
    package let after: String
    /// Whether something is rejected or lost. Otherwise, it only looks or works differently.
    package let fails: Bool

    /// The limit for the content, in bytes.
    package static let contentLimit = 1024
    private static let textLimit = 256

    package init(
        _ kind: Kind, _ title: String, _ content: String, before: String, after: String, fails: Bool = true
    ) {
        self.kind = kind
        self.title = title.onOneLine(limit: Self.textLimit)
        self.content = content.onOneLine(limit: Self.contentLimit)
        self.before = before.onOneLine(limit: Self.textLimit)
        self.after = after.onOneLine(limit: Self.textLimit)
        self.fails = fails
    }
}

extension Finding {
    /// The severity if only this party counts; nil if the change breaks nothing for it.
    package func severity(for party: Break.Party) -> Severity? {
        breaks.first { $0.party == party }.map { $0.witness.fails ? .error : severity }
    }

    /// The finding with the severity that it has for some parties, and with their witnesses first. It is advice if it
    /// concerns only others.
    ///
    /// - Parameter parties: Empty for the severity of the rule.
    package func judged(for parties: Set<Break.Party>) -> Finding {
        guard !parties.isEmpty, kind != .structure else { return self }
        var finding = self
        finding.severity = parties.compactMap(severity).max() ?? .advice
        finding.breaks = breaks.filter { parties.contains($0.party) } + breaks.filter { !parties.contains($0.party) }
        return finding
    }

    /// The first witness in three lines: who and what, the content, and what it becomes.
    package var linesOfWitness: [String] {
        let failing = breaks.filter(\.witness.fails)
        let shown = failing.isEmpty ? breaks : failing
        guard let witness = shown.first?.witness else { return [] }
        func list(_ breaks: [Break]) -> String { breaks.map(\.party.words).joined(separator: " and ") }
        let others = shown.filter { $0.witness.title != witness.title }
        return [
            "\(witness.fails ? "breaks" : "changes") \(list(shown.filter { $0.witness.title == witness.title })): "
                + "\(witness.title)\(others.isEmpty ? "" : "; also \(list(others))")",
            witness.content, "\(witness.before) becomes \(witness.after)",
        ]
    }
}

extension Break.Party {
    /// In messages and in tables.
    package var words: String {
        switch self {
        case .installed: "installed apps"
        case .servers: "servers"
        case .delivered: "delivered notifications"
        }
    }
}
