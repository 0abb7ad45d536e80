import Basics
import NotificationSchema
import Payloads
import Senders

/// A program that calls every sender of some schemas with the values of fixtures, and what it must print.
struct PythonProgram {
    /// By name.
    private(set) var files: [String: String] = [:]
    private(set) var expected: [String] = []
    private var calls: [String] = []
    private let names = SenderNames(.python)

    /// - Parameter source: The generated file.
    mutating func add(_ schema: Schema, named name: String, source: String) {
        let module = "schema\(files.count + 1)"
        files["\(module).py"] = source
        let plan = SenderPlan(schema)
        for (index, fixture) in SenderFixture.all(of: schema, plan).enumerated() {
            let label = "\(name) \(names.function(fixture.call)) \(index)"
            calls.append("show(\(literal(label)), lambda: \(call(fixture, in: module, plan)))")
            expected.append(
                fixture.payload.utf8.count > fixture.byteLimit
                    ? "\(label)\nPushError\n\(fixture.payload.utf8.count)"
                    : "\(label)\n\(fixture.headers.compact)\n\(fixture.payload)")
        }
    }

    /// A separate file, so that types and values of all calls are checked together.
    var main: String {
        """
        from __future__ import annotations

        import json
        from collections.abc import Callable, Mapping
        from datetime import datetime, timedelta, timezone
        from decimal import Decimal
        from typing import Protocol
        from uuid import UUID

        \((1...files.count).map { "import schema\($0)" }.joined(separator: "\n"))


        class Sent(Protocol):
            @property
            def headers(self) -> Mapping[str, str]: ...
            @property
            def body(self) -> bytes: ...


        def date(text: str) -> datetime:
            return datetime.fromisoformat(text.replace("Z", "+00:00"))


        def after(seconds: float) -> datetime:
            return datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=seconds)


        def show(label: str, send: Callable[[], Sent]) -> None:
            try:
                push = send()
            except ValueError as error:
                size: int | None = getattr(error, "size", None)
                if size is None:
                    raise
                print(label, "PushError", size, sep="\\n")
                return
            # A fixture has no date of expiration, which depends on the time of sending.
            headers = {
                key: value for key, value in sorted(push.headers.items()) if key != "apns-expiration" or value == "0"
            }
            print(label, json.dumps(headers, ensure_ascii=False, separators=(",", ":")), push.body.decode(), sep="\\n")


        \(calls.joined(separator: "\n"))

        """
    }

    // MARK: Calls

    private func call(_ fixture: SenderFixture, in module: String, _ plan: SenderPlan) -> String {
        let call = fixture.call
        func argument(_ name: String, _ parameter: SenderParameter) -> String? {
            fixture.content[parameter.name.value].map { "\(name)=\(value($0, parameter.type, in: module, plan))" }
        }
        func arguments(_ parameters: [SenderParameter]) -> String {
            parameters.compactMap { argument(names.value($0.name), $0) }.joined(separator: ", ")
        }
        var all: [String] = []
        if let activity = fixture.activity {
            let isStart = if case .activity("start") = call.kind { true } else { false }
            let attributes = call.parameters.filter { parameter in
                activity.attributes.contains { $0.name.range == parameter.name.range }
            }
            if isStart, !attributes.isEmpty {
                all.append("\(module).\(names.attributes(activity))(\(arguments(attributes)))")
            }
            if !activity.state.isEmpty {
                all.append("\(module).\(names.state(activity))(\(arguments(activity.state)))")
            }
            if !isStart { all += attributes.compactMap { argument(names.parameter($0.name, of: call), $0) } }
            all.append("at=after(\(ActivityPush.timestampOfFixtures))")
            if fixture.usesChannel { all.append("channel=\(literal(ActivityPush.channelOfFixtures))") }
        } else {
            all += call.parameters.filter { call.needsValue(of: $0) }.compactMap {
                argument(names.parameter($0.name, of: call), $0)
            }
            all += call.readyTexts.compactMap { parameter in
                fixture.readyTexts[parameter.name.value].map { "\(names.readyText(parameter.name))=\(literal($0))" }
            }
        }
        return "\(module).\(names.function(call))(\(all.joined(separator: ", ")))"
    }

    private func value(_ value: FieldValue, _ type: SenderType, in module: String, _ plan: SenderPlan) -> String {
        switch (value, type) {
        case (.text(let text), .decimal): "Decimal(\(literal(text)))"
        case (.text(let text), .date): "date(\(literal(text)))"
        case (.text(let text), .uuid): "UUID(\(literal(text)))"
        case (.integer(let seconds), .date): "after(\(seconds))"
        case (.number(let seconds), .date): "after(\(seconds))"
        case (.list(let items), .list(let item)):
            "[\(items.map { self.value($0, item, in: module, plan) }.joined(separator: ", "))]"
        case (.structure(let members), .structure(let index)):
            plan.structures[index].call(of: names, in: module) { member in
                members[member.name.value].map { self.value($0, member.type, in: module, plan) }
            }
        case (_, .jsonText(let content)): self.value(value, content, in: module, plan)
        default: plain(value)
        }
    }

    private func plain(_ value: FieldValue) -> String {
        switch value {
        case .text(let text): literal(text)
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .boolean(let flag): flag ? "True" : "False"
        case .list(let items): "[\(items.map(plain).joined(separator: ", "))]"
        case .structure(let members):
            "{\(members.map { "\(literal($0.key)): \(plain($0.value))" }.joined(separator: ", "))}"
        }
    }

    private func literal(_ text: String) -> String { JSONValue.string(text).compact }
}

extension SenderStructure {
    fileprivate func call(
        of names: SenderNames, in module: String, _ value: (SenderStructure.Member) -> String?
    ) -> String {
        let arguments = members.compactMap { member in value(member).map { "\(names.value(member.name))=\($0)" } }
        return "\(module).\(names.type(self))(\(arguments.joined(separator: ", ")))"
    }
}
