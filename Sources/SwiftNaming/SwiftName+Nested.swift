extension SwiftName {
    /// The nested type of a value: an enum or a struct. Items of a list have the singular.
    ///
    /// `sender` → `Sender`, `members` → `Member`, `entries` → `Entry`, `boxes` → `Box`, `staff` → `StaffItem`. The rule
    /// is short, so that people can predict the name.
    package init?(nestedType name: String, isItem: Bool) {
        guard let type = SwiftName(upperCamel: name) else { return nil }
        self = isItem ? type.singular : type
    }

    private var singular: SwiftName {
        func without(_ count: Int, adding ending: String = "") -> SwiftName {
            SwiftName(verbatim: text.dropLast(count) + ending)
        }
        // One or two letters before the ending aren't a word.
        guard text.count > 3 else { return without(0, adding: "Item") }
        if text.hasSuffix("ies"), text.count > 4 { return without(3, adding: "y") }
        if ["sses", "shes", "ches", "xes"].contains(where: text.hasSuffix) { return without(2) }
        guard text.hasSuffix("s"), !["ss", "us", "is"].contains(where: text.hasSuffix) else {
            return without(0, adding: "Item")
        }
        return without(1)
    }
}
