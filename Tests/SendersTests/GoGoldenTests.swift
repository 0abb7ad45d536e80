import Files
import Foundation
import TestSupport
import Testing

/// Generated Go, as people review it, and its names.
@Suite struct GoGoldenTests {
    /// Proves that a review shows each change of what servers get, for every key of the language.
    @Test func everyKey() throws {
        expectGolden(try #require(senderSource("go", of: try SchemasOfRepository.everyKey())), "Expected/keys.go")
    }

    @Test func theExampleIsFresh() throws {
        expectGolden(
            try #require(senderSource("go", of: try SchemasOfRepository.example())),
            "../../examples/senders/go/notifications/notifications.go")
    }

    /// Proves that a server sends over HTTP/2 to what answers as APNs does, and learns of devices that are gone and of
    /// values that it forgot.
    @Test(.enabled(if: SenderTools.haveGo, "\(SenderTools.requirement)"))
    func theExampleSends() throws {
        let run = try runGo(["run", "."], in: senderExample("go"))
        #expect(run.status == 0)
        expectGolden(run.output, "Expected/go.txt")
        let vet = try runGo(["vet", "./..."], in: senderExample("go"))
        #expect(vet.status == 0, "\(vet.output)")
        let format = try runProgram(
            try #require(SenderTools.gofmt).path, ["-l", "."], in: senderExample("go"))
        #expect(format.output == "")
    }

    /// Proves that what APNs or the app would reject is an error that names the value or the size, and that each form
    /// of a push has what its service expects.
    @Test(.enabled(if: SenderTools.haveGo, "\(SenderTools.requirement)"))
    func errorsAndForms() throws {
        let schema = try errorFreeSchema(schemaOfSenderErrors)
        let folder = try TemporaryFolder([
            "go.mod": "module example\n\ngo 1.21\n",
            "notifications/notifications.go":
                try #require(senderSource("go", of: schema)), "main.go": Self.program,
        ])
        let run = try runGo(["run", "."], in: URL(filePath: folder.path.text))
        #expect(run.status == 0)
        expectGolden(run.output, "Expected/go-errors.txt")
    }

    private static let program = #"""
        package main

        import (
        	"encoding/json"
        	"errors"
        	"fmt"
        	"math"
        	"net/url"
        	"strings"
        	"time"

        	"example/notifications"
        )

        func must[T any](value T, err error) T {
        	if err != nil {
        		panic(err)
        	}
        	return value
        }

        func ptr[T any](value T) *T { return &value }

        func show(body []byte, err error) {
        	var rejected *notifications.Error
        	if errors.As(err, &rejected) {
        		fmt.Println(rejected.Key, rejected.Size, err)
        	} else {
        		fmt.Println(string(body), err)
        	}
        }

        func send(change func(*notifications.Class), options ...notifications.Option) {
        	class := notifications.Class{
        		Text: "a", ID: notifications.UUID{15: 10},
        		Day:     time.Date(2026, 1, 30, 9, 30, 0, 250_499_000, time.UTC),
        		DayText: "Friday", Price: must(notifications.NewDecimal("12.50")), PriceText: "12", Share: 1e-7,
        	}
        	change(&class)
        	push, err := class.Push(options...)
        	if err != nil {
        		show(nil, err)
        		return
        	}
        	show(push.Body, nil)
        }

        func main() {
        	type class = notifications.Class
        	send(func(*class) {})
        	send(func(c *class) {
        		c.Text, c.Tags, c.Tone = "\xff😀", []string{"b", ""}, ptr(notifications.ClassTone("loud"))
        		c.Extra = map[string]any{"b": nil, "a": []any{1.0, 1e21, 5, true}, "é": "<", "z": json.RawMessage("12345678901234567890")}
        		c.Link = must(url.Parse("https://example.com/a?b=%20"))
        	})
        	send(func(c *class) { c.Text = "" })
        	send(func(c *class) { c.Text = strings.Repeat("a", 65) })
        	send(func(c *class) { c.ID = notifications.UUID{} })
        	send(func(c *class) { c.Day = time.Time{} })
        	send(func(c *class) { c.Day = c.Day.AddDate(9000, 0, 0) })
        	send(func(c *class) { c.Price = notifications.Decimal{} })
        	send(func(c *class) { c.DayText = "" })
        	send(func(c *class) { c.Share = math.Inf(1) })
        	send(func(c *class) { c.Share = 1e16 })
        	send(func(c *class) { c.Mood = ptr(notifications.ClassMood("angry")) })
        	send(func(c *class) { c.Link = &url.URL{Opaque: "a b"} })
        	send(func(c *class) { c.Parcel = &notifications.ClassParcel{Weight: math.NaN(), Owner: "Ada"} })
        	send(func(c *class) { c.Parcel = &notifications.ClassParcel{Weight: 1} })
        	send(func(c *class) { c.Extra = map[string]any{"a": math.NaN()} })
        	send(func(*class) {}, notifications.ForApp("beta"))
        	send(func(*class) {}, notifications.SentAt(time.Unix(1<<50, 0)))
        	send(func(*class) {}, notifications.SentAt(time.Time{}))
        	send(func(*class) {}, nil)
        	// What overflows in milliseconds.
        	send(func(c *class) { c.Day = time.Unix(18446744073709551, 0) })
        	_, err := notifications.MatchUpdate{State: notifications.MatchState{Ends: time.Unix(36893488147419103, 0)}}.Push()
        	fmt.Println(err)
        	send(func(c *class) { c.Day = time.Date(9999, 12, 31, 23, 59, 59, 999_500_000, time.UTC) })
        	send(func(c *class) { c.Extra = []any{json.RawMessage("1e400")} })
        	send(func(c *class) { c.Extra = json.RawMessage(strings.Repeat("[", 10001) + strings.Repeat("]", 10001)) })
        	for _, text := range []string{"NaN", "1e5", strings.Repeat("1", 39), "", "-0.0", "007.50", "1."} {
        		value, err := notifications.NewDecimal(text)
        		fmt.Println(text, value, err)
        	}
        	_, err = notifications.ParseUUID("6f2b1c1a")
        	fmt.Println(err)
        	for _, length := range []int{4900, 5200} {
        		push, err := notifications.Ring{Caller: strings.Repeat("a", length)}.Push()
        		if err != nil {
        			show(nil, err)
        		} else {
        			fmt.Println(len(push.Body))
        		}
        	}

        	at := notifications.SentAt(time.Date(2026, 1, 30, 0, 0, 0, 0, time.UTC))
        	state := notifications.MatchState{Score: 1.5, Ends: time.Date(2026, 1, 30, 9, 30, 0, 0, time.UTC)}
        	update := must(notifications.MatchUpdate{State: state, Urgent: true}.Push(at))
        	fmt.Println(update.Headers, string(update.Body))
        	fmt.Println(string(must(json.Marshal(must(update.FCM("token"))))))
        	fmt.Println(must(update.SNS()))
        	ring := must(notifications.Ring{Caller: "a"}.Push())
        	fmt.Println(string(must(json.Marshal(ring.FCM()))), ring.Payload(), must(ring.SNS()).Message)
        	broadcast := must(notifications.MatchUpdate{State: state, Channel: "abc"}.Push(at))
        	fmt.Println(broadcast.Headers)
        	_, err = broadcast.FCM("token")
        	fmt.Println(err)
        	_, err = broadcast.SNS()
        	fmt.Println(err)
        	_, err = notifications.MatchUpdate{}.Push()
        	fmt.Println(err)
        	_, err = update.FCM("")
        	fmt.Println(err)
        	large := must(notifications.Class{
        		Text: "a", Day: time.Unix(0, 0), DayText: "b", Price: must(notifications.NewDecimal("1")), PriceText: "c",
        		Count: ptr(int64(9007199254740993)),
        	}.Push())
        	fmt.Println(large.Payload()["count"], (&notifications.Push{}).Payload())
        	for _, request := range []notifications.Request{update.Request, ring.Request} {
        		fmt.Println(len(request.Body))
        	}
        }
        """#

    // MARK: Names

    /// All names of a package are in one scope: types of pushes, activities, objects, enums, and constants, also those of
    /// builds.
    @Test func twoNamesThatBecomeOne() throws {
        let (errors, _) = try generatedSender(
            """
            app:
              platforms: { iOS: 17.2 }
              bundle-identifier: { release: com.example.a, my-app: com.example.b, my_app: com.example.c }
            generate: { go: { output: Server } }
            notifications:
              app-release: { title: App }
              match-update: { title: Match }
              match-state: { title: Match }
              order-mood: { title: Order }
              order:
                title: Order for $(price)
                data:
                  price-text: string
                  price: { type: decimal, format: { currency: EUR } }
                  mood: { values: [glad, state] }
              order-mood-state: { title: Order }
            activities:
              match: { state: { score: string }, because: It ends. }
            """, "Server/notifications.go")
        #expect(
            errors.map { $0.replacing(" in Go, and so does", with: " |") } == [
                "my_app: the build 'my_app' becomes 'AppMyApp' | the build 'my-app'",
                "app-release: 'app-release' becomes 'AppRelease' | the build 'release'",
                "price: the text of 'price' becomes 'PriceText' | 'price-text'",
                "mood: the enum 'mood' becomes 'OrderMood' | 'order-mood'",
                "state: the value 'state' becomes 'OrderMoodState' | 'order-mood-state'",
                "match: the push 'update' of the activity 'match' becomes 'MatchUpdate' | 'match-update'",
            ])
    }

    /// Names that Go, the file or its methods need don't have to change, and all are exported.
    @Test func namesThatAreReserved() throws {
        let names = ["option", "activity-push", "order", "user-id"]
        let data = ["push", "type", "3d", "order-url", "日本語"]
        let values = data.map { "\($0): string" }.joined(separator: ", ")
        let (errors, text) = try generatedSender(
            """
            generate: { go: { output: Server } }
            notifications:
            \(names.map { "  \($0): { title: News, data: { \(values) } }\n" }.joined())
            """, "Server/notifications.go")
        #expect(errors == [])
        let lines = text?.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("\t//") } ?? []
        #expect(
            lines.filter { $0.hasSuffix(" struct {") && !$0.hasPrefix("type sending") }.suffix(5).prefix(4).map {
                $0.split(separator: " ")[1]
            } == ["OptionPush", "ActivityPushPush", "Order", "UserID"])
        let start = try #require(lines.firstIndex(of: "type Order struct {"))
        #expect(
            lines[(start + 1)...(start + 5)].map { $0.split(separator: " ")[0].trimmingCharacters(in: .whitespaces) }
                == ["PushValue", "Type", "X3d", "OrderURL", "X日本語"])
    }

    /// A package is one word that the language doesn't need.
    @Test(arguments: [
        ("push", true), ("func", false), ("my-package", false), ("a.b", false), ("1st", false), ("größe", false),
    ])
    func namesOfPackages(_ name: String, isValid: Bool) throws {
        let (errors, text) = try generatedSender(
            """
            generate: { go: { output: Server, package: \(name) } }
            notifications:
              news: { title: News }
            """, "Server/notifications.go")
        #expect(errors == (isValid ? [] : ["\(name): '\(name)' is not the name of a package in Go"]))
        #expect(text?.contains("\npackage \(name)\n") ?? false == isValid)
    }
}
