/// The identifiers of rules before 1.0, which people have in `allow`, in baselines and in settings.
package enum EarlierRules {
    /// The rule that now reports what an earlier one did.
    package static let successors: [String: String] = {
        var successors: [String: String] = [:]
        for line in renamed.split(separator: "\n") {
            let parts = line.split(separator: ":")
            for earlier in parts[1].split(separator: " ") { successors[String(earlier)] = String(parts[0]) }
        }
        return successors
    }()

    /// Rules that nothing replaces.
    package static let removed = Set(removedRules.split { $0.isWhitespace }.map(String.init))

    /// Help for an identifier that a rule had earlier: `'body-click' is now 'text-instructs'`; nil for others.
    package static func help(for id: String) -> String? {
        if let successor = successors[id] { return "'\(id)' is now '\(successor)'" }
        return removed.contains(id) ? "'\(id)' no longer exists: delete the entry" : nil
    }

    /// Each line has an identifier, then those that it replaces. The changelog has the same table.
    private static let renamed = """
        action-authentication-dropped: authentication-dropped
        action-authentication-missing: destructive-without-auth sensitive-effect-without-auth
        action-destructive-mismatch: destructive-flag-missing destructive-flag-unneeded text-input-destructive
        action-foreground-missing: foreground-missing
        action-foreground-unneeded: actions-all-foreground text-input-foreground
        action-inconsistent: action-id-conflict icon-inconsistent
        action-meaning-changed: destructive-changed
        action-misordered: action-destructive-order action-order-double-tap
        action-redundant: action-duplicates-dismiss action-only-opens-app
        action-title-punctuated: action-title-ellipsis action-title-punctuation
        action-title-too-long: action-title-length
        action-title-vague: action-title-wordy
        activity-outdated: activity-end activity-stale
        activity-push-start: activity-start-alert
        aps-unknown-key: activity-push-key
        aps-value-type: activity-push-value level-value
        background-push-invalid: background-content-available background-priority background-with-ui
        badge-not-count: badge-literal
        body-not-sentence-style: body-all-caps body-sentence-case hidden-preview-sentence-case
        body-too-long: body-length
        category-too-many-actions: actions-over-four actions-over-ten
        collapse-id-mismatch: collapse-missing collapse-too-broad
        collapse-id-too-long: collapse-id-length
        critical-sound-mismatch: critical-sound
        data-newly-required: activity-value-required data-required
        data-removed: activity-value-removed data-made-optional
        data-retyped: activity-value-retyped
        data-values-changed: activity-values-changed
        definition-unused: unused-definition
        delegate-missing: delegate-late
        hidden-preview-missing: hidden-preview-generic
        icon-image-missing: icon-template-looks-like-symbol icon-template-missing
        icon-unavailable: icon-availability
        icon-unknown-symbol: icon-localized-variant
        id-changed: data-key-changed renamed-from-dropped
        id-duplicate: action-id-unique category-id-unique id-near-duplicate
        id-invalid: id-charset id-reserved-prefix
        id-names-constant: id-style
        id-renamed: data-key-renamed
        lint-unknown-rule: allow-without-reason rule-not-configurable unknown-rule
        lint-unused-exception: stale-baseline unused-allow
        loc-format-mismatch: loc-args-count loc-args-type loc-percent-sign
        loc-key-missing: loc-table
        marketing-consent-missing: marketing-settings-entry marketing-topic-required
        marketing-language: activity-advertising
        notification-delivery-changed: delivery-changed
        notification-empty: badge-only content-missing sound-only
        notification-match-changed: match-changed notification-key-changed
        notification-removed: schema-removed
        payload-data-type: activity-push-date activity-push-state
        payload-loc-args: loc-literal-shadows-key
        payload-misplaced-key: category-key-placement payload-misplaced-data
        payload-too-large: payload-size payload-size-margin
        payload-value-mismatch: category-mismatch level-mismatch
        placeholder-invalid: template-not-sent template-syntax
        platform-unavailable: activity-availability
        project-file-unreadable: project-file-missing
        project-unchecked: loc-key-unchecked project-files-unread
        push-header-invalid: activity-push-headers push-header-value push-type-header
        registered-text-placeholder: action-title-placeholder hidden-preview-leak
        requirement-missing: activity-type-missing code-entitlement-missing communication-capability \
        communication-intent-declared critical-entitlement time-sensitive-capability
        schema-duplicate-name: schema-duplicate-key
        schema-example-mismatch: example-value
        schema-file-name: fragment-without-root
        schema-key-ignored: delivery-key-ignored legacy-announcement legacy-summary-format
        schema-missing-key: activity-frequent-updates critical-justification schema-missing-value
        schema-name-collision: file-name-collision fixture-name-collision id-swift-collision name-reserved \
        name-unusable
        schema-syntax: source-encoding unknown-alias yaml-feature yaml-syntax yaml-unquoted-text
        schema-too-large: limit-exceeded
        schema-unknown-key: legacy-ios8-actions legacy-summary schema-misplaced-key
        schema-unknown-reference: unknown-reference
        schema-wrong-value: intent-identifier schema-wrong-type
        service-extension-unreachable: mutable-requires-alert
        sound-unplayable: sound-duration sound-file-missing sound-format
        text-emoji-as-words: emoji-alone emoji-as-words
        text-input-changed: text-input-added text-input-removed
        text-input-unauthenticated: text-input-reply-auth
        text-instructs: body-click body-instructs
        text-mispunctuated: body-end-punctuation body-shouting title-end-punctuation
        text-names-app: action-title-app-name content-app-name
        text-plural-fixed: plural-form
        text-sensitive: activity-sensitive-value sensitive-title-watch sensitive-variable
        text-truncated: body-truncated
        time-sensitive-too-long: time-sensitive-ttl time-sensitive-window
        title-blank: meaning-by-icon-only
        title-not-title-style: action-title-all-caps action-title-case loc-title-style title-title-case
        title-too-long: loc-title-length title-length
        """

    private static let removedRules = """
        actions-compact-two activity-duplicates-notification activity-type-name auth-redundant badge-marketing
        body-interjection category-duplicate communication-title currency-number deployment-target-lowered
        destructive-context extension-key-missing file-empty foreground-presentation-unset icon-renamed
        icon-variant-mixed identifier-literal-repeated language-missing level-on-communication level-raised
        level-unset
        """
}
