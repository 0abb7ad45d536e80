import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let hiddenPreviewLeak: CategoryRule = RuleDescription(
        id: "hidden-preview-leak",
        severity: .error,
        fixes: [.unsafe],
        group: .privacy,
        summary: "A text for hidden previews has no placeholder except %u.",
        rationale: """
            The app registers the text once, and it is for people who want to hide content. The system replaces only \
            %u, with the number of notifications. People see all other placeholders as they are written, and their \
            values are what people hide. A fixed number is usually wrong, and a warning.
            """,
        source: .higNotifications,
        passing: [
            """
            categories:
              message: { hidden-previews-body-placeholder: "Messages: %u" }
              code: { hidden-previews-body-placeholder: 2FA code }
            """
        ],
        failing: [
            """
            categories:
              message: { hidden-previews-body-placeholder: Message from ⟦$(sender)⟧ }
              mail: { hidden-previews-body-placeholder: "Mail from ⟦%@⟧" }
              photo: { hidden-previews-body-placeholder: ⟦3⟧ from Berlin }
            """
        ]
    ).eachCategory { category, _, report in
        guard let text = category.hiddenPreviewsBodyPlaceholder else { return }
        let placeholder =
            text.firstPlaceholder { Placeholders.occur(in: $0.withoutCounts) }
            ?? (text.value.contains("%u") ? nil : text.firstForeignPlaceholder)
        if let placeholder {
            report.add(
                at: placeholder.range,
                "nothing fills “\(placeholder.text)” where previews are hidden",
                help: "say what kind of notification it is; the only placeholder is %u, their number"
            )
        } else if let digit = text.value.first, "0"..."9" ~= digit,
            let number = text.firstPart(where: { $0.allSatisfy { "0"..."9" ~= $0 } }),
            text.value.hasPrefix(number.text + " ")
        {
            report.add(
                at: number.range,
                "the text says \(number.text), however many notifications there are",
                severity: .warning,
                help: "write %u for their number",
                fix: Fix(.unsafe, text.node.replacingText(with: "%u" + text.value.dropFirst(number.text.count)))
            )
        }
    }
}

extension Substring {
    /// Without the one placeholder that the system fills.
    fileprivate var withoutCounts: Substring {
        var rest = self
        var result: Substring = ""
        while let character = rest.popFirst() {
            if character == "%", rest.first == "u" {
                rest.removeFirst()
            } else {
                result.append(character)
            }
        }
        return result
    }
}
