import NotificationSchema
import Senders

/// Writes what the schema decides, and notes what it needs of the runtime.
struct JavaWriter {
    let plan: SenderPlan
    let names = SenderNames(.java)
    /// Types.
    private(set) var blocks: [String] = []
    /// Methods of the private class `Wire`, whose names the methods of records can't hide.
    private(set) var methods: [String] = []
    /// The parts of the runtime that the blocks use.
    private(set) var used: Set<String> = []
    /// The activity whose push is written.
    var activity: SenderActivity?
    /// The names of the interfaces in the record that is written, by the names of its values.
    var stages: [String: String] = [:]
    /// Whether the code that is written belongs to the class `Wire`.
    var isInWire = false
    /// The variables of the method that is written: the lines that set them, by name.
    var shown: [String: String] = [:]

    init(_ plan: SenderPlan) {
        self.plan = plan
    }

    mutating func write(_ block: String) { blocks.append(block) }
    mutating func write(method: String) { methods.append(method) }

    /// Notes a part of the runtime.
    @discardableResult
    mutating func use(_ name: String) -> String {
        used.insert(name)
        return name
    }

    /// Notes a method of the runtime, and returns how code calls it.
    mutating func method(_ name: String) -> String { inWire(use(name)) }

    /// How code calls a method of the class `Wire`.
    func inWire(_ name: String) -> String { isInWire ? name : "Wire.\(name)" }

    var usesTime: Bool { plan.calls.contains(where: \.options.usesTime) }
    var hasSeveralBuilds: Bool { plan.builds.count > 1 }

    mutating func writeAll() {
        use("PushException")
        for call in plan.notifications { write(call, of: nil) }
        for activity in plan.activities { write(activity) }
        for structure in plan.structures {
            writeObject(
                names.type(structure), documentation: ["An object in data."],
                structure.members.map { Member(name: $0.name, type: $0.type, isOptional: $0.isOptional) })
        }
        for parameter in plan.choices { write(choice: parameter) }
        writeOptions()
        use("-")
    }

    // MARK: Options

    private mutating func writeOptions() {
        guard usesTime || hasSeveralBuilds else { return }
        let builds = plan.builds.compactMap { build in
            build.name.map { (constant: names.constant(ofBuild: $0.value), build.bundleIdentifier) }
        }
        var options: [(name: String, type: String, documentation: String)] = []
        if hasSeveralBuilds {
            options.append(("app", "App", "The build of the app that gets the push. Default: \(builds[0].constant)."))
        }
        if usesTime { options.append(("at", "Instant", "The time of sending. Default: now.")) }
        let arguments = options.map(\.name).joined(separator: ", ")
        let components = options.map { "\($0.type) \($0.name)" }.joined(separator: ", ")
        let empty = options.map { _ in "null" }.joined(separator: ", ")
        var text = """
            /** What can be said about the sending of a push: {@code PushOptions.with().at(…)}. */
            public record PushOptions(\(components)) {
                /** The usual options, for others to begin with. */
                public static PushOptions with() {
                    return new PushOptions(\(empty));
                }

            """
        for option in options {
            text += """

                    /** \(option.documentation) */
                    public PushOptions \(option.name)(\(option.type) \(option.name)) {
                        return new PushOptions(\(arguments));
                    }

                """
        }
        if hasSeveralBuilds {
            text += """

                    private String topic() {
                        return (app == null ? App.\(builds[0].constant) : app).topic;
                    }

                """
        }
        write(text + "}")
        guard hasSeveralBuilds else { return }
        let constants = builds.map { "    \($0.constant)(\(JavaText.literal($0.1)))" }.joined(separator: ",\n")
        write(
            """
            /** A build of the app. */
            public enum App {
            \(constants);

                private final String topic;

                App(String topic) {
                    this.topic = topic;
                }
            }
            """)
    }

    // MARK: Types

    struct Member {
        let name: Text
        let type: SenderType
        let isOptional: Bool
        var deprecation: Deprecation?
        /// The type of an enum.
        var choice: String?
    }

    func member(_ parameter: SenderParameter) -> Member {
        Member(
            name: parameter.name, type: parameter.type, isOptional: parameter.isOptional,
            deprecation: parameter.deprecation, choice: parameter.choice == nil ? nil : names.choice(parameter))
    }

    /// - Parameters:
    ///   - isBoxed: Whether the value can be null, or is in a list.
    ///   - choice: The type of an enum.
    func type(_ type: SenderType, isBoxed: Bool, choice: String?) -> String {
        switch type {
        case .string: "String"
        case .integer: isBoxed ? "Long" : "long"
        case .number: isBoxed ? "Double" : "double"
        case .decimal: "BigDecimal"
        case .boolean: isBoxed ? "Boolean" : "boolean"
        case .date: "Instant"
        case .uuid: "UUID"
        case .url: "URI"
        case .choice: qualified(choice ?? "String")
        case .list(let item): "List<\(self.type(item, isBoxed: true, choice: choice))>"
        case .structure(let index): qualified(names.type(plan.structures[index]))
        case .jsonText(let content): self.type(content, isBoxed: isBoxed, choice: choice)
        case .any: "Object"
        }
    }

    /// A type of the file where an interface inside the record has the same name.
    func qualified(_ type: String) -> String { stages.values.contains(type) ? "Notifications.\(type)" : type }

    /// An interface for each value, with names that differ from each other and from the record's.
    func stages(_ values: [String], in record: String) -> [String: String] {
        var stages: [String: String] = [:]
        var taken: Set<String> = [record]
        for value in values {
            var stage = names.stage(value)
            while !taken.insert(stage).inserted { stage += "_" }
            stages[value] = stage
        }
        return stages
    }

    private mutating func write(choice parameter: SenderParameter) {
        let type = names.choice(parameter)
        let name = CodeText.withoutControls(parameter.name.value)
        let values = parameter.values.map { (names.constant($0.value, of: parameter), JavaText.literal($0.value)) }
        guard parameter.choice?.isOpen ?? false else {
            let key = JavaText.literal(names.value(parameter.name))
            let rejection = JavaText.layout.text(
                .call(method("rejected"), key, "\"a value of \(type)\""), at: 14, level: 2)
            write(
                JavaText.comment(["A value of \(name)."])
                    + """
                    public enum \(type) {
                    \(values.map { "    \($0)(\($1))" }.joined(separator: ",\n"));

                        private final String value;

                        \(type)(String value) {
                            this.value = value;
                        }

                        /** The text that is sent. */
                        public String value() {
                            return value;
                        }

                        /**
                         * The value that is sent as this text.
                         *
                         * @throws PushException if there is none
                         */
                        public static \(type) of(String value) {
                            for (\(type) known : values()) {
                                if (known.value.equals(value)) {
                                    return known;
                                }
                            }
                            throw \(rejection);
                        }
                    }
                    """)
            return
        }
        write(
            JavaText.comment(["A value of \(name): one of the constants, or another text."])
                + """
                public record \(type)(String value) {
                \(values.map { "    public static final \(type) \($0) = new \(type)(\($1));" }.joined(separator: "\n"))

                    public \(type) {
                        \(method("required"))("value", value);
                    }
                }
                """)
    }
}
