import Files
import Foundation
import TestSupport
import Testing

/// Generated Java, as people review it, and its names.
@Suite struct JavaGoldenTests {
    private static let requirement = "needs a JDK 17 or later"

    /// Proves that a review shows each change of what servers get, for every key of the language.
    @Test func everyKey() throws {
        expectGolden(
            try #require(senderSource("java", of: try SchemasOfRepository.everyKey())), "Expected/keys.java")
    }

    @Test func theExampleIsFresh() throws {
        expectGolden(
            try #require(senderSource("java", of: try SchemasOfRepository.example())),
            "../../examples/senders/java/Notifications.java")
    }

    /// The classes of the example, in a folder.
    private func compileExample(into folder: TemporaryFolder) throws -> String {
        let example = senderExample("java")
        let files = try FileManager.default.contentsOfDirectory(atPath: example.path).filter { $0.hasSuffix(".java") }
        let classes = folder.path.text + "/classes"
        let run = try runProgram(
            try #require(SenderTools.javac).path,
            ["-encoding", "UTF-8", "-Xlint:all", "-Werror", "-d", classes] + files.sorted(), in: example)
        #expect(run.status == 0, "\(run.output)")
        return classes
    }

    /// Proves that a server sends to what answers as APNs does, and learns of devices that are gone; and that Kotlin
    /// calls the same file without a remark.
    @Test(.enabled(if: SenderTools.haveJava, "\(requirement)"))
    func theExampleSends() throws {
        let folder = try TemporaryFolder(["Main.kt": Self.kotlin])
        let classes = try compileExample(into: folder)
        let java = try #require(SenderTools.java).path
        let run = try runProgram(java, ["-cp", classes, "barge.Main"])
        #expect(run.status == 0)
        expectGolden(
            run.output.replacing(/"(stale|dismissal)-date":\d+/) { "\"\($0.output.1)-date\":…" }, "Expected/java.txt")

        guard let kotlin = SenderTools.kotlin else { return }
        let jars = kotlin.appending(path: "jars")
        let names = try FileManager.default.contentsOfDirectory(atPath: jars.path)
        func jar(_ start: String) throws -> String {
            jars.appending(path: try #require(names.first { $0.hasPrefix(start) })).path
        }
        let library = try jar("kotlin-stdlib")
        let home = URL(filePath: folder.path.text)
        let compiled = try runProgram(
            java,
            [
                "-cp", try jar("kotlin-jupyter-kernel"), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib",
                "-no-reflect", "-Werror", "-cp", "\(classes):\(library)", "-d", "kotlin", "Main.kt",
            ], in: home)
        #expect(compiled.status == 0, "\(compiled.output)")
        let called = try runProgram(
            java, ["-Dstdout.encoding=UTF-8", "-cp", "kotlin:\(classes):\(library)", "MainKt"], in: home)
        #expect(called.status == 0)
        expectGolden(called.output, "Expected/kotlin.txt")
    }

    private static let kotlin = """
        import barge.Notifications
        import barge.Notifications.DeliveryState
        import barge.Notifications.DeliveryUpdate
        import barge.Notifications.OrderSent
        import barge.Notifications.PriceDropped
        import java.math.BigDecimal
        import java.time.Instant
        import java.util.UUID

        fun main() {
            val push: Notifications.Push = OrderSent.with()
                .item("Emma")
                .shop("The Book Barge")
                .orderId(UUID.fromString("6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d"))
                .dayText("Friday")
                .push()
            println(push.headers)
            println(String(push.bytes()).replace(Regex("[“”]"), "'"))
            val state = DeliveryState.with().stops(2).arrivesAt(Instant.parse("2026-01-30T10:15:00Z"))
            val options = Notifications.PushOptions.with().at(Instant.parse("2026-01-30T10:00:00Z"))
            println(DeliveryUpdate.with().state(state).urgent(true).push(options).body)
            try {
                PriceDropped.with().item("Emma").copies(1).offer(7).price(BigDecimal("1e40")).priceText("9.90").push()
            } catch (error: Notifications.PushException) {
                println("${error.key()}: ${error.message}")
            }
        }
        """

    /// Proves that what APNs or the app would reject is an exception that names the value or the size, and that each
    /// form of a push has what its service expects.
    @Test(.enabled(if: SenderTools.haveJava, "\(requirement)"))
    func errorsAndForms() throws {
        let schema = try errorFreeSchema(schemaOfSenderErrors)
        let folder = try TemporaryFolder([
            "Notifications.java": try #require(senderSource("java", of: schema)), "Main.java": Self.program,
        ])
        let home = URL(filePath: folder.path.text)
        let compiled = try runProgram(
            try #require(SenderTools.javac).path,
            ["-encoding", "UTF-8", "-Xlint:all", "-Werror", "-d", ".", "Notifications.java", "Main.java"], in: home)
        #expect(compiled.status == 0, "\(compiled.output)")
        let run = try runProgram(try #require(SenderTools.java).path, ["-cp", ".", "notifications.Main"], in: home)
        #expect(run.status == 0)
        expectGolden(run.output, "Expected/java-errors.txt")
    }

    private static let program = #"""
        package notifications;

        import java.io.PrintStream;
        import java.math.BigDecimal;
        import java.net.URI;
        import java.nio.charset.StandardCharsets;
        import java.time.Instant;
        import java.util.ArrayList;
        import java.util.HashMap;
        import java.util.List;
        import java.util.Map;
        import java.util.UUID;
        import java.util.function.Function;
        import java.util.function.Supplier;
        import notifications.Notifications.ClassMood;
        import notifications.Notifications.ClassParcel;
        import notifications.Notifications.ClassPush;
        import notifications.Notifications.ClassTone;
        import notifications.Notifications.MatchState;
        import notifications.Notifications.MatchUpdate;
        import notifications.Notifications.PushException;
        import notifications.Notifications.PushOptions;
        import notifications.Notifications.Ring;

        final class Main {
            private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
            private static final Instant DAY = Instant.parse("2026-01-30T09:30:00.250499Z");

            private static void show(Supplier<Object> text) {
                try {
                    OUT.println(text.get());
                } catch (PushException error) {
                    OUT.println(error.key() + " " + error.size() + ": " + error.getMessage());
                } catch (UnsupportedOperationException error) {
                    OUT.println(error.getMessage());
                }
            }

            private static ClassPush push(String text, UUID id, Instant day, String price, double share) {
                return ClassPush.with()
                    .text(text)
                    .id(id)
                    .day(day)
                    .price(price == null ? null : new BigDecimal(price))
                    .share(share)
                    .dayText("Friday")
                    .priceText("12");
            }

            private static void send(Function<ClassPush, ClassPush> change) {
                show(() -> change.apply(push("a", new UUID(0, 10), DAY, "12.50", 1e-7)).push().body());
            }

            /** What callers change later doesn't change a push, and what a push has can't be changed. */
            private static void change() {
                List<String> tags = new ArrayList<>(List.of("a"));
                ClassPush made = push("a", new UUID(0, 10), DAY, "1", 1).tags(tags);
                tags.add("b");
                OUT.println(made.tags());
                var push = made.extra(Map.of("\ud800", "\ud800")).push();
                OUT.println(push.payload().get("extra") + " " + push.body().contains("\ufffd"));
                for (String key : List.of("aps", "extra")) {
                    try {
                        ((Map<?, ?>) push.payload().get(key)).clear();
                    } catch (UnsupportedOperationException error) {
                        OUT.println(key + " can't be changed");
                    }
                }
            }

            public static void main(String[] arguments) {
                change();
                UUID id = new UUID(0, 10);
                show(() -> ClassMood.of("sad"));
                show(() -> ClassMood.of("angry"));
                // RFC 8785 rounds what is in the middle to the even digit.
                show(() -> push("a", id, DAY, "1", 266517029784865.125).push().body());
                show(() -> push("a", id, Instant.parse("9999-12-31T23:59:59.9995Z"), "1", 1).push());
                show(() -> push("a", id, Instant.parse("9999-12-31T23:59:59.9994Z"), "1", 1).push().body());
                Map<Object, Object> keys = new HashMap<>();
                keys.put(1, 1);
                send(push -> push.extra(keys));
                keys.clear();
                keys.put(null, 1);
                send(push -> push.extra(keys));
                send(push -> push.extra(Map.of("?", 1, "\ud800", 2)));
                send(push -> push.extra(Map.of("\ufffd", 1, "\ud800", 2)));
                List<Object> endless = new ArrayList<>();
                endless.add(endless);
                send(push -> push.extra(endless));
                show(() -> push("a", id, DAY, "1", 1).push(null));
                send(push -> push);
                Map<String, Object> extra = new HashMap<>();
                extra.put("b", null);
                extra.put("a", List.of(1.0, 1e21, 5, true, 2e-3, 1e23, 4.9e-324, -0.0, 123456789012345680.0));
                extra.put("😀", "<");
                extra.put("ﬁ", new BigDecimal("2.50"));
                send(push -> push.tags(List.of("b", "")).tone(new ClassTone("loud")).mood(ClassMood.SAD).extra(extra)
                    .link(URI.create("https://example.com/a?b=%20")));
                show(() -> push("😀 \ud83d", id, DAY, "1e3", 1e16).push().body());
                show(() -> push(null, id, DAY, "1", 1).push());
                show(() -> push("a".repeat(65), id, DAY, "1", 1).push());
                show(() -> push("a", null, DAY, "1", 1).push());
                show(() -> push("a", id, Instant.MAX, "1", 1).push());
                show(() -> push("a", id, DAY, null, 1).push());
                show(() -> push("a", id, DAY, "1e40", 1).push());
                show(() -> push("a", id, DAY, "1", Double.POSITIVE_INFINITY).push());
                send(push -> push.link(URI.create("https://example.com/é")));
                List<String> tags = new ArrayList<>();
                tags.add(null);
                send(push -> push.tags(tags));
                send(push -> push.extra(Map.of("a", List.of(Double.NaN))));
                send(push -> push.extra(new Object()));
                show(() -> ClassParcel.with().owner(null).weight(1));
                send(push -> push.parcel(ClassParcel.with().owner("Ada").weight(Double.NaN)));
                show(() -> Ring.with().caller("a".repeat(4900)).push().bytes().length);
                show(() -> Ring.with().caller("a".repeat(5200)).push());

                PushOptions at = PushOptions.with().at(Instant.parse("2026-01-30T00:00:00Z"));
                MatchState state = MatchState.with().score(1.5).ends(DAY);
                var update = MatchUpdate.with().state(state).urgent(true).push(at);
                OUT.println(update);
                OUT.println(update.fcm("token"));
                show(() -> update.fcm(""));
                show(() -> update.fcm(null));
                OUT.println(update.sns());
                var ring = Ring.with().caller("a").push();
                OUT.println(ring.fcm() + " " + ring.sns().message());
                var broadcast = MatchUpdate.with().state(state).channel("abc").push(at);
                OUT.println(broadcast.headers());
                show(() -> broadcast.fcm("token"));
                show(broadcast::sns);
                show(() -> MatchUpdate.with().state(null).push());
            }
        }
        """#

    // MARK: Names

    /// All types are in one scope, and the builds of the app in another.
    @Test func twoNamesThatBecomeOne() throws {
        let (errors, _) = try generatedSender(
            """
            app:
              platforms: { iOS: 17.2 }
              bundle-identifier: { my-app: com.example.a, my_app: com.example.b }
            generate: { java: { output: Server } }
            notifications:
              match-update: { title: Match }
              order-mood: { title: Order }
              order: { title: Order, data: { mood: { values: [glad, mood] } } }
            activities:
              match: { state: { score: string }, because: It ends. }
            """, "Server/Notifications.java")
        #expect(
            errors.map { $0.replacing(" in Java, and so does", with: " |") } == [
                "my_app: the build 'my_app' becomes 'MY_APP' | the build 'my-app'",
                "mood: the enum 'mood' becomes 'OrderMood' | 'order-mood'",
                "match: the push 'update' of the activity 'match' becomes 'MatchUpdate' | 'match-update'",
            ])
    }

    /// Proves that more values than a record can have are a finding, and that as many as it can have compile.
    @Test func tooManyValues() throws {
        func schema(_ count: Int) -> String {
            let values = (0..<count).map { "v\($0): integer" }.joined(separator: ", ")
            return """
                generate: { java: { output: Server } }
                lint: { rules: { payload-too-large: off } }
                notifications:
                  news: { title: News, data: { \(values) } }
                """
        }
        #expect(
            try generatedSender(schema(128), "Server/Notifications.java").errors == [
                "news: 'news' has 128 values, too many for a record in Java: they count as 256, and 254 are possible"
            ])
        let (errors, text) = try generatedSender(schema(127), "Server/Notifications.java")
        #expect(errors == [])
        if SenderTools.haveJava { try compile(try #require(text)) }
    }

    /// Proves that the compiler has nothing to say about a file.
    private func compile(_ source: String) throws {
        let folder = try TemporaryFolder(["Notifications.java": source])
        let compiled = try runProgram(
            try #require(SenderTools.javac).path,
            ["-encoding", "UTF-8", "-Xlint:all", "-Werror", "-d", ".", "Notifications.java"],
            in: URL(filePath: folder.path.text))
        #expect(compiled.status == 0, "\(compiled.output)")
    }

    /// Names that Java, the file or its methods need don't have to change: those of methods that check values, and of
    /// the interfaces through which a record is filled in. Nor does the compiler remark on what is deprecated.
    @Test(.enabled(if: SenderTools.haveJava, "\(requirement)"))
    func namesThatAreReserved() throws {
        let names = ["big-decimal", "map", "push-options", "order", "stage", "wire"]
        let data = [
            "class", "with", "push", "wait", "options", "3d", "record", "item", "get-class", "required", "known",
        ]
        let values = data.map { "\($0): string" }.joined(separator: ", ")
        let (errors, text) = try generatedSender(
            """
            app: { platforms: { iOS: 18.0 } }
            generate: { java: { output: Server } }
            lint: { rules: { text-plural-fixed: off } }
            notifications:
            \(names.map { "  \($0): { title: News, data: { \(values), note: { optional: true } } }\n" }.joined())
              item: { title: News, data: { item: string, stage: { type: { name: string } } } }
              b-stage:
                title: News
                data:
                  b: string
                  c: { type: { required: string, as-url: url, as-date: date, json-object: any, sent-b-stage-c: string } }
                  as-list: [[[string]]]
                  as-json: any
                  as-decimal: decimal
                  as-number: number
                  json-text: { type: { json: [string] } }
                  old: { optional: true, deprecated: Use b. }
            activities:
              match:
                because: It ends.
                broadcast: true
                attributes: { state: string, channel: string, required: string }
                state: { score: number, as-reference-seconds: date, made-push: string }
                start: { title: Match, body: It begins. }
                alerts: { goal: { title: "$(state) scored", body: "On $(channel)" } }
            """, "Server/Notifications.java")
        #expect(errors == [])
        let source = try #require(text)
        // Nobody has to call what isn't required.
        let deprecated = "/** @deprecated Use b. */\n        @Deprecated\n        public BStage old(String old) {"
        #expect(source.contains(deprecated))
        let records = source.split(separator: "\n").filter { $0.hasPrefix("    public record ") }
        #expect(
            records.compactMap { $0.split { " (".contains($0) }.dropFirst(2).first.map(String.init) }
                == [
                    "Push", "BigDecimalPush", "MapPush", "PushOptionsPush", "Order", "Stage", "WirePush", "Item",
                    "BStage", "MatchStart", "MatchUpdate", "MatchGoal", "MatchEnd", "MatchAttributes", "MatchState",
                    "ItemStage", "BStageC", "BStageJsonText", "PushOptions",
                ]
        )
        try compile(source)
    }

    /// A package is words with dots between them, none of which the language needs.
    @Test(arguments: [
        ("com.example.push", true), ("com.new.push", false), ("com..push", false), ("my-package", false),
        ("com.1st", false), ("java.push", false), ("com.java", true),
    ])
    func namesOfPackages(_ name: String, isValid: Bool) throws {
        let (errors, text) = try generatedSender(
            """
            generate: { java: { output: Server, package: \(name) } }
            notifications:
              news: { title: News }
            """, "Server/Notifications.java")
        #expect(errors == (isValid ? [] : ["\(name): '\(name)' is not the name of a package in Java"]))
        #expect(text?.contains("\npackage \(name);\n") ?? false == isValid)
    }
}
