/// The modules that code imports and that the repository has no sources of.
package struct ForeignModules {
    /// Whether the name of one says that it may ask, or that the app has code in another language.
    let mayAskForPermission: Bool
    /// One of those of which nothing is known; nil if there are none.
    package let unknown: String?

    package init(_ names: Set<String>) {
        let others = names.subtracting(Self.ofSystem).subtracting(Self.withoutNotifications)
        unknown = others.min()
        mayAskForPermission = others.contains { name in
            let name = name.lowercased()
            return Self.askingModules.contains(name) || Self.wordsOfAskingModules.contains(where: name.contains)
        }
    }

    /// Parts of the names of libraries that ask for permission, and of frameworks of other languages, in lowercase.
    private static let wordsOfAskingModules = [
        "airship", "appboy", "braze", "capacitor", "clevertap", "composeapp", "cordova", "customerio", "flutter",
        "intercom", "iterable", "klaviyo", "kotlin", "kumulos", "leanplum", "localytics", "messaging", "moengage",
        "mparticle", "notif", "onesignal", "permission", "push", "react", "swrve",
    ]

    /// Whole names of such modules.
    private static let askingModules: Set<String> = [
        "batch", "countly", "expo", "expomodulescore", "gtsdk", "kmm", "shared", "umcommon", "unityframework",
    ]

    /// The system's.
    private static let ofSystem: Set<String> = words(
        """
        Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AddressBook AddressBookUI
        AdServices AdSupport AlarmKit AppClip AppIntents AppKit AppleProductTypes ApplicationServices
        AppTrackingTransparency ARKit arpa AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
        AVFAudio AVFoundation AVKit AVRouting BackgroundAssets BackgroundTasks CallKit Carbon CarPlay
        CFNetwork Charts ClockKit CloudKit Cocoa Combine CommonCrypto Compression ContactProvider
        Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
        CoreHID CoreImage CoreLocation CoreLocationUI CoreMedia CoreMediaIO CoreMIDI CoreML CoreMotion
        CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN
        CryptoKit CryptoTokenKit Darwin DeclaredAgeRange DeveloperToolsSupport DeviceActivity
        DeviceCheck DeviceDiscoveryUI DiskArbitration dispatch Dispatch DockKit EndpointSecurity
        EventKit EventKitUI ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
        FileProvider FinanceKit FinderSync Foundation FoundationEssentials FoundationModels
        FoundationNetworking GameController GameKit GameplayKit Glibc GLKit GroupActivities HealthKit
        HealthKitUI HomeKit Hypervisor iAd ImageIO ImagePlayground Intents IntentsUI IOBluetooth IOKit
        iTunesLibrary JavaScriptCore JournalingSuggestions libkern libxml LinkPresentation
        LiveCommunicationKit LocalAuthentication mach MachO ManagedSettings MapKit Matter MediaPlayer
        Messages MessageUI Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices
        MultipeerConnectivity MusicKit NaturalLanguage net netinet netinet6 Network NetworkExtension
        NewsstandKit NotificationCenter notify objc ObjectiveC Observation OpenAL OpenCL OpenGL OpenGLES
        os OSLog PackageDescription PassKit PDFKit PencilKit PermissionKit PHASE Photos PhotosUI
        PlaygroundSupport ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook
        QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder ReplayKit RoomPlan SafariServices
        SafetyKit SceneKit ScreenCaptureKit ScreenTime ScriptingBridge Security SecurityInterface
        SensorKit ServiceManagement ShazamKit simd Social SoundAnalysis Speech SpriteKit SQLite3 sqlite3
        StoreKit StoreKitTest Swift SwiftConcurrency SwiftData SwiftUI Synchronization sys System
        SystemConfiguration SystemExtensions Testing ThreadNetwork TipKit Translation Twitter UIKit
        UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Virtualization Vision
        VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit XcodeKit XCTest XPC zlib
        """)

    /// Libraries that leave permission to the app.
    private static let withoutNotifications: Set<String> = words(
        """
        ActiveLabel AFNetworking Alamofire AlamofireImage AlamofireNetworkActivityIndicator
        AlamofireObjectMapper Algorithms Amplitude Amplitude_iOS AmplitudeSwift Apollo AppAuth
        AppAuthCore ArgumentParser ASN1Decoder AsyncAlgorithms AsyncDisplayKit Atlantis Atomics
        AWSCognito AWSCore BButton BetterSegmentedControl BigInt Bolts Cache Cartography CasePaths
        CDMarkdownKit Clibsodium Clocks CocoaAsyncSocket CocoaLumberjack CocoaLumberjackSwift CocoaMQTT
        CodeScanner Collections CompilerPluginSupport ComposableArchitecture ConfettiSwiftUI CoreStore
        Cosmos Crashlytics CropViewController CryptoSwift DatadogCore DatadogCrashReporting DatadogLogs
        DatadogRUM DatadogTrace DebouncedOnChange Defaults Dependencies DGCharts Down DZNEmptyDataSet
        EFQRCode ElegantEmojiPicker ESTabBarController_swift Eureka Fabric FacebookCore Factory
        FaviconFinder FBSDKCoreKit FBSDKLoginKit Firebase FirebaseAnalytics FirebaseAppCheck
        FirebaseAuth FirebaseCore FirebaseCrashlytics FirebaseDatabase FirebaseDynamicLinks
        FirebaseFirestore FirebaseFirestoreSwift FirebaseFunctions FirebaseInstallations
        FirebaseInstanceID FirebaseMessaging FirebasePerformance FirebaseRemoteConfig FirebaseStorage
        FLAnimatedImage FMDB FontAwesome_swift FormatterKit FSCalendar FSPagerView GhosttyKit GiphyUISDK
        GoogleMaps GoogleMobileAds GooglePlaces GoogleSignIn GRDB GRPC Gzip Hero HotKey
        InputBarAccessoryView Introspect iOSSnapshotTestCase IQKeyboardManager IQKeyboardManagerSwift
        JDStatusBarNotification JSQMessagesViewController JTAppleCalendar JWTDecode Kanna
        KeyboardShortcuts KeychainAccess KeychainSwift Kingfisher KVOController KYDrawerController
        LaunchAtLogin libPhoneNumber Localize_Swift Logging Lottie Markdown MarkdownKit MarkdownUI
        Masonry MASShortcut MaterialComponents MBProgressHUD MCEmojiPicker MCP MessageKit Mixpanel
        MobileVLCKit Moya Nimble NIO NIOCore NIOPosix NordicDFU NotificationBannerSwift Nuke NukeUI
        NVActivityIndicatorView ObjectMapper OCMock OHHTTPStubs OpenSSL OrderedCollections Pageboy
        PanModal Parse Path Perception PhoneNumberKit PieCharts PinLayout PKHUD PostHog Preferences
        ProjectDescription PromiseKit PureLayout QRCode QRCodeReader Quick Reachability
        ReachabilitySwift ReactiveCocoa ReactiveSwift Realm RealmSwift Realtime Resolver RevenueCat
        RNCryptor Rswift RxCocoa RxRelay RxSwift SAMKeychain SDWebImage SDWebImageSVGCoder
        SDWebImageSVGKitPlugin SDWebImageSwiftUI secp256k1 Sentry Shimmer SideMenu SignalProtocolObjC
        SkeletonView SnapKit SnapshotTesting SocketIO SocketRocket Sodium Sparkle SQLite SSZipArchive
        Starscream Supabase SVGKit SVGView SVProgressHUD SwiftCompilerPlugin SwiftDate SwiftDraw
        SwiftEntryKit Swifter SwiftKeychainWrapper SwiftLinkPreview SwiftMessages SwiftProtobuf
        SwiftSoup SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros SwiftSyntaxMacrosTestSupport
        SwiftTerm SwiftUIIntrospect SwiftUIX SwiftyAttributes SwiftyBeaver SwiftyGif SwiftyJSON
        SwiftyRSA SwiftyStoreKit SwiftyXMLParser Swinject SwinjectStoryboard SwipeCellKit Tabman Tagged
        TagListView TelemetryClient TelemetryDeck Then Toast Toast_Swift TOCropViewController
        TPKeyboardAvoiding UICKeyChainStore UIColor_Hex_Swift Version WebRTC XMPPFramework Yams
        ZIPFoundation
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
