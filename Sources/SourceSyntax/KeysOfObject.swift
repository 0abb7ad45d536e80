/// The keys of an object that is being read.
struct KeysOfObject {
    private var few: [ArraySlice<UInt8>] = []
    /// Used when there are too many keys to compare one by one.
    private var many: Set<ArraySlice<UInt8>> = []

    /// - Returns: Whether the key is new.
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
