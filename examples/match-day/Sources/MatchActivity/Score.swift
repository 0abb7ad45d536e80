/// What the Lock Screen, the Dynamic Island and the tests share.
extension MatchAttributes.ContentState {
    /// `2 – 1`
    public var score: String { "\(homeGoals) – \(awayGoals)" }

    /// Adds a goal.
    ///
    /// - Parameter isHome: Whether the home team scores.
    public mutating func score(_ name: String, minute: Int, isHome: Bool) {
        scorers.append(Scorer(name: name, minute: minute))
        latestScorer = name
        if isHome { homeGoals += 1 } else { awayGoals += 1 }
    }
}
