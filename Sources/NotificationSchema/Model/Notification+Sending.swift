// How a notification is sent.
extension Notification {
    /// The priority of the push. A push that doesn't light up the screen can wait, to save power.
    package var priority: Priority {
        contents.declaredPriority?.value ?? (level == .passive || delivery.canWait ? .considerate : .immediate)
    }
    /// How long APNs tries to deliver the push, in seconds; nil if APNs decides.
    ///
    /// APNs requires 0 for push-to-talk (reference, *Sending notification requests to APNs*).
    package var expiry: Int? {
        (contents.expiresIn ?? contents.relevantFor)?.value ?? (delivery == .pushToTalk ? 0 : nil)
    }
    package var isEncrypted: Bool { contents.encrypted.isTrue }
    /// Whether people see it. Only the app sees the others.
    package var isShown: Bool { delivery.isShown }
    /// Whether the service extension must process it. Notifications that the app makes never reach the extension.
    package var needsServiceExtension: Bool {
        delivery != .local
            && (isEncrypted || isLocalizedByExtension || !contents.attachments.isEmpty || contents.communication != nil)
    }
    /// Whether the push sets `mutable-content`.
    package var isMutable: Bool { contents.mutableContent.isTrue || needsServiceExtension }
}
