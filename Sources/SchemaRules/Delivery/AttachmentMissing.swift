import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let attachmentMissing: NotificationRule = RuleDescription(
        id: "attachment-missing",
        severity: .advice,
        group: .delivery,
        summary: "A picture that a notification carries is attached to it.",
        rationale: """
            People see an attached picture in the notification, and the scheduled summary features notifications with \
            media. Avatars of senders belong to 'communication'.
            """,
        unseen: """
            Only data of type url whose name ends with one of a few English words is found, such as photo and \
            video-url.
            """,
        source: .communicationNotifications,
        passing: [
            """
            notifications:
              photo:
                title: New Photo
                data: { photo: url }
                attachments: [{ url: $(photo), type: image }]
              reply: { title: Emma Answered, data: { avatar: url, link: url } }
              sync: { delivery: background, data: { image: url } }
            """
        ],
        failing: [
            """
            notifications:
              photo: { title: New Photo, data: { ⟦photoURL⟧: url } }
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.isShown, notification.communication == nil,
            let picture = notification.data.first(where: { $0.isURL && $0.namesPicture }),
            !notification.body.attempts("attachments")
        else { return }
        report.add(
            at: picture.name.range, "'\(picture.name.value)' is a picture that people don't see in the notification",
            help: "add attachments: [{ url: $(\(picture.name.value)), type: \(picture.mediaType) }]")
    }
}

extension Field {
    fileprivate var namesPicture: Bool { pictureWord != nil }
    fileprivate var mediaType: String { pictureWord.map(Self.movies.contains) ?? false ? "movie" : "image" }

    private var pictureWord: String? {
        var words = name.value.nameWords
        if let last = words.last, ["url", "uri", "link", "address"].contains(last) { words.removeLast() }
        guard let last = words.last, !words.contains(where: Self.people.contains) else { return nil }
        return Self.images.contains(last) || Self.movies.contains(last) ? last : nil
    }

    private static let images: Set<String> = ["image", "photo", "picture", "snapshot", "thumbnail", "screenshot"]
    private static let movies: Set<String> = ["video", "movie", "clip"]
    /// Whose picture is an avatar.
    private static let people: Set<String> = [
        "author", "avatar", "caller", "contact", "friend", "icon", "member", "profile", "sender", "user",
    ]
}
