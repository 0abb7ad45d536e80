import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

open class CLRegion: NSObject {
    open var identifier: String { name }
    open var notifyOnEntry = true
    open var notifyOnExit = true

    private let name: String

    public init(stubIdentifier identifier: String) {
        name = identifier
        super.init()
    }
}

open class CLCircularRegion: CLRegion {
    open var center: CLLocationCoordinate2D { place }
    open var radius: CLLocationDistance { distance }

    private let place: CLLocationCoordinate2D
    private let distance: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        place = center
        distance = radius
        super.init(stubIdentifier: identifier)
    }
}
