extension Array {
    /// The first index whose element satisfies a condition that holds for all later elements, too; the end if there is
    /// none.
    package func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
