import Diagnostics
import NotificationSchema
import TestSupport
import Testing

/// The file for editors matches the tables of keys.
@Suite struct EditorSchemaGoldenTests {
    @Test func fileIsFresh() {
        expectGolden(EditorSchema.json.indented + "\n", "../../schemas/notifications.schema.json")
    }
}
