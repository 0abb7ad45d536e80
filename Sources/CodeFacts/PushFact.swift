package import Diagnostics

/// A push in a file of the repository.
package struct PushFact: Sendable {
    package var file: SourceFile
    /// Whether it is in the code of a server, and not in a file of its own.
    package var isInCode = false
    /// Whether it has no other keys than those that are known.
    package var isComplete = true
    /// The value of `aps`.
    package var range: SourceRange
    package var category: CodeText?
    /// The name of the type with the attributes of the activity that it starts.
    package var attributesType: CodeText?
    /// The values in `content-state` and in `attributes`; nil without such an object.
    package var state: PushObject?
    package var attributes: PushObject?
    /// The name of the sound.
    package var sound: CodeText?
    /// The interruption level.
    package var level: CodeText?
    /// The keys of texts that the device looks up, each with the number of its arguments.
    package var texts: [(key: CodeText, argumentCount: Int)] = []
    /// The keys beside `aps`, where they are written, and what they have.
    package var keys: [CodeText] = []
    package var kinds: [String: PushObject.Kind] = [:]
    /// The texts beside `aps`, with their keys; also values that aren't known.
    package var values: [(key: String, text: CodeText)] = []
    /// The keys in the objects beside `aps`, each with the key of the object.
    package var nestedKeys: [NestedKey] = []
    /// The keys of the whole push, also of the objects in it.
    package var allKeys: Set<String> = []
    /// Whether it has a text that people see.
    package var hasText = false
    /// Whether it has a value for `mutable-content`, whatever that is, or may have one.
    package var isMutable = false
    /// Whether it certainly runs the service extension.
    package var runsExtension = false
    package var isForBackground = false

    package init(file: SourceFile, range: SourceRange) { (self.file, self.range) = (file, range) }
}

/// A key in an object of the data of a notification.
package struct NestedKey: Sendable {
    package var object: String
    package var key: CodeText

    package init(_ key: CodeText, in object: String) { (self.key, self.object) = (key, object) }
}

/// An object in a push.
package struct PushObject: Sendable {
    package enum Kind: Sendable { case text, number, flag, missing, other }
    package var range: SourceRange
    package var values: [String: (kind: Kind, range: SourceRange)]
    /// Whether it has no other values than those that are known.
    package var isComplete: Bool

    package init(range: SourceRange, values: [String: (kind: Kind, range: SourceRange)], isComplete: Bool) {
        (self.range, self.values, self.isComplete) = (range, values, isComplete)
    }
}

/// A type that conforms to `ActivityAttributes`.
package struct ActivityFact: Sendable {
    /// A value that a push must have.
    package struct Value: Sendable {
        package var key: String
        package var type: String
        package var range: SourceRange

        package init(key: String, type: String, range: SourceRange) {
            (self.key, self.type, self.range) = (key, type, range)
        }
    }

    /// What a push must have in `content-state` and in `attributes`; nil if the type decodes it in its own way.
    package var requiredState: [Value]?
    package var requiredAttributes: [Value]?

    package init(requiredState: [Value]?, requiredAttributes: [Value]?) {
        (self.requiredState, self.requiredAttributes) = (requiredState, requiredAttributes)
    }
}
