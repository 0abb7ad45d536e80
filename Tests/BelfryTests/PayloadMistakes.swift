/// A mistake in an otherwise correct request.
struct PayloadMistake: Sendable, CustomStringConvertible {
    let name: String
    /// The rule that reports it.
    let rule: String
    /// The correct text in the request, and its wrong replacement.
    let change: (right: String, wrong: String)
    /// False if JSON Schema can't express it: it has no headers, no sizes and no bytes.
    var isInJSONSchema = true
    var request = Self.courier

    var description: String { name }

    init(
        _ name: String,
        _ rule: String,
        _ right: String,
        _ wrong: String,
        isInJSONSchema: Bool = true,
        in request: String = Self.courier
    ) {
        (self.name, self.rule, self.change) = (name, rule, (right, wrong))
        (self.isInJSONSchema, self.request) = (isInJSONSchema, request)
    }

    var text: String { request.replacing(change.right, with: change.wrong, maxReplacements: 1) }

    /// The same without activities.
    static let notifications = schema.replacing(/activities:\n(  [^\n]*\n)+/, with: "")

    static let schema = """
        app:
          bundle-identifier: com.example.courier
        activities:
          order:
            attributes: { shop: string }
            state: { step: { values: [cooking, sent] }, eta: date, stops: [{ name: string, at: date? }] }
            start: { title: Order from $(shop) }
            alerts: { sent: { title: Sent, when: { step: sent } } }
        actions:
          track: { title: Track, icon: map, foreground: true }
          call: { title: Call, icon: phone, foreground: true }
        categories:
          arrival:
            identifier: ARRIVAL
            hidden-previews-body-placeholder: Delivery
            actions: [track, call]
          offer:
            identifier: OFFER
            hidden-previews-body-placeholder: Offer
            actions: [track]
        notifications:
          courier-arriving:
            category: arrival
            title: Courier Arriving
            body: $(courier) is $(minutes) minutes away.
            interruption-level: time-sensitive
            relevant-for: 20m
            because: The courier waits for five minutes.
            thread-id: order-$(orderID)
            collapse-id: order-$(orderID)
            sound: doorbell.caf
            variables: { courier: { origin: user, example: Ines } }
            data:
              orderID: { type: uuid, key: order.id }
              minutes: { type: integer, example: 4 }
              kind: { values: [parcel, letter] }
              stops: { type: [{ street: string, number: integer? }], optional: true }
          sealed:
            title: Message
            encrypted: true
            data: { ciphertext: string }
          alarm:
            title: Smoke in the Kitchen
            interruption-level: critical
            because: It may burn.
            sound: { name: siren.caf, critical: true, volume: 0.8 }
            data: { room: string }
          sync:
            delivery: background
            data: { since: date }

        """

    static let courier = """
        {
          "headers": {
            "apns-push-type": "alert", "apns-priority": "10", "apns-topic": "com.example.courier",
            "apns-collapse-id": "order-6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D", "apns-expiration": "1795253400"
          },
          "payload": {
            "aps": {
              "alert": { "title": "Courier Arriving", "body": "Ines is 4 minutes away." },
              "category": "ARRIVAL",
              "interruption-level": "time-sensitive",
              "sound": "doorbell.caf",
              "thread-id": "order-6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"
            },
            "notification": "courier-arriving",
            "kind": "parcel",
            "minutes": 4,
            "order": { "id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" },
            "stops": [{ "street": "Bell Lane", "number": 7 }]
          }
        }
        """
    static let sealed = """
        { "headers": { "apns-push-type": "alert", "apns-priority": "10" },
          "payload": { "aps": { "alert": { "title": "Message" }, "mutable-content": 1 },
            "notification": "sealed", "ciphertext": "b64" } }
        """
    static let alarm = """
        { "headers": { "apns-push-type": "alert", "apns-priority": "10" },
          "payload": { "aps": { "alert": { "title": "Smoke in the Kitchen" }, "interruption-level": "critical",
              "sound": { "critical": 1, "name": "siren.caf", "volume": 0.8 } },
            "notification": "alarm", "room": "Kitchen" } }
        """
    static let sync = """
        { "headers": { "apns-push-type": "background", "apns-priority": "5" },
          "payload": { "aps": { "content-available": 1 }, "notification": "sync", "since": "2026-11-21T09:30:00Z" } }
        """

