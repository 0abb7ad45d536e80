import NotificationSchema

/// Which notification the app recognizes in a push without the notification key.
struct KeylessRecognition {
    /// The only notifications of their categories, by the identifiers of these.
    private var alone: [String: String] = [:]
    private var categoriesInUse: Set<String> = []
    /// Notifications with a match, by the identifier of the category.
    private var matching: [String: MatchTable<String>] = [:]

    init(_ schema: Schema) {
        var counts: [Int: Int] = [:]
        for notification in schema.notifications {
            if let category = notification.category { counts[category, default: 0] += 1 }
        }
        for notification in schema.notifications {
            let (name, match) = (notification.name.value, notification.match)
            let identifiers = notification.category.map { schema.categories[$0].identifiers.map(\.value) } ?? [""]
            for identifier in identifiers {
                if let category = notification.category {
                    categoriesInUse.insert(identifier)
                    if counts[category] == 1, match.isEmpty { alone[identifier] = name }
                }
                guard notification.delivery.isPush else { continue }
                matching[identifier, default: MatchTable()].add(name, matching: match)
            }
        }
    }

    /// - Parameter answers: The values of the push by which a notification can be recognized.
    func notification(in category: String?, answering answers: [Match]) -> String? {
        if let category, let name = alone[category] { return name }
        let place = category.flatMap { categoriesInUse.contains($0) ? $0 : nil } ?? ""
        let values = Dictionary(answers.map { ($0.path, $0.constant.value) }) { first, _ in first }
        return matching[place]?.first { values[$0] }
    }
}
