extension WordTables {
    /// Names and abbreviations with a fixed spelling that differs from a capitalized ordinary word.
    ///
    /// Abbreviations that are also words (PIN, SIM, ZIP, UPS, RAM, IT, US) aren't included: they are accepted in
    /// capitals, and in lowercase they are treated as the word. Names that differ from a word only by a capital inside
    /// aren't included either (ProMotion; AirDrop, because other airdrops bring games and coins).
    static let glossary = builtInSpellings.wordsOfTable

    private static let builtInSpellings = """
        AirPlay AirPod AirPods AirPrint AirTag AppleCare AppleScript AssistiveTouch CarPlay CloudKit FaceTime
        FileVault GarageBand HealthKit HomeKit HomePod iBeacon iBooks iCloud iMac iMessage iMovie iOS iPad iPadOS iPhone
        iPod iSight iTunes iWork LiDAR MacBook macOS MagSafe MapKit MFi NameDrop ProRAW ProRes QuickTime
        ResearchKit SharePlay SiriKit SwiftUI TestFlight TipKit TrueDepth tvOS visionOS VoiceOver watchOS WeatherKit
        WebKit WidgetKit

        AliExpress BitTorrent DocuSign DoorDash DuckDuckGo eBay eSIM FedEx FreeBSD GitHub GitLab HubSpot iHeartRadio
        JavaScript JetBlue LinkedIn McDonald's MongoDB MySQL OneDrive OneNote OpenAI OpenID OpenStreetMap OpenTable PayPal
        PlayStation PostgreSQL PowerPoint QuickBooks SharePoint SoundCloud StubHub TaskRabbit TikTok TypeScript WeChat
        WhatsApp WooCommerce WordPress YouTube ZipRecruiter

        A/B AI ACH API AQI ASAP ATM AT&T B2B B2C BBC BMI BMW BPM CDN CEO CFO CNN CPR CPU CSS CSV CTO CVC CVV DHL DIY DJ DM
        DNS DVD DVR ECG EKG ESPN ETA EU EV FAQ FBI FYI GDPR GIF GMT GPS GPU HBO HD HDMI HDR HIIT HTML HTTP HTTPS I/O IBAN
        ID IMAX IMAP IP IPTV IRS ISBN JPEG JPG JSON LAN LGBT LTE MFA MLB MLS MMS MP3 MP4 MRI MVP N/A NASA NBA NFC NFL NFT
        NHL NYC OCR OK OLED OS OTP P2P PC PDF PhD PNG PR Q&A QA QR R&D RCS RFID RSS RSVP SDK SEO SKU SMS SOS SQL SSD SSID
        SSL SSN SSO TBD TCP TCP/IP TLS TOTP TSA TV UFC UHD UI UK URI URL USA USB USPS UTC UUID UV UX VIP VoIP VPN VR
        WPA XML XR YAML

        GB MB TB GHz MHz kHz kWh mAh Mbps Gbps

        Wi-Fi
        """

    /// Words that mean a listed spelling with other letters or characters.
    static let variants = [
        "applepay": "Apple Pay", "appletv": "Apple TV", "applewatch": "Apple Watch", "appstore": "App Store",
        "faceid": "Face ID", "touchid": "Touch ID", "wifi": "Wi-Fi",
    ]

    /// Phrases with a spelling that differs from title style, one per line.
    static let phraseGlossary = builtInPhrases.linesOfTable

    private static let builtInPhrases = """
        Sign in with Apple
        Sign up with Apple
        Designed for iPad
        Made for iPhone
        Shot on iPhone
        Back to My Mac
        Up Next
        HomePod mini
        iPad mini
        iPhone 12 mini
        iPhone 13 mini
        Mac mini
        PIN Code
        SIM Card
        ZIP Code
        """
}
