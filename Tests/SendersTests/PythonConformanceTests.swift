import Files
import Foundation
import TestSupport
import Testing

/// Senders in Python make the same pushes as fixtures.
@Suite struct PythonConformanceTests {
    /// Proves, for every fixture of every schema in the repository, that the sender called with its values makes its
    /// bytes and headers, and that type checkers accept the calls and the generated files.
    @Test(.enabled(if: SenderTools.havePython, "\(SenderTools.requirement)"))
    func everyFixtureIsSent() throws {
        var program = PythonProgram()
        for (name, schema) in try SchemasOfRepository.all() {
            program.add(schema, named: name, source: try #require(senderSource("python", of: schema), "\(name)"))
        }
        #expect(program.expected.count > 200)
        try check(program)
    }

    /// Proves the same for random schemas, whose texts and names attack the code around them.
    ///
    /// `BELFRY_SEEDS=100` tests a hundred others.
    @Test(.enabled(if: SenderTools.havePython, "\(SenderTools.requirement)"))
    func randomSchemas() throws {
        var program = PythonProgram()
        for (name, schema) in try RandomSenderSchema.schemas() {
            // Two names that become one are a finding.
            guard let text = senderSource("python", of: schema) else { continue }
            program.add(schema, named: name, source: text)
        }
        #expect(program.expected.count > 100)
        try check(program)
    }

    private func check(_ program: PythonProgram) throws {
        let folder = try TemporaryFolder(program.files)
        try folder.write(program.main, to: "main.py")
        let home = URL(filePath: folder.path.text)
        let run = try runProgram(try #require(SenderTools.python).path, ["-X", "utf8", "main.py"], in: home)
        #expect(run.status == 0, "\(run.output)")
        expectLines(run.output, program.expected)
        try checkTypes(in: home)
    }

    private func checkTypes(in home: URL) throws {
        let mypy = try runProgram(
            try #require(SenderTools.mypy).path,
            ["--strict", "--warn-unreachable", "--python-version", "3.10", "--cache-dir", "/dev/null", "main.py"],
            in: home)
        #expect(mypy.status == 0, "\(mypy.output)")
        let configuration = #"{ "typeCheckingMode": "strict", "pythonVersion": "3.10", "exclude": ["main.py"] }"#
        try Data(configuration.utf8).write(to: home.appending(path: "pyrightconfig.json"))
        let pyright = try runProgram(try #require(SenderTools.pyright).path, ["-p", "."], in: home)
        #expect(pyright.status == 0, "\(pyright.output)")
    }

    /// Proves that what APNs or the app would reject is an error that names the value or the size, and that each form
    /// of a push has what its service expects.
    @Test(.enabled(if: SenderTools.havePython, "\(SenderTools.requirement)"))
    func errorsAndForms() throws {
        let schema = try errorFreeSchema(Self.schema)
        let folder = try TemporaryFolder([
            "notifications.py": try #require(senderSource("python", of: schema)), "main.py": Self.program,
        ])
        let run = try runProgram(
            try #require(SenderTools.python).path, ["-X", "utf8", "main.py"], in: URL(filePath: folder.path.text))
        #expect(run.status == 0)
        expectGolden(run.output, "Expected/python-errors.txt")
    }

    private static let schema = """
        app: { bundle-identifier: { release: com.example.a, debug: com.example.b }, platforms: { iOS: 18.0 } }
        generate: { fixtures: { forms: [fcm, sns] } }
        lint: { rules: { text-plural-fixed: off } }
        notifications:
          class:
            title: $(text)
            body: "Costs $(price), \\"\\"\\" \\\\N{DASH} # until $(day)"
            collapse-id: $(mark)
            expires-in: 1h
            variables: { text: { max-length: 64 }, mark: { max-length: 64 } }
            data:
              id: uuid
              at: { type: date-epoch, optional: true }
              day: { type: date, format: date }
              price: { type: decimal, format: { currency: EUR } }
              share: number
              tags: { type: [string], optional: true }
              extra: { type: any, optional: true }
          ring: { delivery: voip, data: { caller: { max-length: 4000 } } }
        activities:
          match:
            because: It ends.
            broadcast: where-available
            state: { score: number, ends: date }
            start: { title: Match, body: It begins. }
        """

    private static let program = #"""
        from datetime import datetime, timedelta, timezone
        from decimal import Decimal
        from typing import Any
        from uuid import UUID

        import notifications

        day = datetime(2026, 1, 30, 11, 30, 0, 250499, tzinfo=timezone(timedelta(hours=2)))
        values: dict[str, Any] = {
            "text": "a", "mark": "m", "id": UUID(int=10), "day": day, "day_text": "Friday", "price": Decimal("12.50"),
            "price_text": "12", "share": 1e-7,
        }


        def send(**changes: Any) -> None:
            given = {key: value for key, value in {**values, **changes}.items() if value != "none"}
            try:
                push = notifications.class_push(**given)
            except (notifications.PushError, TypeError) as error:
                print(f"{type(error).__name__} {getattr(error, 'key', None)} {getattr(error, 'size', None)}: {error}")
            else:
                print(push.body.decode())


        send()
        send(text="\ud83d\ude00 \ud83d", at_=day, at=day, tags=("b", "a"), extra={"b": None, "a": [1.0, 1e21]})
        send(text=5)
        send(mark="a" * 65)
        send(mark="日")
        send(mark="")
        send(id="6f2b1c1a")
        send(day=datetime(2026, 1, 30))
        send(day=datetime.min.replace(tzinfo=timezone(timedelta(hours=9))))
        send(price=Decimal("NaN"))
        send(price=Decimal(10) ** 40)
        send(share=float("inf"))
        send(share=True)
        send(tags="ab")
        send(tags=["a", None])
        send(extra={"a": float("nan")})
        send(extra=object())
        send(app="beta")
        send(day_text="none")
        send(day_text="a" * 5000)
        print(len(notifications.ring(caller="a" * 4900).body))
        for length in (5000, 5200):
            try:
                notifications.ring(caller="a" * length)
            except notifications.PushError as error:
                print(error)

        at = datetime(2026, 1, 30, tzinfo=timezone.utc)
        state = notifications.MatchState(score=1.5, ends=day)
        update = notifications.match_update(state, urgent=True, at=at)
        print(update.headers, update.body.decode())
        print(update.fcm("token")["apns"]["live_activity_token"], update.sns()["MessageAttributes"])
        print(notifications.ring(caller="a").fcm(), notifications.ring(caller="a").sns()["Message"])
        broadcast = notifications.match_update(state, channel="abc", at=at)
        print(broadcast.headers)
        for form in (lambda: broadcast.fcm("token"), broadcast.sns, lambda: notifications.match_update(values)):
            try:
                form()
            except notifications.PushError as error:
                print(error)
        """#
}
