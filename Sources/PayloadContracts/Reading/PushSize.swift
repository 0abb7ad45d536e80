import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import SourceSyntax

// The size of a payload as APNs counts it: compact, independent of the formatting of its file.

extension Push {
    /// The compact size, if the written size exceeds the limit; otherwise nil, because the compact size is smaller.
    package var bytesIfAbove: Int? { bytes(ifAbove: byteLimit) }

    /// The bytes that APNs accepts. A request with a channel is a broadcast.
    package var byteLimit: Int {
        if headers?.value(PushHeader.channelID) != nil { return Limits.payloadBytesOfBroadcasts }
        return type?.payloadBytes ?? Limits.payloadBytes
    }

    private func bytes(ifAbove limit: Int) -> Int? {
        guard writtenBytes > limit else { return nil }
        var bytes = payload?.compactBytes ?? 2
        // Keys for the simulator are never sent.
        for entry in payload?.entries.map({ $0 }) ?? [] where APSKey.ofPayload[entry.key.text] != nil {
            bytes -= entry.compactBytes + 1
        }
        if let data = firebase?.data {
            let names = Set(payload?.entries.map(\.key.text) ?? [])
            for entry in data.entries where !names.contains(entry.key.text) { bytes += entry.compactBytes + 1 }
        }
        return bytes > limit ? bytes : nil
    }

    /// The largest entry, next to `aps` or in the alert.
    package var largestEntry: (entry: Entry, bytes: Int)? {
        var entries = ownEntries.filter { APSKey.ofPayload[$0.name] == nil }
        entries += apsEntries.filter { $0.name != PayloadKey.alert || $0.value.kind != .mapping }
        entries += alert?.entries.map { Entry($0) } ?? []
        return entries.map { (entry: $0, bytes: $0.value.compactBytes) }.max { $0.bytes < $1.bytes }
    }
}

extension Node.Entry {
    /// With quotes and colon.
    fileprivate var compactBytes: Int { key.compactBytes + 1 + value.compactBytes }
}

extension Node {
    /// The size of this value without whitespace and unnecessary escapes.
    fileprivate var compactBytes: Int {
        switch kind {
        case .scalar: isString ? JSONValue.string(text).compactBytes.count : text.utf8.count
        case .sequence: items.reduce(max(2, items.count + 1)) { $0 + $1.compactBytes }
        case .mapping: entries.reduce(max(2, entries.count + 1)) { $0 + $1.compactBytes }
        }
    }
}
