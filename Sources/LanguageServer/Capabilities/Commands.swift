import BelfryKit
import Diagnostics
import LanguageServerProtocol
import Rules

/// A command that code actions, lenses and settings of editors can call.
struct ServerCommand: Sendable {
    let name: String
    let run: @Sendable ([CommandArgument], RequestScope) async throws(ResponseError) -> CommandResult

    init(
        _ name: String,
        run: @escaping @Sendable ([CommandArgument], RequestScope) async throws(ResponseError) -> CommandResult
    ) {
        (self.name, self.run) = (name, run)
    }

    /// A new command is an entry here.
    static let all: [ServerCommand] = [.explain, .openPreview]
}

/// What a command answers.
enum CommandResult: Encodable, Sendable {
    case content(MarkupContent)
    case text(String)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .content(let content): try container.encode(content)
        case .text(let text): try container.encode(text)
        }
    }
}

extension Capability {
    static let commands = Capability(request: "workspace/executeCommand") {
        $0.executeCommandProvider = .init(commands: ServerCommand.all.map(\.name))
    } answer: { (parameters: CommandParameters, scope) throws(ResponseError) -> CommandResult? in
        guard let command = ServerCommand.all.first(where: { $0.name == parameters.command }) else {
            throw ResponseError(.invalidParameters, "there is no command '\(parameters.command)'")
        }
        return try await command.run(parameters.arguments ?? [], scope)
    }
}

extension ServerCommand {
    private static let nameOfExplain = "belfry.explain"

    static func explain(_ rule: RuleDescription, title: String) -> Command {
        Command(title: title, command: nameOfExplain, arguments: [.text(rule.id)])
    }

    static let explain = ServerCommand(nameOfExplain) { arguments, scope throws(ResponseError) in
        guard case .text(let id)? = arguments.first,
            let rule = RuleCatalogue.rule(id) ?? RuleCatalogue.ofTeam().first(where: { $0.id == id })
        else {
            throw ResponseError(.invalidParameters, "'\(nameOfExplain)' takes the name of a rule")
        }
        if scope.client.opensPages, let page = rule.page {
            await scope.server.call("window/showDocument", ShownDocument(uri: page))
        } else {
            let sentences = [rule.summary, rule.rationale, rule.limitations].compactMap(\.self)
            let text = "\(rule.id): \(sentences.joined(separator: " "))"
            await scope.server.notify("window/showMessage", ShownMessage(.information, text))
        }
        return .content(MarkupContent(markdown: RulePage(rule).markdown))
    }
}
