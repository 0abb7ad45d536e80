import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let locKeyUnchecked: WholeSchemaRule = RuleDescription(
        id: "loc-key-unchecked",
        severity: .advice,
        group: .localization,
        summary: "A schema whose texts have keys names the string catalog.",
        rationale: """
            The device looks up texts with keys that the author chose, and the texts of notifications with localize: \
            device. If the catalog lacks a key, people see the key itself. Belfry can check the keys, and add the texts, \
            only if it knows the catalog. For localize: device, the finding is a warning: nobody else sends the texts.
            """,
        source: .localizedNotifications,
        passing: ["actions:\n  like: { title: Like, icon: hand.thumbsup }\n"],
        failing: [
            """
            actions:
              like: { title: { key: ⟦LIKE⟧, text: Like }, icon: hand.thumbsup }
              hide: { title: { key: HIDE, text: Hide }, icon: eye.slash }
            """,
            """
            notifications:
              offer: { title: Offer of the Week, localize: ⟦device⟧ }
              parcel: { title: Parcel Arriving, localize: device }
            """,
        ]
    ).schema { context, report in
        guard !context.schema.isLocalized else { return }
        let localized =
            context.schema.notifications.filter(\.isLocalizedByDevice).compactMap(\.contents.localize)
            + context.schema.activities.filter(\.isLocalizedByDevice).compactMap(\.localize)
        if let first = localized.first {
            report.add(
                at: first.range,
                "people see keys instead of texts if the app's string catalog lacks them"
                    + (localized.count == 1 ? "" : ", here and in \(localized.count - 1) more"),
                severity: .warning,
                help: "add strings: [Localizable.xcstrings] to 'app', and run belfry generate --strings"
            )
            return
        }
        let keys = context.schema.stringKeys.values
        let first = keys.min { left, right in
            left.range.file.path == right.range.file.path
                ? left.range.bytes.lowerBound < right.range.bytes.lowerBound
                : left.range.file.path < right.range.file.path
        }
        guard let first else { return }
        report.add(
            at: first.range,
            keys.count == 1
                ? "nothing checks whether a string catalog has '\(first.value)'"
                : "nothing checks whether a string catalog has '\(first.value)', and \(keys.count - 1) more",
            help: "add strings: [Localizable.xcstrings] to 'app', with the path of the catalog"
        )
    }
}
