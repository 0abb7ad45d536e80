import Testing

/// Fixes that remove something leave no trace of it, and keep everything else.
@Suite struct RemovalFixTests {
    @Test(arguments: [
        ("{ title: Copy, priority: 10, delivery: local }", "{ title: Copy, delivery: local }"),
        ("{ title: Copy, delivery: local, priority: 10 }", "{ title: Copy, delivery: local }"),
        ("{ title: Copy, delivery: local, priority: 10, }", "{ title: Copy, delivery: local, }"),
        ("{priority: 10,title: Copy,delivery: local}", "{title: Copy,delivery: local}"),
        (
            "{\n    title: Copy,\n    priority: 10,\n    delivery: local\n  }",
            "{\n    title: Copy,\n    delivery: local\n  }"
        ),
        (
            "\n    title: Copy # Here.\n    priority: 10\n    delivery: local",
            "\n    title: Copy # Here.\n    delivery: local"
        ),
        (
            "\n    priority: '10'\n    title: Copy\n    delivery: local",
            "\n    title: Copy\n    delivery: local"
        ),
    ])
    func anEntryIsRemovedWithItsSeparator(before: String, after: String) {
        for end in ["", "\n", "\r\n  x-other: 1\r\n"] {
            let head = "notifications:\n  copy: "
            expectFixed("schema-key-ignored", head + before + end, head + after + end)
        }
    }

    @Test func theLastLineIsRemovedWithTheLineBreakBeforeIt() {
        expectFixed(
            "action-foreground-unneeded",
            "actions:\n  copy:\n    title: Copy\n    text-input: true\n    foreground: true",
            "actions:\n  copy:\n    title: Copy\n    text-input: true")
    }

    @Test(arguments: [
        "{ title: Copy, delivery: local, # Why.\n    priority: 10 }",
        "\n    title: Copy\n    priority: 10 # Why.\n    delivery: local",
        "\n    title: Copy\n    priority: &ten 10\n    delivery: local\n    x-other: *ten",
    ])
    func entriesWithACommentOrAnAnchorAreKept(body: String) {
        expectNoFix("schema-key-ignored", "notifications:\n  copy: \(body)\n")
    }
}
