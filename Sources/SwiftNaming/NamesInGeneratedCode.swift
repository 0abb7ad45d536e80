// Written by script/update from the code that is generated, so that no name is forgotten.
// swift-format-ignore-file

extension SwiftName {
    /// Types that generated code uses or declares.
    static let typesInGeneratedCode: Set<String> = [
        "ActionIdentifier",
        "Any",
        "AnyHashable",
        "AnyObject",
        "ArraySlice",
        "AsyncThrowingStream",
        "Background",
        "Bool",
        "Bundle",
        "CancellationError",
        "CaseIterable",
        "CategoryIdentifier",
        "CenterDelegate",
        "Codable",
        "Data",
        "Date",
        "Delivery",
        "Destination",
        "Double",
        "Draft",
        "Error",
        "FileManager",
        "Foundation",
        "FoundationNetworking",
        "HTTPURLResponse",
        "Handler",
        "Hashable",
        "ISO8601DateFormatter",
        "Identifiable",
        "Int",
        "Int64",
        "Intents",
        "JSON",
        "MainActor",
        "NSLock",
        "NSMutableArray",
        "NSNull",
        "NSNumber",
        "NSObject",
        "NSString",
        "Never",
        "NotificationCenter",
        "OperationQueue",
        "PayloadReader",
        "Push",
        "RawRepresentable",
        "Received",
        "Response",
        "ResponseContext",
        "ResponseParts",
        "Result",
        "Sendable",
        "ServiceExtension",
        "ServiceHandler",
        "Set",
        "StandardHandler",
        "String",
        "Task",
        "TimeInterval",
        "Topic",
        "URL",
        "URLError",
        "URLSession",
        "UUID",
        "UncheckedSendable",
        "Unicode",
        "Unrecognized",
        "UnsendableNumber",
        "UserNotifications",
        "Void",
    ]

    /// Members that generated code declares next to actions and screens.
    static let actionCasesInGeneratedCode: Set<String> = [
        "defaultAction",
        "destination",
        "dismissAction",
    ]

    /// Members that generated code declares next to topics.
    static let topicCasesInGeneratedCode: Set<String> = [
        "settingsScreen",
    ]

    /// Members that generated code declares next to categories and notifications.
    static let casesInGeneratedCode: Set<String> = [
        "claimedByContentExtension",
        "unrecognized",
    ]

    /// Functions, parameters and variables in the struct of a notification.
    static let membersInGeneratedCode: Set<String> = [
        "aps",
        "content",
        "data",
        "donateOutgoing",
        "notification",
        "now",
        "payload",
        "prepare",
        "push",
        "recipientPersons",
        "request",
        "requestIdentifier",
        "sendMessageIntent",
        "senderPerson",
        "startCallIntent",
        "trigger",
    ]
}
