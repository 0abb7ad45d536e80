import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconTemplateLooksLikeSymbol: ActionRule = RuleDescription(
        id: "icon-template-looks-like-symbol",
        severity: .error,
        fixes: [.unsafe, .display],
        group: .icons,
        isOnlyForSchemas: true,
        summary: "A template icon is an image of the app, not an SF Symbol.",
        rationale: """
            The system looks for a template image in the app, finds no SF Symbol there, and shows no icon. A name of \
            one word may be the name of an image, so the finding is a warning for it. An image in the asset catalogs \
            that the schema names is right, whatever its name.
            """,
        source: .higSFSymbols,
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
        ],
        failing: [
            """
            actions:
              reply: { title: Reply, icon: { template: ⟦text.bubble⟧ } }
              mute: { title: Mute, icon: { template: ⟦zzz⟧ } }
            """
        ]
    ).eachAction { action, context, report in
        guard case .template(let name)? = action.icon?.image, SFSymbols.contains(name.value),
            !context.canHaveImage(name.value)
        else { return }
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
