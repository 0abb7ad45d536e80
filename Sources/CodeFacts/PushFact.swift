package import Diagnostics

/// A push in a file of the repository.
package struct PushFact: Sendable {
    package var file: SourceFile
    /// The value of `aps`.
    package var range: SourceRange
    package var category: CodeText?
    /// The name of the type with the attributes of the activity that it starts.
    package var attributesType: CodeText?
    /// The value of `content-state`, and its keys.
    package var stateRange: SourceRange?
    package var stateKeys: [String] = []
    /// The keys beside `aps`, where they are written.
    package var keys: [CodeText] = []
    /// The keys of the whole push, also of the objects in it.
    package var allKeys: Set<String> = []
    /// Whether it has a text that people see.
    package var hasText = false
    /// Whether it has a value for `mutable-content`, whatever that is.
    package var isMutable = false
    package var isForBackground = false

    package init(file: SourceFile, range: SourceRange) { (self.file, self.range) = (file, range) }
}

/// A type that conforms to `ActivityAttributes`.
package struct ActivityFact: Sendable {
    /// The keys that a push must have in `content-state`; nil if the type decodes it in its own way.
    package var requiredState: [CodeText]?
    package var state: Set<String>

    package init(requiredState: [CodeText]?, state: Set<String>) {
        (self.requiredState, self.state) = (requiredState, state)
    }
}
