extension AuditCaseTests {
    // MARK: Paths through a method, and stored actions

    /// A delegate whose method gets a response with `done`.
    private static func handling(_ code: String, _ more: String = "") -> String {
        """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler done: @escaping () -> Void
            ) {
                \(code)
            }
            \(more)
        }
        """
    }

    /// Stored actions, and a handler.
    private static func stored(_ handler: String, title: String = "Mark as Done", options: String = "[]") -> String {
        """
        enum Buttons {
            static let finish = UNNotificationAction(identifier: "finish", title: "\(title)", options: \(options))
            static let skip = UNNotificationAction(identifier: "skip", title: "Skip Task", options: [])
        }
        let tasks = UNNotificationCategory(identifier: "tasks", actions: [Buttons.finish, Buttons.skip], intentIdentifiers: [])
        func register() { UNUserNotificationCenter.current().setNotificationCategories([tasks]) }
        \(handling(handler))
        """
    }

    static let paths = [
        Case(
            "an action is compared by the identifier of its constant, and another one isn't",
            swift: stored("if response.actionIdentifier == Buttons.finish.identifier { save() }; done()"),
            ["action-unhandled"], ["error action-unhandled: \"skip\""]),
        Case(
            "an action is compared through another name of its type",
            swift: stored("if response.actionIdentifier == Mine.finish.identifier { save() }; done()")
                + "\ntypealias Mine = Buttons",
            ["action-unhandled"], ["error action-unhandled: \"skip\""]),
        Case(
            "the case of a stored action is empty",
            swift: stored(
                """
                switch response.actionIdentifier {
                case Buttons.finish.identifier: break
                case Buttons.skip.identifier: skip()
                default: break
                }
                done()
                """), ["action-unhandled"], ["warning action-unhandled: Buttons.finish.identifier"]),
        Case(
            "the case of a stored action says what it does, whatever its title is",
            swift: stored(
                """
                if response.actionIdentifier == Buttons.finish.identifier { save() }
                if response.actionIdentifier == Buttons.skip.identifier { skip() }
                done()
                """, title: "Show Activities", options: ".foreground"), ["action-redundant", "action-unhandled"]),
        Case(
            "a path in one part of '#if'",
            swift: handling(
                """
                #if os(iOS)
                    guard let id = Int("1") else { return }
                    open(id)
                    done()
                #else
                    done()
                #endif
                """), ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "a path in another function, which one part of '#if' calls",
            swift: handling(
                """
                #if APP
                    finish(done)
                #else
                    done()
                #endif
                """, "func finish(_ done: @escaping () -> Void) { guard isReady else { return }; done() }"),
            ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "the second part of '#if' has the path",
            swift: handling(
                """
                #if os(iOS)
                    done()
                #else
                    if isHidden { return }
                    done()
                #endif
                """), ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "code that only runs in the simulator, and parts that all call the handler",
            swift: handling(
                """
                #if targetEnvironment(simulator)
                    return
                #endif
                #if DEBUG
                    print(response)
                #endif
                #if os(iOS)
                    done()
                #else
                    done()
                #endif
                """), ["completion-handler-missing"]),
        Case(
            "errors that leave a task",
            swift: handling(
                """
                Task {
                    let item = try await store.find("a")
                    if let more = try await store.more(item) { show(more) }
                    done()
                }
                """), ["completion-handler-missing"],
            [
                "error completion-handler-missing: item = try await store.find(\"a\")",
                "error completion-handler-missing: if let more = try await store.more(item) ",
            ]),
        Case(
            "an error that code throws in a task",
            swift: handling("Task { if isFull { throw Full() }; done() }"),
            ["completion-handler-missing"], ["error completion-handler-missing: throw Full()"]),
        Case(
            "errors that are caught, ignored or without harm in a task",
            swift: handling(
                """
                Task {
                    do { try await store.save(); log("try again") } catch { log(error) }
                    let item = try? await store.find("a")
                    let all = items.map { try! read($0) }
                    try await Task.sleep(for: .seconds(1))
                    done()
                }
                """), ["completion-handler-missing"]),
        Case(
            "an error in a task that calls the handler at its end",
            swift: handling("Task { defer { done() }; try await store.save() }"), ["completion-handler-missing"]),
        Case(
            "a delegate without methods, in an app with actions",
            swift: """
                class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        UNUserNotificationCenter.current().delegate = self
                        let done = UNNotificationAction(identifier: "done", title: "Mark as Done", options: [])
                        UNUserNotificationCenter.current().setNotificationCategories([
                            UNNotificationCategory(identifier: "tasks", actions: [done], intentIdentifiers: [])
                        ])
                        return true
                    }
                    func post(_ content: UNNotificationContent) {
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
                    }
                }
                """, ["action-unhandled", "foreground-silent"], ["error action-unhandled: \"done\""]),
        Case(
            "a delegate without methods, in an app without actions",
            swift: """
                class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        UNUserNotificationCenter.current().delegate = self
                        return true
                    }
                    func post(_ content: UNNotificationContent) {
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
                    }
                }
                """, ["action-unhandled", "foreground-silent"], ["warning foreground-silent: self"]),
        Case(
            "right: a delegate without the method, in an app that adds requests only in the background",
            swift: """
                class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        UNUserNotificationCenter.current().delegate = self
                        return true
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { openChat() }
                    func post(_ content: UNNotificationContent) {
                        guard UIApplication.shared.applicationState == .background else { return }
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
                    }
                }
                """, ["foreground-silent"]),
        Case(
            "a file with several pushes by name",
            [
                "App/App.swift": "let center = UNUserNotificationCenter.current()",
                "Tests/pushes.json": #"{ "chat": { "aps": { "alert": "A" } }, "call": { "aps": { "alert": "B" } } }"#,
            ], ["payload-form"]),
    ]
}
