import ActivityKit
import SwiftUI
import WidgetKit

@main struct CrumbWidgets: WidgetBundle {
    var body: some Widget { OrderActivityWidget() }
}

struct OrderActivityWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack {
                Text(context.attributes.shop)
                Text(title(of: context.state.step))
                Text(context.state.eta, style: .relative)
            }
            .padding()
            .widgetURL(context.widgetURL)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.shop) }
                DynamicIslandExpandedRegion(.trailing) { Text(context.state.eta, style: .time) }
                DynamicIslandExpandedRegion(.bottom) { Text(title(of: context.state.step)) }
            } compactLeading: {
                Image(systemName: "bag")
            } compactTrailing: {
                Text(context.state.eta, style: .time)
            } minimal: {
                Image(systemName: "bag")
            }
            .widgetURL(context.widgetURL)
        }
    }

    /// A newer server may send a step that this version doesn't know.
    private func title(of step: DeliveryAttributes.ContentState.Step) -> String {
        switch step {
        case .baking: "In the oven"
        case .onTheWay: "On its way"
        case .delivered: "Delivered"
        case .unknown: "Your order"
        }
    }
}
