extension StyleTables {
    /// Names and abbreviations, with their capitals. Those with a capital inside one word are in the glossary.
    static let names = """
        airbnb: Airbnb
        airdrop: AirDrop
        control center: Control Center
        homescreen: Home Screen
        lockscreen: Lock Screen
        app library: App Library
        lock screen: Lock Screen
        android: Android
        app store: App Store
        apple account: Apple Account
        apple card: Apple Card
        apple maps: Apple Maps
        apple music: Apple Music
        apple pay: Apple Pay
        apple tv: Apple TV
        apple vision pro: Apple Vision Pro
        apple watch: Apple Watch
        atm: ATM
        bluetooth: Bluetooth
        celsius: Celsius
        dynamic island: Dynamic Island
        face id: Face ID
        facebook: Facebook
        fahrenheit: Fahrenheit
        faq: FAQ
        gmail: Gmail
        google: Google
        google maps: Google Maps
        google play: Google Play
        gps: GPS
        home screen: Home Screen
        homepod mini: HomePod mini
        instagram: Instagram
        ios: iOS
        ipad mini: iPad mini
        lock screen: Lock Screen
        low power mode: Low Power Mode
        mac mini: Mac mini
        microsoft: Microsoft
        netflix: Netflix
        nfc: NFC
        notification center: Notification Center
        ok: OK
        pdf: PDF
        qr: QR
        reddit: Reddit
        samsung: Samsung
        siri: Siri
        skype: Skype
        sms: SMS
        snapchat: Snapchat
        spotify: Spotify
        touch id: Touch ID
        usb: USB
        venmo: Venmo
        vpn: VPN
        wikipedia: Wikipedia
        """
}
