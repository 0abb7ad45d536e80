public struct Names {
    public static let closedTabs = "com.example.closed-tabs"

    public enum Tab {
        public static let close = "close_tab"
        public static let closed = "closeTab"
    }
}

extension String {
    static let TabViewTitle = ExampleLocalizedString(
        key: "Tab.View", tableName: "Tabs", value: "View", comment: "Button")

    struct Tab {
        static let Close = ExampleLocalizedString(
            key: "Tab.Close", tableName: "Tabs", value: "Close", comment: "Button")
    }
}
