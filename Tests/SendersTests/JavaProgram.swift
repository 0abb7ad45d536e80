import Basics
import NotificationSchema
import Payloads
import Senders

/// A program that calls every sender of some schemas with the values of fixtures, and what it must print.
struct JavaProgram {
    /// By path.
    private(set) var files: [String: String] = [:]
    private(set) var expected: [String] = []
    private var count = 0
    private let names = SenderNames(.java)

    /// - Parameter source: The generated file.
    mutating func add(_ schema: Schema, named name: String, source: String) {
        count += 1
        let module = "schema\(count)"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        files["\(module)/Notifications.java"] = lines.map {
            $0.hasPrefix("package ") ? "package \(module);" : String($0)
        }.joined(separator: "\n")
        let plan = SenderPlan(schema)
        var methods: [String] = []
        for (index, fixture) in SenderFixture.all(of: schema, plan).enumerated() {
            let label = "\(name) \(names.function(fixture.call)) \(index)"
            methods.append(
                """
                    private static void show\(index)() {
                        Main.show(\(literal(label)), () -> {
                            var push = \(call(fixture, in: "\(module).Notifications", plan));
                            return new Main.Sent(push.headers(), push.bytes());
                        });
                    }
                """)
            expected.append(
                fixture.payload.utf8.count > fixture.byteLimit
                    ? "\(label)\nPushException\n\(fixture.payload.utf8.count)"
                    : "\(label)\n\(fixture.headers.compact)\n\(fixture.payload)")
        }
        let calls = methods.indices.map { "        show\($0)();\n" }.joined()
        files["Calls\(count).java"] = """
            import java.math.BigDecimal;
            import java.net.URI;
            import java.time.Instant;
            import java.util.List;
            import java.util.Map;
            import java.util.UUID;

            @SuppressWarnings("deprecation")
            final class Calls\(count) {
                static void showAll() {
            \(calls)    }

            \(methods.joined(separator: "\n\n"))
            }

            """
    }

    /// What runs the calls, in a file of its own.
    var main: String {
        """
        import java.io.PrintStream;
        import java.nio.charset.StandardCharsets;
        import java.time.Instant;
        import java.util.Map;
        import java.util.TreeMap;
        import java.util.function.Supplier;

        public final class Main {
            private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

            record Sent(Map<String, String> headers, byte[] body) {}

            public static void main(String[] arguments) {
        \((1...max(1, count)).map { "        Calls\($0).showAll();\n" }.joined())    }

            static Instant after(double seconds) {
                return Instant.ofEpochMilli(Math.round(seconds * 1000));
            }

            static void show(String label, Supplier<Sent> send) {
                try {
                    Sent sent = send.get();
                    StringBuilder headers = new StringBuilder();
                    // A fixture has no date of expiration, which depends on the time of sending.
                    new TreeMap<>(sent.headers()).forEach((header, text) -> {
                        if (!header.equals("apns-expiration") || text.equals("0")) {
                            headers.append(headers.isEmpty() ? "{" : ",").append(quoted(header)).append(":");
                            headers.append(quoted(text));
                        }
                    });
                    String body = new String(sent.body(), StandardCharsets.UTF_8);
                    OUT.println(label + "\\n" + headers + "}\\n" + body);
                } catch (IllegalArgumentException error) {
                    OUT.println(label + "\\nPushException\\n" + size(error));
                }
            }

            private static Object size(Exception error) {
                try {
                    Object size = error.getClass().getMethod("size").invoke(error);
                    return size.equals(0) ? error : size;
                } catch (ReflectiveOperationException other) {
                    return error;
                }
            }

            private static String quoted(String text) {
                StringBuilder out = new StringBuilder("\\"");
                text.chars().forEach(unit -> {
                    int index = "\\b\\t\\n\\f\\r\\"\\\\".indexOf(unit);
                    if (index >= 0) {
                        out.append('\\\\').append("btnfr\\"\\\\".charAt(index));
                    } else if (unit < 0x20) {
                        out.append(String.format("\\\\u%04x", unit));
                    } else {
                        out.append((char) unit);
                    }
                });
                return out.append('"').toString();
            }
        }

        """
    }

    // MARK: Calls

