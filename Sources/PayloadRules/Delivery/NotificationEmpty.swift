import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let contentMissing: PushRule = RuleDescription.notificationEmpty.eachPush(
        lookingAt: [
            .aps, .headers, .identity,
        ], needsSchema: false
    ) { push, report in
        let received = push.received
        guard received.aps != nil, !push.isBackground,
            received.headers?.value(PushHeader.pushType)?.isText("alert") ?? true,
            // Calls, locations and some others are declared, and show nothing.
            push.notification?.isShown ?? true,
            !received.hasText,
            received.alert.map({ $0.isText("") || $0.kind == .mapping && $0.entries.isEmpty }) ?? true
        else { return }
        // Pushes that wake the app or the service extension have other rules. Pushes that aren't notifications have
        // none.
        let others = [PayloadKey.mutableContent, PayloadKey.contentAvailable] + APSKey.ofOtherPushes.names
        guard others.allSatisfy({ received.aps($0) == nil && !push.misspells($0) }),
            received.alert != nil || !push.misspells(PayloadKey.alert)
        else { return }
        let shown = [PayloadKey.sound, PayloadKey.badge]
        let isHeardOrCounted = !shown.allSatisfy { received.aps($0) == nil && !push.misspells($0) }
        // If the service extension needs the text, another rule reports it.
        if isHeardOrCounted {
            guard let notification = push.notification, notification.isShown, !notification.isMutable,
                !notification.texts.isEmpty
            else { return }
        }
        report.add(
            at: received.place,
            isHeardOrCounted
                ? "\(push.subject) has a text in the schema, but this push has no alert, so people see nothing"
                : "\(push.subject) has no alert, sound or badge, so it shows nothing",
            help: received.service == .expo
                ? "add \"title\" and \"body\" to the message" : "add \"alert\": { \"title\": …, \"body\": … } to aps",
            notes: push.note()
        )
    }
}
