// The service extension: the principal class of its Info.plist. All it has to do is to load the photo of a delivered
// parcel, and that is generated.
public import CourierNotifications

public final class NotificationService: Courier.ServiceExtension {}
