import Diagnostics

extension Action {
    /// As it is registered: what a category takes over from a shared action is there.
    var dumped: [(String, JSONValue)] {
        [
            ("name", .string(name.value)),
            ("identifier", .string(identifier.value)),
            ("renamed-from", .texts(renamedFrom)),
            ("title", .text(title)),
            ("icon", icon?.dumped ?? .null),
            ("destructive", .bool(isDestructive)),
            ("authentication-required", .bool(isAuthenticationRequired)),
            ("foreground", .bool(isForeground)),
            ("text-input", textInput?.dumped ?? .null),
            ("description", .text(documentation)),
            ("effect", .text(effect)),
            ("reversible", .bool(isReversible)),
            ("destination", .text(destination)),
            ("available", available?.dumped ?? .null),
            ("allow", allow.dumped),
        ]
    }
}

extension Icon {
    fileprivate var dumped: JSONValue {
        let kind =
            switch image {
            case .system: "system"
            case .template: "template"
            }
        return .object([(kind, .text(name)), ("refers-to", .text(refersTo))])
    }
}

extension TextInput {
    fileprivate var dumped: JSONValue {
        ["button-title": .text(buttonTitle), "placeholder": .string(placeholder?.value ?? "")]
    }
}

extension Category {
    var dumped: JSONValue {
        [
            "name": .string(name.value),
            "identifier": .string(identifier.value),
            "renamed-from": .texts(renamedFrom),
            "description": .text(documentation),
            "actions": .array(actions.map { .object($0.dumped + [("shared", .bool($0.isShared))]) }),
            "intent-identifiers": .texts(intentIdentifiers),
            "hidden-previews-body-placeholder": .text(hiddenPreviewsBodyPlaceholder),
            "category-summary-format": .text(summaryFormat),
            "custom-dismiss-action": .bool(hasCustomDismissAction),
            "allow-in-car-play": .bool(allowInCarPlay?.value ?? false),
            "hidden-previews-show-title": .bool(hiddenPreviewsShowTitle?.value ?? false),
            "hidden-previews-show-subtitle": .bool(hiddenPreviewsShowSubtitle?.value ?? false),
            "allow-announcement": .bool(allowAnnouncement?.value ?? false),
            "content-extension": .bool(hasContentExtension),
            "external": .bool(isExternal),
            "available": available?.dumped ?? .null,
            "allow": allow.dumped,
        ]
    }
}
