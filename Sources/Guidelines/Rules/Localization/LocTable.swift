import Diagnostics
import NotificationSchema

extension Rule {
    static let locTable = Rule(
        id: "loc-table",
        severity: .error,
        group: .localization,
        summary: "Texts of notifications stand in the file that the system looks into.",
        rationale: """
            The system looks up the keys of notifications in the table Localizable of the app and in no other: \
            Localizable.xcstrings, or Localizable.strings in the folder of each language.
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
                "the system does not look into '\(name)' for the texts of notifications",
                help: "move them to Localizable\(name.dropFirst(stem.count))"
            )
        }
    }
}
