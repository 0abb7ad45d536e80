// swift-tools-version: 6.1
import PackageDescription

let upcomingFeatures: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A stage of the compiler. Data flows in one direction: a stage depends only on earlier stages.
///
/// - Parameter files: Swift files that aren't part of the target.
func stage(_ name: String, after dependencies: [Target.Dependency], excluding files: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: files, swiftSettings: upcomingFeatures)
}

/// Tests of the stage with the same name, with the same dependencies.
///
/// - Parameter files: Files for comparison that aren't sources. SwiftPM warns about files that it isn't told about.
func tests(of name: String, with dependencies: [Target.Dependency] = [], comparing files: [String] = []) -> Target {
    .testTarget(
        name: "\(name.prefix(1).uppercased())\(name.dropFirst())Tests",
        dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        exclude: files,
        swiftSettings: upcomingFeatures
    )
}

/// The library that reads YAML. Both are libyaml; if both traits are enabled, the bundled one is used.
///
/// Yams is used for its C module, CYaml, which isn't a product.
#if os(macOS)
// Without a trait: Xcode before 26.4 doesn't enable the default traits of packages.
let libYAML: [Target.Dependency] = [.product(name: "Yams", package: "Yams")]
#else
let libYAML: [Target.Dependency] = [
    .product(name: "Yams", package: "Yams", condition: .when(traits: ["BundledLibYAML"])),
    .target(name: "CLibYAML", condition: .when(traits: ["SystemLibYAML"])),
]
#endif

