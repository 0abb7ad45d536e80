import Testing

/// Fixes that remove something leave no trace of it, and keep everything else.
@Suite struct RemovalFixTests {
    @Test(arguments: [
        ("{ title: Copy, authentication-required: true, foreground: true }", "{ title: Copy, foreground: true }"),
        ("{ title: Copy, foreground: true, authentication-required: true }", "{ title: Copy, foreground: true }"),
        ("{ title: Copy, foreground: true, authentication-required: true, }", "{ title: Copy, foreground: true, }"),
        ("{authentication-required: true,title: Copy,foreground: true}", "{title: Copy,foreground: true}"),
        (
            "{\n    title: Copy,\n    authentication-required: true,\n    foreground: true\n  }",
            "{\n    title: Copy,\n    foreground: true\n  }"
        ),
        (
            "\n    title: Copy # Here.\n    authentication-required: true\n    foreground: true",
            "\n    title: Copy # Here.\n    foreground: true"
        ),
        (
            "\n    authentication-required: 'true'\n    title: Copy\n    foreground: true",
            "\n    title: Copy\n    foreground: true"
        ),
    ])
    func anEntryIsRemovedWithItsSeparator(before: String, after: String) {
        for end in ["", "\n", "\r\n  x-other: 1\r\n"] {
            let head = "actions:\n  copy: "
            expectFixed("auth-redundant", head + before + end, head + after + end)
        }
    }

    @Test func theLastLineIsRemovedWithTheLineBreakBeforeIt() {
        expectFixed(
            "auth-redundant",
            "actions:\n  copy:\n    title: Copy\n    foreground: true\n    authentication-required: true",
            "actions:\n  copy:\n    title: Copy\n    foreground: true")
    }

    @Test(arguments: [
        "{ title: Copy, foreground: true, # Why.\n    authentication-required: true }",
        "\n    title: Copy\n    authentication-required: true # Why.\n    foreground: true",
        "\n    title: Copy\n    authentication-required: &yes true\n    foreground: *yes",
    ])
    func entriesWithACommentOrAnAnchorAreKept(body: String) {
        expectNoFix("auth-redundant", "actions:\n  copy: \(body)\n")
    }
}
