extension ClosedRange<Double> {
    /// What to write instead of a number outside the range. From 0 to 1, whole numbers are percent, or end with 10.
    func help(insteadOf number: Double) -> String {
        guard number > upperBound else { return "write \(lowerBound.words) or more" }
        guard self == 0...1, number <= 100, let percent = Int(exactly: number) else {
            return "write \(upperBound.words) or less"
        }
        return "write 1.0 for the highest value, or \(number / 100) for \(percent)%"
    }
}

extension Double {
    /// Whole numbers without a point.
    var words: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
