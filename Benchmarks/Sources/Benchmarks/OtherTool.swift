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

    /// Validates a schema, converted to JSON, with the JSON Schema for editors.
    ///
    /// - Returns: Nil without the packages for Python.
    static func validation(of schema: URL, in workbench: Workbench) throws -> OtherTool? {
        guard let python = workbench.tool("python3"),
            (try? workbench.run(python, ["-c", "import jsonschema_rs, orjson, yaml"], mayFind: false)) != nil
        else { return nil }
        let json = schema.deletingPathExtension().appendingPathExtension("json")
        let conversion = """
            import json, sys, yaml
            json.dump(yaml.load(open(sys.argv[1]), Loader=yaml.CSafeLoader), open(sys.argv[2], "w"))
            """
        _ = try workbench.run(python, ["-c", conversion, schema.path, json.path])
        let validation = """
            import jsonschema_rs, orjson, sys
            schema, document = (orjson.loads(open(path, "rb").read()) for path in sys.argv[1:])
            assert jsonschema_rs.validator_for(schema).is_valid(document)
            """
        let editorSchema = workbench.repository.appending(path: "schemas/notifications.schema.json")
        return OtherTool(program: python, arguments: ["-c", validation, editorSchema.path, json.path])
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
