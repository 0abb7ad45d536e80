import AppleFacts
import Basics
package import Diagnostics
package import SourceSyntax

/// An action as it is shown in a category: `UNNotificationAction` or `UNTextInputNotificationAction`.
///
/// A class, because a copy of it would be large. Nothing changes it.
@dynamicMemberLookup
public final class Action: Declaration, KeyedModel {
    /// The values that are read and linked.
    public struct Contents: Sendable {
        package let name: Text
        package let scope: SourceRange
        /// The map that declares it. For a use of a shared action, the map of the shared action.
        package var body: Node
        /// Whether the category names a shared action instead of declaring its own.
        package var isShared = false

        @Rare package var identifierText: Text?
        /// Former identifiers. They mean the same action, and are no longer registered.
        package var renamedFrom: [Text] = []
        @Rare package var declaredDeprecation: Located<Deprecation>?
        /// Nil only if the mistake is already reported.
        package var declaredTitle: RegisteredValue<ActionTitle>?
        package var icon: Icon?
        package var destructive: Located<Bool>?
        package var authenticationRequired: Located<Bool>?
        package var foreground: Located<Bool>?
        @Rare package var textInput: TextInput?
        @Rare package var documentation: Text?
        @Rare package var effect: Text?
        package var reversible: Located<Bool>?
        @Rare package var destination: Text?
        /// Where and when it is registered; nil for always.
        @Rare package var available: DeclaredAvailability?
        package var allow: [Allowance] = []

        init(name: Text, scope: SourceRange, body: Node) {
            self.name = name
            self.scope = scope
            self.body = body
        }
    }

    @usableFromInline package let contents: Contents

    init(_ contents: Contents) {
        self.contents = contents
    }

    /// A value of the contents. Public, because only public functions are inlined into other modules.
    @inlinable public subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value {
        contents[keyPath: path]
    }

    package var name: Text { contents.name }
    package var scope: SourceRange { contents.scope }
    package var renamedFrom: [Text] { contents.renamedFrom }
    package var allow: [Allowance] { contents.allow }

    /// The identifier that is registered and sent.
    package var identifier: Text { contents.identifierText ?? name }
    /// As written; nil if only the running app knows it.
    package var title: Text? { contents.declaredTitle?.fixed?.text }
    /// As people see it, with its arguments.
    package var shownTitle: Text? { contents.declaredTitle?.fixed?.shown }
    package var isDestructive: Bool { contents.destructive.isTrue }
    package var isAuthenticationRequired: Bool { contents.authenticationRequired.isTrue }
    package var isForeground: Bool { contents.foreground.isTrue }
    package var isReversible: Bool { contents.reversible.isTrue }

    /// The keys in which the actions differ for a handler, which sees only their common identifier.
    package func differences(from other: Action) -> [String] { Self.keys.differences(between: self, other) }
}

/// The parts of a `UNTextInputNotificationAction`.
package struct TextInput: KeyedModel {
    /// Nil for the system's button, or if the mistake is already reported.
    package var buttonTitle: Text?
    package var placeholder: Text?
    package let node: Node

    /// Whether the button and the empty text field have the system's words.
    package var isSystem: Bool { node.kind == .scalar }

    fileprivate var wording: [String?] { [buttonTitle?.value, placeholder?.value] }
}

/// `UNNotificationActionIcon`.
package struct Icon: Sendable {
    package enum Image: Sendable {
        /// An SF Symbol.
        case system(Text)
        /// An image of the app, without its extension.
        case template(Text)
    }

    package var image: Image
    /// The Apple product that a restricted symbol represents.
    @Rare package var refersTo: Text? = nil

    package var name: Text {
        switch image {
        case .system(let name), .template(let name): name
        }
    }
}

// MARK: - Keys

