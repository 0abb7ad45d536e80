/// A random number generator that is determined by its seed.
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    package mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }

    /// - Parameter odds: In percent.
    package mutating func chance(_ odds: Int) -> Bool { next(below: 100) < odds }
}
