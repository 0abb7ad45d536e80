import Basics
import Diagnostics
import Files

/// URIs of files.
enum DocumentURI {
    /// - Returns: Nil if the URI isn't that of a file.
    static func path(of uri: String) -> FilePath? {
        let scheme = "file://"
        guard uri.lowercased().hasPrefix(scheme) else { return nil }
        // The host is empty, or that of this machine.
        let rest = uri.utf8.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") }
        guard let bytes = decoded(rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }),
            !bytes.isEmpty, !bytes.contains(0), let text = String(validUTF8: bytes)
        else { return nil }
        return FilePath(text, in: .root)
    }

    static func uri(of path: FilePath) -> String {
        var result: [UInt8] = Array("file://".utf8)
        for byte in path.text.utf8 {
            if plain.contains(byte) {
                result.append(byte)
            } else {
                result += Array(((byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)).utf8)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

    private static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = Array(bytes)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard rest.count > 1, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            result.append(value)
            rest = rest.dropFirst(2)
        }
        return result
    }
}
