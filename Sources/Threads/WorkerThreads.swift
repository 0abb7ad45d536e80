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

    package static let processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// - Parameters:
    ///   - elements: The number of elements to process. For few, starting a thread takes longer than the work.
    ///   - limit: The largest number of threads.
    package init(for elements: Int, limit: Int = processorCount) {
        count = elements > Self.elementsOfPart ? limit : 1
    }

    /// Calls a function for every index.
    ///
    /// - Returns: What the function returned, in the order of the indices.
    package func map<Result: Sendable>(_ indices: Range<Int>, _ transform: @Sendable (Int) -> Result) -> [Result] {
        let workers = min(count, indices.count)
        guard workers > 1 else { return indices.map(transform) }
        var results = [[Result]](repeating: [], count: workers)
        results.withUnsafeMutableBufferPointer { buffer in
            // Each worker writes only to its own element.
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: workers) { worker in
                let share = stride(from: indices.lowerBound + worker, to: indices.upperBound, by: workers)
                buffer[worker] = share.map(transform)
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
