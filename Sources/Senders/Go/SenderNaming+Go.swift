extension SenderNaming {
    /// What is exported begins with a capital, so that it can't be a keyword or a package.
    static let go = SenderNaming(
        functions: .exported, values: .exported, types: .exported,
        reserved: Set(SenderRuntime.go.names + ["App", "ForApp"]),
        // The method of every push.
        reservedValues: ["Push"],
        beforeDigit: "X",
        optionsOfActivities: ["Attributes", "State", "Urgent", "Channel"],
        constants: .exported,
        suffixOfValues: "Value")

    /// Words that can't be the name of a package: `main` is that of a program.
    static let goKeywords = Set(
        """
        _ break case chan const continue default defer else fallthrough for func go goto if import interface main map \
        package range return select struct switch type var
        """.split(separator: " ").map(String.init))
}
