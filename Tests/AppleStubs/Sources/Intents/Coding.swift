import Foundation

/// Short names for reading an archive. Numbers are stored as text.
extension NSCoder {
    func text(_ key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }

    func number(_ key: String) -> Int? { text(key).flatMap { Int($0) } }

    func object<Object: NSObject & NSCoding>(_ key: String, of type: Object.Type) -> Object? {
        decodeObject(of: [type], forKey: key) as? Object
    }

    func list<Object: NSObject & NSCoding>(_ key: String, of type: Object.Type) -> [Object]? {
        decodeObject(of: [NSArray.self, type], forKey: key) as? [Object]
    }
}

extension StubImageSource {
    /// As text. The size of an image is lost.
    var archived: String {
        switch self {
        case .named(let name): "named \(name)"
        case .system(let name): "system \(name)"
        case .data(let data): "data \(data.base64EncodedString())"
        case .url(let url, _, _): "url \(url.absoluteString)"
        }
    }

    init?(archived text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "named": self = .named(parts[1])
        case "system": self = .system(parts[1])
        case "data":
            guard let data = Data(base64Encoded: parts[1]) else { return nil }
            self = .data(data)
        default:
            guard let url = URL(string: parts[1]) else { return nil }
            self = .url(url, width: nil, height: nil)
        }
    }
}
