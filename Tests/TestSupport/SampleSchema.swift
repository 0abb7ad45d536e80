/// Schemas that the tests of several stages share.
package enum SampleSchema {
    /// Identifiers and names of actions belong to their category: `yes` has different options in each, `retry`
    /// different identifiers, and one identifier has two names.
    package static let actionsOfOneNameOrIdentifier = """
        categories:
          invitation:
            hidden-previews-body-placeholder: Invitation
            actions:
              - yes: { title: Accept, icon: checkmark }
              - retry: { identifier: invitation-retry, title: Try Again, icon: arrow.clockwise }
          payment:
            hidden-previews-body-placeholder: Payment
            actions:
              - yes: { title: Pay, icon: checkmark, foreground: true }
              - retry: { identifier: payment-retry, title: Retry Payment, icon: arrow.clockwise }
          upload:
            hidden-previews-body-placeholder: Upload
            actions:
              - again: { identifier: payment-retry, title: Retry Upload, icon: arrow.clockwise }

        """
}
