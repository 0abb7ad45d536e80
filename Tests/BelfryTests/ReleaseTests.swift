import Foundation
import TestSupport
import Testing

/// What `script/release` does on a Mac, with stand-ins for the programs that only a Mac has.
///
/// The scripts are the real ones, in a copy of the part of the repository that they read.
@Suite struct ReleaseTests {
    @Test func aMacBuildsOneProgramForBothArchitectures() throws {
        let repository = try Repository(system: "Darwin", processor: "arm64")
        let result = try repository.run("script/release --sign Belfry --notarize belfry files")
        #expect(result.status == 0, "\(result.output)")
        #expect(try repository.variants == [["arm64-apple-macosx", "x86_64-apple-macosx"]])
        let program = "files/belfry.artifactbundle/belfry-0.2.0-universal-apple-macosx/bin/belfry"
        // The stand-in of lipo appends: both builds are in the program.
        let text = try repository.workspace.text(program)
        #expect(text.contains("built for arm64-apple-macosx") && text.contains("built for x86_64-apple-macosx"))
        #expect(FileManager.default.isExecutableFile(atPath: repository.workspace.url(program).path))
        #expect(repository.workspace.exists("files/belfry-0.2.0-universal-apple-macosx.tar.gz"))
        #expect(repository.workspace.exists("files/belfry_cli-0.2.0-py3-none-macosx_13_0_universal2.whl"))
        // Links to files that plugins share would lead out of the package.
        let shared = repository.workspace.url("files/belfry-plugins/Plugins/BelfryCommand/SchemaFile.swift")
        #expect(
            try FileManager.default.attributesOfItem(atPath: shared.path)[.type] as? FileAttributeType == .typeRegular)
        #expect(try repository.workspace.text("files/share/man/man1/belfry.1") == "manual\n")
        // A signature is part of the file: it comes after joining and before packing.
        #expect(text.hasSuffix("# signed by Belfry\n"))
        let calls = try repository.scripts.calls.map { $0.prefix { $0 != " " } }
        #expect(calls.filter { $0 != "swift" } == ["lipo", "lipo", "codesign", "codesign", "ditto", "xcrun"])
    }

    @Test(arguments: [
        // Two builds that became one thin program: Intel Macs would say “Bad CPU type in executable”.
        ("lipo", "case $* in *-verify_arch*) exit 1 ;; *) cp \"$2\" \"$5\" ;; esac", "doesn't have both architectures"),
        ("xcrun", "echo '  status: Invalid'", "Apple didn't notarize the program:   status: Invalid"),
        ("codesign", "echo no identity; exit 1", "no identity"),
    ])
    func aMacStopsAtAFailedStep(_ program: String, _ script: String, _ message: String) throws {
        let repository = try Repository(system: "Darwin", processor: "x86_64")
        try repository.standIn(program, script)
        let result = try repository.run("script/release --sign Belfry --notarize belfry files")
        #expect(result.status != 0)
        #expect(result.output.contains(message), "\(result.output)")
        #expect(!repository.workspace.exists("files/belfry.artifactbundle"))
    }

    @Test func bundlesOfOtherMachinesAreMerged() throws {
        let mac = try Repository(system: "Darwin", processor: "arm64")
        #expect(try mac.run("script/release mac").status == 0)
        let linux = try Repository(system: "Linux", processor: "x86_64")
        try linux.workspace.link("mac", to: mac.workspace.url("mac").path)
        let result = try linux.run("script/release files mac/belfry.artifactbundle")
        #expect(result.status == 0, "\(result.output)")
        let mergedTriples = [["x86_64-unknown-linux-gnu"], ["arm64-apple-macosx", "x86_64-apple-macosx"]]
        #expect(try linux.variants == mergedTriples)
        #expect(linux.workspace.exists("files/belfry_cli-0.2.0-py3-none-manylinux_2_34_x86_64.whl"))
        // The result can be merged again, also into itself.
        let arm = try Repository(system: "Linux", processor: "aarch64")
        try arm.workspace.link("files", to: linux.workspace.url("files").path)
        #expect(try arm.run("script/release files files/belfry.artifactbundle").status == 0)
        #expect(try arm.variants == [["aarch64-unknown-linux-gnu"]] + mergedTriples)

        let again = try arm.run("script/release files files/belfry.artifactbundle")
        #expect(again.status != 0)
        #expect(again.output.contains("there are 2 programs for aarch64-unknown-linux-gnu; leave out all but one"))
        let version = "Sources/Basics/Belfry.swift"
        try arm.workspace.write(arm.workspace.text(version).replacing("0.2.0", with: "0.3.0"), to: version)
        let older = try arm.run("script/release files files/belfry.artifactbundle")
        #expect(older.output.contains("has version 0.2.0, but this is version 0.3.0"), "\(older.output)")
    }

    /// Proves that the page of the wheel has a description and leads to the project.
    @Test func aWheelHasAPage() throws {
        let repository = try Repository(system: "Linux", processor: "x86_64")
        // It makes the archive for Homebrew.
        try repository.standIn("git", "printf x > \"$5\"")
        let result = try repository.run("script/release --url https://example.com/acme/belfry files")
        #expect(result.status == 0, "\(result.output)")
        let wheel = "files/belfry_cli-0.2.0-py3-none-manylinux_2_34_x86_64.whl"
        #expect(try repository.run("python3 -m zipfile -e \(wheel) wheel").status == 0)
        let page = try repository.workspace.text("wheel/belfry_cli-0.2.0.dist-info/METADATA")
        #expect(page.contains("\nProject-URL: Repository, https://example.com/acme/belfry\n"), "\(page)")
        #expect(page.contains("\nDescription-Content-Type: text/markdown\n\n# Belfry\n\n"), "\(page)")
    }

    /// SwiftPM's rule, for the scripts: neither the processor nor the system alone decides.
    @Test func aProgramIsChosenByItsWholeTriple() throws {
        let repository = try Repository(system: "Linux", processor: "x86_64")
        let variants = [
            ["x86_64-unknown-linux-musl"], ["aarch64-unknown-linux-gnu"],
            ["arm64-apple-macosx", "x86_64-apple-macosx"],
            ["x86_64-unknown-linux-gnu"],
        ]
        let list = variants.enumerated().map { ["path": "\($0)/belfry", "supportedTriples": $1] as [String: Any] }
        let info = try JSONSerialization.data(withJSONObject: ["artifacts": ["belfry": ["variants": list]]])
        try repository.workspace.write(String(decoding: info, as: UTF8.self), to: "bundle/info.json")
        for (index, triples) in variants.enumerated() {
            for triple in triples {
                let chosen = try repository.run("script/bundled-program bundle \(triple)")
                #expect(chosen.output == "bundle/\(index)/belfry\n")
            }
        }
        let none = try repository.run("script/bundled-program bundle riscv64-unknown-linux-gnu")
        #expect(none.status != 0)
        #expect(none.output.contains("has no program for riscv64-unknown-linux-gnu; it has programs for"))
    }

    @Test(arguments: [
        ("--notarize belfry", "Apple notarizes only signed programs; add --sign IDENTITY"),
        ("--sign", "--sign needs a value"), ("--signed", "unknown option '--signed'"),
        ("files nothing.artifactbundle", "nothing.artifactbundle isn't an artifact bundle: it has no info.json"),
        ("--sign Belfry", "--sign needs a Mac"),
    ])
    func aWrongCallSaysWhatToWrite(_ arguments: String, _ message: String) throws {
        let result = try Repository(system: "Linux", processor: "x86_64").run("script/release \(arguments)")
        #expect(result.status != 0)
        #expect(result.output.contains("release: \(message)"), "\(result.output)")
    }
}

