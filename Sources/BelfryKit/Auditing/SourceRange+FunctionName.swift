import CodeEvaluation
import CodeFacts
import Diagnostics

// The name in the head of a function.
extension SourceRange {
    /// How many bytes a head has at most.
    private static let headLimit = 400

    /// The code of a function before its body.
    var head: String {
        String(decoding: file.bytes[bytes].prefix(Self.headLimit).prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
    }

    /// The name of the function that the code is, without the labels of its parameters.
    var functionName: String? {
        let head = head
        let name = isSwift ? head.nameInSwift?.name : head.nameInObjectiveC?.name
        return name.map(String.init)
    }
}

extension String {
    /// The name of a function in Swift, with the keyword before it.
    var nameInSwift: (keyword: Range<Index>, name: Substring)? {
        guard let keyword = firstRange(of: "func ") else { return nil }
        let name = self[keyword.upperBound...].prefix(while: \.isPartOfName)
        return name.isEmpty ? nil : (keyword, name)
    }

    /// The first part of the name of a method in Objective-C, with the code before it: `- (void)` and `start`.
    var nameInObjectiveC: (before: Substring, name: Substring)? {
        guard hasPrefix("-") || hasPrefix("+"), let parenthesis = firstIndex(of: ")") else { return nil }
        let name = self[index(after: parenthesis)...].drop(while: \.isWhitespace).prefix(while: \.isPartOfName)
        return name.isEmpty ? nil : (self[...parenthesis], name)
    }
}
