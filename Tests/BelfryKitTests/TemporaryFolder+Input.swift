import BelfryKit
import TestSupport

extension TemporaryFolder {
    /// The schemas in the folder, as a command run there finds them.
    func input(_ paths: [String] = []) throws -> SchemaInput { try SchemaInput(paths, from: path) }
}