/// What a release reads, with stand-ins for the programs that it calls.
private struct Repository {
    let scripts: ScriptFolder
    var workspace: Workspace { scripts.workspace }

    init(system: String, processor: String) throws {
        scripts = try ScriptFolder(
            ["release", "package-release", "bundled-program"], system: system, processor: processor)
        try workspace.write("    static let version = \"0.2.0\"\n", to: "Sources/Basics/Belfry.swift")
        try workspace.write("", to: "LICENSE")
        for folder in ["Distribution", "Plugins"] { try scripts.link(folder) }
        try workspace.writeExecutable("#!/bin/sh\n", to: "script/bootstrap")
        // It would download a compiler.
        try workspace.writeExecutable("#!/bin/sh\nexit 77\n", to: "script/older-glibc")
        try standIn("swift", Self.swift)
        try standIn("ldd", "true")
        try standIn("lipo", "case $* in *-verify_arch*) ;; *) cat \"$2\" \"$3\" > \"$5\" && chmod +x \"$5\" ;; esac")
        // The last argument is the program.
        let sign = "for last; do :; done; case $* in --verify*) ;; *) echo '# signed by Belfry' >> \"$last\" ;; esac"
        try standIn("codesign", sign)
        try standIn("ditto", "true")
        try standIn("xcrun", "echo '  status: Accepted'")
    }

    func standIn(_ name: String, _ script: String) throws { try scripts.standIn(name, script) }

    func run(_ command: String) throws -> (status: Int32, output: String) { try scripts.run(command) }

    /// The triples of each variant of the bundle in `files`.
    var variants: [[String]] {
        get throws {
            struct Info: Decodable {
                struct Artifact: Decodable { var variants: [Variant] }
                struct Variant: Decodable { var supportedTriples: [String] }
                var artifacts: [String: Artifact]
            }
            let data = try Data(contentsOf: workspace.url("files/belfry.artifactbundle/info.json"))
            return try JSONDecoder().decode(Info.self, from: data).artifacts["belfry"]?.variants.map(\.supportedTriples)
                ?? []
        }
    }

    /// Makes programs that are scripts. They name the version of glibc that a wheel's tag is made from.
    private static let swift = #"""
        triple=host; scratch=; product=; show=
        while [ $# -gt 0 ]; do
            case $1 in
                --triple) triple=$2 ;;
                --scratch-path) scratch=$2 ;;
                --product) product=$2 ;;
                --show-bin-path) show=yes ;;
            esac
            shift
        done
        folder=$scratch/$triple/release
        version=$(sed 's/.*"\(.*\)".*/\1/' Sources/Basics/Belfry.swift)
        if [ -n "$show" ]; then echo "$folder"; exit; fi
        mkdir -p "$folder"
        case $product in
            belfry)
                printf '#!/bin/sh\n[ "$1" = --version ] && echo %s || echo completions\nexit\n' "$version"
                printf 'built for %s\n\0GLIBC_2.34\0GLIBC_2.2.5\0\n' "$triple"
                ;;
            *) printf '#!/bin/sh\necho manual > "$6/belfry.1"\n' ;;
        esac > "$folder/$product"
        chmod +x "$folder/$product"
        """#
}
