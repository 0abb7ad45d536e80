import Diagnostics

extension SourceFile {
    /// The modules and frameworks that the file imports: `import UIKit`, `#import <UIKit/UIKit.h>`.
    var importedModules: Set<String> {
        // Imports are at the start.
        let start = bytes.prefix(16 << 10)
        let keyword = Array("import ".utf8)
        var modules: Set<String> = []
        var index = start.startIndex
        while let first = start[index...].firstIndex(of: keyword[0]) {
            index = first + 1
            guard start[first...].starts(with: keyword) else { continue }
            let name = start[(first + keyword.count)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "<") }
            modules.insert(String(decoding: name.prefix(while: \.isPartOfModule), as: UTF8.self))
        }
        return modules
    }
}

extension UInt8 {
    fileprivate var isPartOfModule: Bool {
        (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self) || self == UInt8(ascii: "_")
    }
}
