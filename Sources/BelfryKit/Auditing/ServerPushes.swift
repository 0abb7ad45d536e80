import AppleFacts
import Basics
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files
import SourceSyntax

/// The pushes in the code of a server: the objects with an `aps` in JavaScript, TypeScript and Python.
struct ServerPushes {
    private(set) var pushes: [PushFact] = []

    private static let fileLimit = 512 << 10
    private static let fileCountLimit = 4_000
    /// How many bytes of all files are searched, and how many of those with pushes are read.
    private static let limit = 64 << 20
    private static let readingLimit = 8 << 20
    private static let countLimit = 64
    /// How many objects are around a push: those of a message to Firebase.
    private static let parentLimit = 6

    /// - Parameter paths: Files of JavaScript, TypeScript and Python.
    init(_ paths: [FilePath], from folder: FilePath, threads: Int) {
        var left = Self.limit
        var leftToRead = Self.readingLimit
        var files: [SourceFile] = []
        for path in paths.prefix(Self.fileCountLimit) where left > 0 {
            guard let bytes = try? FileSystem.read(path, limit: Self.fileLimit) else { continue }
            left -= bytes.count
            guard bytes.count <= Self.fileLimit, leftToRead >= bytes.count,
                [PayloadKey.aps, Self.classOfNode].contains(where: { !bytes.places(of: $0).isEmpty })
            else { continue }
            leftToRead -= bytes.count
            files.append(SourceFile(path: path.shown(from: folder), bytes: bytes))
        }
        pushes = WorkerThreads(withLargeStacks: threads).map(files, Self.pushes).flatMap { $0 }
    }

    private static func pushes(in file: SourceFile) -> [PushFact] {
        guard let reader = LiteralReader(file) else { return [] }
        let assigned = reader.assigned()
        var pushes: [PushFact] = []
        var seen: Set<Int> = []
        for place in reader.objects(with: PayloadKey.aps).prefix(countLimit) where seen.insert(place.object).inserted {
            guard !reader.isPattern(place.object), let object = reader.object(at: place.object, depth: PushFact.depth),
                let aps = object[PayloadKey.aps]?.object, aps.hasValue, var push = PushFact(object, in: file)
            else { continue }
            push.isInCode = true
            let parents = parents(of: place.object, reader)
            let outer = parents.last?.object ?? place.object
            if parents.count > 1, parents[0].key == "payload", parents[1].key == FirebaseKey.apns {
                // Firebase adds the data to the payload.
                push.add(reader.object(at: parents[1].object, depth: PushFact.depth))
                // Beside the payload is the picture.
                push.allKeys.formUnion(reader.object(at: parents[0].object, depth: PushFact.depth)?.keys ?? [])
            }
            let mayChange = reader.variable(of: outer).map(assigned.variables.contains) ?? assigned.hasUnknownKey
            if mayChange {
                push.isComplete = false
                push.category = push.category ?? CodeText(nil, at: push.range)
            }
            if mayChange || assigned.keys.contains(where: PushFact.namesOfMutableContent.contains) {
                push.isMutable = true
            }
            pushes.append(push)
        }
        return pushes + messages(in: file, reader, for: pushes) + notifications(in: file, reader)
    }

    /// The objects that a function gets, if it puts their values into a push: `category: message.category`.
    private static func messages(
        in file: SourceFile, _ reader: LiteralReader, for pushes: [PushFact]
    ) -> [PushFact] {
        guard let push = pushes.first(where: { $0.category?.isProperty(PayloadKey.category) ?? false }) else {
            return []
        }
        let hasSound = push.sound?.isProperty(PayloadKey.sound) ?? false
        return reader.objects(with: PayloadKey.category, hasAnyValue: true).prefix(countLimit).compactMap { place in
            guard !reader.isPattern(place.object), let object = reader.object(at: place.object, depth: 2),
                let category = object[PayloadKey.category], let name = category.text,
                ["title", "body"].allSatisfy({ object[$0] != nil }), object[PayloadKey.aps] == nil
            else { return nil }
            var message = PushFact(file: file, range: category.range)
            (message.isInCode, message.isComplete, message.hasText) = (true, false, true)
            message.isMutable = push.isMutable
            message.category = CodeText(name, at: category.range)
            if hasSound, let sound = object[PayloadKey.sound], let file = sound.text {
                message.sound = CodeText(file, at: sound.range)
            }
            return message
        }
    }

    private static let classOfNode = "apn.Notification"

    /// The notifications of the library node-apn, which has the keys of `aps` as properties.
    private static func notifications(in file: SourceFile, _ reader: LiteralReader) -> [PushFact] {
        let users: Set<String> = ["send", "pushNotification", "write", "log", "stringify"]
        return reader.objects(of: "apn", "Notification", users: users, depth: PushFact.depth).compactMap { note in
            let payload = note.object["payload"]
            var (aps, object) = (note.object, note.object)
            aps.entries.removeAll { $0.key == "payload" }
            // `note.aps = …`, `note.rawPayload = …`
            if aps["aps", "rawPayload"] != nil { aps.isComplete = false }
            object.isComplete = aps.isComplete && (payload == nil || payload?.object?.isComplete ?? false)
            object.entries = (payload?.object?.entries ?? []).filter { $0.key != PayloadKey.aps }
            let value = Literal(.object(aps), at: note.range)
            object.entries.append(Literal.Entry(PayloadKey.aps, at: note.range, value))
            var push = PushFact(object, in: file)
            push?.isInCode = true
            return push
        }
    }

    /// The objects around one, from the inside, each with the key of the one in it.
    private static func parents(of object: Int, _ reader: LiteralReader) -> [(object: Int, key: String)] {
        var parents: [(object: Int, key: String)] = []
        var object = object
        while parents.count < parentLimit, let parent = reader.parent(of: object) {
            parents.append(parent)
            object = parent.object
        }
        return parents
    }
}

extension PushFact {
    /// Adds what a message to Firebase has beside the payload.
    fileprivate mutating func add(_ message: Literal.Object?) {
        guard let message else {
            isComplete = false
            return
        }
        if message[FirebaseKey.notification] != nil { hasText = true }
        guard let data = message[FirebaseKey.data] else {
            isComplete = isComplete && message.isComplete
            return
        }
        guard let object = data.object else {
            isComplete = false
            return
        }
        isComplete = isComplete && object.isComplete && message.isComplete
        add(object.entries)
        allKeys.formUnion(object.keys)
        // Firebase refuses values that aren't texts.
        for entry in object.entries { kinds[entry.key] = .text }
    }
}

extension CodeText {
    /// Whether its expression is a property of a variable: `message.category || "other"`.
    fileprivate func isProperty(_ name: String) -> Bool {
        guard known == nil, case let parts = range.text.prefix(200).split(separator: "."), parts.count > 1 else {
            return false
        }
        return parts[0].allSatisfy { $0.isLetter || $0.isNumber || "_$?".contains($0) }
            && parts[1].prefix { $0.isLetter } == name
    }
}

extension Literal.Object {
    /// Whether it has a value that is written there, so that it isn't a type, and doesn't take a push apart.
    fileprivate var hasValue: Bool {
        entries.isEmpty && isComplete
            || entries.contains { entry in
                switch entry.value.content {
                case .text, .number, .flag: true
                case .object(let object): !object.entries.isEmpty && object.hasValue
                case .null, .list, .unknown: false
                }
            }
    }
}
