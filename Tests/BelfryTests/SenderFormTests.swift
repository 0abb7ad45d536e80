import Foundation
import TestSupport
import Testing

/// The messages that senders make for Firebase and Amazon SNS are those of the fixtures.
@Suite struct SenderFormTests {
    private static let schema = """
        app: { bundle-identifier: com.example.books, platforms: { iOS: 17.2 } }
        generate: { fixtures: { forms: [fcm, sns] } }
        categories: { order: { hidden-previews-body-placeholder: Order } }
        notifications:
          order-sent:
            title: $(shop)
            category: order
            collapse-id: order-$(number)
            priority: 5
            variables: { shop: string }
            data: { number: integer, gift: { type: boolean, optional: true }, remark: { type: string, key: n"o/te } }
            examples: { typical: { shop: "Ada’s \\"Books\\"", number: 7, remark: "a\\\\b\\n€" } }
          ring: { delivery: voip, data: { caller: string }, examples: { typical: { caller: Ada } } }
        activities:
          match:
            because: It ends.
            state: { score: integer }
            start: { title: Match, body: It begins. }
            examples: { typical: { score: 3 } }

        """

    private static let node = """
        import { readFileSync } from "node:fs";
        import { deepStrictEqual } from "node:assert";
        import { matchUpdate, orderSent, ring } from "./out/notifications.ts";

        const values = { shop: "Ada’s \\"Books\\"", number: 7, remark: "a\\\\b\\n€" };
        const pushes = {
          "order-sent.typical": orderSent(values),
          "ring.typical": ring({ caller: "Ada" }),
        };
        const read = (name: string) => JSON.parse(readFileSync(`fixtures/${name}.json`, "utf8"));
        for (const [name, push] of Object.entries(pushes)) {
          deepStrictEqual({ message: push.fcm() }, read(`${name}.fcm`));
          deepStrictEqual(push.sns(), read(`${name}.sns`));
          console.log(name);
        }
        const expected = read("match.update.typical.fcm");
        const update = matchUpdate({ score: 3 }, { at: new Date(expected.message.apns.payload.aps.timestamp * 1000) });
        deepStrictEqual({ message: update.fcm(expected.message.apns.live_activity_token) }, expected);
        console.log("match.update.typical");

        """

    private static let python = """
        import json
        from datetime import datetime, timezone
        from out import notifications

        def read(name: str) -> dict:
            with open(f"fixtures/{name}.json", encoding="utf-8") as file:
                return json.load(file)

        pushes = {
            "order-sent.typical": notifications.order_sent(shop="Ada’s \\"Books\\"", number=7, remark="a\\\\b\\n€"),
            "ring.typical": notifications.ring(caller="Ada"),
        }
        for name, push in pushes.items():
            assert {"message": push.fcm()} == read(f"{name}.fcm"), name
            assert push.sns() == read(f"{name}.sns"), (push.sns(), read(f"{name}.sns"))
            print(name)
        expected = read("match.update.typical.fcm")
        apns = expected["message"]["apns"]
        at = datetime.fromtimestamp(apns["payload"]["aps"]["timestamp"], timezone.utc)
        update = notifications.match_update(notifications.MatchState(score=3), at=at)
        assert {"message": update.fcm(apns["live_activity_token"])} == expected, update.fcm("")
        print("match.update.typical")

        """

    /// Proves that both forms have the same content as the files that `check-payload` accepts, down to the attributes.
    @Test(.enabled(if: SenderTools.haveTypeScript && SenderTools.havePython, "\(SenderTools.requirement)"))
    func messagesAreThoseOfFixtures() async throws {
        let workspace = try Workspace([
            "notifications.yaml": Self.schema, "main.ts": Self.node, "main.py": Self.python,
        ])
        let made = try await workspace.belfry("generate --fixtures fixtures --typescript out --python out")
        #expect(made.status == 0, "\(made.output)")
        let names = "order-sent.typical\nring.typical\nmatch.update.typical\n"
        for (program, arguments) in [(SenderTools.node, ["main.ts"]), (SenderTools.python, ["-X", "utf8", "main.py"])] {
            let run = try runProgram(try #require(program).path, arguments, in: workspace.folder)
            #expect(run.output == names)
        }
    }
}
