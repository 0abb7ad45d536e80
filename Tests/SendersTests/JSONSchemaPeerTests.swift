import BelfryKit
import Diagnostics
import Files
import Foundation
import NotificationSchema
import PayloadContracts
import Payloads
import TestSupport
import Testing

/// Tools that servers use read the JSON Schemas of every schema in the repository.
@Suite struct JSONSchemaPeerTests {
    private static func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for (name, schema) in try SchemasOfRepository.all() {
            var findings: [Finding] = []
            for file in PayloadSchemas(schema, findings: &findings).files {
                files["schemas/\(name)/\(file.name)"] = file.text
            }
            for file in Fixtures(schema, findings: &findings).files where file.name.hasSuffix(".apns") {
                files["fixtures/\(name)/\(file.name)"] = file.text
            }
        }
        return files
    }

    /// Proves that Ajv compiles every schema without a remark, accepts the fixtures of its push, and rejects each with a
    /// misspelled key. Python's jsonschema, which other tests use, also accepts schemas that Ajv refuses.
    @Test(
        .enabled(if: SenderTools.scriptWithAjv != nil && SenderTools.node != nil, "\(SenderTools.requirement)"))
    func ajvReadsThem() throws {
        let folder = try TemporaryFolder(try Self.files())
        try folder.write(Self.validator, to: "main.cjs")
        let script = try #require(SenderTools.scriptWithAjv)
        let run = try runProgram(
            try #require(SenderTools.node).path, ["main.cjs", script.path], in: URL(filePath: folder.path.text))
        #expect(run.status == 0, "\(run.output.prefix(2000))")
        let counts = run.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        #expect(counts.count == 2 && counts[0] > 100 && counts[1] > 400, "\(run.output.prefix(2000))")
    }

    /// Ajv 8 with the keywords of draft 7, in which `dependentRequired` is called `dependencies`.
    private static let validator = """
        const { readdirSync, readFileSync, existsSync } = require("fs");
        const modules = {};
        const chunks = { push: ([, added]) => Object.assign(modules, added) };
        globalThis.self = new Proxy({}, { get: () => chunks, set: () => true });
        const script = readFileSync(process.argv[2], "utf8");
        (0, eval)(script);
        const loaded = {};
        function load(id) {
          if (!loaded[id]) modules[id]((loaded[id] = { exports: {} }), loaded[id].exports, load);
          return loaded[id].exports;
        }
        const before = script.slice(0, script.indexOf("t.Ajv="));
        const { Ajv } = load([...before.matchAll(/(\\d+)\\(\\w+(?:,\\w+)*\\)\\{/g)].at(-1)[1]);
        const formats = Object.fromEntries(
          ["date-time", "uuid", "uri", "uri-reference"].map((name) => [name, true]));
        let [compiled, checked] = [0, 0];
        function fail(...words) { console.log(...words); process.exitCode = 1; }
        for (const name of readdirSync("schemas")) {
          for (const file of readdirSync(`schemas/${name}`)) {
            const text = readFileSync(`schemas/${name}/${file}`, "utf8");
            const { $schema, ...schema } = JSON.parse(text.replaceAll('"dependentRequired"', '"dependencies"'));
            const logger = { log: (words) => fail(name, file, words), warn: (words) => fail(name, file, words), error() {} };
            let accepts;
            try {
              accepts = new Ajv({ formats, logger }).compile(schema);
            } catch (error) {
              fail(name, file, error.message);
              continue;
            }
            compiled += 1;
            const push = file.replace(/\\.?schema\\.json$/, "");
            if (push === "" || !existsSync(`fixtures/${name}`)) continue;
            for (const fixture of readdirSync(`fixtures/${name}`).filter((each) => each.startsWith(push + "."))) {
              const payload = JSON.parse(readFileSync(`fixtures/${name}/${fixture}`, "utf8"));
              if (!accepts(payload)) fail(name, fixture, JSON.stringify(accepts.errors));
              payload.notificaton = 1;
              if (accepts(payload)) fail(name, fixture, "is accepted with a misspelled key");
              checked += 1;
            }
          }
        }
        console.log(compiled, checked);

        """

    /// Proves that datamodel-code-generator makes Python of each schema, with one class for each object: a number in the
    /// name of a class means a copy.
    @Test(.enabled(if: SenderTools.modelGenerator != nil, "\(SenderTools.requirement)"))
    func modelsAreGenerated() throws {
        let schemas = try Self.files().filter { $0.key.hasPrefix("schemas/") }
        let folder = try TemporaryFolder(schemas)
        try folder.write(Self.generator, to: "main.py")
        let run = try runProgram(
            try #require(SenderTools.python).path, ["main.py"], in: URL(filePath: folder.path.text))
        #expect(run.status == 0, "\(run.output.suffix(2000))")
        #expect(run.output.hasSuffix("\(schemas.count) schemas\n"), "\(run.output.suffix(2000))")
    }

    private static let generator = """
        import re
        import sys
        import warnings
        from pathlib import Path

        from datamodel_code_generator import DataModelType, InputFileType, generate

        warnings.simplefilter("ignore")
        count = 0
        for file in sorted(Path("schemas").rglob("*schema.json")):
            out = Path("out.py")
            generate(
                file, input_file_type=InputFileType.JsonSchema, output=out,
                output_model_type=DataModelType.PydanticV2BaseModel,
            )
            compile(source := out.read_text(encoding="utf-8"), str(file), "exec")
            copies = re.findall(r"^class (Aps\\d+)", source, re.M)
            # All pushes in one file have an object 'aps' each.
            if copies and file.name != "schema.json":
                print(file, *copies)
                sys.exit(1)
            count += 1
        print(count, "schemas")

        """
}
