package import Diagnostics
package import Files
package import ProjectFiles
import NotificationSchema

/// What the projects of schemas must have.
package struct ProjectRequirements {
    package let findings: [Finding]
    private let projects: [(source: SchemaSource, schema: Schema, project: Project)]

    /// Reads the schemas and their property lists. No rule is applied: what rules would find is what is missing here.
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

    /// One list for each schema, where there are no errors.
    package var lists: [RequirementList] { projects.map { RequirementList($0.schema, in: $0.project) } }

    /// The changes that add what is missing to the property lists.
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
