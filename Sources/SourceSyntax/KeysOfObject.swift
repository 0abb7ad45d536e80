/// The keys that an object has so far.
struct KeysOfObject {
    private var few: [ArraySlice<UInt8>] = []
    /// Once there are too many to compare one by one.
    private var many: Set<ArraySlice<UInt8>> = []

    /// - Returns: Whether it was not there.
    mutating func insert(_ key: ArraySlice<UInt8>) -> Bool {
        guard few.count == 32 else {
            guard !few.contains(where: { $0.count == key.count && $0.elementsEqual(key) }) else { return false }
            few.append(key)
            if few.count == 32 { many = Set(few) }
            return true
        }
        return many.insert(key).inserted
    }
}
