import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Cases that don't belong in the documentation: exactly the marked findings.
@Suite struct RuleDetailTests {
    /// A marked schema, and its subject.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var marked: String

        init(_ description: String, _ marked: String) {
            (testDescription, self.marked) = (description, marked)
        }
    }

    @Test(arguments: identifiers + texts + actions + previews)
    func exactlyTheMarkedFindingsAreReported(_ example: Case) {
        let schema = MarkedSchema(example.marked)
        #expect(schema.found(schema.lint().findings) == schema.expected(), "\(example.marked)")
    }

    private static let identifiers = [
        Case(
            "an exact duplicate is not called similar as well",
            """
            categories:
              a: { identifier: Order, hidden-previews-body-placeholder: Order }
              b: { identifier: ⟦id-duplicate│order⟧, hidden-previews-body-placeholder: Order }
              c: { identifier: ⟦id-duplicate│order⟧, hidden-previews-body-placeholder: Order }
            """
        ),
        Case(
            "white space at an end is one mistake",
            """
            categories:
              a: { identifier: order, hidden-previews-body-placeholder: Order }
              b: { identifier: ⟦id-invalid│" order"⟧, hidden-previews-body-placeholder: Order }
            """
        ),
        Case(
            "one letter in two spellings of Unicode is one letter",
            """
            categories:
              a: { identifier: ⟦id-invalid│caf\u{E9}⟧, hidden-previews-body-placeholder: Order }
              b: { identifier: ⟦id-duplicate│⟦id-invalid│cafe\u{301}⟧⟧, hidden-previews-body-placeholder: Order }
            """
        ),
        Case(
            "shared actions of different categories can have one identifier",
            """
            actions:
              like: { identifier: react, title: Like, icon: heart }
              love: { identifier: react, title: Love, icon: heart }
            """
        ),
        Case(
            "a shared action and its use with changes in one category",
            """
            actions:
              like: { title: Like, icon: heart }
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions:
                  - like
                  - ⟦id-duplicate│like⟧: { title: Love }
            """
        ),
        Case(
            "the namespace is taken",
            """
            generate: { swift: { namespace: ShopAction } }
            categories:
              ⟦schema-name-collision│shop⟧: { hidden-previews-body-placeholder: Shop }
            notifications:
              shops: { title: Shops, category: shop }
              ⟦schema-name-collision│shop-action⟧: { title: Sale }
            """
        ),
        Case(
            "a category with notifications of other names is no case of the response",
            """
            categories:
              order: { hidden-previews-body-placeholder: Order }
              other: { hidden-previews-body-placeholder: Other }
            notifications:
              order: { title: Order, category: other }
              sale: { title: Sale, category: order }
            """
        ),
        Case(
            "values without letters, and values twice",
            """
            notifications:
              vote:
                title: Vote
                data:
                  sign: { values: ["+", ⟦schema-name-collision│"-"⟧] }
                  mood: { values: [good, ⟦schema-duplicate-name│good⟧] }
            """
        ),
        Case(
            "lists that share an anchor are one list",
            """
            categories:
              a: { hidden-previews-body-placeholder: A, actions: &list [like: { title: Like, icon: heart }] }
              b: { hidden-previews-body-placeholder: B, actions: *list }
            """
        ),
    ]

    private static let texts = [
        Case(
            "the text for each value of an enum is judged at its place",
            """
            notifications:
              parcel:
                title:
                  by: status
                  values:
                    sent: ⟦title-not-title-style│On its way⟧
                    late: { one: A Day Late, other: $(days) Days Late⟦text-mispunctuated│.⟧ }
                  unknown: ⟦title-too-long│A Title That Is Too Long for Any Screen of Any Device⟧
                body:
                  by: status
                  values:
                    sent: It is on its ⟦text-mispunctuated│way⟧
                    late: "It is $(days) ⟦text-plural-fixed│days⟧ late."
                  unknown: Look at $(⟦text-optional-value│place⟧) for details.
                thread-id: parcels
                variables: { days: count }
                data: { status: { values: [sent, late], optional: true }, place: { optional: true } }
            """
        ),
        Case(
            "a body repeats the title for the same value",
            """
            notifications:
              parcel:
                title: { by: status, values: { sent: ⟦body-repeats-title│Parcel on Its Way⟧, late: A Bit Late } }
                body: { by: status, values: { late: Parcel on its way., sent: Parcel on its way. } }
                data: { status: { values: [sent, late] } }
            """
        ),
        Case(
            "a notification with the same first text has other texts",
            """
            notifications:
              parcel:
                title: { by: status, values: { sent: On Its Way, late: A Bit Late } }
                data: { status: { values: [sent, late] } }
              letter:
                title: { by: status, values: { sent: On Its Way, late: Delayed by Snow } }
                data: { status: { values: [sent, late] } }
            """
        ),
        Case(
            "the text for each value shows the value",
            """
            app: { platforms: { iOS: 15.0 } }
            notifications:
              result:
                title: New Result
                body: { by: ⟦text-sensitive│diagnosis⟧, values: { mild: It is mild., severe: Come and see the doctor. } }
                thread-id: results
                data: { diagnosis: { values: [mild, severe], sensitivity: health } }
            """
        ),
        Case(
            "comments are comments",
            """
            app:
              name: ⟦text-cut-by-comment│Photos⟧ #1
            actions:
              like: # Here.
                title: Like # There.
                icon: heart ## And there.
                description: Likes it #
            """
        ),
        Case(
            "a word after a choice, a number or a reference is a comment",
            """
            app:
              platforms: { iOS: 15.0 } #todo
            actions:
              like:
                title: Like
                icon: heart #filled
                reversible: true #really
            categories:
              photo:
                hidden-previews-body-placeholder: "Photo" #quoted
                actions:
                  - like #twice
            """
        ),
        Case(
            "examples and reasons are texts",
            """
            notifications:
              sale:
                title: Sale
                identifier: sale:now
                allow:
                  id-invalid: ⟦text-cut-by-comment│Known to servers, see⟧ #7
                data:
                  shop: { example: ⟦text-cut-by-comment│Store⟧ #5
                    }
            """
        ),
        Case(
            "every text of a notification is looked at",
            """
            notifications:
              trade:
                title: Trade
                interruption-level: time-sensitive
                relevant-for: 10m
                because: ⟦text-cut-by-comment│It ends soon, see⟧ #12
                destination: ⟦text-cut-by-comment│trades⟧ #3
            """
        ),
        Case(
            "English rules leave other languages alone",
            """
            app: { language: de-CH }
            actions:
              open: { title: Open the app, icon: heart, foreground: true }
              remove: { title: Remove, icon: trash }
              later: { title: "In ⟦registered-text-placeholder│%d⟧ Minuten", icon: clock }
              ok: { title: ⟦icon-missing│verstanden⟧ }
            """
        ),
        Case(
            "placeholders in quotes and after escapes",
            """
            actions:
              a: { title: 'Call ⟦registered-text-placeholder│${name}⟧', icon: phone }
              b: { title: ⟦registered-text-placeholder│"Say \\"Hi\\" to {name}"⟧, icon: phone }
              c: { title: Charge to 100%, icon: bolt }
            """
        ),
    ]

    private static let actions = [
        Case(
            "a shared action that only others register is theirs",
            """
            actions:
              theirs: { identifier: "a:b", title: delete it }
            categories:
              sdk: { external: true, actions: [theirs] }
            """
        ),
        Case(
            "a shared action that the app registers, too, is its own",
            """
            actions:
              ours: { identifier: ⟦id-invalid│"a:b"⟧, title: Like, icon: heart }
            categories:
              sdk: { external: true, actions: [ours] }
              photo: { hidden-previews-body-placeholder: Photo, actions: [ours] }
            """
        ),
        Case(
            "what others register is not counted",
            """
            categories:
              sdk:
                external: true
                actions:
                  - a: { title: Delete A, destructive: true }
                  - b: { title: B }
                  - c: { title: C }
                  - d: { title: D }
                  - e: { title: E }
            """
        ),
        Case(
            "a misspelt key is one mistake",
            """
            actions:
              delete: { title: Delete, ⟦schema-unknown-key│icn⟧: trash, ⟦schema-unknown-key│destuctive⟧: true }
              erase:
                title: Discard
                icon: trash
                destructive: true
                authentication-required: ⟦schema-wrong-value│yes⟧
            """
        ),
        Case(
            "an answer is an answer",
            """
            actions:
              delete: { title: Delete Draft, icon: trash, destructive: false }
              reset: { title: Reset, icon: power, authentication-required: false, text-input: { button-title: Send, placeholder: Reason } }
              show: { title: Show on Map, icon: map, foreground: true, destination: map }
              view: { title: View, icon: eye, foreground: true, effect: starts the camera }
              open: { title: ⟦action-foreground-missing│Open⟧, icon: heart }
            """
        ),
        Case(
            "of two destructive actions in front of another each is misplaced",
            """
            actions:
              delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
              block: { title: Block, icon: hand.raised, destructive: true, authentication-required: true }
              like: { title: Like, icon: heart }
            categories:
              a: { hidden-previews-body-placeholder: A, actions: [⟦action-misordered│delete⟧, ⟦action-misordered│block⟧, like] }
              ⟦action-inconsistent│b⟧: { hidden-previews-body-placeholder: B, actions: [⟦action-misordered│delete⟧, like, block] }
              c: { hidden-previews-body-placeholder: C, actions: [like, delete] }
            """
        ),
        Case(
            "an icon that a category takes over is one",
            """
            actions:
              like: { title: Like, icon: heart }
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions:
                  - like: { title: Love }
            """
        ),
    ]

    private static let previews = [
        Case(
            "platforms without hidden previews",
            "app: { platforms: { watchOS: 9.0, tvOS: 16.0 } }\ncategories:\n  photo: { custom-dismiss-action: true }\n"
        ),
        Case(
            "any platform with them counts",
            "app: { platforms: { watchOS: 9.0, macOS: 13.0 } }\ncategories:\n  ⟦hidden-preview-missing│photo⟧: { custom-dismiss-action: true }\n"
        ),
        Case(
            "only categories of notifications with a body, and those of notifications that only a server knows",
            """
            categories:
              ⟦hidden-preview-missing│photo⟧: {}
              ⟦category-empty│title-only⟧: {}
              empty: {}
              unused: {}
            notifications:
              photo: { category: photo, title: Photo, body: A new one. }
              title-only: { category: title-only, title: Photo }
              empty: { category: empty, title: Photo, body: "" }
            """
        ),
    ]
}
