import Basics
import Diagnostics
import NotificationSchema
import Testing
import TestSupport

/// The file for editors matches the tables of keys.
@Suite struct EditorSchemaGoldenTests {
    @Test func fileIsFresh() {
        expectGolden(EditorSchema.json.indented + "\n", "../../schemas/notifications.schema.json")
    }
}
