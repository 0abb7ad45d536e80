// Written by script/update from docs/agents.md: change that, not this file.
// swift-format-ignore-file

/// The page for coding agents.
package enum AgentsPage {
    package static let markdown = """
        # For coding agents

        Belfry makes the notification code of an app for Apple platforms from one file, `notifications.yaml`. You edit that file
        and the app's handler. Belfry writes the rest. This page is all you need; `belfry agents` prints it.

        In a package that uses the build plugin without an installed `belfry`, type `swift package belfry` instead of `belfry`,
        and for commands that write files, `swift package --allow-writing-to-package-directory belfry-generate`.

        ## The loop

        1. Find the schema: `notifications.yaml` next to the app's sources, and any `*.notifications.yaml` beside or below it.
           There is none? `belfry init Sources/App` writes a first one.
        2. Edit it.
        3. `belfry lint --fix`, then `belfry lint --fail-on advice`. Each finding has a file, a line, and says what to write
           instead. Repeat until there is no output. `belfry explain RULE` says why, with examples.
        4. Build. With the plugin `BelfryBuildTool`, the Swift is generated during the build. Otherwise, if the schema has
           `generate:`, run `belfry generate`; else `belfry generate --swift Sources/App/Generated`.
        5. The compiler reports each `switch` that doesn't handle a new action. Handle it there.

        ## The language by example

        ```yaml
        app: { name: Birdhouse, bundle-identifier: com.example.birdhouse, platforms: { iOS: 17.0 } }

        # Shared actions: several categories use them by name.
        actions:
          reply:
            title: Reply                     # title-style capitals, few words
            icon: arrowshape.turn.up.left    # an SF Symbol that the deployment target has
            authentication-required: true    # must unlock first: anything done in the person's name
            text-input: { button-title: Send, placeholder: Your answer }

        # A category: what people can do with a kind of notification.
        categories:
          comment:
            hidden-previews-body-placeholder: "%u comments"   # shown instead of the body while previews are hidden
            actions:
              - reply                                         # shared
              - like: { title: Like, icon: hand.thumbsup }    # its own
              - mute: { title: Mute Thread, icon: bell.slash }
          reminder:
            hidden-previews-body-placeholder: Reminder
            actions:
              - open-list: { title: Show List, icon: list.bullet, foreground: true, destination: feeders }   # opens a screen
              - delete: { title: Delete List, icon: trash, destructive: true, authentication-required: true }

        # A notification: what is sent. $(name) inserts a variable or data.
        notifications:
          new-comment:
            category: comment
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
            trigger: { at: { hour: 8 }, repeats: true }
            category: reminder
            title: Feed the Birds
            body: The feeder on the $(place) is empty.
            variables: { place: { example: balcony } }
          refresh:
            delivery: background             # silent: no texts
            data: { since: date }
        ```

        - Texts are plain YAML: quote a text with `: `, ` #`, or one that begins with `%`, `{`, `[`, `*`, `&` or a quote.
        - Types of data: `string`, `integer`, `number`, `decimal`, `boolean`, `date`, `url`, `uuid`, `[string]`,
          `{ type: { name: string, handle: string? } }`.
        - `origin: user` marks text that people wrote. Give each variable and data an `example`, or a `max-length` for text.
        - Levels: `interruption-level: passive | active | time-sensitive | critical`. The last two need `because: …`, and
          time-sensitive also `relevant-for: 30m`.
        - `localize: device` sends keys instead of texts; `app: { strings: [Localizable.xcstrings] }` checks them.
        - Names are lowercase words with hyphens. They become Swift names: `new-comment` is `NewComment`, `post-id` is `postID`.
        - Live Activities are under `activities:`. Every key: `docs/keys.md` of Belfry, or completion with `belfry lsp`.

        ## Adding things

        **An action**: add it under `actions:` of the category, in the order in which people need it. Most important first;
        destructive ones last; at most four. The build then fails where `handle` must treat it: add the case.

        **A category**: a name under `categories:` with `hidden-previews-body-placeholder` and `actions`. Then name it in a
        notification: `category: …`.

        **A notification, end to end**:

        1. Declare it under `notifications:`: `category`, `title`, `body`, `variables`, `data`.
        2. Lint, build.
        3. App: handle it in `handle(_:in:)`.
        4. Server: in Swift, `Notifications.NewComment(…).push(…)` gives headers and payload. For another language,
           `belfry generate --fixtures DIR` writes examples of payloads, and `--json-schema DIR` their JSON Schemas.
        5. Try it: `xcrun simctl push booted com.example.birdhouse DIR/new-comment.typical.apns`.

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
                if let screen = response.destination { open(screen) }
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

        A local notification has `schedule(…)`. Ask for permission as the app always did; `Notifications.authorizationOptions` has
        the options that the schema needs.

        ## What not to write by hand

        - `UNNotificationCategory`, `UNNotificationAction`, identifiers as strings, `userInfo["…"]`: `register()` and the cases of
          `Response` replace them.
        - Generated files, `.apns` files, JSON Schemas: change the schema and generate.
        - An `identifier` of something new: the name is the identifier. **Never change an identifier or a data key that was
          released**: installed apps and servers use it. Rename with `identifier: old-name`, or `renamed-from: old-name` if the
          server changes too. `belfry breaking --against origin/main` reports what would break.
        - Silencing: fix findings. Only if a finding is wrong here, write
          `allow: { rule-name: "why it is right here, for reviewers" }` on the declaration. Don't turn rules off.

        ## Commands

        | command | use |
        |---|---|
        | `belfry lint [PATH] --reporter json` | findings for programs; exit status 1 if something must be fixed |
        | `belfry lint --fix` | safe fixes |
        | `belfry explain RULE`, `belfry rules` | one rule; all rules |
        | `belfry generate --check` | fails if generated files are out of date |
        | `belfry check-payload FILE` | checks a payload that a server sends |
        | `belfry breaking --against REV` | what a change breaks in installed apps |
        | `belfry requirements --write` | adds the entitlements and Info.plist keys that the schema needs |
        | `belfry audit`, `belfry adopt` | reads an app that has no schema; writes its schema |

        """
}
