/// The subscriptions with which an app makes iCloud send pushes to it.
///
/// Source: CloudKit, CKSubscription and its subclasses.
package enum CloudKitSubscription {
    package static let classes = ["CKQuerySubscription", "CKDatabaseSubscription", "CKRecordZoneSubscription"]
    package static let all = ["CKSubscription"] + classes
    /// The classes of what their pushes look like, in Swift and in Objective-C.
    package static let notificationInfo = ["CKSubscription.NotificationInfo", "CKNotificationInfo"]
}
