extension AuditCaseTests {
    // MARK: Screens of actions in the background

    private static func playing(_ show: String, title: String = "Take Your Turn", options: String = "[]") -> [String:
        String]
    {
        [
            "App/Handler.swift": """
            let play = UNNotificationAction(identifier: "PLAY", title: "\(title)", options: \(options))
            final class Handler: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                    if response.actionIdentifier == "PLAY" { NotificationCenter.default.post(name: .showGame, object: nil) }
                    done()
                }
            }
            extension Notification.Name { static let showGame = Notification.Name("showGame") }
            """,
            "App/Menu.swift": """
            final class MenuController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(self, selector: #selector(showGame), name: .showGame, object: nil)
                }
                @objc func showGame() { \(show) }
            }
            """,
        ]
    }

    private static func viewed(_ show: String) -> [String: String] {
        var files = playing("")
        files["App/Menu.swift"] = """
            struct Menu: View {
                @State private var showsGame = false
                @State private var game: Game?
                var body: some View {
                    Text("Menu").onReceive(NotificationCenter.default.publisher(for: .showGame)) { _ in \(show) }
                }
            }
            """
        return files
    }

    private static let presenting = "present(GameController(), animated: false)"
    private static let onlyPosts = "warning action-unhandled: \"PLAY\""

    static let screens = [
        Case("the observer only shows a screen", playing(presenting), ["action-unhandled"], [onlyPosts]),
        Case(
            "a guard, a property, and a push",
            playing(
                "guard let game else { return }\nlet page = GameController()\npage.game = game\nnavigationController?.pushViewController(page, animated: true)"
            ), ["action-unhandled"], [onlyPosts]),
        Case("a state of a view", viewed("showsGame = true"), ["action-unhandled"], [onlyPosts]),
        Case(
            "in Objective-C",
            [
                "App/AppDelegate.m": """
                NSString *const PlayPressed = @"PlayPressed";
                @implementation AppDelegate
                - (void)register {
                    UNNotificationAction *play = [UNNotificationAction actionWithIdentifier:@"PLAY" title:@"Take Your Turn" options:UNNotificationActionOptionNone];
                    UNNotificationCategory *game = [UNNotificationCategory categoryWithIdentifier:@"GAME" actions:@[play] intentIdentifiers:@[] options:0];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:game]];
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    if ([response.actionIdentifier isEqualToString:@"PLAY"]) {
                        [[NSNotificationCenter defaultCenter] postNotificationName:PlayPressed object:nil];
                    }
                    done();
                }
                @end
                """,
                "App/Menu.m": """
                @implementation Menu
                - (void)viewDidLoad {
                    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(play) name:PlayPressed object:nil];
                }
                - (void)play { [self presentViewController:[Game new] animated:YES completion:nil]; }
                @end
                """,
            ], ["action-unhandled"], ["warning action-unhandled: @\"PLAY\""]),
        Case("the action opens the app", playing(presenting, options: "[.foreground]"), ["action-unhandled"]),
        Case("the observer does more", playing("game.start()\n\(presenting)"), ["action-unhandled"]),
        Case("a view that stores something", viewed("store.begin()"), ["action-unhandled"]),
        Case("a state that hides something", viewed("showsGame = false"), ["action-unhandled"]),
        Case("another rule reports the title", playing(presenting, title: "View Game"), ["action-unhandled"]),
        Case(
            "other code observes it, too",
            playing(presenting).merging([
                "App/Store.swift":
                    "func watch() { NotificationCenter.default.addObserver(forName: .showGame, object: nil, queue: nil) { _ in store.begin() } }"
            ]) { first, _ in first }, ["action-unhandled"]),
    ]
}
