/// What a rule over pushes can look at. Each rule says it next to its check.
///
/// ``CompiledContract`` decides which parts are as the schema says: a rule that looks at no others has no findings. It can't
/// decide about what people read: if a rule looks at that, or doesn't say what it looks at, the rules check every push.
package struct PushParts: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Which notification it is.
    package static let identity = PushParts(rawValue: 1)
    /// The keys of `aps`, of its alert and of its sound, and the types of their values.
    package static let aps = PushParts(rawValue: 1 << 1)
    /// The keys next to `aps`, or in the state and the attributes of an activity, and the types of their values.
    package static let data = PushParts(rawValue: 1 << 2)
    /// Values that the schema determines, such as that of `thread-id`.
    package static let fixedValues = PushParts(rawValue: 1 << 3)
    package static let headers = PushParts(rawValue: 1 << 4)
    package static let size = PushParts(rawValue: 1 << 5)
    /// What people read.
    package static let words = PushParts(rawValue: 1 << 6)

    package static let all = PushParts(rawValue: 1 << 7 - 1)
    /// Those that a compiled contract decides about.
    static let decided = all.subtracting(.words)
}
