import Foundation
import UserNotifications

@available(iOS 13.0, macCatalyst 13.1, macOS 12.0, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INStartCallIntent: INIntent {
    let call: StubCall

    init(call: StubCall) {
        self.call = call
        super.init(intent: ())
    }

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

    @available(iOS 14.0, macCatalyst 14.0, macOS 12.0, watchOS 7.0, visionOS 1.0, *)
    open var callRecordToCallBack: INCallRecord? { call.callRecordToCallBack }

    open override func copy(with zone: NSZone? = nil) -> Any { copied(to: INStartCallIntent(call: call)) }

    open override func encode(with coder: NSCoder) {
        coder.encode(String(call.audioRoute.rawValue), forKey: "audioRoute")
        coder.encode(String(call.destinationType.rawValue), forKey: "destinationType")
        coder.encode(call.contacts, forKey: "contacts")
        coder.encode(String(call.callCapability.rawValue), forKey: "callCapability")
    }
    public required init?(coder: NSCoder) {
        call = StubCall(
            callRecordToCallBack: nil,
            audioRoute: coder.number("audioRoute").flatMap(INCallAudioRoute.init) ?? .unknown,
            destinationType: coder.number("destinationType").flatMap(INCallDestinationType.init) ?? .unknown,
            contacts: coder.list("contacts", of: INPerson.self),
            callCapability: coder.number("callCapability").flatMap(INCallCapability.init) ?? .unknown
        )
        super.init(coder: coder)
    }
}

@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension INStartCallIntent: UNNotificationContentProviding {}

/// Its initializer isn't known.
@available(iOS 14.0, macCatalyst 14.0, macOS 12.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INCallRecordFilter: NSObject {
    init(filter: Void) { super.init() }
}

@available(iOS 11.0, macCatalyst 13.1, macOS 12.0, watchOS 4.0, visionOS 1.0, *)
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
