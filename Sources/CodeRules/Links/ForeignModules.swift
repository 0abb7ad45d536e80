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
        Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AlarmKit AppIntents AppKit
        ApplicationServices AppTrackingTransparency ARKit AudioToolbox AudioUnit AuthenticationServices AVFAudio
        AVFoundation AVKit BackgroundTasks CallKit Carbon CarPlay CFNetwork Charts CloudKit Cocoa Combine CommonCrypto
        Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
        CoreImage CoreLocation CoreLocationUI CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CryptoKit CryptoTokenKit Darwin
        DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI DiskArbitration Dispatch EventKit
        EventKitUI ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FinderSync
        Foundation FoundationModels GameController GameKit GameplayKit GLKit GroupActivities HealthKit HealthKitUI
        HomeKit ImageIO Intents IntentsUI IOBluetooth IOKit iTunesLibrary JavaScriptCore libkern LinkPresentation
        LocalAuthentication mach MachO ManagedSettings MapKit MediaPlayer Messages MessageUI Metal MetalKit
        MetalPerformanceShaders MetricKit MobileCoreServices MultipeerConnectivity NaturalLanguage net Network
        NetworkExtension NotificationCenter objc ObjectiveC Observation OpenGLES os OSLog PackageDescription PassKit
        PDFKit PencilKit Photos PhotosUI ProximityReader PushKit Quartz QuartzCore QuickLook QuickLookThumbnailing
        RealityKit RegexBuilder SafariServices SceneKit ScreenCaptureKit ScreenTime ScriptingBridge Security
        SecurityInterface ServiceManagement ShazamKit simd SoundAnalysis Speech SpriteKit sqlite3 StoreKit Swift
        SwiftConcurrency SwiftData SwiftUI Synchronization sys SystemConfiguration SystemExtensions Testing TipKit
        Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit
        WatchConnectivity WatchKit WeatherKit WebKit WidgetKit XcodeKit XCTest XPC
        """)

    /// Libraries that leave permission to the app.
    private static let withoutNotifications: Set<String> = words(
        """
        AFNetworking Alamofire Algorithms Apollo ArgumentParser AsyncAlgorithms Atomics CasePaths CocoaLumberjack
        CocoaLumberjackSwift CodeScanner Collections ComposableArchitecture CoreStore CryptoSwift Defaults
        Dependencies DGCharts Fabric Factory Firebase FirebaseAnalytics FirebaseAppCheck FirebaseAuth FirebaseCore
        FirebaseCrashlytics FirebaseDatabase FirebaseDynamicLinks FirebaseFirestore FirebaseFunctions
        FirebaseMessaging FirebasePerformance FirebaseRemoteConfig FirebaseStorage GoogleMaps GoogleSignIn GRDB HotKey
        IQKeyboardManagerSwift KeyboardShortcuts KeychainAccess KeychainSwift Kingfisher LaunchAtLogin Logging Lottie
        MarkdownUI Masonry MASShortcut MBProgressHUD Moya Nuke NukeUI ObjectMapper OrderedCollections Perception
        Preferences PromiseKit Reachability Realm RealmSwift RxCocoa RxRelay RxSwift SDWebImage SDWebImageSwiftUI
        Sentry SnapKit Sparkle SQLite Starscream SVProgressHUD SwiftDate SwiftSoup SwiftUIIntrospect SwiftyBeaver
        SwiftyJSON Swinject SwinjectStoryboard Tagged Yams ZIPFoundation
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
