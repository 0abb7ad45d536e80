import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let sensitiveVariable: NotificationRule = RuleDescription.textSensitive.eachNotification {
        notification, context, report in
        guard notification.isShown else { return }
        // The text of a category replaces the others if people hide previews.
        let isHidden = notification.category.map { !context.schema.categories[$0].isExternal } ?? false
        for (field, range) in notification.fieldsUsed(in: notification.alertTexts) {
            if field.isSensitive {
                // Another rule reports sensitive values in titles.
                guard !context.schema.showsTitlesOnWatch || !notification.hasInTitle(field) else { continue }
                let isSecret = field.sensitivity == .secret
                guard isSecret || !isHidden else { continue }
                report.add(
                    at: range,
                    "anyone who sees the screen can read '\(field.name.value)' (\(field.sensitivity.rawValue))",
                    severity: isSecret ? .error : .warning,
                    help: isSecret
                        ? "remove it and show it in the app, or allow it if it can't wait"
                        : "write a category with hidden-previews-body-placeholder, or show it only in the app",
                    notes: [Finding.Note("declared here", at: field.name.range)]
                )
            } else if field.sensitivityLevel == nil, field.origin == .app,
                let suspicion = SensitiveName(field.name.value), !field.isMeasurement,
                suspicion.sensitivity == .secret || !isHidden
                    || context.schema.showsTitlesOnWatch && notification.hasInTitle(field)
            {
                report.add(
                    at: range,
                    "'\(field.name.value)' may be private",
                    severity: suspicion.isLikely ? .warning : .advice,
                    help: "declare sensitivity: \(suspicion.sensitivity.rawValue) if it is, or public if it isn't",
                    notes: [Finding.Note("declared here", at: field.name.range)]
                )
            }
        }
    }

    static let sensitiveWords: TextRule = RuleDescription.textSensitive.eachText(only: .inEnglish) { text, _, report in
        if let secret = text.secret {
            report.add(
                at: text.range(of: secret), "anyone who sees the screen can read “\(secret)”",
                help: "remove it and show it in the app")
        } else {
            report.add(healthIn: text)
        }
    }

    /// A title is read by anyone nearby, also where previews are hidden on a locked screen only.
    static let sensitiveTitles: ShownNotificationRule = RuleDescription.textSensitive.eachShownNotification(
        only: .inEnglish
    ) { notification, context, report in
        for (title, _) in notification.titles where title.secret == nil && !title.tellsHealth {
            let place = title.placeOfPerson(glossary: context.style.glossary) { token in
                notification.declaration.field(alone: token).map { field in
                    field.sensitivityLevel == nil && field.origin == .app
                        && field.name.value.nameWords.last.map(PhraseTables.placeNames.contains) ?? false
                } ?? false
            }
            guard let matter = title.privateMatter ?? title.privateAmount ?? place else { continue }
            report.add(
                at: title.range(of: matter), "anyone who sees the screen can read “\(title.part(of: matter))”",
                severity: .warning, help: "say only what kind of news it is, and show the rest in the app")
        }
    }

    /// An example is what people read, too: *HIV test*.
    static let sensitiveExamples: NotificationRule = RuleDescription.textSensitive.eachNotification(only: .inEnglish) {
        notification, context, report in
        guard notification.isShown else { return }
        for (field, range) in notification.fieldsUsed(in: notification.alertTexts) {
            guard field.sensitivity == .health, let example = field.example?.text,
                PhraseTables.health.occurs(in: PhraseMatcher.words(of: example)),
                // A title has a finding already.
                !context.schema.showsTitlesOnWatch || !notification.hasInTitle(field),
                notification.category != nil
            else { continue }
            report.add(
                at: range, "anyone who sees the screen can read “\(example)”", severity: .warning,
                help: "say only what kind of news it is, such as “New result”, and show the rest in the app",
                notes: [Finding.Note("declared here", at: field.name.range)])
        }
    }

    static let sensitiveWordsOfCategories: CategoryRule = RuleDescription.textSensitive.eachCategory(only: .inEnglish) {
        category, context, report in
        for text in [category.hiddenPreview, category.summaryFormat.map(WrittenText.init)].compactMap({ $0 }) {
            report.add(healthIn: text, isHiddenPreview: true)
        }
        guard let text = category.hiddenPreview else { return }
        if let name = text.namedPerson(glossary: context.style.glossary) {
            report.add(
                at: text.range(of: name),
                "anyone who sees the screen can read the name ‘\(name)’, although previews are hidden",
                severity: .warning, help: "write only what it is, such as “New message”")
        }
    }

    static let sensitiveTitleWatch: NotificationRule = RuleDescription.textSensitive.eachNotification {
        notification, context, report in
        guard notification.isShown, let title = notification.title, context.schema.showsTitlesOnWatch else { return }
        let hasWatch = context.schema.app.deploymentTargets[.watchOS] != nil
        for (field, range) in notification.fieldsUsed(in: [title]) {
            let isPersonal =
                hasWatch && field.sensitivityLevel?.value == .personal && field.origin == .app
                && notification.communication == nil
            guard field.isSensitive || isPersonal else { continue }
            report.add(
                at: range,
                "a watch shows '\(field.name.value)' (\(field.sensitivity.rawValue)) to anyone nearby",
                severity: field.isSensitive ? .error : .warning,
                help: "write a title that only says what it is about",
                notes: [Finding.Note("declared here", at: field.name.range)]
            )
        }
    }

    static let activitySensitiveValue: WholeSchemaRule = RuleDescription.textSensitive.eachActivity {
        activity, _, report in
        for field in activity.fields {
            if field.isSensitive {
                report.add(
                    at: field.name.range,
                    "anyone who sees the screen can read '\(field.name.value)' (\(field.sensitivity.rawValue))",
                    severity: .warning,
                    help: "remove it and show it in the app, or allow it if people need it at a glance")
            } else if activity.broadcast.usesChannel, field.sensitivity == .personal {
                report.add(
                    at: field.name.range,
                    "everybody who follows the channel gets '\(field.name.value)', which is personal",
                    severity: .warning, help: "remove it: a broadcast is for everybody")
            } else if field.sensitivityLevel == nil, field.originOfText == nil,
                let suspicion = SensitiveName(field.name.value), suspicion.isLikely
            {
                report.add(
                    at: field.name.range, "'\(field.name.value)' may be private", severity: .warning,
                    help: "declare sensitivity: \(suspicion.sensitivity.rawValue) if it is, or public if it isn't")
            }
        }
    }
}

extension RuleReport {
    fileprivate mutating func add(healthIn text: WrittenText, isHiddenPreview: Bool = false) {
        guard text.tellsHealth || isHiddenPreview && (text.namesDisease || text.isPrivateInPreviews) else { return }
        add(
            at: text.range, "anyone who sees the screen can read that “\(text.trimmed)”", severity: .warning,
            help: "say only what kind of news it is, such as “New result”, and show the rest in the app")
    }
}