    private func call(_ fixture: SenderFixture, in module: String, _ plan: SenderPlan) -> String {
        let call = fixture.call
        let fields = call.fields(of: fixture.activity)
        let calls = (fields.filter { !$0.isOptional } + fields.filter(\.isOptional)).compactMap { field -> String? in
            let code: String? =
                switch (field.content, fixture.activity) {
                case (.value(let parameter), _): value(parameter, fixture, in: module, plan)
                case (.readyText(let parameter), _): fixture.readyTexts[parameter.name.value].map(literal)
                case (.attributes, let activity?):
                    record(names.attributes(activity), activity.attributes, fixture, in: module, plan)
                case (.state, let activity?): record(names.state(activity), activity.state, fixture, in: module, plan)
                case (.channel, _): fixture.usesChannel ? literal(ActivityPush.channelOfFixtures) : nil
                default: nil
                }
            return code.map { ".\(names.field(field, of: call))(\($0))" }
        }
        let options =
            call.options.isForActivity
            ? "\(module).PushOptions.with().at(Instant.ofEpochSecond(\(ActivityPush.timestampOfFixtures)))" : ""
        return "\(module).\(names.function(call)).with()\(calls.joined()).push(\(options))"
    }

    private func record(
        _ type: String, _ parameters: [SenderParameter], _ fixture: SenderFixture, in module: String,
        _ plan: SenderPlan
    ) -> String {
        let ordered = parameters.filter { !$0.isOptional } + parameters.filter(\.isOptional)
        let calls = ordered.compactMap { parameter in
            value(parameter, fixture, in: module, plan).map { ".\(names.value(parameter.name))(\($0))" }
        }
        return "\(module).\(type).with()\(calls.joined())"
    }

    private func value(_ parameter: SenderParameter, _ fixture: SenderFixture, in module: String, _ plan: SenderPlan)
        -> String?
    {
        fixture.content[parameter.name.value].map { self.value($0, parameter.type, parameter, in: module, plan) }
    }

    private func value(
        _ value: FieldValue, _ type: SenderType, _ choice: SenderParameter?, in module: String, _ plan: SenderPlan
    ) -> String {
        switch (value, type) {
        case (.text(let text), .decimal): return "new BigDecimal(\(literal(text)))"
        case (.text(let text), .uuid): return "UUID.fromString(\(literal(text)))"
        case (.text(let text), .date): return "Instant.parse(\(literal(text)))"
        case (.text(let text), .url): return "URI.create(\(literal(text)))"
        case (.text(let text), .choice(let values, let isOpen)):
            guard let choice else { return literal(text) }
            let type = "\(module).\(names.choice(choice))"
            return isOpen && !values.contains(text)
                ? "new \(type)(\(literal(text)))" : "\(type).\(names.constant(text, of: choice))"
        case (.integer(let seconds), .date): return "Instant.ofEpochSecond(\(seconds)L)"
        case (.number(let seconds), .date): return "Main.after(\(seconds))"
        case (.integer(let number), .integer): return "\(number)L"
        case (.integer(let number), .number): return "\(number)d"
        case (.number(let number), .number): return "\(number)d"
        case (.list(let items), .list(let item)):
            return "List.of(\(items.map { self.value($0, item, choice, in: module, plan) }.joined(separator: ", ")))"
        case (.structure(let members), .structure(let index)):
            let structure = plan.structures[index]
            let ordered = structure.members.filter { !$0.isOptional } + structure.members.filter(\.isOptional)
            let calls = ordered.compactMap { member in
                members[member.name.value].map {
                    ".\(names.value(member.name))(\(self.value($0, member.type, nil, in: module, plan)))"
                }
            }
            return "\(module).\(names.type(structure)).with()\(calls.joined())"
        case (_, .jsonText(let content)): return self.value(value, content, choice, in: module, plan)
        default: return plain(value)
        }
    }

    private func plain(_ value: FieldValue) -> String {
        switch value {
        case .text(let text): return literal(text)
        case .integer(let number): return "\(number)L"
        case .number(let number): return "\(number)d"
        case .boolean(let flag): return "\(flag)"
        case .list(let items): return "List.of(\(items.map(plain).joined(separator: ", ")))"
        case .structure(let members):
            let entries = members.map { "Map.entry(\(literal($0.key)), \(plain($0.value)))" }
            return "Map.ofEntries(\(entries.joined(separator: ", ")))"
        }
    }

    /// Java reads `\u0001` and the like before it reads anything else.
    private func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20:
                result += "\\" + ("000" + String(scalar.value, radix: 8)).suffix(3)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }
}
