package import SchemaRules
import SwiftGeneration

extension Linter {
    /// The linter of `lint`, without settings of a run.
    package static let standard = Linter(for: [SwiftRequirements()])
}
