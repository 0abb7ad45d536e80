import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
open class INSpeakableString: NSObject, NSCopying, NSSecureCoding {
    let phrase: StubPhrase

    init(phrase: StubPhrase) {
        self.phrase = phrase
        super.init()
    }

    @available(iOS 10.2, macCatalyst 13.1, *)
    public convenience init(spokenPhrase: String) { self.init(phrase: StubPhrase(spokenPhrase: spokenPhrase)) }

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        phrase = StubPhrase(
            spokenPhrase: spokenPhrase,
            vocabularyIdentifier: vocabularyIdentifier,
            pronunciationHint: pronunciationHint
        )
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(phrase.spokenPhrase, forKey: "spokenPhrase")
        coder.encode(phrase.vocabularyIdentifier, forKey: "vocabularyIdentifier")
        coder.encode(phrase.pronunciationHint, forKey: "pronunciationHint")
    }
    public required init?(coder: NSCoder) {
        guard let spokenPhrase = coder.text("spokenPhrase") else { return nil }
        phrase = StubPhrase(
            spokenPhrase: spokenPhrase,
            vocabularyIdentifier: coder.text("vocabularyIdentifier"),
            pronunciationHint: coder.text("pronunciationHint")
        )
        super.init()
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
open class INImage: NSObject, NSCopying, NSSecureCoding {
    let source: StubImageSource

    init(source: StubImageSource) {
        self.source = source
        super.init()
    }

    public convenience init(named name: String) { self.init(source: .named(name)) }
    public convenience init(imageData: Data) { self.init(source: .data(imageData)) }
    public convenience init?(url URL: URL) { self.init(source: .url(URL, width: nil, height: nil)) }

    @available(iOS 11.0, macCatalyst 13.1, macOS 11.0, watchOS 4.0, tvOS 14.0, visionOS 1.0, *)
    public convenience init?(url URL: URL, width: Double, height: Double) {
        self.init(source: .url(URL, width: width, height: height))
    }

    @available(iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    open class func systemImageNamed(_ systemImageName: String) -> Self {
        unsafeDowncast(INImage(source: .system(systemImageName)), to: Self.self)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(source.archived, forKey: "source") }
    public required init?(coder: NSCoder) {
        guard let source = coder.text("source").flatMap(StubImageSource.init(archived:)) else { return nil }
        self.source = source
        super.init()
    }
}
