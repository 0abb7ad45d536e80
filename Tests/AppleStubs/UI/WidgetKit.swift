// What the example in `examples/xcode` uses of WidgetKit, from Apple's reference.
public import ActivityKit
public import Foundation
public import SwiftUI

@available(iOS 16.1, *)
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    @MainActor @preconcurrency public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

@available(iOS 16.1, *)
public struct DynamicIsland {
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    // developer.apple.com/documentation/widgetkit/dynamicisland/widgeturl(_:)
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}

extension View {
    // developer.apple.com/documentation/swiftui/view/widgeturl(_:)
    @available(iOS 14.0, *)
    @MainActor @preconcurrency public func widgetURL(_ url: URL?) -> some View { self }
}

@available(iOS 16.1, *)
public struct DynamicIslandExpandedContent<Content: View> {}

@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionPosition: Sendable {
    public static let leading = Self()
    public static let trailing = Self()
    public static let bottom = Self()
}

@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

@available(iOS 16.1, *)
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<Content>(
        first: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<some View> { DynamicIslandExpandedContent<Content>() }

    public static func buildPartialBlock<First, Next>(
        accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedRegion<Next>
    ) -> DynamicIslandExpandedContent<some View> { DynamicIslandExpandedContent<First>() }
}
