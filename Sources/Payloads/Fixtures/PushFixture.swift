import AppleFacts
import Basics
import Diagnostics
import Files
import NotificationSchema

/// A push for trying a notification or an activity, with its files for Simulator, tests and servers.
protocol PushFixture {
    var names: FixtureFileNames { get }
    /// What APNs gets: an object.
    var payloadJSON: JSONValue { get }
    /// Whether a server sends it; the app makes the others.
    var isSent: Bool { get }
    /// What a message for Firebase has under `apns`, next to the headers and the payload.
    var firebaseMembers: [(String, JSONValue)] { get }

    /// The forms in addition to that for Simulator.
    func forms(in schema: Schema) -> [FixtureForm]

    /// - Parameter bundleIdentifier: The app that gets the push; nil if the schema has none.
    func headersJSON(for bundleIdentifier: String?) -> JSONValue
}

/// The names of a fixture's files, for one build of the app.
struct FixtureFileNames: Sendable {
    let stem: String
    let payload: String

    init(stem: String) {
        self.stem = stem
        payload = stem + ".apns"
    }

    var headers: String { stem + ".headers.json" }
    func request(_ form: FixtureForm) -> String { "\(stem).\(form.rawValue).json" }

    /// - Parameter build: The name of a further build of the app.
    func of(_ build: String) -> FixtureFileNames { FixtureFileNames(stem: "\(stem).\(FileName(build))") }

    /// The entries of a list of fixtures.
    func entries(_ forms: [FixtureForm], isSent: Bool) -> [(String, JSONValue)] {
        guard isSent else { return [("file", .string(payload))] }
        return [("file", .string(payload)), ("headers", .string(headers))]
            + forms.map { ($0.rawValue, .string(request($0))) }
    }
}

extension PushFixture {
    var isSent: Bool { true }
    var firebaseMembers: [(String, JSONValue)] { [] }

    func forms(in schema: Schema) -> [FixtureForm] { schema.generate.fixtureForms }

    /// For each build of the app.
    func files(in schema: Schema) -> [OutputFile] {
        let forms = forms(in: schema)
        return files(names, for: schema.app.bundleIdentifier?.value, forms)
            + schema.furtherBuilds.flatMap { files(names.of($0.name), for: $0.identifier, forms) }
    }

    private func files(
        _ names: FixtureFileNames, for bundleIdentifier: String?, _ forms: [FixtureForm]
    ) -> [OutputFile] {
        let simulator = OutputFile(name: names.payload, bytes: simulatorJSON(for: bundleIdentifier).file)
        guard isSent else { return [simulator] }
        let headers = headersJSON(for: bundleIdentifier)
        let request = [("headers", headers), ("payload", payloadJSON)]
        return [simulator, OutputFile(name: names.headers, bytes: headers.file)]
            + forms.map { form in
                let json =
                    switch form {
                    case .apns: JSONValue.object(request)
                    // The server adds a token or a topic.
                    case .sns: JSONValue.published(payloadJSON, headers)
                    case .fcm: JSONValue.object([("message", .object([("apns", .object(firebaseMembers + request))]))])
                    }
                return OutputFile(name: names.request(form), bytes: json.file)
            }
    }

    /// The payload for Simulator, with the bundle identifier of the app first.
    private func simulatorJSON(for bundleIdentifier: String?) -> JSONValue {
        guard let bundleIdentifier, case .object(let entries) = payloadJSON else { return payloadJSON }
        return .object([(PayloadKey.simulatorTargetBundle, .string(bundleIdentifier))] + entries)
    }

    /// The first entries in the list of fixtures: the names of the files.
    func fileEntries(in schema: Schema) -> [(String, JSONValue)] {
        let forms = forms(in: schema)
        let builds = schema.furtherBuilds.map {
            ($0.name, JSONValue.object(names.of($0.name).entries(forms, isSent: isSent)))
        }
        return names.entries(forms, isSent: isSent) + (builds.isEmpty ? [] : [("builds", .object(builds))])
    }
}

extension JSONValue {
    /// What a request to publish with Amazon SNS has next to its target. The time to live depends on the time of sending.
    fileprivate static func published(_ payload: JSONValue, _ headers: JSONValue) -> JSONValue {
        let text = JSONValue.string(payload.compact)
        let names = [
            PushHeader.collapseID: "COLLAPSE_ID", PushHeader.priority: "PRIORITY", PushHeader.pushType: "PUSH_TYPE",
            PushHeader.topic: "TOPIC",
        ]
        guard case .object(let entries) = headers else { return text }
        let isCall = entries.contains { key, value in
            if key == PushHeader.pushType, case .string(PushType.voip.rawValue) = value { true } else { false }
        }
        let platform = isCall ? "APNS_VOIP" : "APNS"
        let message = JSONValue.object([(platform, text), ("\(platform)_SANDBOX", text)])
        let attributes = entries.flatMap { key, value in
            let attribute = JSONValue.object([("DataType", "String"), ("StringValue", value)])
            // At once or never: the only expiration that doesn't depend on the time of sending.
            if key == PushHeader.expiration {
                return ["APNS", "APNS_SANDBOX"].map { ("AWS.SNS.MOBILE.\($0).TTL", attribute) }
            }
            return names[key].map { [("AWS.SNS.MOBILE.APNS.\($0)", attribute)] } ?? []
        }
        return [
            "Message": .string(message.compact), "MessageAttributes": .object(attributes), "MessageStructure": "json",
        ]
    }
}
