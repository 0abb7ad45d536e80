extension SenderNaming {
    static let typeScript = SenderNaming(
        functions: .lowerCamel, values: .lowerCamel, types: .upperCamel,
        // A file for Expo has readJsonText.
        reserved: Set(keywords + globals + SenderRuntime.typeScript.names + ["JsonText", "PushOptions", "topics"]),
        // Every object has these already. All other words can be properties.
        reservedValues: Set(
            words(
                """
                constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf
                """)))

    /// What no module can declare as a function or a type.
    private static let keywords = words(
        """
        abstract any arguments as asserts async await bigint boolean break case catch class const continue debugger \
        declare default delete do else enum eval export extends false finally for from function get if implements \
        import in infer instanceof interface is keyof let module namespace never new null number object of package \
        private protected public readonly require return satisfies set static string super switch symbol this throw \
        true try type typeof undefined unique unknown using var void while with yield
        """)

    /// What the generated file uses of the language, and the names of its parameters and variables.
    private static let globals = words(
        """
        Array BigInt Boolean Date Error Infinity Intl JSON Map Math NaN Number Object Omit Parameters Pick Promise \
        RangeError Readonly ReadonlyArray Record RegExp Set String Symbol TypeError URL Uint8Array \
        options sent shown values
        """)

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
