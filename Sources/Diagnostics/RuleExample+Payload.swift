extension RuleExample {
    /// A payload of a small schema, for rules that need no more.
    package static func payload(_ payload: String) -> RuleExample { .payload(payload, of: courier) }

    private static let courier = """
        categories:
          delivery:
            hidden-previews-body-placeholder: Delivery
            actions: [track: { title: Track, icon: map, foreground: true }]
        notifications:
          courier-arriving:
            category: delivery
            title: Courier Arriving
            data: { order: integer, door: { type: string, optional: true } }

        """
}
