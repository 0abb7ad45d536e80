extension AuditCaseTests {
    /// Categories that code creates and doesn't register.
    static let unregisteredCategories = [
        Case(
            "a category that only a log gets", swift: creating("print([mail])"), ["category-unregistered"],
            ["error category-unregistered: \(creation)"]),
        Case(
            "a category that nothing uses", swift: creating(""), ["category-unregistered"],
            ["error category-unregistered: \(creation)"]),
        Case(
            "a category in a set that nothing uses",
            swift: creating("var all: Set<UNNotificationCategory> = []\n all.insert(mail)", identifier: "news"),
            ["category-unregistered"],
            ["warning category-unregistered: \(creation)", "warning category-unregistered: \"news\""]),
        Case(
            "a category of a property that only a log gets",
            swift: creating("all = [mail]\n show()")
                + "\nvar all: Set<UNNotificationCategory> = []\nfunc show() { print(all.count) }",
            ["category-unregistered"], ["error category-unregistered: \(creation)"]),
        Case(
            "an own method with the name of the center's",
            swift: creating("print(mail)")
                + "\nextension App { func setNotificationCategories() { register() } }",
            ["category-unregistered"], ["error category-unregistered: \(creation)"]),
        Case(
            "categories in Objective-C",
            objectiveC: """
                - (void)prepare {
                    UNNotificationCategory *mail = [UNNotificationCategory categoryWithIdentifier:@"mail" actions:@[archive] intentIdentifiers:@[] options:0];
                    NSSet *all = [NSSet setWithObjects:mail, nil];
                    NSLog(@"%@", all);
                }
                """, ["category-unregistered"],
            [
                "warning category-unregistered: [UNNotificationCategory categoryWithIdentifier:@\"mail\" actions:@[archive] intentIdentifiers:@[] options:0]"
            ]),
        Case(
            "a category for a library", swift: creating("Airship.push.customCategories = [mail]"),
            ["category-unregistered"]),
        Case(
            "a category for a function of a library", swift: creating("push.start(with: [mail])"),
            ["category-unregistered"]),
        Case(
            "a category that a closure gives to a library",
            swift: creating("[mail].forEach { library.add($0) }"), ["category-unregistered"]),
        Case(
            "a category that a function in the function gives to a library",
            swift: creating("func start() { library.add(mail) }\n start()"), ["category-unregistered"]),
        Case(
            "categories of a property that a superclass of a library may read",
            swift: creating("categories = [mail]"), ["category-unregistered"]),
        Case(
            "the categories of a function that another file gives to a library",
            [
                "App/Categories.swift": """
                enum Categories {
                    static func make() -> Set<UNNotificationCategory> {
                        print(Categories.make())
                        return [UNNotificationCategory(identifier: "mail", actions: [archive], intentIdentifiers: [])]
                    }
                }
                """,
                "App/Start.swift": "func start() { library.register(Categories.make()) }",
            ], ["category-unregistered"]),
        Case(
            "a property that a variable with its name gives to a library",
            swift: creating("all = [mail]")
                + "\nvar all: Set<UNNotificationCategory>?\nfunc show() { if let all { library.register(all) } }",
            ["category-unregistered"]),
    ]

    private static let creation =
        "UNNotificationCategory(identifier: \"mail\", actions: [archive], intentIdentifiers: [])"

    private static func creating(_ use: String, identifier: String = "mail") -> String {
        """
        func register() {
            let mail = \(creation)
            \(use)
        }
        func post() {
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = "\(identifier)"
        }
        """
    }
}
