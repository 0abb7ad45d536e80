import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

extension CodeSearch {
    /// The categories whose notifications have interfaces in the storyboards of a watch.
    func categoriesOfStoryboards(from folder: FilePath) -> [CodeText] {
        var left = 16 << 20
        var categories: [CodeText] = []
        // Xcode gives it the name, and a watch has only one.
        for path in interfaces where path.name == "Interface.storyboard" {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { continue }
            left -= bytes.count
            let file = SourceFile(path: path.shown(from: folder), bytes: bytes)
            var start = 0
            while categories.count < 100, let element = bytes.firstIndex(of: "<notificationCategory ", from: start) {
                let end = bytes[element...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
                start = element + 1
                let attribute = "identifier=\""
                guard let name = bytes.firstIndex(of: attribute, from: element), name < end else { continue }
                let from = name + attribute.utf8.count
                let to = bytes[from..<end].firstIndex(of: UInt8(ascii: "\"")) ?? from
                categories.append(
                    CodeText(String(decoding: bytes[from..<to], as: UTF8.self), at: SourceRange(file, from..<to)))
            }
        }
        return categories
    }
}
