extension SenderNaming {
    static let java = SenderNaming(
        functions: .upperCamel, values: .lowerCamel, types: .upperCamel,
        reserved: Set(types + SenderRuntime.java.names + ["App", "Notifications", "PushOptions", "Wire"]),
        reservedValues: Set(keywords + methods),
        optionsOfActivities: ["attributes", "state", "urgent", "channel"])

    /// Words that can't be names.
    static let javaKeywords = Set(keywords)

    private static let keywords = words(
        """
        _ abstract assert boolean break byte case catch char class const continue default do double else enum extends \
        false final finally float for goto if implements import instanceof int interface long native new null package \
        private protected public return short static strictfp super switch synchronized this throw throws transient \
        true try void volatile while
        """)

    /// What every record or push has, with any parameters.
    private static let methods = words(
        "clone equals finalize getClass hashCode notify notifyAll options push toString wait with")

    /// What the generated file uses of the language without an import, and the names of types that none can have.
    private static let types = words(
        """
        Boolean Byte Character Class Comparable Deprecated Double Enum Error Exception Float FunctionalInterface \
        IllegalArgumentException Integer Iterable Long Math Number Object Override Record RuntimeException Short \
        String StringBuilder SuppressWarnings System Thread Throwable Void
        """)

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
