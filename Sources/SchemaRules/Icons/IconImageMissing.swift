import AppleFacts
package import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension RuleDescription {
    package static let iconImageMissing = RuleDescription(
        id: "icon-image-missing",
        severity: .error,
        fixes: [.unsafe, .display],
        group: .icons,
        domain: .project,
        summary: "A template icon is an image in the app's asset catalogs that can be rendered as a template.",
        rationale: """
            The system looks for the image in the app by its exact name, and draws its shape in its own color. It finds no \
            SF Symbol there, and shows no icon: a name of one word may be the name of an image, so the finding is a warning \
            for it. An image in the asset catalogs that the schema names is right, whatever its name. People see the wrong \
            thing if its rendering intent is original.
            """,
        unseen: "Without app.assets, only a name that is also an SF Symbol is found. What an image shows isn't read.",
        source: .notificationActionIcon,
        passing: [
            """
            actions:
              reply: { title: Reply, icon: { system: text.bubble } }
              like: { title: Like, icon: { template: thumb-up } }
            """,
            // The sample of WWDC21, Send communication and Time Sensitive notifications.
            RuleExample(
                """
                app: { assets: [Assets.xcassets] }
                actions:
                  reply: { title: Reply, icon: { template: text.bubble } }

                """,
                files: [
                    .init(
                        "Assets.xcassets/text.bubble.imageset/Contents.json",
                        text: "{ \"images\" : [ { \"filename\" : \"bubble.pdf\", \"idiom\" : \"universal\" } ] }\n"),
                    .init("Assets.xcassets/text.bubble.imageset/bubble.pdf", text: "%PDF\n"),
                ]),
            RuleExample(
                schema("Icon/thumb"),
                files: [
                    .init(
                        "Assets.xcassets/Icon/Contents.json",
                        text: "{ \"properties\" : { \"provides-namespace\" : true } }\n"),
                    contents("Icon/thumb", intent: "template"),
                    .init("Assets.xcassets/Icon/thumb.imageset/thumb.pdf", text: "%PDF\n"),
                ]
            ),
        ],
        failing: [
            """
            actions:
              reply: { title: Reply, icon: { template: ⟦text.bubble⟧ } }
              mute: { title: Mute, icon: { template: ⟦zzz⟧ } }
              wait: { title: Wait, icon: { template: ⟦wait@2x.png⟧ } }
            """,
            RuleExample(
                schema("⟦Icon/thumb⟧"),
                files: [
                    contents("thumb", intent: "template"),
                    .init("Assets.xcassets/thumb.imageset/thumb.pdf", text: "%PDF\n"),
                ]
            ),
            RuleExample(
                schema("⟦thumb⟧"),
                files: [
                    contents("thumb", intent: "original"),
                    .init("Assets.xcassets/thumb.imageset/thumb.pdf", text: "%PDF\n"),
                ]
            ),
            RuleExample(schema("⟦thumb⟧"), files: [contents("thumb", intent: "template")]),
        ]
    )

    private static func schema(_ name: String) -> String {
        """
        app:
          assets: [Assets.xcassets]
        actions:
          like: { title: Like, icon: { template: \(name) } }

        """
    }

    private static func contents(_ name: String, intent: String) -> RuleExample.File {
        RuleExample.File(
            "Assets.xcassets/\(name).imageset/Contents.json",
            text: """
                {
                  "images" : [ { "filename" : "thumb.pdf", "idiom" : "universal" } ],
                  "properties" : { "template-rendering-intent" : "\(intent)" }
                }

                """
        )
    }
}

extension SchemaRule {
    static let iconTemplateLooksLikeSymbol: ActionRule = RuleDescription.iconImageMissing.eachAction(only: .inSchemas) {
        action, context, report in
        guard case .template(let name)? = action.icon?.image, !context.canHaveImage(name.value) else { return }
        if let imageName = name.value.nameOfImageFile {
            report.add(
                at: name.range, "'\(name.value)' is the name of a file, but a template icon has the name of an image",
                help: "write '\(imageName)'", fix: Fix(.unsafe, name.node.replacingText(with: imageName)))
            return
        }
        guard SFSymbols.contains(name.value) else { return }
        // Images don't have names like `text.bubble`.
        let isCertain = name.value.contains(".")
        report.add(
            at: name.range,
            "'\(name.value)' is an SF Symbol, but a template icon must be an image of the app",
            severity: isCertain ? .error : .warning,
            help: "write { system: \(name.value) }",
            fix: action.declaration.keyOfTemplate.map {
                Fix(isCertain ? .unsafe : .display, $0.replacingText(with: "system"))
            }
        )
    }
}

extension String {
    /// The name of the image in a file such as `wait@2x.png`; nil if it isn't the name of a file.
    package var nameOfImageFile: String? {
        let endings = [".heic", ".jpeg", ".jpg", ".pdf", ".png", ".svg"].filter { hasSuffix($0) }
        let name = dropLast(endings.first?.utf8.count ?? 0)
        let scale = ["@1x", "@2x", "@3x"].first { name.hasSuffix($0) }
        guard scale != nil || !endings.isEmpty else { return nil }
        return String(name.dropLast(scale?.utf8.count ?? 0))
    }
}

extension LintContext {
    /// Whether the app's asset catalogs have an image with this name, or can have it because they aren't read.
    fileprivate func canHaveImage(_ name: String) -> Bool {
        imageNames.map { $0.contains(name) } ?? (schema.app.assets != nil)
    }
}

extension Action {
    /// The key `template` in the map of the icon.
    fileprivate var keyOfTemplate: Node? {
        let icon = self.body.entries.first { $0.key.isText("icon") }?.value
        return icon?.entries.first { $0.key.isText("template") }?.key
    }
}
