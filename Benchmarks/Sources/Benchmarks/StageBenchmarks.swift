import ArgumentParser
import Diagnostics
import Foundation
import SchemaRules
import NotificationSchema
import Payloads
import SourceSyntax
import SwiftGeneration

#if canImport(CYaml)
import CYaml
#else
import CLibYAML
#endif

/// The stages of the compiler, measured separately in one process.
struct StageBenchmarks {
    enum Stage: String, CaseIterable, ExpressibleByArgument {
        /// All events of libyaml, without processing: the lower bound for any reader that uses it.
        case scan
        /// Reading located nodes.
        case nodes
        /// Reading a schema and resolving names.
        case schema
        /// Running all rules.
        case lint
        /// Generating Swift from a schema.
        case swift
        /// Generating push payloads.
        case fixtures

        static var columns: [String] { allCases.dropFirst().map(\.rawValue) }
    }

    struct Figures {
        let bytes: Int
        /// The processor time of the fastest run.
        fileprivate(set) var times: [Stage: Duration] = [:]
        /// Relative to the scans right before and after: the medians of all rounds.
        fileprivate(set) var ratios: [Stage: Ratio] = [:]

        subscript(stage: Stage) -> Duration { times[stage] ?? .zero }
        var megabytes: Double { Double(bytes) / 1e6 }
        /// By processor time.
        func ratio(of stage: Stage) -> Double { ratios[stage]?.time ?? 0 }
        /// The stages of `generate`.
        var ratioOfAll: Double { ratio(of: .lint) + ratio(of: .swift) + ratio(of: .fixtures) }
    }

    struct Ratio {
        /// Of the processor time.
        let time: Double
        /// Of the time that passes: Belfry uses all cores, and a scan one.
        let duration: Double
    }

    private let file: SourceFile
    private let rounds: Int

    init(categories: Int, rounds: Int) {
        file = SourceFile(path: "notifications.yaml", text: DeclarationMaker.schema(categories: categories))
        self.rounds = rounds
    }

    /// Measures each stage next to its own scan: the speed of a shared machine changes from second to second, and a
    /// ratio of different moments means nothing.
    func measure(_ stages: [Stage] = Stage.allCases) -> Figures {
        let schema = Linter(for: [SwiftRequirements()]).lint(root: file, fragments: []).schema
        var figures = Figures(bytes: file.bytes.count)
        for stage in stages {
            var ratios: [Ratio] = []
            for _ in 0..<rounds {
                let before = Self.cost { scan() }
                let cost = Self.cost { run(stage, of: schema) }
                let after = Self.cost { scan() }
                ratios.append(
                    Ratio(
                        time: cost.time / ((before.time + after.time) / 2),
                        duration: cost.duration / ((before.duration + after.duration) / 2)))
                figures.times[stage] = min(cost.time, figures.times[stage] ?? cost.time)
            }
            figures.ratios[stage] = Ratio(
                time: ratios.map(\.time).sorted()[rounds / 2], duration: ratios.map(\.duration).sorted()[rounds / 2])
        }
        return figures
    }

    /// The processor time of all threads, and the time that passes.
    private static func cost(of body: () -> Void) -> (time: Duration, duration: Duration) {
        let start = clock()
        let duration = ContinuousClock().measure(body)
        let ticks = Double(clock() - start)
        return (.seconds(ticks / Double(CLOCKS_PER_SEC)), duration)
    }

    /// Runs one stage once, with the stages before it.
    func profile(_ stage: Stage) {
        let needsSchema = stage == .swift || stage == .fixtures
        run(stage, of: needsSchema ? Linter(for: [SwiftRequirements()]).lint(root: file, fragments: []).schema : nil)
    }

    /// - Parameter schema: The schema of the file, for later stages.
    private func run(_ stage: Stage, of schema: Schema?) {
        var findings: [Finding] = []
        switch stage {
        case .scan:
            scan()
        case .nodes:
            var limits = ReadingLimits()
            _ = YAMLReader.read(file, limits: &limits, findings: &findings)
        case .schema:
            _ = Schema.read(root: file, fragments: [], findings: &findings)
        case .lint:
            _ = Linter(for: [SwiftRequirements()]).lint(root: file, fragments: [])
        case .swift:
            _ = schema.map { SwiftGenerator($0).files() }
        case .fixtures:
            if let schema { _ = Fixtures(schema, findings: &findings).files }
        }
    }

    private func scan() {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { return }
        defer { yaml_parser_delete(&parser) }
        file.bytes.withUnsafeBufferPointer { bytes in
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            var event = yaml_event_t()
            var isDone = false
            while !isDone, yaml_parser_parse(&parser, &event) == 1 {
                isDone = event.type == YAML_STREAM_END_EVENT
                yaml_event_delete(&event)
            }
        }
    }
}
