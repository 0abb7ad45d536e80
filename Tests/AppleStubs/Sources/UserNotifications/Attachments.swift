// The constants keep Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public let UNNotificationAttachmentOptionsTypeHintKey: String = "stub.attachment.type-hint"

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public let UNNotificationAttachmentOptionsThumbnailHiddenKey: String = "stub.attachment.thumbnail-hidden"

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey: String = "stub.attachment.thumbnail-clipping-rect"

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public let UNNotificationAttachmentOptionsThumbnailTimeKey: String = "stub.attachment.thumbnail-time"

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding {
    open var identifier: String { storedIdentifier }
    open var url: URL { storedURL }
    open var type: String { storedType }

    /// The options as given.
    let options: [AnyHashable: Any]

    private let storedIdentifier: String
    private let storedURL: URL
    private let storedType: String

    init(identifier: String, url: URL, type: String, options: [AnyHashable: Any]) {
        storedIdentifier = identifier
        storedURL = url
        storedType = type
        self.options = options
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// Accepts an existing file with a type hint or a known extension. The file isn't moved.
    public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint ?? Self.types[URL.pathExtension.lowercased()] else {
            throw UNError(.attachmentUnrecognizedType)
        }
        self.init(identifier: identifier, url: URL, type: type, options: options ?? [:])
    }

    private static let types: [String: String] = [
        "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
        "mp3": "public.mp3", "m4a": "public.mpeg-4-audio",
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "png": "public.png",
        "mpg": "public.mpeg", "mpeg": "public.mpeg", "m2v": "public.mpeg-2-video", "mp4": "public.mpeg-4",
        "avi": "public.avi",
    ]

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAttachment else { return false }
        return other.identifier == identifier && other.url == url && other.type == type
    }
    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
        coder.encode(url.absoluteString, forKey: "url")
        coder.encode(type, forKey: "type")
        coder.encode(options, forKey: "options")
    }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.text("identifier"), let type = coder.text("type"),
            let url = coder.text("url").flatMap({ URL(string: $0) })
        else { return nil }
        storedIdentifier = identifier
        storedURL = url
        storedType = type
        options = coder.propertyList("options")
        super.init()
    }
}
