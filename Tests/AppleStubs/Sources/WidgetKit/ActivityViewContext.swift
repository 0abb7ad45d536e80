public import ActivityKit

// developer.apple.com/documentation/widgetkit/activityviewcontext
@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String

    @available(iOS 16.2, *)
    public var isStale: Bool { false }

    public init(stubAttributes attributes: Attributes, state: Attributes.ContentState) {
        (self.attributes, self.state, activityID) = (attributes, state, "activity")
    }
}
