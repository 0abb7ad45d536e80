// Written by script/embed from docs/agents.md: change that, not this file.
// swift-format-ignore-file

/// The page for coding agents.
package enum AgentsPage {
    package static let markdown = """
        # For coding agents

        Belfry makes the notification code of an app for Apple platforms from one file, `notifications.yaml`. You edit that file
        and the app's handler. Belfry writes the rest.

        In a package that uses the build plugin without an installed `belfry`, type `swift package belfry` instead of `belfry`,
        and for commands that write files, `swift package --allow-writing-to-package-directory belfry-generate`.

        ## The loop

        1. Find the schema: `notifications.yaml` next to the app's sources, and any `*.notifications.yaml` beside or below it.
           None? `belfry init Sources/App` writes one: replace its content.
        2. Edit it.
        3. `belfry lint --fix --fail-on advice --reporter json-compact` makes all safe fixes, and prints [what is left](#findings).
           Change all of it, then run it again, until the exit status is 0. `belfry explain RULE` says why, with examples.
        4. Build. With the plugin `BelfryBuildTool`, the Swift is generated during the build. Otherwise, write
           `generate: { swift: { output: Generated, access: public } }` and run `belfry generate`; in a package, add
           `exclude: ["notifications.yaml"]` to the target.
        5. The compiler reports each `switch` that doesn't handle a new action. Handle it there.

        ## The language by example

        ```yaml
        app: { name: Birdhouse, bundle-identifier: com.example.birdhouse, platforms: { iOS: 17.0 } }

        # Actions that several categories use by name.
        actions:
          reply:
            title: Reply                     # title-style capitals, few words
            icon: arrowshape.turn.up.left    # an SF Symbol that the deployment target has
            authentication-required: true    # unlock first; always with text-input
            text-input: { button-title: Send, placeholder: Your answer }   # or true, for the system's words

        # What people can do with a kind of notification.
        categories:
          comment:
            hidden-previews-body-placeholder: "Comments: %u"   # shown instead of the body while previews are hidden
            actions:
              - reply                                         # shared
              - like: { title: Like, icon: hand.thumbsup }    # its own
              - mute: { title: Mute Thread, icon: bell.slash }
          reminder:
            hidden-previews-body-placeholder: Reminder
            actions:
              - open-list: { title: Show List, icon: list.bullet, foreground: true, destination: feeders }   # opens the app
              - delete: { title: Delete List, icon: trash, destructive: true, authentication-required: true }

        # $(name) inserts a variable or data.
        notifications:
          new-comment:
            category: comment
            destination: post                # the screen of a tap; each foreground action needs another
            title: $(author)
            body: $(text)
            thread-id: post-$(post)          # groups notifications
            sound: default
            variables:                       # only fill texts; not in the payload
              text: { origin: user, max-length: 400, example: That is a wren. }
            data:                            # sent next to aps; your handler gets them, typed
              author: { origin: user, max-length: 40, example: Maya Okafor }
              post: uuid
              kind: { values: [photo, sighting], open: true }   # an enum; 'open' allows values of newer servers
              page: { type: integer, optional: true }
          feeding-time:
            delivery: local                  # the app makes it. Default: remote, a server sends it
            trigger: { at: { hour: 8 }, repeats: true }   # weekday: saturday; or { after: 10m }, { at: { date: app } }
            category: reminder
            title: Feed the Birds
            body: The feeder on the $(place) is empty.
            variables: { place: { example: balcony } }
          refresh:
            delivery: background             # silent: no texts
            data: { since: date }
        ```

        - Quote a text with `: `, ` #` or, at its beginning, `%`, `{`, `[`, `*`, `&` or a quote; between brackets, also a text with a
          comma.
        - Types of data: `string`, `integer`, `number`, `decimal` (money; a string in JSON), `boolean`, `date`, `url`, `uuid`,
          `[string]`, `{ type: { name: string, handle: string? } }`. Numbers have no range. In a text, all but strings and whole
          numbers need a `format`.
        - `origin: user` marks text that people wrote, `sensitivity: personal`, `location`, `health` or `financial` what others
          mustn't read: its notification needs a category with a placeholder for hidden previews. An `example` or `max-length` makes
          lint and fixtures better.
        - Levels: `interruption-level: passive | active | time-sensitive | critical`. The last two need `because: …`, and
          time-sensitive also `relevant-for: 30m`.
        - `localize: device` sends keys instead of texts; `app: { strings: [Localizable.xcstrings] }` checks them.
        - Names are lowercase words with hyphens. They become Swift names: `new-comment` is `NewComment`, `post-id` is `postID`.
        - `belfry init --editor-schema` writes a JSON Schema with every key.

        People, numbers, formats, choices and Live Activities:

        ```yaml
        app: { name: Birdhouse, bundle-identifier: com.example.birdhouse, platforms: { iOS: 17.2 } }
        topics:
          feeders: { title: Feeders, description: Food in your feeders. }   # people turn topics on and off in the app
        notifications:
          new-message:                       # from a person: a communication notification
            title: $(sender)
            body: $(text)
            thread-id: chat-$(chat)
            variables: { text: { origin: user, max-length: 400 } }
            data:
              chat: uuid
              sender: { origin: user, max-length: 40 }
              sender-id: string
              avatar: { type: url, optional: true }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(sender), handle: $(sender-id), image: $(avatar) }
          food-low:
            topic: feeders
            title: Feeder Low
            body: { one: One feeder is $(state)., other: $(count) feeders are $(state). }   # a count needs both
            collapse-id: food                # replaces the one before
            interruption-level: passive
            variables:
              count: count
              state: { values: { low: nearly empty, empty: empty } }   # the words of each value
          order-paid:
            title: Order Paid
            body: $(shop) sends it $(day) for $(price).
            variables:
              shop: { max-length: 40, example: Seed & Feed }
              day: { type: date, format: weekday }        # date, time, date-time, weekday
              price: { type: decimal, format: { currency: EUR } }   # or { decimal: 1 }, percent, { measurement: kilometer }
        activities:
          order:                             # a Live Activity
            because: It has an end that people wait for.
            topic: feeders
            destination: { screen: order, with: [order-id] }
            attributes: { order-id: uuid }   # never change
            state: { step: { values: [packing, sent, near], open: true }, eta: date }
            alerts:
              near: { title: Seeds Are Near, body: Somebody brings them soon., when: { step: near } }
            stale-after: 30m
            dismiss-after: 15m
        ```

        ## Findings

        `json-compact` prints each rule once, the most severe first:

        ```json
        {"version":1,"counts":{"error":0,"warning":1,"advice":0},"rules":[
        {"rule":"title-not-title-style","severity":"warning","message":"…","help":"write “Feed the Birds”","places":[{"file":"notifications.yaml","line":40,"column":12,"fix":"safe","edits":[{"range":{"start":{"line":40,"column":12},"end":{"line":40,"column":26}},"newText":"Feed the Birds"}]}]}
        ]}
        ```

        Lines and columns count from 1, columns in Unicode scalars. What differs between places, such as the `message`, is in the
        places. Make all `edits` of a place, the last one first, and run lint again: those of two rules can overlap. A `fix` is
        `safe` (`--fix` makes it), `unsafe` (it may change what the app does or says), or `display` (one of several answers).

        Rules that Belfry doesn't have are the team's, under `lint: { team: … }` or in `.belfry.yaml`: keep them as they are.

        What `lint` asks for most often:

        - Titles in title style, without a period; bodies as sentences. No name of the app, at most one exclamation mark.
        - `one` and `other` for a text with a number and a noun.
        - `communication`, with an avatar, for what a person wrote.
        - `thread-id` for notifications that belong together, `collapse-id` for one that replaces an earlier one.

        ## Adding things

        **An action**: add it under `actions:` of the category, in the order in which people need it. Most important first;
        destructive ones last; at most four. The build then fails where `handle` must treat it: add the case.

        **A category**: a name under `categories:` with `hidden-previews-body-placeholder` and `actions`. Then name it in a
        notification: `category: …`.

        **A notification, end to end**:

        1. Declare it under `notifications:`, lint, build.
        2. App: handle it in `handle(_:in:)`.
        3. Server: in Swift, `Notifications.NewComment(…).push(…)` gives headers and payload. `generate: { typescript: { output:
           DIR } }`, or `python`, `java`, `go`, writes a typed function for each push, with `fcm()` and `sns()` for Firebase and
           Amazon SNS. For others, `belfry generate --fixtures DIR --json-schema DIR` writes examples and JSON Schemas.
        4. Try it: `xcrun simctl push booted com.example.birdhouse DIR/new-comment.typical.apns`.

        ```swift
        import UserNotifications

        @MainActor final class Notifier: Notifications.Handler {
            private lazy var delegate = Notifications.CenterDelegate(handler: self)

            /// Call it in application(_:didFinishLaunchingWithOptions:), not later.
            func start() {
                UNUserNotificationCenter.current().delegate = delegate
                Notifications.register()
            }

            func handle(_ response: Notifications.Response, in context: Notifications.ResponseContext) async {
                if let screen = response.destination { open(screen) }   // what it shows is in the case
                switch response {
                case .newComment(let comment, .reply(let text)): await send(text, to: comment.post)
                case .newComment(let comment, .like): await like(comment.post)
                case .newComment(let comment, .mute): await mute(comment.post)
                case .newComment(let comment, .defaultAction): show(comment.post)     // a tap
                case .feedingTime(_, .openList), .feedingTime(_, .defaultAction): break
                case .feedingTime(_, .delete): await deleteFeeders()
                case .unrecognized(let problem): log(problem.reason)
                }
            }
        }
        ```

        `try await context.snooze(for: 600)` shows the same again after 600 seconds, `context.remove()` takes it away, and a
        local notification has `schedule(…)`. `push()` throws if a number can't be sent. Ask for permission yourself;
        `Notifications.authorizationOptions` has what the schema needs.

        ## What not to write by hand

        - `UNNotificationCategory`, `UNNotificationAction`, identifiers as strings, `userInfo["…"]`: `register()` and the cases of
          `Response` replace them.
        - Generated files, `.apns` files, JSON Schemas: change the schema and generate.
        - An `identifier` of something new: the name is the identifier. **Never change an identifier or a data key that was
          released**: installed apps and servers use it. Rename with `identifier: old-name`, or `renamed-from: old-name` if the
          server changes.
        - Silencing: fix findings. If one is wrong here, write
          `allow: { rule-name: "why it is right here, for reviewers" }` on the declaration.

        ## Commands

        | command | use |
        |---|---|
        | `belfry lint [PATH] --reporter json-compact` | findings; exit status 1 for errors, or from `--fail-on` |
        | `belfry check-payload --schema Sources/App FILE` | checks payloads or logs of a server, also for Firebase, Amazon SNS, Expo |
        | `belfry breaking --against REV` | what a change breaks in installed apps and for servers |
        | `belfry preview` | a page that shows every notification as people see it |
        | `belfry requirements --write` | adds the entitlements and Info.plist keys that it needs |
        | `belfry audit`, `belfry adopt` | reads an app without a schema; writes one: replace each `{ not-known: … }` |

        """
}
