import CodeEvaluation
import CodeFacts
import Files

/// Finds the screens and segues that code for notifications takes from storyboards, and that no storyboard has.
struct MissingScreens {
    /// Storyboards and other files of Interface Builder.
    let interfaces: [FilePath]

    private static let nameLimit = 10

    func parts(of screens: [NamedScreen]) -> [MissingPart] {
        let storyboards = interfaces.filter { $0.name.hasSuffix(".storyboard") }
        guard !storyboards.isEmpty else { return [] }
        var seen: Set<String> = []
        return screens.prefix(Self.nameLimit).compactMap { screen in
            guard let name = screen.identifier.known, !name.contains("\""),
                seen.insert("\(screen.storyboard ?? "")/\(name)").inserted
            else { return nil }
            let own = storyboards.filter { path in screen.storyboard.map { path.name == $0 + ".storyboard" } ?? true }
            let attribute = (screen.isSegue ? " identifier=\"" : " storyboardIdentifier=\"") + name + "\""
            // A library can have a storyboard with the name.
            guard !own.isEmpty, own.mentions(of: [attribute]).isEmpty else { return nil }
            return MissingPart(screen.isSegue ? .segue : .screen, name, at: screen.identifier.range)
        }
    }
}