let package = Package(
    name: "belfry",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "belfry", targets: ["belfry"]),
        .plugin(name: "BelfryBuildTool", targets: ["BelfryBuildTool"]),
        .plugin(name: "BelfryCommand", targets: ["BelfryCommand"]),
        .plugin(name: "BelfryGenerateCommand", targets: ["BelfryGenerateCommand"]),
    ],
    traits: [
        .default(enabledTraits: ["SystemLibYAML"]),
        .trait(
            name: "BundledLibYAML",
            description: "Compiles the copy of libyaml in the package Yams. A Mac always does."),
        .trait(
            name: "SystemLibYAML",
            description:
                "Links the libyaml of the system, which pkg-config finds. The default on Linux, ignored on a Mac."),
        .trait(
            name: "Audit",
            description: "Reads Swift for 'belfry audit' and 'belfry adopt'. Needs swift-syntax."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.1"),
        // Wide, because all packages of an app must agree on one version. 605 is that of the compiler after Swift 6.4.
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"605.0.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"])]
        ),
        stage("Basics", after: []),
        stage("Diagnostics", after: ["Basics"]),
        stage("AppleFacts", after: ["Basics"]),
        stage("EnglishStyle", after: ["Basics"]),
        stage("Files", after: ["Basics", "Diagnostics"]),
        stage("SourceSyntax", after: ["Basics", "Diagnostics", "Files"] + libYAML),
        // What is known of an app's code, whatever its language.
        stage("CodeFacts", after: ["Basics", "Diagnostics"]),
        stage("CodeEvaluation", after: ["AppleFacts", "Basics", "CodeFacts", "Diagnostics"]),
        // Only the executable depends on it: the plugin's tool neither builds nor links swift-syntax.
        stage(
            "SwiftCode",
            after: [
                "Basics", "CodeEvaluation", "Diagnostics",
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Audit"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Audit"])),
            ]
        ),
        stage("NotificationSchema", after: ["AppleFacts", "Basics", "Diagnostics", "SourceSyntax"]),
        stage("SwiftNaming", after: ["AppleFacts", "Basics", "Diagnostics", "NotificationSchema", "SourceSyntax"]),
        stage(
            "ProjectFiles",
            after: ["AppleFacts", "Basics", "Diagnostics", "Files", "NotificationSchema", "SourceSyntax"]),
        // What a schema sends.
        stage(
            "Payloads",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "Files", "NotificationSchema", "SourceSyntax", "SwiftNaming",
            ]
        ),
        // What pushes of a schema must look like, and how those that servers send are read.
        stage(
            "PayloadContracts",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "Files", "NotificationSchema", "Payloads", "SourceSyntax",
                "SwiftNaming",
            ]
        ),
        // The engine of all rules, and what every product knows of them.
        stage("Rules", after: ["AppleFacts", "Basics", "Diagnostics", "NotificationSchema", "SourceSyntax"]),
        stage(
            "SchemaRules",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "EnglishStyle", "NotificationSchema", "Payloads", "Rules",
                "SourceSyntax", "SwiftNaming",
            ]
        ),
        // What servers call to send pushes, in no particular language, and how each language names it.
        stage(
            "Senders",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "Files", "NotificationSchema", "Payloads", "SchemaRules",
                "SwiftNaming",
            ],
            excluding: [
                "Go/Runtime.go", "Java/Runtime.java", "Python/Runtime.py", "TypeScript/Expo.ts",
                "TypeScript/Runtime.ts",
            ]
        ),
        stage(
            "ProjectRules",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "EnglishStyle", "Files", "NotificationSchema", "ProjectFiles",
                "Rules", "SchemaRules", "SourceSyntax",
            ]
        ),
        stage(
            "PayloadRules",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "NotificationSchema", "PayloadContracts", "Payloads", "Rules",
                "SourceSyntax",
            ]
        ),
        stage(
            "ChangeRules",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "NotificationSchema", "PayloadContracts", "Payloads", "Rules",
                "Senders", "SourceSyntax", "SwiftNaming",
            ]
        ),
        stage(
            "CodeRules",
            after: [
                "AppleFacts", "Basics", "CodeFacts", "Diagnostics", "EnglishStyle", "NotificationSchema", "Rules",
                "SchemaRules", "SourceSyntax",
            ]
        ),
        // The templates are compiled in an app. This target contains their text.
        stage(
            "SwiftGeneration",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "Files", "NotificationSchema", "Payloads", "Rules",
                "SchemaRules", "SourceSyntax", "SwiftNaming",
            ],
            excluding: ["Templates"]
        ),
        // What the build plugin runs, and nothing else: packages that build Belfry from source compile it.
        stage(
            "BuildOutput",
            after: [
                "Basics", "Diagnostics", "Files", "NotificationSchema", "SchemaRules", "SourceSyntax",
                "SwiftGeneration",
            ]),
        // The style, the script and the drawings are files. This target contains their text.
        stage(
            "Preview",
            after: [
                "AppleFacts", "Basics", "ChangeRules", "Diagnostics", "Files", "NotificationSchema", "Payloads",
                "ProjectFiles", "SourceSyntax",
            ],
            excluding: ["Assets"]
        ),
        // What 'generate' writes: a folder for each output.
        stage(
            "Outputs",
            after: [
                "AppleFacts", "Basics", "Diagnostics", "Files", "NotificationSchema", "PayloadContracts", "Payloads",
                "Preview", "ProjectFiles", "ProjectRules", "SchemaRules", "Senders", "SourceSyntax", "SwiftGeneration",
                "SwiftNaming",
            ]
        ),
        // The commands, without a command line.
        stage(
            "BelfryKit",
            after: [
                "AppleFacts", "Basics", "ChangeRules", "CodeEvaluation", "CodeFacts", "CodeRules", "Diagnostics",
                "EnglishStyle", "Files", "NotificationSchema", "Outputs", "PayloadContracts", "PayloadRules",
                "Payloads", "Preview", "ProjectFiles", "ProjectRules", "Rules", "SchemaRules", "SourceSyntax",
                "SwiftGeneration", "SwiftNaming",
            ]
        ),
        // The framing of messages and the types of the protocol, with nothing of Belfry in it.
        stage("LanguageServerProtocol", after: []),
        stage(
            "LanguageServer",
            after: [
                "AppleFacts", "Basics", "BelfryKit", "Diagnostics", "Files", "LanguageServerProtocol",
                "NotificationSchema", "Outputs", "Payloads", "Preview", "ProjectFiles", "ProjectRules", "Rules",
                "SchemaRules", "SourceSyntax",
            ]
        ),
        .executableTarget(
            name: "belfry",
            dependencies: [
                "Basics", "BelfryKit", "BuildOutput", "CodeFacts", "Diagnostics", "Files", "LanguageServer",
                "NotificationSchema", "Outputs", "Preview", "ProjectFiles", "SchemaRules", "SwiftCode", "SwiftNaming",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: upcomingFeatures
        ),
        .executableTarget(
            name: "belfry-build", dependencies: ["Basics", "BuildOutput", "Diagnostics", "Files"],
            swiftSettings: upcomingFeatures
        ),
        .plugin(name: "BelfryBuildTool", capability: .buildTool(), dependencies: ["belfry-build"]),
        // Permissions belong to a plugin, not to a call, so the commands that write need their own plugin.
        .plugin(
            name: "BelfryCommand",
            capability: .command(intent: .custom(verb: "belfry", description: "Lints schemas, explains rules")),
            dependencies: ["belfry"]
        ),
        .plugin(
            name: "BelfryGenerateCommand",
            capability: .command(
                intent: .custom(verb: "belfry-generate", description: "Writes Swift and push payloads"),
                permissions: [.writeToPackageDirectory(reason: "It writes the Swift and payloads that schemas name.")]
            ),
            dependencies: ["belfry"]
        ),

        // A test target, so that users of the tool don't build it.
        .testTarget(
            name: "TestSupport",
            dependencies: [
                "AppleFacts", "Basics", "BelfryKit", "ChangeRules", "Diagnostics", "Files", "NotificationSchema",
                "Outputs", "PayloadRules", "ProjectRules", "SchemaRules", "SwiftGeneration", "SwiftNaming",
            ],
            path: "Tests/TestSupport",
            swiftSettings: upcomingFeatures
        ),
        tests(of: "Diagnostics", comparing: ["Expected"]),
        tests(of: "AppleFacts"),
        tests(of: "EnglishStyle"),
        tests(of: "Files"),
        tests(of: "CodeEvaluation", with: ["Basics", "CodeFacts", "Diagnostics"]),
        tests(
            of: "Payloads", with: ["Basics", "Diagnostics", "Files", "NotificationSchema", "PayloadContracts"],
            comparing: ["Golden"]),
        tests(
            of: "Senders",
            with: [
                "Basics", "BelfryKit", "Diagnostics", "Files", "NotificationSchema", "Outputs", "PayloadContracts",
                "Payloads", "SchemaRules", "SourceSyntax",
            ],
            comparing: ["Expected"]),
        tests(of: "SourceSyntax", with: ["Basics", "Diagnostics"], comparing: ["YAMLCases"]),
        tests(of: "ProjectFiles", with: ["Basics", "Diagnostics", "NotificationSchema", "SourceSyntax"]),
        tests(
            of: "NotificationSchema", with: ["Basics", "BelfryKit", "Diagnostics", "SchemaRules", "SourceSyntax"],
            comparing: ["Broken", "Dump", "Mistakes"]),
        tests(
            of: "SwiftNaming",
            with: [
                "Basics", "Diagnostics", "NotificationSchema", "SchemaRules", "SwiftGeneration",
            ]),
        tests(
            of: "Rules",
            with: [
                "AppleFacts", "Basics", "BelfryKit", "ChangeRules", "CodeFacts", "CodeRules", "Diagnostics",
                "EnglishStyle", "NotificationSchema", "PayloadContracts", "PayloadRules", "Payloads", "ProjectRules",
                "SchemaRules", "SourceSyntax",
            ],
            comparing: ["Apps", "Fixed"]),
        tests(
            of: "SwiftGeneration",
            with: [
                "AppleFacts", "Basics", "BelfryKit", "ChangeRules", "Diagnostics", "Files", "NotificationSchema",
                "Outputs", "Payloads", "SchemaRules", "SourceSyntax", "SwiftNaming",
            ],
            comparing: ["Expected", "Facts", "Programs", "Schemas"]
        ),
        tests(of: "BuildOutput", with: ["Diagnostics", "Files"]),
        tests(
            of: "Preview",
            with: [
                "Basics", "ChangeRules", "Diagnostics", "Files", "NotificationSchema", "Outputs", "ProjectFiles",
                "SchemaRules", "SourceSyntax",
            ],
            comparing: ["Golden"]),
        tests(
            of: "BelfryKit",
            with: [
                "Basics", "CodeFacts", "Diagnostics", "Files", "NotificationSchema", "Outputs", "SchemaRules",
                "SourceSyntax", "SwiftCode",
            ],
            comparing: ["CodeCases"]),
        tests(of: "LanguageServerProtocol"),
        tests(
            of: "LanguageServer",
            with: [
                "Basics", "BelfryKit", "Diagnostics", "Files", "LanguageServerProtocol", "NotificationSchema",
                "Outputs", "SchemaRules",
            ]),
        tests(of: "belfry", with: ["BelfryKit", "Outputs"]),
    ],
    swiftLanguageModes: [.v6]
)

