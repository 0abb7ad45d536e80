package import Diagnostics
package import Files
import Outputs
package import ProjectFiles
import NotificationSchema

/// The requirements for the projects of schemas.
package struct ProjectRequirements {
    package let findings: [Finding]
    private let projects: [(source: SchemaSource, schema: Schema, project: Project)]

    /// Reads the schemas and their property lists. No rules run: they would report what the lists show anyway.
    package init(of input: SchemaInput) {
        var findings = input.findings
        projects = input.schemas.map { source in
            let schema = source.schema(findings: &findings)
            let project = Project(
                propertyListsOf: schema, in: source.folder, from: source.currentFolder, findings: &findings)
            return (source, schema, project)
        }
        self.findings = findings.inSourceOrder()
    }

    /// One list for each schema; empty if there are errors.
    package var lists: [RequirementList] { projects.map { RequirementList($0.schema, in: $0.project) } }

    /// The changes that add missing entries to the property lists.
    package func changes() throws(FileError) -> OutputWriter {
        var writer = OutputWriter()
        for (source, schema, project) in projects {
            for change in try schema.missingChanges(in: project) {
                try source.refuseOutside(change.path)
                try writer.change(change.path, from: change.old, to: change.new)
            }
        }
        return writer
    }
}
