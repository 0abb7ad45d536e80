import Basics
package import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension RuleDescription {
    package static let attachmentUnsupported = RuleDescription(
        id: "attachment-unsupported",
        severity: .warning,
        group: .delivery,
        summary: "An attachment has a type of file that the system shows, and an address that the app may load.",
        rationale: """
            The system shows images as JPEG, GIF and PNG, audio as AIFF, WAV, MP3 and M4A, and movies as MPEG, MPEG-2, \
            MPEG-4 and AVI. It doesn't attach other files, such as WebP and AVIF, and people see the text alone. App \
            Transport Security blocks addresses without HTTPS. In code, audit finds files that the repository lacks, and \
            addresses on a server in place of a file.
            """,
        unseen: "The rule looks at the addresses in examples. What servers really send isn't seen.",
        source: .attachmentTypes,
        passing: [
            """
            notifications:
              photo:
                title: New Photo
                data: { photo: { type: url, example: "https://example.com/a.JPG?size=2" } }
                attachments: [{ url: $(photo), type: image }]
              stream:
                title: Camera at the Door
                data: { photo: { type: url, example: "https://example.com/photo" } }
                attachments: [{ url: $(photo), type: image }]
            """
        ],
        failing: [
            """
            notifications:
              photo:
                title: New Photo
                data: { photo: { type: url, example: ⟦"https://example.com/a.webp"⟧ } }
                attachments: [{ url: $(photo), type: image }]
            """,
            """
            notifications:
              song:
                title: New Song
                data: { song: url }
                attachments: [{ url: $(song), type: audio }]
                examples:
                  typical: { song: ⟦"https://example.com/a.ogg"⟧ }
            """,
            """
            notifications:
              photo:
                title: New Photo
                data: { photo: { type: url, example: ⟦"http://example.com/a.jpg"⟧ } }
                attachments: [{ url: $(photo), type: image }]
            """,
        ]
    )
}

extension SchemaRule {
    static let attachmentUnsupported: NotificationRule = RuleDescription.attachmentUnsupported.eachNotification {
        notification, _, report in
        for attachment in notification.attachments {
            guard let name = attachment.url?.placeholders.first?.name, let field = notification.field(named: name)
            else { continue }
            let examples = notification.examples.compactMap { example in
                example.values.first { $0.name.value == name }?.node
            }
            for value in examples + [field.example].compactMap(\.self) {
                if value.text.lowercased().hasPrefix("http://") {
                    report.add(
                        at: value.range,
                        "the app may not load this address, because of App Transport Security, so nothing is attached",
                        help: "send an address with https")
                    continue
                }
                guard let type = value.text.fileSuffix, let instead = unsupported[type] else { continue }
                report.add(
                    at: value.range, "the system doesn't show attachments of type .\(type)", help: "send \(instead)")
            }
        }
    }

    /// Media types that servers often have, and what to send instead.
    private static let unsupported: [String: String] = {
        let images = ["webp", "avif", "svg", "bmp", "jxl", "ico", "pdf"]
        let audio = ["ogg", "oga", "opus", "flac", "wma", "amr"]
        let movies = ["webm", "mkv", "flv", "wmv", "ogv", "m3u8"]
        return Dictionary(
            images.map { ($0, "a JPEG, PNG or GIF") } + audio.map { ($0, "an MP3, M4A, WAV or AIFF") }
                + movies.map { ($0, "an MP4, MPEG or AVI") }
        ) { first, _ in first }
    }()
}

extension String {
    /// The end of the last part of a URL's path, after the period, in lowercase: `jpg`.
    fileprivate var fileSuffix: String? {
        let path = prefix { $0 != "?" && $0 != "#" }
        guard let name = path.split(separator: "/").last, path.utf8.count(where: { $0 == UInt8(ascii: "/") }) > 2,
            let period = name.lastIndex(of: ".")
        else { return nil }
        return name[name.index(after: period)...].lowercased()
    }
}
