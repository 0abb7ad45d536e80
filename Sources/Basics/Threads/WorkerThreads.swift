import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Threads that share work. The result is the same for any number of them.
package struct WorkerThreads: Sendable {
    package let count: Int
    private let hasLargeStacks: Bool

    package static let processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// - Parameters:
    ///   - elements: The number of elements to process. For few, starting a thread takes longer than the work.
    ///   - limit: The largest number of threads.
    package init(for elements: Int, limit: Int = processorCount) {
        count = elements > Self.elementsOfPart ? max(1, limit) : 1
        hasLargeStacks = false
    }

    /// Threads for code that is nested deeply.
    package init(withLargeStacks count: Int) {
        self.count = max(1, count)
        hasLargeStacks = true
    }

    /// Calls a function for every element.
    ///
    /// - Returns: What the function returned, in the order of the elements.
    package func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        map(elements.indices) { transform(elements[$0]) }
    }

    /// Calls a function for every index.
    ///
    /// - Returns: What the function returned, in the order of the indices.
    package func map<Result: Sendable>(_ indices: Range<Int>, _ transform: @Sendable (Int) -> Result) -> [Result] {
        var states: [Void] = Array(repeating: (), count: count)
        return Self.map(indices, with: &states, hasLargeStacks) { index, _ in transform(index) }
    }

    /// Calls a function for every index, on a thread for each of the states.
    ///
    /// - Parameter states: Each is used by one thread. There is at least one.
    /// - Returns: What the function returned, in the order of the indices.
    package static func map<State, Result: Sendable>(
        _ indices: Range<Int>, with states: inout [State], _ hasLargeStacks: Bool = false,
        _ transform: @Sendable (Int, inout State) -> Result
    ) -> [Result] {
        let workers = min(states.count, indices.count)
        guard workers > 1 || hasLargeStacks else { return indices.map { transform($0, &states[0]) } }
        var results = [[Result]](repeating: [], count: workers)
        results.withUnsafeMutableBufferPointer { results in
            states.withUnsafeMutableBufferPointer { states in
                // Each worker uses only its own elements.
                nonisolated(unsafe) let (results, states) = (results, states)
                let work = { @Sendable (worker: Int) in
                    let share = stride(from: indices.lowerBound + worker, to: indices.upperBound, by: workers)
                    results[worker] = share.map { transform($0, &states[worker]) }
                }
                if hasLargeStacks {
                    onLargeStacks(workers, work)
                } else {
                    DispatchQueue.concurrentPerform(iterations: workers, execute: work)
                }
            }
        }
        return (0..<indices.count).map { results[$0 % workers][$0 / workers] }
    }

    /// Calls a function for every part of a collection.
    ///
    /// - Parameter count: The number of elements.
    /// - Returns: What the function returned for all parts, in order.
    package func mapParts<Result: Sendable>(of count: Int, _ transform: @Sendable (Range<Int>) -> [Result]) -> [Result]
    {
        map(0..<Self.partCount(of: count)) { transform(Self.part($0, of: count)) }.flatMap { $0 }
    }

    /// The size of a part. It doesn't depend on the number of threads, so that results don't either.
    package static let elementsOfPart = 64

    package static func partCount(of count: Int) -> Int { (count + elementsOfPart - 1) / elementsOfPart }

    package static func part(_ index: Int, of count: Int) -> Range<Int> {
        index * elementsOfPart..<min(count, (index + 1) * elementsOfPart)
    }
}
