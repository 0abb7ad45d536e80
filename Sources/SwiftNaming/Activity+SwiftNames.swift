package import NotificationSchema

extension Activity {
    /// The name of the Swift type, which pushes carry: `OrderAttributes` for `order`.
    package var attributesType: SwiftName {
        if let text = swiftNameText { return SwiftName(verbatim: text.value) }
        return SwiftName(upperCamel: name.value, suffix: "Attributes") ?? .unnamed
    }
}
