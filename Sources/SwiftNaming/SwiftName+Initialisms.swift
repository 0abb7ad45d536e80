extension String {
    /// `chatId` → `chatID`: a word that Apple writes in capitals. A single word, such as `Url`, is left as it is: in
    /// capitals it is often the name of a type.
    var withInitialisms: String {
        var result: [UInt8] = []
        var word: [UInt8] = []
        var words = 0
        func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
        func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
        func endWord(isLast: Bool) {
            defer { word = [] }
            words += 1
            let isInitialism =
                word.count <= 5 && word.first.map(isCapital) ?? false && !(words == 1 && isLast)
                && Self.initialisms.contains(String(decoding: word, as: UTF8.self))
            guard isInitialism else { return result += word }
            // The plural keeps its small letter: `IDs`.
            let ending = Self.plurals.contains(String(decoding: word, as: UTF8.self)) ? 1 : 0
            result += word.dropLast(ending).map { isSmall($0) ? $0 - 0x20 : $0 } + word.suffix(ending)
        }
        guard utf8.dropFirst().contains(where: isCapital) else { return self }
        for byte in utf8 {
            if !isSmall(byte), !word.isEmpty { endWord(isLast: false) }
            word.append(byte)
        }
        if !word.isEmpty { endWord(isLast: true) }
        return String(decoding: result, as: UTF8.self)
    }

    private static let plurals: Set<String> = ["Ids", "Urls", "Uuids"]
    private static let initialisms = plurals.union([
        "Api", "Gps", "Html", "Http", "Https", "Id", "Ip", "Json", "Pdf", "Qr", "Sms", "Uri", "Url", "Usb", "Uuid",
        "Xml",
    ])
}
