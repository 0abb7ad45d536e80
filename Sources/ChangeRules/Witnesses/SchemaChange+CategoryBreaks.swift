import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import PayloadContracts
import SourceSyntax
import SwiftNaming

// What a change of a category or an action breaks.
extension SchemaChange {
    /// What a server sends with a category: a push of a notification that has it, or the least that such a push contains.
    private func payload(with category: Category, in schema: Schema) -> (json: JSONValue, label: String) {
        if let notification = samplesOfCategories[ObjectIdentifier(category)] {
            let sample = Sample.first(of: notification, in: schema)
            return (sample.payload, sample.label)
        }
        let aps: [(String, JSONValue)] = [
            (PayloadKey.alert, .object([(PayloadKey.title.text, .string(category.name.value))])),
            (PayloadKey.category, .string(category.identifier.value)),
        ]
        return (.object([(PayloadKey.aps, .object(aps))]), "with the category '\(category.identifier.value)'")
    }

    // MARK: Categories

    /// - Parameters:
    ///   - sent: Whether installed apps don't know the category that servers send now.
    ///   - stored: Whether this app doesn't know the category of old servers and delivered notifications.
    func breaks(of match: Succession<Category>.Match, sent: Bool = false, stored: Bool = false) -> [Break] {
        let installedApps = sent ? witness(of: match.new, in: new, updated, installed, "new servers") : nil
        let thisApp = stored ? witness(of: match.old, in: old, installed, updated, "old servers") : nil
        return (installedApps.map { [Break(.installed, $0)] } ?? [])
            + (thisApp.map { [Break(.servers, $0), Break(.delivered, $0)] } ?? [])
    }

    func breaksOfRemoved(_ category: Category) -> [Break] {
        witness(of: category, in: old, installed, updated, "old servers").map {
            [Break(.servers, $0), Break(.delivered, $0)]
        } ?? []
    }

    func breaks(ofFormer identifier: String, _ match: Succession<Category>.Match) -> [Break] {
        witness(of: match.old, in: old, installed, updated, "old servers", identifier: identifier).map {
            [Break(.servers, $0), Break(.delivered, $0)]
        } ?? []
    }

    /// - Parameter identifier: Another identifier that the category had.
    private func witness(
        of category: Category, in schema: Schema, _ writer: AppReader, _ reader: AppReader, _ servers: String,
        identifier former: String? = nil
    ) -> Witness? {
        var (json, label) = payload(with: category, in: schema)
        if let former { json = json.setting([PayloadKey.aps, PayloadKey.category], to: .string(former)) }
        let identifier = former ?? category.identifier.value
        guard let payload = json.node, reader.registeredCategory(identifier) == nil else { return nil }
        let (before, after) = (writer.reading(of: payload, .alert), reader.reading(of: payload, .alert))
        return Witness(
            .push, "a push of \(servers) (\(label))", json.textOfWitness,
            before: "\(before.text()) with the category '\(identifier)'",
            after: after.textWithoutCategory(identifier))
    }

    /// A notification with another category than before.
    func breaksOfCategory(of match: Succession<Notification>.Match) -> [Break] {
        let (before, now) = (old.category(of: match.old), new.category(of: match.new))
        var breaks: [Break] = []
        if let now, match.reachesInstalledApps {
            // What people can do there: the system shows the actions that the installed app registered.
            let shown = installed.registeredCategory(now.identifier.value) ?? (now.isExternal ? now : nil)
            let signs = shown?.actionsToTry(besides: before).map { WitnessSearch.Sign.response($0) } ?? [.buttons]
            breaks +=
                signs.lazy.map { self.breaks(of: match, sent: WitnessSearch(sign: $0)) }.first { !$0.isEmpty } ?? []
        }
        breaks +=
            before?.actionsToTry(besides: now).lazy.map {
                self.breaks(of: match, stored: WitnessSearch(sign: .response($0)))
            }.first { !$0.isEmpty } ?? []
        return breaks
    }

    // MARK: Actions

    /// The response to a notification that was delivered with the earlier category.
    func breaksOfResponses(_ action: AppReader.Action, in category: Category) -> [Break] {
        let (json, label) = payload(with: category, in: old)
        guard let payload = json.node else { return [] }
        let before = installed.reading(of: payload, .alert, action)
        let after = updated.reading(of: payload, .alert, action)
        guard before.hasAction, !after.hasAction else { return [] }
        return [
            Break(
                .delivered,
                Witness(
                    .response, "the response \(action.words) to a delivered notification (\(label))",
                    JSONValue.response(action, to: json).textOfWitness, before: before.text(),
                    after: after.isRecognized ? "\(after.text()), like a tap" : after.text()))
        ]
    }

    /// The response of an action that means something else, or that is done in another way.
    ///
    /// - Parameters:
    ///   - typed: What people type.
    ///   - fails: Whether the app does something else than people want.
    func breaksOfResponse(
        _ action: Action, in category: Category, typed: String? = nil, before: String, after: String, fails: Bool = true
    ) -> [Break] {
        let (json, label) = payload(with: category, in: old)
        let response = AppReader.Action.button(action.identifier.value)
        return [
            Break(
                .delivered,
                Witness(
                    .response, "the response \(response.words) to a delivered notification (\(label))",
                    JSONValue.response(response, to: json, typed: typed).textOfWitness, before: before, after: after,
                    fails: fails))
        ]
    }
}

extension Action {
    /// As people and code know it: `“Save for Later”, .save`.
    var words: String {
        let name = ".\((SwiftName(lowerCamel: self.name.value) ?? .unnamed).text)"
        return self.shownTitle.map { "“\($0.value)”, \(name)" } ?? name
    }
}

extension Category {
    /// What people can do that the code of the category tells apart, and that another category doesn't have.
    fileprivate func actionsToTry(besides other: Category?) -> [AppReader.Action] {
        let known = Set((other?.actions ?? []).flatMap { $0.identifiers.map(\.value) })
        let isDismissed = hasCustomDismissAction && other?.hasCustomDismissAction != true
        return self.actions.map(\.identifier.value).filter { !known.contains($0) }.map { .button($0) }
            + (isDismissed ? [.dismissal] : [])
    }
}
