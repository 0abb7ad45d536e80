extension AuditCaseTests {
    // MARK: Methods that the system waits for

    /// A service extension of Swift, with the code of its method and its other members.
    private static func service(_ code: String, _ members: String = "") -> String {
        """
        class NotificationService: UNNotificationServiceExtension {
            var contentHandler: ((UNNotificationContent) -> Void)?
            var best: UNMutableNotificationContent?
            override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                \(code)
            }
            \(members)
        }
        """
    }

    /// What Xcode's template writes at the start.
    private static let keeping = """
        self.contentHandler = contentHandler
        best = (request.content.mutableCopy() as? UNMutableNotificationContent)
        """

    private static let expiring = """
        override func serviceExtensionTimeWillExpire() {
            if let contentHandler = contentHandler, let best = best { contentHandler(best) }
        }
        """

    static let waiting = [
        Case(
            "a service extension that returns without its handler, although it keeps it",
            swift: service(
                """
                \(keeping)
                guard let best, let payload = best.userInfo["payload"] as? String else { return }
                best.body = payload
                contentHandler(best)
                """, expiring), ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "a service extension that returns without its handler, and doesn't keep it",
            swift: service(
                """
                if request.content.title.isEmpty {
                    return
                }
                contentHandler(request.content)
                """), ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "a helper with a result: its caller calls the handler if the result is false",
            swift: """
                class PushKit {
                    func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) -> Bool {
                        if isOurs(request) { contentHandler(request.content) }
                        return isOurs(request)
                    }
                }
                """, ["completion-handler-missing"]),
        Case(
            "an attribute before the name of a parameter in Objective-C",
            objectiveC: """
                @implementation Handler
                - (void)userNotificationCenter:(UNUserNotificationCenter *)__unused center
                    didReceiveNotificationResponse:(UNNotificationResponse *)response
                    withCompletionHandler:(void (^)(void))__unused completionHandler {
                    NSLog(@"%@", response);
                }
                @end
                """, ["completion-handler-missing"],
            [
                "error completion-handler-missing: - (void)userNotificationCenter:(UNUserNotificationCenter *)__unused center"
            ]),
        Case(
            "the template: a copy of the content always exists",
            swift: service(
                """
                \(keeping)
                if let best = best {
                    best.title = "\\(best.title) [modified]"
                    contentHandler(best)
                }
                """, expiring)
                + service(
                    """
                    if request.identifier == "daily" {
                        best = (request.content.mutableCopy() as? UNMutableNotificationContent)
                        if let best = best { contentHandler(best) }
                    } else {
                        contentHandler(request.content)
                    }
                    """, expiring)
                + service(
                    """
                    guard let copy = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
                    contentHandler(copy)
                    """), ["completion-handler-missing"]),
        Case(
            "a handler that the object keeps, and other methods call: directly, for each download, for another object",
            [
                "App/Finish.swift": service(
                    """
                    \(keeping)
                    load()
                    """,
                    """
                    func load() { URLSession.shared.dataTask(with: url) { _, _, _ in self.finish() }.resume() }
                    func finish() { contentHandler?(best!) }
                    """),
                "App/Count.swift": service(
                    """
                    \(keeping)
                    for url in urls { download(url) }
                    if request.content.title.isEmpty { return downloader.start(for: self) }
                    didDownload()
                    """,
                    """
                    func didDownload() {
                        left -= 1
                        guard left == 0 else { return }
                        contentHandler?(best!)
                    }
                    func downloaderDidFinish() { contentHandler?(best!) }
                    """
                ).replacing("NotificationService", with: "CountService"),
                "App/Hand.swift": service(
                    """
                    \(keeping)
                    downloader.delegate = self
                    """, "func downloaderDidFinish() { contentHandler?(best!) }"
                ).replacing("NotificationService", with: "HandService"),
            ], ["completion-handler-missing"]),
        Case(
            "a handler that an extension of the class or its superclass calls, in files without the API",
            [
                "App/NotificationService.swift": service("\(keeping)\nload()"),
                "App/NotificationService+Load.swift":
                    "extension NotificationService { func load() { load { self.contentHandler?(self.best!) } } }",
                "App/Expire.swift": service(
                    "\(keeping)\ndo { try load() } catch { serviceExtensionTimeWillExpire() }",
                    "func load() throws { contentHandler?(best!) }\n\(expiring)"
                ).replacing("NotificationService", with: "ExpiringService"),
                "App/Raw.swift": service(
                    """
                    \(keeping)
                    raw = request.content
                    deliver()
                    """,
                    """
                    func deliver() {
                        guard let raw else { return }
                        contentHandler?(raw)
                    }
                    """
                ).replacing("NotificationService", with: "RawService"),
                "App/Other.swift": """
                class OtherService: BaseService {
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                        self.contentHandler = contentHandler
                        finish()
                    }
                }
                """,
                "App/Base.swift": "class BaseService: Service { func finish() { contentHandler?(content) } }",
            ], ["completion-handler-missing"]),
        Case(
            "closures that count what is left, pass a value on, or look whether the object exists",
            swift: service(
                """
                if request.content.title.isEmpty {
                    load { [weak self] in
                        guard let strongSelf = self else { return }
                        strongSelf.left -= 1
                        guard strongSelf.left == 0 else { return }
                        contentHandler(request.content)
                    }
                } else {
                    loadPost().then { post -> Promise<Image> in
                        guard let image = post.image else { return Promise() }
                        return image.load { contentHandler(post.content) }
                    }
                }
                """)
                + service(
                    """
                    load { guard isReady else { return }; save(contentHandler: nil) }
                    contentHandler(request.content)
                    """), ["completion-handler-missing"]),
        Case(
            "a method with the handler that the object keeps, for which something is missing",
            swift: service(
                """
                \(keeping)
                load(request.content.userInfo["id"])
                """,
                """
                func load(_ id: Any?) {
                    PostService().load(id).done { post in
                        guard let title = post.title, let contentHandler = self.contentHandler else { return }
                        self.best?.title = title
                        contentHandler(self.best!)
                    }
                }
                """), ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "a method that calls the handler, or what it gets",
            swift: service(
                """
                \(keeping)
                whenReady { store in
                    guard let store else { return }
                    contentHandler(store.content)
                }
                """,
                """
                func whenReady(_ run: (Store?) -> Void) {
                    guard isReady else {
                        contentHandler?(best!)
                        return run(nil)
                    }
                    run(store)
                }
                """), ["completion-handler-missing"]),
        Case(
            "a handler in what a closure gets, and a variable that says what earlier code did",
            swift: service(
                """
                var isHandled = false
                if let url = request.content.url {
                    isHandled = true
                    load(url) { data, _ in
                        guard let data else { return }
                        contentHandler(content(of: data))
                    }
                }
                if !isHandled { contentHandler(request.content) }
                """), ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "a service extension and a helper of one in Objective-C",
            [
                "App/NotificationService.m": """
                @implementation NotificationService
                - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
                    self.contentHandler = contentHandler;
                    self.best = [request.content mutableCopy];
                    if (!self.best) { return; }
                    if (payload[@"url"] == nil) { return [self finish]; }
                    NSString *url = payload[@"url"];
                    if (!request.content.userInfo[@"custom"]) {
                        return ;
                    }
                    if (url) { self.contentHandler(self.best); }
                }
                - (void)finish { self.contentHandler(self.best); }
                @end
                """,
                "App/Helper.m": """
                @implementation PushHelper
                + (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
                    if (!request.content.userInfo[@"custom"]) {
                        return;
                    }
                    contentHandler([request.content mutableCopy]);
                }
                @end
                """,
                "App/Other.m": """
                @implementation OtherService
                - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
                    self.contentHandler = [contentHandler copy];
                    [self loadImage];
                }
                - (void)loadImage { [self load:^{ self.contentHandler(self.best); }]; }
                @end
                """,
            ], ["completion-handler-missing"],
            ["error completion-handler-missing: return;", "error completion-handler-missing: return ;"]),
        Case(
            "a content extension that doesn't answer for each action",
            swift: """
                class Controller: UIViewController, UNNotificationContentExtension {
                    func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                        switch response.actionIdentifier {
                        case "like": completion(.doNotDismiss)
                        case "mute": return
                        default: completion(.dismissAndForwardAction)
                        }
                    }
                }
                class Other: UIViewController, UNNotificationContentExtension {
                    func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                        if response.actionIdentifier == "like" {
                            like { completion(.dismiss) }
                        } else if response.actionIdentifier == "mute" {
                            completion(.dismiss)
                        }
                    }
                }
                """, ["completion-handler-missing"], ["error completion-handler-missing: return"]),
    ]
}
