// What an app, its tests and a server do with the source that the build plugin generates. It runs on Linux, too.
import Foundation

@main struct Quickstart {
    static func main() {
        // A server: the request to APNs, from typed values.
        let comment = Notifications.NewComment(author: "Ada", passageID: UUID(), page: 42)
        let push = comment.push(comment: "I read this passage three times.")
        print("A push of \(push.payload.count) bytes for \(push.headers["apns-topic"] ?? "no topic"):")
        print(String(decoding: push.payload, as: UTF8.self))

        // A test: routing without a device. On a device, `Notifications.CenterDelegate` makes the same of what arrives.
        let parts = Notifications.ResponseParts(
            category: "comment",
            action: .custom("reply", text: "So did I."),
            payload: ["author": .string("Ada"), "passage": .string(comment.passageID.uuidString)]
        )
        print("A response: \(describe(Notifications.Response(parts)))")
    }

    /// Add an action to the schema, and this does not compile until it is handled.
    static func describe(_ response: Notifications.Response) -> String {
        switch response {
        case .newComment(let comment, .reply(let text)): "answers \(comment.author): \(text)"
        case .newComment(let comment, .like): "likes the comment of \(comment.author)"
        case .newComment(let comment, .mute): "mutes passage \(comment.passageID)"
        case .newComment(let comment, .defaultAction): "opens page \(comment.page ?? 1)"
        case .groupInvitation(let invitation, let action): "\(action) for \(invitation.group)"
        case .readingReminder(let reminder): "reads on, page \(reminder.page)"
        case .unrecognized(let problem): "is not ours: \(problem.reason)"
        }
    }
}
