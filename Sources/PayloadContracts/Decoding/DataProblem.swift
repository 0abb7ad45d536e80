/// Why the generated code rejects a value.
package struct DataProblem: Hashable, Sendable {
    /// The place of the value in the payload: `members[2].name`.
    package let key: String
    /// What the code expected; nil if the value is missing.
    package let expected: String?

    /// `key 'shop' is missing`, `key 'percent': expected an integer`
    package var text: String { expected.map { "key '\(key)': expected \($0)" } ?? "key '\(key)' is missing" }
}
