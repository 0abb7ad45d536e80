import Dispatch

/// Transforms elements on several threads. The result is in the order of the elements.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ transform: @Sendable (Element) -> Result
) -> [Result] {
    let workers = min(threads, elements.count)
    guard workers > 1 else { return elements.map(transform) }
    var results = [[Result]](repeating: [], count: workers)
    results.withUnsafeMutableBufferPointer { buffer in
        // Each worker writes only to its own element.
        nonisolated(unsafe) let buffer = buffer
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            buffer[worker] = stride(from: worker, to: elements.count, by: workers).map { transform(elements[$0]) }
        }
    }
    return elements.indices.map { results[$0 % workers][$0 / workers] }
}
