import Diagnostics
import NotificationSchema
import TestSupport
import Testing

/// The file that editors read is what the tables of keys say.
@Suite struct EditorSchemaGoldenTests {
    @Test func fileIsFresh() {
        expectGolden(EditorSchema.json.indented + "\n", "../../schemas/notifications.schema.json")
    }
}
