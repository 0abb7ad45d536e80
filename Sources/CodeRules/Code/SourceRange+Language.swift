import Diagnostics

extension SourceRange {
    /// Whether the code is Swift; otherwise, it is Objective-C.
    var isSwift: Bool { file.path.hasSuffix(".swift") }
}
