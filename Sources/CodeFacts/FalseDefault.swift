/// A key of a stored setting, and two values that two parts of the app take if nothing is stored.
package struct FalseDefault: Sendable {
    package var key: CodeText
    package var value: String
    package var other: CodeText
    /// Whether `other` is the initial value of the property that gets the stored one.
    package var isOfProperty: Bool

    package init(key: CodeText, value: String, other: CodeText, isOfProperty: Bool = false) {
        (self.key, self.value, self.other, self.isOfProperty) = (key, value, other, isOfProperty)
    }
}
