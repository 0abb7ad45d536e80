import Basics
import NotificationSchema
import Payloads
import Senders

/// A program that calls every sender of some schemas with the values of fixtures, and what it must print.
struct GoProgram {
    /// By path.
    private(set) var files = ["go.mod": "module conformance\n\ngo 1.21\n"]
    private(set) var expected: [String] = []
    private var imports: [String] = []
    private var calls: [String] = []
    private let names = SenderNames(.go)

    /// - Parameter source: The generated file.
    mutating func add(_ schema: Schema, named name: String, source: String) {
        let module = "schema\(files.count)"
        files["\(module)/notifications.go"] = source
        imports.append("\t\(module) \"conformance/\(module)\"")
        let plan = SenderPlan(schema)
        for (index, fixture) in SenderFixture.all(of: schema, plan).enumerated() {
            let label = "\(name) \(names.function(fixture.call)) \(index)"
            calls.append(
                """
                func() {
                \t\tpush, err := \(call(fixture, in: module, plan))
                \t\tif err != nil {
                \t\t\tfail(\(literal(label)), err)
                \t\t\treturn
                \t\t}
                \t\tshow(\(literal(label)), push.Headers, push.Body)
                \t}()
                """)
            expected.append(
                fixture.payload.utf8.count > fixture.byteLimit
                    ? "\(label)\nError\n\(fixture.payload.utf8.count)"
                    : "\(label)\n\(fixture.headers.compact)\n\(fixture.payload)")
        }
    }

    /// A separate file, so that types and values of all calls are checked together.
    var main: String {
        """
        package main

        import (
        \t"bytes"
        \t"encoding/json"
        \t"fmt"
        \t"net/url"
        \t"reflect"
        \t"strings"
        \t"time"

        \(imports.joined(separator: "\n"))
        )

        func must[T any](value T, err error) T {
        \tif err != nil {
        \t\tpanic(err)
        \t}
        \treturn value
        }

        func ptr[T any](value T) *T { return &value }

        func link(text string) *url.URL { return must(url.Parse(text)) }

        func date(text string) time.Time { return must(time.Parse(time.RFC3339, text)) }

        func after(seconds float64) time.Time { return time.UnixMilli(int64(seconds * 1000)) }

        func show(label string, headers map[string]string, body []byte) {
        \t// A fixture has no date of expiration, which depends on the time of sending.
        \tif headers["apns-expiration"] != "0" {
        \t\tdelete(headers, "apns-expiration")
        \t}
        \tvar text bytes.Buffer
        \tencoder := json.NewEncoder(&text)
        \tencoder.SetEscapeHTML(false)
        \tif err := encoder.Encode(headers); err != nil {
        \t\tpanic(err)
        \t}
        \tplain := strings.NewReplacer(`\\u2028`, "\\u2028", `\\u2029`, "\\u2029").Replace(text.String())
        \tfmt.Printf("%s\\n%s%s\\n", label, plain, body)
        }

        func fail(label string, err error) {
        \tsize := reflect.ValueOf(err).Elem().FieldByName("Size").Int()
        \tif size == 0 {
        \t\tpanic(fmt.Sprint(label, ": ", err))
        \t}
        \tfmt.Printf("%s\\nError\\n%d\\n", label, size)
        }

        func main() {
        \t_, _, _ = date, after, link
        \t\(calls.joined(separator: "\n\t"))
        }

        """
    }

    // MARK: Calls

    private func call(_ fixture: SenderFixture, in module: String, _ plan: SenderPlan) -> String {
        let call = fixture.call
        let values = call.fields(of: fixture.activity).compactMap { field -> String? in
            let name = names.field(field, of: call)
            func structure(_ type: String, _ parameters: [SenderParameter]) -> String {
                let members = parameters.compactMap { parameter in
                    self.value(parameter, fixture, in: module, plan).map { "\(names.value(parameter.name)): \($0)" }
                }
                return "\(module).\(type){\(members.joined(separator: ", "))}"
            }
            let code: String? =
                switch (field.content, fixture.activity) {
                case (.value(let parameter), _): self.value(parameter, fixture, in: module, plan)
                case (.readyText(let parameter), _):
                    fixture.readyTexts[parameter.name.value].map {
                        parameter.isOptional ? "ptr(\(literal($0)))" : literal($0)
                    }
                case (.attributes, let activity?): structure(names.attributes(activity), activity.attributes)
                case (.state, let activity?): structure(names.state(activity), activity.state)
                case (.channel, _): fixture.usesChannel ? literal(ActivityPush.channelOfFixtures) : nil
                default: nil
                }
            return code.map { "\(name): \($0)" }
        }
        let options =
            call.options.isForActivity ? "\(module).SentAt(time.Unix(\(ActivityPush.timestampOfFixtures), 0))" : ""
        return "\(module).\(names.function(call)){\(values.joined(separator: ", "))}.Push(\(options))"
    }

