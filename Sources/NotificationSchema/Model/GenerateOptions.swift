package import Basics
import Diagnostics

/// `generate`: what to generate, and where.
package struct GenerateOptions: KeyedModel {
    package enum Access: String, CaseIterable, Sendable {
        case `internal`, `public`
    }

    package struct SwiftOptions: KeyedModel {
        /// Nil also where it can be no name in Swift.
        package var namespace: Text?
        package var access: Located<Access>?
        /// A folder, relative to the root file.
        package var output: Text?
    }

    package struct FixtureOptions: KeyedModel {
        /// A folder, relative to the root file.
        package var output: Text?
        package var variants: [Located<FixtureVariant>]?
        /// The files to write in addition to those for Simulator.
        package var forms: [Located<FixtureForm>] = []
    }

    package struct PreviewOptions: KeyedModel {
        /// A file, relative to the root file.
        package var output: Text?
    }

    /// What servers send with, in one of their languages.
    package struct SenderOptions: KeyedModel {
        /// A folder, relative to the root file.
        package var output: Text?
    }

    /// The same in TypeScript, in which apps are written, too.
    package struct TypeScriptOptions: KeyedModel {
        /// A folder, relative to the root file.
        package var output: Text?
        package var client: Located<Client>?
    }

    /// A framework of apps in JavaScript.
    package enum Client: String, CaseIterable, Sendable {
        /// expo-notifications.
        case expo
    }

    /// The same in a language whose files belong to a package.
    package struct PackagedSenderOptions: KeyedModel {
        /// A folder, relative to the root file.
        package var output: Text?
        package var package: Text?

        package var packageName: String { package?.value ?? Defaults.package }
    }

    package var swift = SwiftOptions()
    package var fixtures = FixtureOptions()
    package var preview = PreviewOptions()
    package var go = PackagedSenderOptions()
    package var java = PackagedSenderOptions()
    package var python = SenderOptions()
    package var typescript = TypeScriptOptions()
    package var serviceExtension: Located<Bool>?
    package var push: Located<Bool>?

    package var namespaceText: Text? {
        get { swift.namespace }
        set { swift.namespace = newValue }
    }
    package var namespace: String { swift.namespace?.value ?? Defaults.namespace }
    package var access: Access { swift.access?.value ?? Defaults.access }
    /// Whether to generate `push()`, which servers call.
    package var hasPush: Bool { push?.value ?? Defaults.push }
    /// Without duplicates.
    package var fixtureForms: [FixtureForm] { fixtures.formsOnce }
    /// The fixtures to generate in addition to those of the examples.
    package var fixtureVariants: [FixtureVariant] { fixtures.variants?.map(\.value) ?? Defaults.variants }
}

/// What a server sends to the provider that delivers the push.
package enum FixtureForm: String, CaseIterable, Sendable {
    /// A request to APNs: `{ headers, payload }`.
    case apns
    /// A message for FCM's HTTP v1 API.
    case fcm
    /// A request to publish with Amazon SNS.
    case sns
}

/// A fixture made from the types, lengths and examples of variables and data.
package enum FixtureVariant: String, CaseIterable, Sendable {
    case typical, longest
}

// MARK: - Keys

extension GenerateOptions {
    fileprivate enum Defaults {
        static let namespace = "Notifications"
        static let access = Access.internal
        static let variants = FixtureVariant.allCases
        static let push = true
        static let package = "notifications"
    }

    static let keys = KeyTable<GenerateOptions>(
        "generate",
        [
            Key("swift", .map(SwiftOptions.keys) { _ in SwiftOptions() }, "Where and how to generate Swift.", \.swift),
            Key(
                "fixtures", .map(FixtureOptions.keys) { _ in FixtureOptions() },
                "Where and how to generate fixtures.", \.fixtures),
            Key(
                "preview", .map(PreviewOptions.keys) { _ in PreviewOptions() }, "Where to write the preview.",
                \.preview),
            Key(
                "go", PackagedSenderOptions.form("Go"), "Where to generate a sender in Go, for servers.", \.go),
            Key(
                "java", PackagedSenderOptions.form("Java"),
                "Where to generate a sender in Java, for servers in Java and Kotlin.", \.java),
            Key(
                "python", SenderOptions.form("Python"), "Where to generate a sender in Python, for servers.",
                \.python),
            Key(
                "typescript", .map(TypeScriptOptions.keys) { _ in TypeScriptOptions() },
                "Where to generate a sender in TypeScript, for servers.",
                \.typescript),
            Key(
                "service-extension", .boolean, "Whether to generate a service extension.", \.serviceExtension,
                .implied("true if a notification needs one"),
                .dumped { _, schema in .bool(schema.hasServiceExtension) }),
            Key(
                "push", .boolean, "Whether to generate push(), which servers call.", \.push,
                .default(Defaults.push)),
        ]
    )
}

