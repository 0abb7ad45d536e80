import Foundation

// What generated code uses for making an avatar smaller. A stub image is a file that begins with `stub image`.

public typealias CFURL = NSURL
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFMutableData = NSMutableData

// Constants that C headers declare. Apple's are as safe: nothing changes them.
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "stub.thumbnail.always"
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = "stub.thumbnail.transform"
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "stub.thumbnail.size"
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "stub.cache"

/// A class of Core Graphics.
public final class CGImage {
    let stubText: String

    init(stubText: String) { self.stubText = stubText }
}

@available(iOS 4.0, macCatalyst 13.0, macOS 10.8, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public final class CGImageSource {
    init() {}
}

@available(iOS 4.0, macCatalyst 13.0, macOS 10.8, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public final class CGImageDestination {
    let data: CFMutableData

    init(data: CFMutableData) { self.data = data }
}

@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path, let file = FileHandle(forReadingAtPath: path) else { return nil }
    let mark = Data("stub image".utf8)
    return (try? file.read(upToCount: mark.count)) == mark ? CGImageSource() : nil
}

@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let size = options?[kCGImageSourceThumbnailMaxPixelSize] as? Int else { return nil }
    return CGImage(stubText: "at most \(size) pixels")
}

@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data) }

@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.data.append(Data(image.stubText.utf8)) }

@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { true }
