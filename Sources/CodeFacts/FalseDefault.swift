/// A key of a stored setting, and two values that two parts of the app take if nothing is stored.
package struct FalseDefault: Sendable {
    package var key: CodeText
    package var value: String
    package var other: CodeText

    package init(key: CodeText, value: String, other: CodeText) {
        (self.key, self.value, self.other) = (key, value, other)
    }
}
