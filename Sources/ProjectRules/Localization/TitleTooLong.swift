import Diagnostics
import NotificationSchema
import Rules
import SchemaRules

extension ProjectRule {
    static let titleTooLong: CheckedProjectRule = RuleDescription.titleTooLong.eachLocalizedText { text, _, report in
        let isTitle = text.text.shownPart == .title
        guard isTitle || text.text.isTitleOfAction else { return }
        report.addLength(
            of: text,
            limit: isTitle
                ? report.option(RuleDescription.titleLimit) : report.option(RuleDescription.translatedActionLimit))
    }

    static let translatedBodyTooLong: CheckedProjectRule = RuleDescription.bodyTooLong.eachLocalizedText {
        text, _, report in
        guard text.text.shownPart == .body else { return }
        report.addLength(of: text, limit: report.option(RuleDescription.bodyLimit))
    }
}

extension RuleReport {
    fileprivate mutating func addLength(of text: LocalizedText, limit: Int) {
        for translated in text.translations {
            let length = text.filled(translated).length
            guard length > limit else { continue }
            add(
                at: text.text.range,
                "\(text.text.words) has \(length) characters in \(translated.language), and may be cut off",
                severity: .advice,
                help: "translate it in up to \(limit)",
                notes: [Finding.Note("the translation", at: translated.range)])
        }
    }
}
