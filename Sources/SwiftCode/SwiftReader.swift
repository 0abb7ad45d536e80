package import CodeEvaluation
package import Diagnostics

#if Audit
import SwiftParser
import SwiftSyntax

package enum SwiftReader {
    /// Nil: Swift can be read.
    package static let complaint: String? = nil

    /// The declarations and statements of a Swift file. Errors in it are recovered from.
    package static func read(_ file: SourceFile) -> CodeFile {
        if let complaint = SwiftNesting.complaint(about: file) { return CodeFile(file, [], omission: complaint) }
        let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let converter = SwiftConverter(file: file)
        let statements = tree.statements.flatMap(converter.statements)
        let isCut = tree.hasMaximumNestingLevelOverflow || converter.nesting.isCut
        return CodeFile(file, statements, omission: isCut ? "code in it is nested too deeply" : nil)
    }
}
#else
package enum SwiftReader {
    /// Why Swift can't be read.
    package static let complaint: String? =
        "this belfry was built without the trait 'Audit'; build it with: swift build --traits default,Audit; in a package that "
        + "depends on it, add traits: [.defaults, \"Audit\"] to the dependency"

    package static func read(_ file: SourceFile) -> CodeFile { CodeFile(file, []) }
}
#endif
