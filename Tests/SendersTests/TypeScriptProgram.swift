import Basics
import NotificationSchema
import Payloads
import Senders

/// A program that calls every sender of some schemas with the values of fixtures, and what it must print.
struct TypeScriptProgram {
    /// By name.
    private(set) var files: [String: String] = [:]
    private(set) var expected: [String] = []
    private var calls = ""
    private let names = SenderNames(.typeScript)

    /// - Parameter source: The generated file.
    mutating func add(_ schema: Schema, named name: String, source: String) {
        files["\(name)/notifications.ts"] = source
        let module = "schema\(files.count)"
        calls += "import * as \(module) from \"./\(name)/notifications.ts\";\n"
        let plan = SenderPlan(schema)
        for (index, fixture) in SenderFixture.all(of: schema, plan).enumerated() {
            let label = "\(name) \(names.function(fixture.call)) \(index)"
            calls += "print(\(literal(label)), () => \(call(fixture, in: module, plan)));\n"
            expected.append(
                fixture.payload.utf8.count > fixture.byteLimit
                    ? "\(label)\nRangeError\n\(fixture.payload.utf8.count)"
                    : "\(label)\n\(fixture.headers.compact)\n\(fixture.payload.replacing("\u{A0}", with: " "))")
        }
    }

    /// A separate file, so that types and values of all calls are checked together.
    var main: String {
        """
        \(calls.split(separator: "\n").filter { $0.hasPrefix("import") }.joined(separator: "\n"))

        interface Sent { readonly headers: Readonly<Record<string, string>>; readonly body: string }

        function withoutExpiration(sent: Sent): Sent {
          const { "apns-expiration": _, ...headers } = sent.headers;
          return { headers, body: sent.body };
        }

        function print(label: string, send: () => Sent): void {
          try {
            const { headers, body } = send();
            const sorted = Object.fromEntries(Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1)));
            console.log(`${label}\\n${JSON.stringify(sorted)}\\n${body.replace(/[\\u00a0\\u202f]/g, " ")}`);
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            const bytes = /has (\\d+) bytes/.exec(error.message)?.[1] ?? "";
            console.log(`${label}\\nRangeError\\n${bytes}`);
          }
        }

        \(calls.split(separator: "\n").filter { !$0.hasPrefix("import") }.joined(separator: "\n"))

        """
    }

    // MARK: Calls

    private func call(_ fixture: SenderFixture, in module: String, _ plan: SenderPlan) -> String {
        let call = fixture.call
        var arguments: [String] = []
        if !call.parameters.isEmpty {
            let values = call.parameters.compactMap { parameter in
                fixture.content[parameter.name.value].map {
                    "\(names.value(parameter.name)): \(value($0, parameter.type, in: module, plan))"
                }
            }
            arguments.append("{ \(values.joined(separator: ", ")) }")
        }
        var options: [String] = []
        if call.options.isForActivity { options.append("at: new Date(\(ActivityPush.timestampOfFixtures)000)") }
        for shown in call.shownValues {
            // Fixtures say “in 2 hours”.
            guard case .formatted(.relative, _) = shown.words, let date = fixture.content[shown.parameter] else {
                continue
            }
            options.append("at: new Date(\(self.value(date, .date(.text), in: module, plan)).getTime() - 7200000)")
        }
        if call.options.usesLocale { options.append("locale: \"en-US\"") }
        if call.options.usesTimeZone { options.append("timeZone: \"UTC\"") }
        if fixture.usesChannel { options.append("channel: \(literal(ActivityPush.channelOfFixtures))") }
        if !options.isEmpty { arguments.append("{ \(options.joined(separator: ", ")) }") }
        let result = "\(module).\(names.function(call))(\(arguments.joined(separator: ", ")))"
        guard call.options.usesTime, !call.options.isForActivity else { return result }
        // A fixture has no date of expiration, which depends on the time of sending.
        return call.headers.contains { if case .time = $0.value { true } else { false } }
            ? "withoutExpiration(\(result))" : result
    }

    private func value(_ value: FieldValue, _ type: SenderType, in module: String, _ plan: SenderPlan) -> String {
        switch (value, type) {
        case (.text(let text), .decimal): return "\(module).decimal(\(literal(text)))"
        case (.text(let text), .date): return "new Date(\(literal(text)))"
        case (.integer(let seconds), .date): return "new Date(\(seconds)000)"
        case (.number(let seconds), .date): return "new Date(\(seconds * 1000))"
        case (.integer(let number), .integer): return number.magnitude > 1 << 53 - 1 ? "\(number)n" : "\(number)"
        case (.list(let items), .list(let item)):
            return "[\(items.map { self.value($0, item, in: module, plan) }.joined(separator: ", "))]"
        case (.structure(let members), .structure(let index)):
            let values = plan.structures[index].members.compactMap { member in
                members[member.name.value].map {
                    "\(names.value(member.name)): \(self.value($0, member.type, in: module, plan))"
                }
            }
            return "{ \(values.joined(separator: ", ")) }"
        case (_, .jsonText(let content)): return self.value(value, content, in: module, plan)
        default: return value.json.compact
        }
    }

    private func literal(_ text: String) -> String { JSONValue.string(text).compact }
}

extension FieldValue {
    fileprivate var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .bool(flag)
        case .list(let items): .array(items.map(\.json))
        case .structure(let members): .object(members.map { ($0.key, $0.value.json) })
        }
    }
}