    static let all: [PayloadMistake] = named + misplaced + data + levelsAndSounds + localized + background + headers

    private static let named = [
        PayloadMistake("unknown category", "payload-unknown-category", #""ARRIVAL""#, #""ARIVAL""#),
        PayloadMistake("another category", "payload-value-mismatch", #""ARRIVAL""#, #""OFFER""#),
        PayloadMistake("no category", "payload-value-mismatch", #""category": "ARRIVAL","#, ""),
        PayloadMistake(
            "unknown notification", "payload-unknown-notification", #""courier-arriving""#, #""courier-ariving""#),
        PayloadMistake(
            "no notification", "payload-unknown-notification", #""notification": "sealed", "#, "", in: sealed),
        PayloadMistake(
            "unknown key", "payload-unknown-key", #""kind": "parcel","#, #""kind": "parcel", "driver": "Ines","#),
        PayloadMistake("unknown key in an object", "payload-unknown-key", #""order": { "#, #""order": { "total": 3, "#),
        PayloadMistake("unknown key in a list", "payload-unknown-key", #""number": 7"#, #""nummer": 7"#),
        PayloadMistake("misspelt notification key", "payload-unknown-key", #""notification":"#, #""notificaton":"#),
    ]

    private static let misplaced = [
        PayloadMistake(
            "content_available", "aps-unknown-key", #""sound": "doorbell.caf","#,
            #""sound": "doorbell.caf", "content_available": 1,"#),
        PayloadMistake(
            "mutable_content", "aps-unknown-key", #""mutable-content""#, #""mutable_content""#, in: sealed),
        PayloadMistake("thread_id", "aps-unknown-key", #""thread-id""#, #""thread_id""#),
        PayloadMistake("categoryId in aps", "aps-unknown-key", #""category": "ARRIVAL""#, #""categoryId": "ARRIVAL""#),
        PayloadMistake(
            "click_action in aps", "aps-unknown-key", #""category": "ARRIVAL""#, #""click_action": "ARRIVAL""#),
        PayloadMistake("own key in aps", "aps-unknown-key", #""sound":"#, #""kind": "parcel", "sound":"#),
        PayloadMistake("title in aps", "aps-unknown-key", #""sound":"#, #""title": "Courier Arriving", "sound":"#),
        PayloadMistake("unknown key in alert", "aps-unknown-key", #""body": "Ines"#, #""text": "Ines"#),
        PayloadMistake("unknown key in sound", "aps-unknown-key", #""volume""#, #""loudness""#, in: alarm),
        PayloadMistake(
            "category outside aps", "payload-misplaced-key", #""category": "ARRIVAL",\#n      "interruption"#,
            #""interruption"#, in: courier.replacing(#""kind""#, with: #""category": "ARRIVAL", "kind""#)),
        PayloadMistake(
            "click_action outside aps", "payload-misplaced-key", #""category": "ARRIVAL",\#n      "interruption"#,
            #""interruption"#, in: courier.replacing(#""kind""#, with: #""click_action": "ARRIVAL", "kind""#)),
        PayloadMistake(
            "data in an object", "payload-misplaced-key", #""notification": "sealed", "ciphertext": "b64""#,
            #""data": { "notification": "sealed", "ciphertext": "b64" }"#, in: sealed),
        PayloadMistake(
            "data in aps", "payload-misplaced-key", #"1 },\#n    "notification": "sealed", "ciphertext": "b64" }"#,
            #"1, "notification": "sealed", "ciphertext": "b64" } }"#, in: sealed),
        PayloadMistake(
            "a flat key", "payload-misplaced-key", #""order": { "id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" }"#,
            #""order.id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D""#),
        PayloadMistake("sound outside aps", "payload-unknown-key", #""kind""#, #""sound": "default", "kind""#),
        PayloadMistake("no aps", "payload-form", #""aps": {"#, #""APS": {"#),
        PayloadMistake("aps is no object", "payload-form", #"{ "content-available": 1 }"#, "1", in: sync),
    ]

    private static let data = [
        PayloadMistake("missing data", "payload-missing-data", #""minutes": 4,"#, ""),
        PayloadMistake(
            "missing data in an object", "payload-missing-data", #"{ "id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" }"#,
            "{}"),
        PayloadMistake("missing member of a struct", "payload-missing-data", #""street": "Bell Lane", "#, ""),
        PayloadMistake("null", "payload-missing-data", #""minutes": 4"#, #""minutes": null"#),
        PayloadMistake("a number as a string", "payload-data-type", #""minutes": 4"#, #""minutes": "4""#),
        PayloadMistake("a fraction", "payload-data-type", #""minutes": 4"#, #""minutes": 4.5"#),
        PayloadMistake("beyond 64 bits", "payload-data-type", #""minutes": 4"#, #""minutes": 9223372036854775808"#),
        PayloadMistake("no case of an enum", "payload-data-type", #""parcel""#, #""package""#),
        PayloadMistake("no UUID", "payload-data-type", #"{ "id": "6F2B"#, #"{ "id": "6G2B"#),
        PayloadMistake("no date", "payload-data-type", "2026-11-21T09:30:00Z", "2026-11-21 09:30", in: sync),
        PayloadMistake("an object for a list", "payload-data-type", #"[{ "street": "Bell Lane", "number": 7 }]"#, "{}"),
        PayloadMistake(
            "a string for an object", "payload-data-type", #"{ "street": "Bell Lane", "number": 7 }"#, #""Bell Lane""#),
        PayloadMistake("no string", "payload-data-type", #""b64""#, "64", in: sealed),
        PayloadMistake(
            "a string for a flag that is needed", "aps-value-type", #""mutable-content": 1"#,
            #""mutable-content": "1""#, in: sealed),
        PayloadMistake("2 for a flag", "aps-value-type", #""sound":"#, #""mutable-content": 2, "sound":"#),
        PayloadMistake(
            "a string for a flag", "aps-value-type", #""content-available": 1"#, #""content-available": "1""#, in: sync),
        PayloadMistake("a string for a badge", "aps-value-type", #""sound":"#, #""badge": "3", "sound":"#),
        PayloadMistake("a relevance of 80", "aps-value-type", #""sound":"#, #""relevance-score": 80, "sound":"#),
        PayloadMistake("a title that is a number", "aps-value-type", #""Courier Arriving""#, "7"),
        PayloadMistake(
            "a payload of 5 KB", "payload-too-large", "Ines is 4", String(repeating: "Ines is 4 ", count: 500),
            isInJSONSchema: false),
    ]

    private static let levelsAndSounds = [
        PayloadMistake("level in camel case", "aps-value-type", #""time-sensitive""#, #""timeSensitive""#),
        PayloadMistake("level in snake case", "aps-value-type", #""time-sensitive""#, #""time_sensitive""#),
        PayloadMistake("a level too high", "payload-value-mismatch", #""time-sensitive""#, #""critical""#),
        PayloadMistake("no level", "payload-value-mismatch", #""interruption-level": "time-sensitive","#, ""),
        PayloadMistake(
            "critical is a string", "critical-sound-mismatch", #""critical": 1"#, #""critical": "1""#, in: alarm),
        PayloadMistake("volume of 80", "critical-sound-mismatch", "0.8", "80", in: alarm),
        PayloadMistake("a sound without a name", "critical-sound-mismatch", #""name": "siren.caf", "#, "", in: alarm),
        PayloadMistake(
            "a sound that is critical without a name", "critical-sound-mismatch", #""doorbell.caf""#,
            #"{ "critical": 1 }"#),
    ]

    private static let localized = [
        PayloadMistake(
            "too few loc-args", "payload-loc-args", #""body": "Ines is 4 minutes away.""#,
            #""loc-key": "courier.body", "loc-args": ["Ines"]"#),
        PayloadMistake(
            "no loc-args", "payload-loc-args", #""body": "Ines is 4 minutes away.""#, #""loc-key": "courier.body""#),
        PayloadMistake(
            "loc-args that are numbers", "payload-loc-args", #""body": "Ines is 4 minutes away.""#,
            #""loc-key": "courier.body", "loc-args": ["Ines", 4]"#),
        PayloadMistake(
            "loc-args alone", "payload-loc-args", #""body": "Ines"#, #""loc-args": ["Ines", "4"], "body": "Ines"#),
    ]

    private static let background = [
        PayloadMistake(
            "mutable-content without an alert", "service-extension-unreachable", #""alert": { "title": "Message" }, "#,
            "",
            in: sealed),
        PayloadMistake(
            "mutable-content 0", "service-extension-unreachable", #""mutable-content": 1"#, #""mutable-content": 0"#,
            in: sealed),
        PayloadMistake(
            "background push that wakes nobody by 0", "background-push-invalid", #""content-available": 1"#,
            #""content-available": 0"#, in: sync),
        PayloadMistake(
            "a key of Live Activities", "aps-unknown-key", #""sound":"#, #""event": "update", "sound":"#),
        PayloadMistake(
            "mutable-content missing", "service-extension-unreachable", #", "mutable-content": 1"#, "", in: sealed),
        PayloadMistake(
            "background push with an alert", "background-push-invalid", #""content-available": 1"#,
            #""content-available": 1, "alert": { "title": "Synced" }"#, in: sync),
        PayloadMistake(
            "background push with an empty sound", "background-push-invalid", #""content-available": 1"#,
            #""content-available": 1, "sound": """#, in: sync),
        PayloadMistake(
            "background push that wakes nobody", "background-push-invalid", #""content-available": 1"#, "",
            in: sync),
    ]

    private static let headers = [
        PayloadMistake(
            "background push with priority 10", "background-push-invalid", #""5""#, #""10""#, isInJSONSchema: false,
            in: sync),
        PayloadMistake(
            "background push without priority", "background-push-invalid", #", "apns-priority": "5""#, "",
            isInJSONSchema: false, in: sync),
        PayloadMistake(
            "alert sent as background", "push-header-invalid", #""alert", "apns"#, #""background", "apns"#,
            isInJSONSchema: false),
        PayloadMistake(
            "unknown push type", "push-header-invalid", #""alert", "apns"#, #""alerts", "apns"#, isInJSONSchema: false),
        PayloadMistake(
            "unknown priority", "push-header-invalid", #""apns-priority": "10""#, #""apns-priority": "high""#,
            isInJSONSchema: false),
        PayloadMistake(
            "topic of calls", "push-header-invalid", #""com.example.courier""#, #""com.example.courier.voip""#,
            isInJSONSchema: false),
        PayloadMistake(
            "collapse identifier of 100 bytes", "collapse-id-too-long", #""order-6F2B"#,
            #""\#(String(repeating: "order-", count: 12))6F2B"#, isInJSONSchema: false),
        PayloadMistake(
            "duplicate key", "json-syntax", #""kind": "parcel","#, #""kind": "parcel", "kind": "letter","#,
            isInJSONSchema: false),
        PayloadMistake(
            "a comma too many", "json-syntax", #""number": 7 }]"#, #""number": 7 }],"#, isInJSONSchema: false),
    ]
}
