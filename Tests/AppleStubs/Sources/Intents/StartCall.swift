import Foundation
import UserNotifications

@available(iOS 13.0, macCatalyst 13.1, macOS 12.0, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INStartCallIntent: INIntent {
    let call: StubCall

    @available(iOS 14.0, macCatalyst 14.0, macOS 12.0, watchOS 7.0, visionOS 1.0, *)
    public init(
        callRecordFilter: INCallRecordFilter?,
        callRecordToCallBack: INCallRecord?,
        audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType,
        contacts: [INPerson]?,
        callCapability: INCallCapability
    ) {
        call = StubCall(
            callRecordToCallBack: callRecordToCallBack,
            audioRoute: audioRoute,
            destinationType: destinationType,
            contacts: contacts,
            callCapability: callCapability
        )
        super.init(intent: ())
    }

    open var callRecordToCallBack: INCallRecord? { call.callRecordToCallBack }
}

@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension INStartCallIntent: UNNotificationContentProviding {}

/// How one is made is not among the facts.
open class INCallRecordFilter: NSObject {
    init(filter: Void) { super.init() }
}

/// As wide as the person it holds: the facts date only its initialiser.
@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INCallRecord: NSObject {
    let record: StubCallRecord

    init(record: StubCallRecord) {
        self.record = record
        super.init()
    }

    @available(iOS 13.0, macCatalyst 13.1, watchOS 6.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public convenience init(
        identifier: String,
        dateCreated: Date? = nil,
        caller: INPerson? = nil,
        callRecordType: INCallRecordType = .unknown,
        callCapability: INCallCapability = .unknown,
        callDuration: Double? = nil,
        unseen: Bool? = nil,
        numberOfCalls: Int? = nil
    ) {
        self.init(
            record: StubCallRecord(
                identifier: identifier,
                dateCreated: dateCreated,
                caller: caller,
                callRecordType: callRecordType,
                callCapability: callCapability,
                callDuration: callDuration,
                unseen: unseen,
                numberOfCalls: numberOfCalls
            )
        )
    }
}
