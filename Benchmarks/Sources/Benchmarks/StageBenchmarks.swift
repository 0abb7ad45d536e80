import ArgumentParser
import CLibYAML
import Diagnostics
import Guidelines
import NotificationSchema
import Payloads
import SourceSyntax
import SwiftGeneration

/// The stages of the compiler, each alone, in one process.
struct StageBenchmarks {
    enum Stage: String, CaseIterable, ExpressibleByArgument {
        /// All events of libyaml, and nothing made of them: what no reader on top of it can beat.
        case scan
        /// To located nodes.
        case nodes
        /// To a schema, names resolved.
        case schema
        /// With every rule.
        case lint
        /// The Swift of a schema that was read.
        case swift
        /// Its push payloads.
        case fixtures

        static var columns: [String] { allCases.dropFirst().map(\.rawValue) }
    }

    struct Figures {
        let bytes: Int
        /// The fastest of all runs.
        fileprivate(set) var durations: [Stage: Duration]
        /// To the scans that ran just before and after: the middle one of all rounds.
        fileprivate(set) var ratios: [Stage: Double]

        subscript(stage: Stage) -> Duration { durations[stage] ?? .zero }
        var megabytes: Double { Double(bytes) / 1e6 }
        func ratio(of stage: Stage) -> Double { ratios[stage] ?? 0 }
        /// What `generate` does.
        var ratioOfAll: Double { ratio(of: .lint) + ratio(of: .swift) + ratio(of: .fixtures) }
    }

    private let file: SourceFile
    private let rounds: Int

    init(categories: Int, rounds: Int) {
        file = SourceFile(path: "notifications.yaml", text: DeclarationMaker.schema(categories: categories))
        self.rounds = rounds
    }

    /// Each stage beside a scan of its own: the speed of a machine that others use changes from one second to the next,
    /// and a ratio of two moments says nothing.
    func measure() -> Figures {
        let schema = Linter().lint(root: file, fragments: []).schema
        let clock = ContinuousClock()
        var figures = Figures(bytes: file.bytes.count, durations: [:], ratios: [:])
        for stage in Stage.allCases {
            var ratios: [Double] = []
            for _ in 0..<rounds {
                let before = clock.measure { scan() }
                let duration = clock.measure { run(stage, of: schema) }
                let after = clock.measure { scan() }
                ratios.append(duration / ((before + after) / 2))
                figures.durations[stage] = min(duration, figures.durations[stage] ?? duration)
            }
            figures.ratios[stage] = ratios.sorted()[rounds / 2]
        }
        return figures
    }

    /// Runs one stage once, and what it needs before.
    func profile(_ stage: Stage) {
        let needsSchema = stage == .swift || stage == .fixtures
        run(stage, of: needsSchema ? Linter().lint(root: file, fragments: []).schema : nil)
    }

    /// - Parameter schema: Of the file, for the stages that come after its reading.
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
            _ = Linter().lint(root: file, fragments: [])
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
