import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "marketing-language",
        severity: .warning,
        group: .interruption,
        summary: "A text that advertises belongs to a marketing topic, and not to a Live Activity.",
        rationale: """
            Advertising among orders or messages reaches people who never agreed to it, and who then turn off all \
            notifications. A Live Activity shows the progress of something that people follow. A special offer that \
            someone accepted isn't reported.
            """,
        unseen: """
            Only English phrases from a list are found, such as “flash sale”, and most of them only together with \
            others or with a price.
            """,
        source: .higMarketing,
        passing: [
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
            notifications:
              spring:
                topic: offers
                title: Spring Prices
                body: Everything is 20% off until Sunday.
                interruption-level: passive
            """,
            """
            topics:
              orders: { title: Orders }
            notifications:
              accepted: { topic: orders, title: Offer Accepted, body: Your special offer was accepted. }
              gift: { topic: orders, title: Gift Delivered, body: Your order from the gift shop is there. }
              level: { topic: orders, title: Battery at 20% }
              house: { topic: orders, title: New on Elm Street, body: "The house is for sale at $450,000." }
              trial: { topic: orders, title: Your Plan, body: Your free trial ends soon and costs $9.99 from then on. }
              coupon: { topic: orders, title: Promo Code Used, body: You paid $5.00 less. }
              now: { topic: orders, title: Order Changed, body: Your order now costs $24.90. }
              rate: { topic: orders, title: Interest Rate, body: The rate used for your loan changed. }
              books: { topic: orders, title: Your Order, body: Half Price Books has it. }
              goal: { topic: orders, title: Savings Goal Reached, body: Your savings account has it. }
              missed: { topic: orders, title: We Missed You, body: Your parcel is at the neighbor's. }
              shipping: { topic: orders, title: Order Changed, body: It has free shipping now. }
              post: { topic: orders, title: New Post, body: Ada shared your photo on Instagram. }
            """,
            """
            activities:
              auction:
                state: { price: string }
                alerts:
                  outbid: { title: You Were Outbid, body: Somebody offers $(price)., when: { price: $20 } }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ],
        failing: [
            """
            topics:
              orders: { title: Orders }
            notifications:
              spring: { topic: orders, title: Spring Prices, body: ⟦Everything is 20% off today.⟧ }
            """,
            """
            notifications:
              sale: { title: ⟦Last Chance⟧, body: The sale ends tonight. }
              lamp: { title: Lamps, body: ⟦On sale today for $19.99.⟧ }
              friend: { title: ⟦Give a Friend a Free Month⟧, body: They can start today. }
              absence: { title: ⟦We Miss You⟧, body: Come back and see what is new. }
              rating: { title: Your Trip, body: ⟦Please rate us.⟧ }
              shipping: { title: ⟦Free Shipping⟧, body: It is for all lamps. }
              code: { title: Your Code, body: ⟦Use SPRING10 at checkout.⟧ }
              photos: { title: Photo Book, body: ⟦Post it on Instagram.⟧ }
              friends: { title: Photo Book, body: ⟦Share it with your friends.⟧ }
            """,
            """
            actions:
              rate: { title: ⟦Rate Us⟧, icon: star }
              save: { title: ⟦Save 30% Today⟧, icon: cart }
            activities:
              sale:
                state: { until: date, isLast: boolean }
                alerts:
                  last: { title: ⟦Last Chance⟧, body: The sale ends tonight., when: { isLast: true } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            app: { settings-screen: notification-settings, url-scheme: com.example.deals }
            topics:
              deals: { kind: marketing, title: Deals, opt-in: { prompt: May we send you deals? } }
            activities:
              tickets:
                topic: ⟦deals⟧
                destination: tickets
                state: { left: integer }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            activities:
              ⟦summer-sale⟧:
                state: { discount: integer, ends: date }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ]
    )

    static let marketingLanguage: ShownNotificationRule = description.eachShownNotification(only: [
        .inEnglish, .notInAlerts,
    ]) {
        shown, context, report in
        var evidence = Advertisement()
        for text in shown.texts { evidence.read(text, isTitle: shown.isTitle(text)) }
        let notification = shown.declaration
        guard evidence.isSure, let text = evidence.texts.first, !context.schema.isMarketing(notification) else {
            return
        }
        report.add(
            at: text.range,
            "'\(notification.name.value)' reads like marketing (\(evidence.phrases.joined(separator: ", "))), and "
                + (context.schema.topic(of: notification).map { "its topic '\($0.name.value)' is not" }
                    ?? "has no topic"),
            help: "use a topic with kind: marketing, or say what happened without advertising"
        )
    }

    static let marketingActions: ActionRule = description.eachAction(only: .inEnglish) { action, context, report in
        guard let title = action.title else { return }
        if PhraseTables.ratings.holds(title) {
            report.add(
                at: title.range, "“\(title.trimmed)” asks for a rating of the app",
                help: "remove it, and ask in the app with RequestReviewAction of StoreKit")
        } else if !context.schema.topics.contains(where: { $0.kind == .marketing }) {
            var evidence = Advertisement()
            evidence.read(title)
            guard evidence.isSure else { return }
            report.add(
                at: title.range, "“\(title.trimmed)” advertises, and no topic is for marketing",
                help: "say what the action does, or send it with a topic of kind: marketing")
        }
    }

    static let activityAdvertising: WholeSchemaRule = description.eachActivity { activity, context, report in
        if let topic = activity.topicName, let index = activity.topic, context.schema.topics[index].kind == .marketing {
            report.add(
                at: topic.range, "'\(activity.name.value)' advertises: its topic '\(topic.value)' is for marketing",
                help: "name another topic, or send a notification")
            return
        }
        guard context.isEnglish else { return }
        let names = [activity.name.value] + activity.fields.map(\.name.value)
        let words = Set(names.flatMap(\.nameWords))
        if words.isSuperset(of: ["sale", "discount"]) || words.isSuperset(of: ["sale", "price"]) {
            report.add(
                at: activity.name.range, "'\(activity.name.value)' advertises: it follows a sale",
                help: "send a notification of a marketing topic")
            return
        }
        for alert in activity.allAlerts {
            var evidence = Advertisement()
            for text in alert.templates { evidence.read(WrittenText(text.text)) }
            guard evidence.isSure, let text = evidence.texts.first else { continue }
            report.add(
                at: text.range,
                "the alert '\(alert.name.value)' advertises (\(evidence.phrases.joined(separator: ", ")))",
                help: "say what happened, or send a notification of a marketing topic")
        }
    }
}
