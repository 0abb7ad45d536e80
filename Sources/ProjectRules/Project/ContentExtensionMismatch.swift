import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let contentExtensionMismatch: CheckedProjectRule = RuleDescription(
        id: "content-extension-mismatch",
        severity: .warning,
        group: .project,
        domain: .project,
        summary: "A content extension claims exactly the categories that the schema declares.",
        rationale: """
            The extension is never shown for a category that its Info.plist doesn't list. For a category that it lists \
            by mistake, it replaces the system's view, for example of a thumbnail.
            """,
        unseen: "A name with a build setting, such as $(PREFIX).reply, isn't compared.",
        source: RuleSource(
            "UserNotificationsUI, UNNotificationContentExtension",
            url: "https://developer.apple.com/documentation/usernotificationsui/unnotificationcontentextension"
        ),
        passing: [
            RuleExample(
                schema("invitation: { hidden-previews-body-placeholder: Invitation, content-extension: true }"),
                files: [infoPlist("invitation")]
            )
        ],
        failing: [
            RuleExample(
                schema("invitation: { hidden-previews-body-placeholder: Invitation, content-extension: ⟦true⟧ }"),
                files: [infoPlist("Invitation")]
            ),
            RuleExample(
                schema("camera: { hidden-previews-body-placeholder: Camera, content-extension: ⟦true⟧ }"),
                files: [infoPlist("doorbell")]
            ),
            RuleExample(
                schema("⟦invitation⟧: { hidden-previews-body-placeholder: Invitation }"),
                files: [infoPlist("invitation")]
            ),
            RuleExample(
                schema("message: { hidden-previews-body-placeholder: Message }", file: "⟦View/Info.plist⟧"),
                files: [infoPlist("invitation")]
            ),
        ]
    ).project { context, project, report in
        let files = project.files(.infoPlist, of: .contentExtension)
        // If a file can't be read, its claims are unknown.
        guard !files.isEmpty, files.allSatisfy({ $0.list != nil }) else { return }
        let all = files.flatMap(\.claims).filter { !$0.identifier.contains("$(") }
        let claimed = Set(all.map(\.identifier))
        let declared = context.schema.categories.filter(\.hasContentExtension)
        let known = Set(declared.flatMap { $0.identifiers.map(\.value) })
        let claims = all.filter { !known.contains($0.identifier) }

        // Indices of claims, the last one first, so that the first is removed from the end.
        var similar = Dictionary(grouping: claims.indices.reversed()) { claims[$0].identifier.letters }
        var misspelt: Set<Int> = []
        let unclaimed = declared.flatMap { category in
            category.identifiers.map(\.value).filter { !claimed.contains($0) }.map { (category, $0) }
        }
        // One of each is left: the same slip.
        let isOneSlip = unclaimed.count == 1 && claims.count == 1
        for (category, identifier) in unclaimed {
            let index = similar[identifier.letters]?.popLast() ?? (isOneSlip ? 0 : nil)
            if let index { misspelt.insert(index) }
            report.add(unclaimed: identifier, of: category, by: files, index.map { claims[$0] })
        }
        let categories = Dictionary(
            context.schema.categories.flatMap { category in category.identifiers.map { ($0.value, category) } }
        ) { first, _ in first }
        for (index, claim) in claims.enumerated() where !misspelt.contains(index) {
            report.add(claim, of: categories[claim.identifier])
        }
    }

    private static func schema(_ category: String, file: String = "View/Info.plist") -> String {
        """
        app:
          info-plist: { content-extension: \(file) }
        categories:
          \(category)

        """
    }

    private static func infoPlist(_ category: String) -> RuleExample.File {
        ExampleFile.propertyList(
            "View/Info.plist", "<key>NSExtension</key>", "<dict>", "\t<key>NSExtensionPointIdentifier</key>",
            "\t<string>com.apple.usernotifications.content-extension</string>",
            "\t<key>NSExtensionMainStoryboard</key>", "\t<string>MainInterface</string>",
            "\t<key>NSExtensionAttributes</key>", "\t<dict>", "\t\t<key>UNNotificationExtensionCategory</key>",
            "\t\t<string>\(category)</string>", "\t\t<key>UNNotificationExtensionInitialContentSizeRatio</key>",
            "\t\t<real>0.5</real>", "\t</dict>", "</dict>"
        )
    }
}

/// A category that a content extension names.
private struct Claim {
    var identifier: String
    var file: Project.File
}

extension Project.File {
    fileprivate var claims: [Claim] {
        let path = [InfoPlistKey.extension, InfoPlistKey.extensionAttributes, InfoPlistKey.extensionCategory]
        return (list?[path]?.strings ?? []).map { Claim(identifier: $0, file: self) }
    }
}

extension RuleReport {
    fileprivate mutating func add(
        unclaimed identifier: String,
        of category: Category,
        by files: [Project.File],
        _ similar: Claim?
    ) {
        let names = files.map { "'\($0.name.value)'" }.joined(separator: " and ")
        add(
            at: category.contentExtension?.range ?? category.name.range,
            "\(names) \(files.count == 1 ? "does" : "do") not name the category '\(identifier)'",
            help: similar.map { "it has '\($0.identifier)': write \(identifier) instead" }
                ?? "let 'belfry requirements --write' add it to \(InfoPlistKey.extensionCategory)"
        )
    }

    /// - Parameter category: The category with the identifier; nil if the schema has none.
    fileprivate mutating func add(_ claim: Claim, of category: Category?) {
        if let category {
            add(
                at: category.name.range,
                "'\(claim.file.name.value)' names '\(claim.identifier)', but the schema doesn't",
                help: "write content-extension: true, or remove it from \(InfoPlistKey.extensionCategory)"
            )
        } else {
            add(
                at: claim.file.name.range,
                "'\(claim.file.name.value)' names '\(claim.identifier)', but the schema has no such category",
                help: "remove it from \(InfoPlistKey.extensionCategory), or declare the category"
            )
        }
    }
}

extension String {
    /// `CTNotification` and `ct.notification` have the same letters.
    fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