    private func value(_ parameter: SenderParameter, _ fixture: SenderFixture, in module: String, _ plan: SenderPlan)
        -> String?
    {
        fixture.content[parameter.name.value].map { value in
            let choice = parameter.choice == nil ? nil : "\(module).\(names.choice(parameter))"
            return self.value(
                value, parameter.type, isOptional: parameter.isOptional, choice: choice, in: module, plan)
        }
    }

    private func value(
        _ value: FieldValue, _ type: SenderType, isOptional: Bool, choice: String?, in module: String,
        _ plan: SenderPlan
    ) -> String {
        let code = code(value, type, choice, in: module, plan)
        return isOptional && !type.isNilWhenMissing ? "ptr(\(code))" : code
    }

    private func code(
        _ value: FieldValue, _ type: SenderType, _ choice: String?, in module: String, _ plan: SenderPlan
    ) -> String {
        switch (value, type) {
        case (.text(let text), .decimal): return "must(\(module).NewDecimal(\(literal(text))))"
        case (.text(let text), .uuid): return "must(\(module).ParseUUID(\(literal(text))))"
        case (.text(let text), .date): return "date(\(literal(text)))"
        case (.text(let text), .url): return "link(\(literal(text)))"
        case (.text(let text), .choice): return "\(choice ?? "string")(\(literal(text)))"
        case (.integer(let seconds), .date): return "after(\(seconds))"
        case (.number(let seconds), .date): return "after(\(seconds))"
        case (.integer(let number), .integer): return "int64(\(number))"
        case (.integer(let number), .number): return "float64(\(number))"
        case (.number(let number), .number): return "float64(\(number))"
        case (.list(let items), .list(let item)):
            let items = items.map { code($0, item, choice, in: module, plan) }
            return "\(self.type(type, choice, in: module, plan)){\(items.joined(separator: ", "))}"
        case (.structure(let members), .structure(let index)):
            let structure = plan.structures[index]
            let values = structure.members.compactMap { member in
                members[member.name.value].map {
                    let value = self.value(
                        $0, member.type, isOptional: member.isOptional, choice: nil, in: module, plan)
                    return "\(names.value(member.name)): \(value)"
                }
            }
            return "\(module).\(names.type(structure)){\(values.joined(separator: ", "))}"
        case (_, .jsonText(let content)): return code(value, content, choice, in: module, plan)
        default: return plain(value)
        }
    }

    private func type(_ type: SenderType, _ choice: String?, in module: String, _ plan: SenderPlan) -> String {
        switch type {
        case .string: "string"
        case .choice: choice ?? "string"
        case .integer: "int64"
        case .number: "float64"
        case .boolean: "bool"
        case .decimal: "\(module).Decimal"
        case .uuid: "\(module).UUID"
        case .date: "time.Time"
        case .url: "*url.URL"
        case .list(let item): "[]" + self.type(item, choice, in: module, plan)
        case .structure(let index): "\(module).\(names.type(plan.structures[index]))"
        case .jsonText(let content): self.type(content, choice, in: module, plan)
        case .any: "any"
        }
    }

    private func plain(_ value: FieldValue) -> String {
        switch value {
        case .text(let text): literal(text)
        case .integer(let number): "int64(\(number))"
        case .number(let number): "float64(\(number))"
        case .boolean(let flag): "\(flag)"
        case .list(let items): "[]any{\(items.map(plain).joined(separator: ", "))}"
        case .structure(let members):
            "map[string]any{\(members.map { "\(literal($0.key)): \(plain($0.value))" }.joined(separator: ", "))}"
        }
    }

    /// With codes for what a source can't have.
    private func literal(_ text: String) -> String {
        JSONValue.string(text).compact.replacing("\u{FEFF}", with: "\\uFEFF")
    }
}

extension SenderType {
    /// Whether a missing value is nil without a pointer.
    fileprivate var isNilWhenMissing: Bool {
        switch self {
        case .list, .url, .any: true
        case .jsonText(let content): content.isNilWhenMissing
        default: false
        }
    }
}
