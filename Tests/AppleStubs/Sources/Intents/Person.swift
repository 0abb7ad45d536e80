import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INPerson: NSObject, NSCopying, NSSecureCoding {
    let person: StubPerson

    init(person: StubPerson) {
        self.person = person
        super.init()
    }

    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?
    ) {
        self.init(
            person: StubPerson(
                personHandle: personHandle,
                nameComponents: nameComponents,
                displayName: displayName,
                image: image,
                contactIdentifier: contactIdentifier,
                customIdentifier: customIdentifier
            )
        )
    }

    @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        relationship: INPersonRelationship?
    ) {
        self.init(
            person: StubPerson(
                personHandle: personHandle,
                nameComponents: nameComponents,
                displayName: displayName,
                image: image,
                contactIdentifier: contactIdentifier,
                customIdentifier: customIdentifier,
                relationship: relationship
            )
        )
    }

    @available(iOS 12.0, macCatalyst 13.1, macOS 11.0, watchOS 5.0, visionOS 1.0, *)
    public init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        isMe: Bool
    ) {
        person = StubPerson(
            personHandle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier,
            isMe: isMe
        )
        super.init()
    }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        isMe: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            person: StubPerson(
                personHandle: personHandle,
                nameComponents: nameComponents,
                displayName: displayName,
                image: image,
                contactIdentifier: contactIdentifier,
                customIdentifier: customIdentifier,
                isMe: isMe,
                suggestionType: suggestionType
            )
        )
    }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        isContactSuggestion: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            person: StubPerson(
                personHandle: personHandle,
                nameComponents: nameComponents,
                displayName: displayName,
                image: image,
                contactIdentifier: contactIdentifier,
                customIdentifier: customIdentifier,
                isContactSuggestion: isContactSuggestion,
                suggestionType: suggestionType
            )
        )
    }

    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            person: StubPerson(
                personHandle: personHandle,
                nameComponents: nameComponents,
                displayName: displayName,
                image: image,
                contactIdentifier: contactIdentifier,
                customIdentifier: customIdentifier,
                aliases: aliases,
                suggestionType: suggestionType
            )
        )
    }

    open var personHandle: INPersonHandle? { person.personHandle }
    open var displayName: String { person.displayName ?? "" }

    /// Apple has it since macOS 10.13, but the class came later.
    @available(iOS 11.0, macCatalyst 13.1, macOS 11.0, watchOS 4.0, visionOS 1.0, *)
    open var isMe: Bool { person.isMe }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(person.personHandle, forKey: "personHandle")
        coder.encode(person.displayName, forKey: "displayName")
        coder.encode(person.image, forKey: "image")
        coder.encode(person.contactIdentifier, forKey: "contactIdentifier")
        coder.encode(person.customIdentifier, forKey: "customIdentifier")
        coder.encode(String(person.isMe), forKey: "isMe")
    }
    public required init?(coder: NSCoder) {
        person = StubPerson(
            personHandle: coder.object("personHandle", of: INPersonHandle.self),
            displayName: coder.text("displayName"),
            image: coder.object("image", of: INImage.self),
            contactIdentifier: coder.text("contactIdentifier"),
            customIdentifier: coder.text("customIdentifier"),
            isMe: coder.text("isMe") == "true"
        )
        super.init()
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
    let handle: StubPersonHandle

    init(handle: StubPersonHandle) {
        self.handle = handle
        super.init()
    }

    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(handle: StubPersonHandle(value: value, type: type, label: nil))
    }

    @available(iOS 10.2, macCatalyst 13.1, *)
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        handle = StubPersonHandle(value: value, type: type, label: label)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(handle.value, forKey: "value")
        coder.encode(String(handle.type.rawValue), forKey: "type")
        coder.encode(handle.label?.rawValue, forKey: "label")
    }
    public required init?(coder: NSCoder) {
        handle = StubPersonHandle(
            value: coder.text("value"),
            type: coder.number("type").flatMap(INPersonHandleType.init) ?? .unknown,
            label: coder.text("label").map(INPersonHandleLabel.init(rawValue:))
        )
        super.init()
    }
}
