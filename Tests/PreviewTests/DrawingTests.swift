import Testing

/// What the drawings of a page show.
@Suite struct DrawingTests {
    /// Proves that the symbols that actions commonly have are drawn, with their variants.
    @Test func commonSymbolsAreDrawn() {
        let names = """
            airplane alarm arrow.triangle.2.circlepath arrowshape.turn.up.left.2 backward.fill bicycle bus
            calendar.badge.clock calendar.badge.plus checkmark.seal checkmark.shield cup.and.saucer doc.text
            envelope.badge envelope.open forward.fill gearshape key leaf moon.zzz nosign paperclip person.badge.plus
            person.crop.circle pills speaker.slash square.and.arrow.down tram zzz 3.circle goforward.15 play.rectangle
            """.split(whereSeparator: \.isWhitespace)
        let actions = names.enumerated().map { "      - a\($0): { title: Act, icon: \($1) }\n" }
        let schema = "categories:\n  c:\n    hidden-previews-body-placeholder: Hi\n    actions:\n" + actions.joined()
        let page = Page(schema).main
        #expect(!page.contains("nosym"))
        // So that the first expectation can fail.
        #expect(Page(schema.replacing("icon: zzz", with: "icon: tortoise")).main.contains("nosym"))
    }

    /// Proves that a platform shows the actions that are registered on it, with the texts of their own places.
    @Test func platformsShowTheirActions() throws {
        let page = Page(
            """
            app: { platforms: { iOS: 17.0, macOS: 14.0 } }
            categories:
              c:
                actions:
                  - phone: { title: On Phones, available: { watchOS: false, macOS: false } }
                  - all: { title: On All }
            notifications:
              n: { category: c, title: Hello, thread-id: n }
            """)
        #expect(try page.figure("expanded").contains("On Phones"))
        #expect(try !page.figure("watch").contains("On Phones"))
        #expect(try !page.figure("mac").contains("On Phones"))
        #expect(try page.figure("watch").contains(#"data-k="1.title">On All"#))
        #expect(try page.figure("watch").contains("A double tap runs <i data-k=\"1.title\">On All"))
    }

    /// Proves that what shows nothing says what happens instead, and that what always replaces isn't a stack.
    @Test func deliveriesAndReplacements() throws {
        let page = Page(
            """
            notifications:
              call: { delivery: voip, data: { caller: string } }
              prices: { delivery: background }
              score: { title: Score, collapse-id: score }
              match: { title: Match, collapse-id: "match-$(id)", data: { id: string } }
            """)
        let article = try page.article("call")
        #expect(article.contains("5,120 bytes") && article.contains("CallKit") && !article.contains("drop it"))
        #expect(try page.article("prices").contains("drop it"))
        #expect(try !page.article("score").contains("Stacked"))
        #expect(try page.article("match").contains("Stacked"))
    }

    /// Proves that formatted values have what the script needs to write them as a device does.
    @Test func formatsOfDevices() throws {
        let page = Page(
            """
            app: { language: de }
            notifications:
              device:
                delivery: local
                title: Termin am $(day)
                variables: { day: { type: date, format: date, example: 2026-03-14T15:05:00Z } }
            """)
        let value = "&quot;kind&quot;:&quot;date&quot;,&quot;value&quot;:&quot;2026-03-14T15:05:00Z&quot;"
        #expect(try page.article("device").contains(value))
        #expect(try page.article("device").contains("&quot;text&quot;:&quot;March 14, 2026&quot;"))
    }

    /// Proves that a Live Activity is sketched in each place, and that its alerts look like notifications.
    @Test func activities() throws {
        let page = Page(
            """
            activities:
              order:
                attributes: { order-id: uuid, shop: { example: Book Barge } }
                state:
                  step: { values: { packed: Packed Up, sent: On Its Way } }
                  eta: { type: date, example: 2026-03-14T15:05:00Z }
                  stops: { type: integer, example: 7 }
                start: { title: Order from $(shop) }
                alerts: { sent: { title: "$(step)", when: { step: sent } } }
                stale-after: 90m
                dismiss-after: 0s
            """)
        let lock = try page.figure("lock")
        for words in ["Book Barge", "Packed Up", "3:05 PM", "Stops", ">7<"] {
            #expect(lock.contains(words), "\(words)")
        }
        // Nobody reads an identifier.
        #expect(!lock.contains("order-id"))
        #expect(page.main.contains("After 90 minutes without an update"))
        #expect(page.main.contains("It leaves the Lock Screen at once"))
        #expect(try page.figure("lock alert").contains("Order from Book Barge"))
        // The state of an alert is the one that it is sent for.
        #expect(page.main.contains(#"data-k="sent.title">On Its Way"#))
        #expect(page.main.contains(#"class="pill large""#))
    }

    /// Proves that a comparison names every key that changed, whoever sees it.
    @Test func comparisonsNameEveryKey() {
        let old = """
            app: { url-scheme: shop }
            topics: { orders: { title: Orders } }
            categories:
              order: { identifier: ORDER, actions: [{ ok: { title: Confirm, effect: It confirms. } }] }
            notifications:
              sent: { category: order, title: Sent, destination: order, data: { id: { type: string, key: order.id } } }
            activities:
              trip: { attributes: { city: string }, state: { gate: string }, stale-after: 1h, dismiss-after: 1h }
            """
        let new = old.replacing("url-scheme: shop", with: "url-scheme: store").replacing("ORDER", with: "ORDER_2")
            .replacing("It confirms.", with: "It pays.").replacing("destination: order", with: "destination: parcel")
            .replacing("type: string, key: order.id", with: "type: integer, key: id")
            .replacing("stale-after: 1h", with: "stale-after: 2h").replacing(
                "title: Orders", with: "title: Your Orders")
        let page = Page(new, since: old).main
        for key in [
            "app: url-scheme", "topic orders: title", "category order: identifier", "category order: actions.ok.effect",
            "activity trip: stale-after", "destination", "data.id.type", "data.id.key",
        ] {
            #expect(page.contains("<th scope=\"row\">\(key)</th>"), "\(key)")
        }
        #expect(!Page(old, since: old).main.contains("Other declarations"))
    }
}

extension Page {
    /// The first drawing of a class.
    fileprivate func figure(_ name: String) throws -> Substring {
        let start = try #require(main.firstRange(of: "<figure class=\"\(name)\"")).upperBound
        return main[start...].prefix(upTo: main[start...].firstRange(of: "</figure>")?.lowerBound ?? main.endIndex)
    }

    fileprivate func article(_ name: String) throws -> Substring {
        let start = try #require(main.firstRange(of: "<article id=\"n-\(name)\"")).upperBound
        return main[start...].prefix(upTo: main[start...].firstRange(of: "</article>")?.lowerBound ?? main.endIndex)
    }
}