// What only the developers of Belfry build: `script/fuzz` and `script/benchmark` set the variable.
switch Context.environment["BELFRY_DEVELOPMENT"] {
case "fuzzing":
    package.targets.append(
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "Basics", "BelfryKit", "ChangeRules", "CodeEvaluation", "CodeFacts", "CodeRules", "Diagnostics",
                "Files", "LanguageServer", "LanguageServerProtocol", "NotificationSchema", "Outputs",
                "PayloadContracts", "PayloadRules", "Payloads", "ProjectFiles", "ProjectRules", "SchemaRules",
                "SourceSyntax", "SwiftCode", "SwiftGeneration",
            ],
            path: "Fuzzing/Sources/Fuzzing",
            swiftSettings: upcomingFeatures
        ))
case "benchmarks":
    package.targets += [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Basics", "ChangeRules", "Diagnostics", "NotificationSchema", "PayloadContracts", "PayloadRules",
                "Payloads", "SchemaRules", "SourceSyntax", "SwiftGeneration", "belfry",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + libYAML,
            path: "Benchmarks/Sources/Benchmarks",
            swiftSettings: upcomingFeatures
        ),
        // The cost of a Swift process. A whole run of Belfry is compared with it.
        .executableTarget(
            name: "EmptyProgram", path: "Benchmarks/Sources/EmptyProgram", swiftSettings: upcomingFeatures),
    ]
default: break
}
