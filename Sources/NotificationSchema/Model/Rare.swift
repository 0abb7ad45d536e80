/// A value that few declarations have. It is stored outside of them: nil takes eight bytes, whatever the type.
@propertyWrapper
package struct Rare<Value: Sendable>: Sendable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage?

    package init() {}

    package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    package var wrappedValue: Value? {
        get { storage?.value }
        set { storage = newValue.map(Storage.init) }
    }
}
