extension String {
    /// `chatId` → `chatID`: a word that Apple writes in capitals. A single word, such as `Url`, is left as it is: in
    /// capitals it is often the name of a type.
    var withInitialisms: String {
        func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
        func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
        guard utf8.dropFirst().contains(where: isCapital) else { return self }
        var bytes = Array(utf8)
        var start = 0
        for end in 1...bytes.count where end == bytes.count || !isSmall(bytes[end]) {
            defer { start = end }
            guard (2...5).contains(end - start), isCapital(bytes[start]), end - start < bytes.count,
                case let word = String(decoding: bytes[start..<end], as: UTF8.self), Self.initialisms.contains(word)
            else { continue }
            // The plural keeps its small letter: `IDs`.
            let capitals = start..<end - (Self.plurals.contains(word) ? 1 : 0)
            for index in capitals where isSmall(bytes[index]) { bytes[index] -= 0x20 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let plurals: Set<String> = ["Ids", "Urls", "Uuids"]
    private static let initialisms = plurals.union([
        "Api", "Gps", "Html", "Http", "Https", "Id", "Ip", "Json", "Pdf", "Qr", "Sms", "Uri", "Url", "Usb", "Uuid",
        "Xml",
    ])
}
