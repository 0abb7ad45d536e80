import Basics
import Diagnostics
package import EnglishStyle
package import NotificationSchema
import Payloads
import SourceSyntax

/// A schema with facts that several rules need, computed once per run.
///
/// It always covers the whole schema. Text from users isn't part of it: it is inserted through placeholders, which
/// rules don't judge.
package final class LintContext: Sendable {
    package let schema: Schema
    let threads: WorkerThreads

    package let style: TitleStyle
    let sentences: SentenceStyle
    let words: StyleReview
    package let appNames: AppNames
    /// Names that the author spells with punctuation, such as *Yahoo!*.
    package let punctuatedNames: Set<String>

    /// The shared actions, except those that only external categories use.
    let sharedActions: [ShownAction]
    /// Every definition of an action that the app registers: shared actions, then declarations and changes in
    /// categories.
    ///
    /// An action that a category uses unchanged is reported where it is shared.
    let actions: [ShownAction]
    /// In the order of ``actions``.
    let actionsByIdentifier: ActionGroups
    /// In the order of ``actions``; see ``ShownAction/titleKey``.
    let actionsByTitle: ActionGroups
    /// The SF Symbols of all actions, without duplicates, each with all its uses.
    let symbols: [(name: String, uses: [SymbolUse])]
    /// The categories that the app registers.
    let categories: [ShownCategory]
    /// For each notification of the schema; nil if people don't see it.
    let shownNotifications: [ShownNotification?]
    /// The alerts of Live Activities as notifications with the same texts.
    let shownAlerts: [ShownNotification]
    /// An upper bound of the payload size for each notification of the schema.
    let payloadBounds: [Int]
    package let localizableTexts: [LocalizableText]
    /// The plural forms of small numbers in the language of the texts, each with the smallest number that has it. Empty if
    /// no text has plural forms.
    let formsOfSmallNumbers: [(form: PluralForm, number: Int)]
    /// The names of the images in the app's asset catalogs; nil if the schema names none, or they aren't read.
    let imageNames: Set<String>?
    /// Whether code declares everything, and not a schema.
    let isOfCode: Bool

    /// Whether the texts are in English, except for ``foreignTexts``.
    let isEnglish: Bool
    let foreignTexts: ForeignTexts

    /// - Parameter threadCount: The largest number of threads.
    init(_ schema: Schema, imageNames: Set<String>?, isOfCode: Bool = false, threadCount: Int) {
        (self.schema, self.imageNames, self.isOfCode) = (schema, imageNames, isOfCode)
        let threads = WorkerThreads(for: schema.declarationCount, limit: threadCount)
        self.threads = threads

        let app = schema.app
        let spellings = (app.glossary + app.aliases + [app.name].compactMap { $0 }).map(\.value)
        style = TitleStyle(glossary: spellings)
        sentences = SentenceStyle(glossary: style.glossary)
        words = StyleReview(glossary: style.glossary, language: app.language)
        appNames = AppNames(app, glossary: style.glossary)
        punctuatedNames = WordTables.punctuatedNames.union(
            spellings.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })

        shownNotifications = threads.mapParts(of: schema.notifications.count) { part in
            var texts = WrittenTextCache()
            return schema.notifications[part].map { $0.isShown ? ShownNotification($0, texts: &texts) : nil }
        }
        let alerts = schema.activities.flatMap { activity in activity.allAlerts.map { (activity, $0) } }
        shownAlerts = threads.mapParts(of: alerts.count) { part in
            var texts = WrittenTextCache()
            return alerts[part].map { ShownNotification($1.asNotification(of: $0), texts: &texts) }
        }
        payloadBounds = threads.mapParts(of: schema.notifications.count) { part in
            schema.notifications[part].map { Payload.upperBound(of: $0, in: schema) }
        }
        let shared = schema.registeredSharedActions
        sharedActions = threads.mapParts(of: shared.count) { part in
            var (symbols, texts) = (SymbolCache(), WrittenTextCache())
            return shared[part].map { ShownAction($0, symbols: &symbols, texts: &texts) }
        }
        categories = Self.categories(of: schema, shared: sharedActions, shownNotifications, threads)
        actions = sharedActions + categories.flatMap { $0.actions.filter { !$0.isShared } }
        actionsByIdentifier = ActionGroups(actions) { $0.identifier.value }
        actionsByTitle = ActionGroups(actions, by: \.titleKey)
        symbols = Dictionary(grouping: actions.lazy.compactMap(\.symbolUse), by: \.symbol.name)
            .map { (name: $0.key, uses: $0.value) }.sorted { $0.name < $1.name }
        localizableTexts = schema.localizableTexts
        let hasForms = schema.notifications.contains { notification in
            NotificationText.allCases.contains { part in
                notification[part]?.choices.contains { !$0.forms.isEmpty } ?? false
            }
        }
        formsOfSmallNumbers = hasForms ? PluralForm.examples(in: app.language) : []

        let texts =
            actions.flatMap(\.texts) + categories.compactMap(\.hiddenPreview)
            + shownNotifications.flatMap { $0?.texts ?? [] } + shownAlerts.flatMap(\.texts)
        foreignTexts = app.languageTag == nil ? ForeignTexts(among: texts, threads) : ForeignTexts()
        isEnglish = app.isEnglish && !foreignTexts.arePredominant
    }

    private static func categories(
        of schema: Schema, shared: [ShownAction], _ shown: [ShownNotification?], _ threads: WorkerThreads
    ) -> [ShownCategory] {
        var notifications = [[Int]](repeating: [], count: schema.categories.count)
        for (index, notification) in schema.notifications.enumerated() {
            if let category = notification.category { notifications[category].append(index) }
        }
        let notificationsOf = notifications
        let sharedByName = Dictionary(shared.map { ($0.name.value, $0) }) { first, _ in first }
        return threads.mapParts(of: schema.categories.count) { part in
            var (symbols, texts) = (SymbolCache(), WrittenTextCache())
            return part.compactMap { index in
                let category = schema.categories[index]
                guard !category.isExternal else { return nil }
                let actions = category.actions.map { action in
                    (action.isShared ? sharedByName[action.name.value] : nil)
                        ?? ShownAction(action, symbols: &symbols, texts: &texts)
                }
                return ShownCategory(
                    category, actions: actions, notifications: notificationsOf[index].compactMap { shown[$0] },
                    allNotifications: notificationsOf[index].map { schema.notifications[$0] })
            }
        }
    }
}

