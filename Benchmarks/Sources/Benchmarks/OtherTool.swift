import Foundation

/// Existing tools for similar work: checking declarations in YAML.
struct OtherTool {
    let program: String
    let arguments: [String]

    /// - Parameter schema: Has as many declarations as the input of the others.
    static func all(in workbench: Workbench, schema: URL) throws -> [OtherTool] {
        let root = workbench.repository
        let metrics = workbench.folder.appending(path: "metrics.yaml")
        try Data(Self.metrics(count: 1_000).utf8).write(to: metrics)
        return [
            OtherTool(program: "yamllint", arguments: ["-d", "relaxed", schema.path]),
            OtherTool(
                program: "check-jsonschema",
                arguments: [
                    "--schemafile", root.appending(path: "schemas/notifications.schema.json").path, schema.path,
                ]),
            OtherTool(program: "glean_parser", arguments: ["glinter", metrics.path]),
        ]
    }

    /// Declarations for glean_parser.
    private static func metrics(count: Int) -> String {
        let head = "---\n$schema: moz://mozilla.org/schemas/glean/metrics/2-0-0\n"
        return (0..<count).reduce(into: head) { text, index in
            if index % 100 == 0 { text += "group_\(index / 100):\n" }
            text += """
                  metric_\(index):
                    type: counter
                    description: How often something was done.
                    bugs: [https://bugs.example.com/1]
                    data_reviews: [https://bugs.example.com/2]
                    notification_emails: [someone@example.com]
                    expires: never

                """
        }
    }
}
