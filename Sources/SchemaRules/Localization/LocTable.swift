import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let locTable: WholeSchemaRule = RuleDescription(
        id: "loc-table",
        severity: .error,
        group: .localization,
        summary: "Texts of notifications are in the table Localizable.",
        rationale: """
            The system looks up the keys of notifications only in the app's table Localizable: Localizable.xcstrings, \
            or Localizable.strings in the folder of each language.
            """,
        source: .remotePayload,
        passing: [
            "app: { strings: [App/Localizable.xcstrings] }\n",
            "app: { strings: [en.lproj/Localizable.strings, de.lproj/Localizable.strings] }\n",
        ],
        failing: ["app: { strings: [⟦Notifications.xcstrings⟧] }\n"]
    ).schema { context, report in
        for file in context.schema.app.strings ?? [] {
            let name = file.value.split(separator: "/").last ?? ""
            let stem = name.prefix { $0 != "." }
            guard stem != "Localizable", name.contains(".") else { continue }
            report.add(
                at: file.range,
                "the system doesn't look up texts of notifications in '\(name)'",
                help: "move them to Localizable\(name.dropFirst(stem.count))"
            )
        }
    }
}
