#if canImport(SwiftUI) && os(iOS) && !targetEnvironment(macCatalyst)
import ActivityKit
import MatchActivity
import SwiftUI
import WidgetKit

struct MatchWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MatchAttributes.self) { context in
            VStack {
                Text(context.attributes.home)
                Text(context.state.score)
                Text(context.attributes.away)
            }
            // On the Lock Screen …
            .widgetURL(context.widgetURL)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.home) }
                DynamicIslandExpandedRegion(.trailing) { Text(context.attributes.away) }
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.score) }
            } compactLeading: {
                Text(context.attributes.home)
            } compactTrailing: {
                Text(context.state.score)
            } minimal: {
                Text(context.state.score)
            }
            // … and in the Dynamic Island, where both sides open the same screen.
            .widgetURL(context.widgetURL)
        }
    }
}
#endif
