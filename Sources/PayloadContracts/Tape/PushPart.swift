/// What a rule over pushes can look at. Each rule says it next to its check.
///
/// ``CompiledContract`` accepts a push only if all that enabled rules look at is as the schema says, so such a push has no
/// findings. It can't decide about what people read: if a rule looks at that, or doesn't say what it looks at, every
/// push is checked by the rules.
package enum PushPart: CaseIterable, Sendable {
    /// Which notification it is.
    case identity
    /// The keys of `aps`, of its alert and of its sound, and the types of their values.
    case aps
    /// The keys next to `aps`, or in the state and the attributes of an activity, and the types of their values.
    case data
    /// Values that the schema determines, such as that of `thread-id`.
    case fixedValues
    case headers
    case size
    /// What people read.
    case words
}