extension Action {
    static let keys = KeyTable<Action>(
        "an action",
        legacy: .ofAction,
        [
            Key(
                "identifier", .text, "The identifier that is registered and sent.", \.identifierText,
                .implied("the name"),
                .dumped { action, _ in .text(action.identifier) }),
            Key(
                "renamed-from", .renamedFrom,
                "Former identifiers of the action. Responses that carry them are still understood.", \.renamedFrom
            ),
            Key(
                "deprecated", .deprecation, "Whether a later version removes it: true, or what to use instead.",
                \.declaredDeprecation),
            Key(
                "title", Form<ActionTitle>.actionTitle.orFromApp,
                "The title that people see. Short, in title-style capitalization.", \.declaredTitle, .required),
            Key(
                "icon", .icon, "The icon next to the title: an SF Symbol or a template image.", \.icon,
                .available(.actionIcon), .names(.symbol)),
            Key(
                "destructive", .boolean,
                "Whether the action deletes or ends something. The system highlights it.", \.destructive,
                .behavior { $0.isDestructive }),
            Key(
                "authentication-required", .boolean, "Whether people must unlock the device before the action runs.",
                \.authenticationRequired, .behavior { $0.isAuthenticationRequired }),
            Key(
                "foreground", .boolean, "Whether the action opens the app.", \.foreground, .behavior { $0.isForeground }
            ),
            Key(
                "text-input", .textInput,
                "Lets people type a reply. Write true for the system's own button and placeholder.", \.textInput,
                .behavior { $0.textInput?.wording }),
            Key("description", .text, "The doc comment of the case in Swift.", \.documentation),
            Key(
                "effect", .nonEmptyText, "What the action does, in a few words. Rules then don't guess from the title.",
                \.effect),
            Key("reversible", .boolean, "Whether people can undo an effect that sounds destructive.", \.reversible),
            Key(
                "destination", .nonEmptyText,
                "The screen that a foreground action opens.", \.destination, .implied("the notification's destination")
            ),
            Key(
                "available", .availability,
                "The versions, platforms and builds in which it is registered. It is always decoded.",
                \.available
            ),
            Key(
                "allow", .allowances, "Rules that don't apply here, each with a reason.", \.allow, .notInherited,
                .names(.rule)),
        ]
    )
}

extension TextInput {
    static let keys = KeyTable<TextInput>(
        "text-input",
        legacy: [LegacyKey("title", is: "button-title")],
        [
            Key(
                "button-title", .localizable(.nonEmptyText, isRegistered: true),
                "The title of the button that sends the text.",
                \.buttonTitle, .required
            ),
            Key(
                "placeholder", .localizable(.text, isRegistered: true),
                "The placeholder text of the empty text field.", \.placeholder,
                .dumped { input, _ in .string(input.placeholder?.value ?? "") }),
        ]
    )
}

extension Form where Value == TextInput {
    /// `true` for the system's own button and placeholder, or a map with those of the app.
    static var textInput: Form {
        let map = Form.map(TextInput.keys) { TextInput(node: $0) }
        let flag = Form<Located<Bool>>.boolean
        return Form(.either([flag.shape, map.shape])) { slot, reader in
            // Any other text is more likely the title of the button.
            let isFlag = ["true", "false", "yes", "no", "on", "off"].contains(slot.node.text.lowercased())
            guard slot.node.kind == .scalar, slot.node.style == .plain, isFlag else { return map.read(slot, &reader) }
            return flag.read(slot, &reader)?.value == true ? TextInput(node: slot.node) : nil
        }
    }
}

private struct IconParts: KeyedModel {
    var system: Text?
    var template: Text?
    var refersTo: Text?
}

extension Form where Value == Icon {
    static var icon: Form {
        let table = KeyTable<IconParts>(
            "icon",
            [
                Key("system", .nonEmptyText, "The name of an SF Symbol.", \.system, .names(.symbol)),
                Key(
                    "template", .nonEmptyText, "The name of a template image in the app, without its extension.",
                    \.template, .names(.image)
                ),
                Key("refers-to", .nonEmptyText, "The Apple product that a restricted symbol represents.", \.refersTo),
            ]
        )
        let map = Form<IconParts>.map(table) { _ in IconParts() }
        return Form(.either([.text, table.shape])) { slot, reader in
            guard slot.node.kind == .mapping else {
                return Form<Text>.nonEmptyText.read(slot, &reader).map { Icon(image: .system($0)) }
            }
            guard let parts = map.read(slot, &reader) else { return nil }
            switch (parts.system, parts.template) {
            case (let system?, nil): return Icon(image: .system(system), refersTo: parts.refersTo)
            case (nil, let template?): return Icon(image: .template(template), refersTo: parts.refersTo)
            case (nil, nil)
            where slot.node.entries.contains { !$0.key.isText("refers-to") && !$0.key.text.hasPrefix("x-") }:
                // The mistake is already reported.
                return nil
            default:
                reader.report(
                    .wrongValue,
                    at: slot.node.range,
                    "an icon must be either an SF Symbol or a template image",
                    help: "write { system: symbol.name } or { template: image-name }"
                )
                return nil
            }
        }
    }
}