extension GenerateOptions.SwiftOptions {
    static let keys = KeyTable<Self>(
        "generate.swift",
        [
            Key(
                "namespace", .nonEmptyText, "The name of the enum that contains the generated code.", \.namespace,
                .default(GenerateOptions.Defaults.namespace)),
            Key(
                "access", .choice(of: GenerateOptions.Access.self), "The access level of the generated code.", \.access,
                .default(GenerateOptions.Defaults.access)),
            Key(
                "output", .nonEmptyText, "The folder for the Swift files, relative to this file.", \.output,
                .names(.folder)),
        ]
    )
}

extension GenerateOptions.FixtureOptions {
    /// In the order of the cases.
    fileprivate var formsOnce: [FixtureForm] {
        FixtureForm.allCases.filter { form in forms.contains { $0.value == form } }
    }

    static let keys = KeyTable<Self>(
        "generate.fixtures",
        [
            Key(
                "output", .nonEmptyText, "The folder for the fixtures, relative to this file.", \.output,
                .dumpedAfter("forms"), .names(.folder)),
            Key(
                "variants", .list(of: .choice(of: FixtureVariant.self)),
                "The fixtures to generate in addition to those of the examples.", \.variants,
                .default(GenerateOptions.Defaults.variants)),
            Key(
                "forms", .list(of: .choice(of: FixtureForm.self)),
                "The files to write in addition to those for Simulator: apns, the request to APNs; fcm, the message for Firebase; sns, the request to Amazon SNS. Senders make these messages, too.",
                \.forms, .dumped { options, _ in .array(options.formsOnce.map(\.dumped)) }),
        ]
    )
}

extension GenerateOptions.PreviewOptions {
    static let keys = KeyTable<Self>(
        "generate.preview",
        [
            Key(
                "output", .nonEmptyText, "The HTML file that shows every notification, relative to this file.",
                \.output, .names(.path(endings: [".html"])))
        ]
    )
}

extension GenerateOptions.SenderOptions {
    /// - Parameter language: The language, as its makers write it.
    fileprivate static func form(_ language: String) -> Form<Self> {
        let keys = KeyTable<Self>(
            "generate.\(language.lowercased())",
            [
                Key(
                    "output", .nonEmptyText, "The folder for the \(language) file, relative to this file.", \.output,
                    .names(.folder))
            ]
        )
        return .map(keys) { _ in Self() }
    }
}

extension GenerateOptions.TypeScriptOptions {
    static let keys = KeyTable<Self>(
        "generate.typescript",
        [
            Key(
                "output", .nonEmptyText, "The folder for the TypeScript file, relative to this file.", \.output,
                .names(.folder)),
            Key(
                "client", .choice(of: GenerateOptions.Client.self),
                "The framework of an app in JavaScript, for which a second file registers categories and decodes responses.",
                \.client),
        ]
    )
}

extension GenerateOptions.PackagedSenderOptions {
    /// - Parameter language: The language, as its makers write it.
    fileprivate static func form(_ language: String) -> Form<Self> { .map(keys(of: language)) { _ in Self() } }

    private static func keys(of language: String) -> KeyTable<Self> {
        KeyTable<Self>(
            "generate.\(language.lowercased())",
            [
                Key(
                    "output", .nonEmptyText, "The folder for the \(language) file, relative to this file.", \.output,
                    .names(.folder)),
                Key(
                    "package", .nonEmptyText, "The name of the package that the file belongs to.", \.package,
                    .default(GenerateOptions.Defaults.package)),
            ]
        )
    }
}

extension GenerateOptions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension GenerateOptions.SwiftOptions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension GenerateOptions.FixtureOptions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension GenerateOptions.PreviewOptions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension GenerateOptions.SenderOptions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { ["output": .text(output)] }
}

extension GenerateOptions.TypeScriptOptions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension GenerateOptions.PackagedSenderOptions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        ["output": .text(output), "package": .string(packageName)]
    }
}

extension GenerateOptions.Access: ScalarValue {}
extension GenerateOptions.Client: ScalarValue {}
extension FixtureVariant: ScalarValue {}
extension FixtureForm: ScalarValue {}
