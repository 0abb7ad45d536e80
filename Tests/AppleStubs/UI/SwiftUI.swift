// What the example in `examples/xcode` uses of SwiftUI, from Apple's reference.
public import Foundation
@_exported public import UIKit

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13.0, *)
extension Never: View {
    public var body: Never { self }
}

/// A view of the stub has no body.
@available(iOS 13.0, *)
public protocol StubView: View where Body == Never {}

@available(iOS 13.0, *)
extension StubView {
    public var body: Never { preconditionFailure("The stubs aren't run.") }
}

@available(iOS 13.0, *)
@resultBuilder public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView() }
}

@available(iOS 13.0, *)
public struct TupleView<Content>: StubView {}

@available(iOS 13.0, *)
extension View {
    public func padding(_ length: Double? = nil) -> some View { self }

    // developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
    @available(iOS 14.0, *)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

@available(iOS 13.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

@available(iOS 13.0, *)
public struct Text: StubView {
    @available(iOS 14.0, *)
    public struct DateStyle: Sendable {
        public static let time = DateStyle()
        public static let relative = DateStyle()
    }

    public init(_ key: LocalizedStringKey) {}
    @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
    @available(iOS 14.0, *)
    public init(_ date: Date, style: DateStyle) {}
}

@available(iOS 13.0, *)
public struct Image: StubView {
    public init(systemName: String) {}
}

@available(iOS 13.0, *)
public struct VStack<Content: View>: StubView {
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

@available(iOS 13.0, *)
public struct Button<Label: View>: StubView {}

@available(iOS 13.0, *)
extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
}

// developer.apple.com/documentation/swiftui/state
@available(iOS 13.0, *)
@propertyWrapper public struct State<Value>: Sendable where Value: Sendable {
    public init(wrappedValue value: Value) { wrappedValue = value }
    public var wrappedValue: Value { get { preconditionFailure("The stubs aren't run.") } nonmutating set {} }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol Scene {}

@available(iOS 14.0, *)
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, *)
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

@available(iOS 14.0, *)
extension App {
    @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { preconditionFailure("The stubs aren't run.") }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol WidgetConfiguration {}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, *)
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, *)
extension WidgetBundle {
    @MainActor @preconcurrency public static func main() {}
}
