import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import PayloadContracts
import SourceSyntax

/// What to look for in pushes and stored notifications.
struct WitnessSearch {
    enum Sign {
        /// The other version doesn't recognize it, takes it for another notification or lacks a value.
        case reading
        /// The other version has no buttons for it.
        case buttons
        /// The other version doesn't know what somebody did with it.
        case response(AppReader.Action)
    }

    var sign = Sign.reading
    /// Values that examples may lack.
    var probes: [Probe] = []
    /// Whether only these values show it.
    var needsProbe = false
    /// The name and the key of the data that matter.
    var field: (name: String, key: String)?
    /// Whether a lost value matters, too.
    var seesLoss = false
    /// Whether the headers matter.
    var showsHeaders = false
    /// What is sent in another form, and how to say so: `without 'notification'`.
    var form: (words: String, change: (JSONValue) -> JSONValue)?
}

extension SchemaChange {
    /// Who can't read what the other version sends.
    ///
    /// - Parameters:
    ///   - sent: What to look for in what servers send now; nil for nothing.
    ///   - stored: What to look for in what old servers send and devices have; nil for nothing.
    func breaks(
        of match: Succession<Notification>.Match, sent: WitnessSearch? = nil, stored: WitnessSearch? = nil
    ) -> [Break] {
        let installedApps = sent.flatMap { search in
            match.reachesInstalledApps
                ? witness(of: match.new, in: new, search, updated, installed, expecting: match.old, "new servers") : nil
        }
        let thisApp = stored.flatMap { search in
            witness(of: match.old, in: old, search, installed, updated, expecting: match.new, "old servers")
        }
        return (installedApps.map { [Break(.installed, $0)] } ?? []) + breaks(thisApp, of: match.old)
    }

    /// Who can't read the pushes of a notification that is gone.
    func breaksOfRemoved(_ notification: Notification) -> [Break] {
        let witness = witness(
            of: notification, in: old, WitnessSearch(), installed, updated, expecting: nil, "old servers")
        return breaks(witness, of: notification)
    }

    private func breaks(_ witness: Witness?, of notification: Notification) -> [Break] {
        guard let witness else { return [] }
        return (notification.delivery.isPush && witness.kind == .push ? [Break(.servers, witness)] : [])
            + (notification.isShown ? [Break(.delivered, witness)] : [])
    }

    /// The first push or stored notification that the other version reads differently.
    private func witness(
        of notification: Notification, in schema: Schema, _ search: WitnessSearch, _ writer: AppReader,
        _ reader: AppReader, expecting successor: Notification?, _ servers: String
    ) -> Witness? {
        let type = notification.delivery.pushType
        // Only the data differ, which don't decide about buttons and actions.
        let count = if case .reading = search.sign { Int.max } else { 1 }
        let samples = Sample.all(of: notification, in: schema, search.probes, onlyThese: search.needsProbe)
        for sample in samples.prefix(count) {
            let sample = search.form.map { sample.with($0.change(sample.payload)) } ?? sample
            guard let payload = sample.payload.node else { continue }
            let source =
                notification.delivery.isPush ? "a push of \(servers)" : "a notification of the earlier version"
            let title = "\(source)\(search.form.map { " " + $0.words } ?? "") (\(sample.label))"
            var action = AppReader.Action.tap
            if case .response(let made) = search.sign { action = made }
            let before = writer.reading(of: payload, type, action)
            let after = reader.reading(of: payload, type, action)
            guard before.isRecognized else { continue }
            switch search.sign {
            case .reading:
                if let difference = Difference(
                    before, after, expecting: successor, about: search.field, seesLoss: search.seesLoss)
                {
                    let content = search.showsHeaders ? sample.request : sample.payload
                    return Witness(
                        .push, title, content.textOfWitness, before: before.text(), after: difference.text,
                        fails: difference.fails)
                }
            case .buttons:
                guard let witness = buttons(of: payload, before, after, writer, reader) else { continue }
                return Witness(
                    .push, title, sample.payload.textOfWitness, before: witness.before, after: witness.after)
            case .response(let action):
                guard before.hasAction, !after.hasAction else { continue }
                return Witness(
                    .response, "the response \(action.words) to a delivered notification (\(sample.label))",
                    JSONValue.response(action, to: sample.payload).textOfWitness, before: before.text(),
                    after: after.isRecognized ? "\(after.text()), like a tap" : after.text())
            }
        }
        return nil
    }

    private func buttons(
        of payload: Node, _ before: Reading, _ after: Reading, _ writer: AppReader, _ reader: AppReader
    ) -> (before: String, after: String)? {
        guard let category = payload.value(at: [PayloadKey.aps, PayloadKey.category])?.text,
            writer.registeredCategory(category) != nil, reader.registeredCategory(category) == nil
        else { return nil }
        return ("\(before.text()) with the category '\(category)'", after.textWithoutCategory(category))
    }
}

/// How a version reads a push differently from the one that makes it.
private struct Difference {
    let text: String
    let fails: Bool

    /// Nil if there is none that matters.
    init?(
        _ before: Reading, _ after: Reading, expecting successor: Notification?,
        about field: (name: String, key: String)?,
        seesLoss: Bool
    ) {
        if let field, after.reason == nil {
            if after.problems.contains(where: { $0.isAbout(field.key) }) {
                self.init(text: after.text(about: field.key), fails: true)
            } else if seesLoss, before.missing.isEmpty, after.missing.contains(field.name) {
                self.init(text: "\(after.value) without '\(field.name)'", fails: false)
            } else {
                return nil
            }
        } else if !after.isRecognized {
            self.init(text: after.text(), fails: true)
        } else if before.notification != nil, after.notification == nil {
            self.init(text: "\(after.text()), which has no data", fails: true)
        } else if before.notification != nil, after.notification !== successor {
            self.init(text: after.text(), fails: true)
        } else {
            return nil
        }
    }

    private init(text: String, fails: Bool) { (self.text, self.fails) = (text, fails) }
}

extension Reading {
    /// What an app makes of a push whose category it doesn't register.
    func textWithoutCategory(_ identifier: String) -> String {
        reason == nil
            ? "\(value), but '\(identifier)' isn't registered, so there are no buttons"
            : "\(text()), and there are no buttons"
    }
}

extension AppReader.Action {
    var words: String {
        switch self {
        case .tap: "of a tap"
        case .dismissal: "of a dismissal"
        case .button(let identifier): "'\(identifier)'"
        }
    }
}

extension JSONValue {
    /// What `UNNotificationResponse` has.
    static func response(_ action: AppReader.Action, to payload: JSONValue, typed: String? = nil) -> JSONValue {
        let identifier =
            switch action {
            case .tap: SystemAction.tap
            case .dismissal: SystemAction.dismissal
            case .button(let identifier): identifier
            }
        return .object(
            [("actionIdentifier", .string(identifier))] + (typed.map { [("userText", .string($0))] } ?? [])
                + [("userInfo", payload)])
    }
}
