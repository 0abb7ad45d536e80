import Diagnostics

/// Finds the scopes that contain a place. Scopes can be nested, but don't overlap.
struct ScopeIndex {
    private var scopes: [ObjectIdentifier: [Scope]] = [:]

    fileprivate struct Scope {
        var range: SourceRange
        var owner: Int
        /// The index of the smallest scope that contains this one.
        var outer: Int?
    }

    /// - Parameter scopes: The ranges, each with the number of its owner.
    init(_ scopes: [(range: SourceRange, owner: Int)]) {
        for (range, owner) in scopes {
            self.scopes[ObjectIdentifier(range.file), default: []].append(Scope(range: range, owner: owner))
        }
        for file in Array(self.scopes.keys) { self.scopes[file]?.nest() }
    }

    /// The owners of all scopes that contain `range`.
    func owners(around range: SourceRange) -> [Int] {
        guard let scopes = scopes[ObjectIdentifier(range.file)] else { return [] }
        var low = 0
        var high = scopes.count
        while low < high {
            let middle = (low + high) / 2
            if scopes[middle].range.bytes.lowerBound <= range.bytes.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var owners: [Int] = []
        var next = low > 0 ? low - 1 : nil
        while let index = next {
            if scopes[index].range.contains(range) { owners.append(scopes[index].owner) }
            next = scopes[index].outer
        }
        return owners
    }
}

extension [ScopeIndex.Scope] {
    /// Sorts the scopes of one file and links each to its enclosing scope.
    fileprivate mutating func nest() {
        sort { left, right in
            let (one, other) = (left.range.bytes, right.range.bytes)
            return (one.lowerBound, -one.upperBound, left.owner) < (other.lowerBound, -other.upperBound, right.owner)
        }
        var open: [Int] = []
        for index in indices {
            while let last = open.last, !self[last].range.contains(self[index].range) { open.removeLast() }
            self[index].outer = open.last
            open.append(index)
        }
    }
}
