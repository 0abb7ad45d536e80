// SwiftPM asks for a Swift file in every target, and lists in SwiftUI ask for an identity.
nonisolated extension Courier.Topic: Identifiable {
    public var id: Self { self }
}
