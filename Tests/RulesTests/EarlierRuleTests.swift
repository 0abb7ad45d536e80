import BelfryKit
import Diagnostics
import Foundation
import NotificationSchema
import Rules
import SchemaRules
import Testing
import TestSupport

/// Identifiers that rules had before 1.0 lead to the current ones.
@Suite struct EarlierRuleTests {
    /// Proves that help never names a rule that doesn't exist, and never calls an existing one outdated.
    @Test func successorsExistAndEarlierIdentifiersDont() {
        let ids = Set(RuleCatalogue.all.map(\.id))
        #expect(EarlierRules.successors.count > 100)
        for (earlier, successor) in EarlierRules.successors {
            #expect(ids.contains(successor), "\(successor)")
            #expect(!ids.contains(earlier), "\(earlier)")
        }
        #expect(ids.isDisjoint(with: EarlierRules.removed))
    }

    /// Proves that the page about versions lists exactly these identifiers.
    @Test func thePageAboutVersionsHasTheTable() throws {
        let path = URL(filePath: #filePath).appending(path: "../../../docs/migrating.md").standardized
        let page = String(decoding: try Data(contentsOf: path), as: UTF8.self)
        let start = try #require(page.firstRange(of: "## Earlier names of rules")).upperBound
        var successors: [String: String] = [:]
        var removed: Set<String> = []
        for line in page[start...].split(separator: "\n") where line.hasPrefix("| ") && line.contains("`") {
            let cells = line.split(separator: "|").map { $0.split(separator: "`").map(String.init) }
            let earlier = cells[1].filter { $0.first?.isLetter == true }
            if cells[0].count > 2 {
                for id in earlier { successors[id] = cells[0][1] }
            } else {
                removed.formUnion(earlier)
            }
        }
        #expect(successors == EarlierRules.successors)
        #expect(removed == EarlierRules.removed)
    }

    /// Proves that `lint` and `allow` get the new identifier as help and as a fix.
    @Test func anEarlierIdentifierInASchemaGetsTheNewOne() throws {
        let result = MarkedSchema(
            """
            lint:
              rules: { body-click: off, auth-redundant: off }
            actions:
              like: { title: Like, icon: heart, allow: { destructive-without-auth: It only counts. } }
            """
        ).lint()
        #expect(
            result.findings.map(\.help) == [
                "'body-click' is now 'text-instructs'", "'auth-redundant' no longer exists: delete the entry",
                "'destructive-without-auth' is now 'action-authentication-missing'",
            ])
        let fix = try #require(result.findings.first?.fix)
        #expect(result.schema.files[0].applying(fix).text.contains("{ text-instructs: off,"))
    }
}