/// Definitions of actions, grouped by a key.
struct ActionGroups: Sendable {
    /// The groups, and the actions in each, in the order of the actions.
    private(set) var all: [[ShownAction]] = []
    private var indices: [String: Int] = [:]

    /// - Parameter key: Returns nil for an action without a group.
    init(_ actions: [ShownAction], by key: (ShownAction) -> String?) {
        for action in actions {
            guard let key = key(action) else { continue }
            let index = indices[key, default: all.count]
            if index == all.count {
                indices[key] = index
                all.append([])
            }
            all[index].append(action)
        }
    }

    subscript(key: String) -> [ShownAction] { indices[key].map { all[$0] } ?? [] }

    /// For each key, the first value in its group.
    func firstValues<Value>(_ value: (ShownAction) -> Value?) -> [String: Value] {
        indices.compactMapValues { all[$0].lazy.compactMap(value).first }
    }
}

// MARK: - English

extension LintContext {
    func isEnglish(_ action: ShownAction) -> Bool { isEnglish && (foreignTexts.isEmpty || !areForeign(action.texts)) }

    func isEnglish(_ category: ShownCategory) -> Bool {
        isEnglish && (foreignTexts.isEmpty || !areForeign(category.texts))
    }

    func isEnglish(_ notification: ShownNotification) -> Bool {
        isEnglish && (foreignTexts.isEmpty || !areForeign(notification.texts))
    }

    private func areForeign(_ texts: [WrittenText]) -> Bool { texts.contains(where: foreignTexts.contain) }

    var englishActions: [ShownAction] { actions.filter(isEnglish) }
    var englishCategories: [ShownCategory] { categories.filter(isEnglish) }
}

// MARK: - Dependencies between definitions

extension LintContext {
    /// The actions, with the applicability of a fix that changes their options: the given one if all definitions of the
    /// identifier are among the actions. Definitions with the same identifier must have the same options, so either all
    /// of them change, or a person decides.
    func changes(
        of suspects: [ShownAction],
        as applicability: Fix.Applicability
    ) -> [(action: ShownAction, applicability: Fix.Applicability)] {
        var counts: [String: Int] = [:]
        for suspect in suspects { counts[suspect.identifier.value, default: 0] += 1 }
        return suspects.map { suspect in
            let identifier = suspect.identifier.value
            return (suspect, counts[identifier] == actionsByIdentifier[identifier].count ? applicability : .display)
        }
    }
}
