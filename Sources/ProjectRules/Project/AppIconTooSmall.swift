import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let appIconTooSmall: CheckedProjectRule = RuleDescription(
        id: "app-icon-too-small",
        severity: .warning,
        group: .project,
        domain: .project,
        summary: "The icon of the app has an image of \(wantedPixels) pixels.",
        rationale: """
            Since iOS 15, a notification shows the icon of the app larger than before, scaled down from an image of \
            high resolution. The rule looks at the set AppIcon of the asset catalogs that the schema names.
            """,
        unseen: """
            An icon with another name, or one made with Icon Composer, isn't seen. An image whose size isn't stated is \
            accepted.
            """,
        source: .communicationNotifications,
        passing: [
            RuleExample(
                schema("Assets.xcassets"),
                files: [
                    contents("{ \"filename\" : \"icon.png\", \"platform\" : \"ios\", \"size\" : \"1024x1024\" }"),
                    .init("Assets.xcassets/AppIcon.appiconset/icon.png", text: "PNG\n"),
                ])
        ],
        failing: [
            RuleExample(
                schema("⟦Assets.xcassets⟧"),
                files: [
                    contents("{ \"filename\" : \"icon.png\", \"scale\" : \"2x\", \"size\" : \"20x20\" }"),
                    .init("Assets.xcassets/AppIcon.appiconset/icon.png", text: "PNG\n"),
                ]),
            RuleExample(
                schema("⟦Assets.xcassets⟧"),
                files: [contents("{ \"platform\" : \"ios\", \"size\" : \"1024x1024\" }")]),
        ]
    ).project { _, project, report in
        guard let icon = project.appIcon else { return }
        let existing = icon.set.images.filter { image in
            image.fileName.map { !icon.missingFiles.contains($0) } ?? false
        }
        // A file without a size may have any.
        guard !existing.contains(where: { $0.pixels.map { $0 >= wantedPixels } ?? true }) else { return }
        let largest = existing.compactMap(\.pixels).max()
        report.add(
            at: icon.catalog.range,
            "the icon of the app has no image of \(wantedPixels) pixels; "
                + (largest.map { "the largest has \($0)" } ?? "it has no image at all"),
            help: "drag one into AppIcon in Xcode",
            notes: [Finding.Note("its images are listed here", at: icon.set.range)])
    }

    private static let wantedPixels = 1024

    private static func schema(_ catalog: String) -> String {
        "app:\n  assets: [\(catalog)]\nactions:\n  like: { title: Like, icon: heart }\n"
    }

    private static func contents(_ image: String) -> RuleExample.File {
        RuleExample.File("Assets.xcassets/AppIcon.appiconset/Contents.json", text: "{ \"images\" : [ \(image) ] }\n")
    }
}
