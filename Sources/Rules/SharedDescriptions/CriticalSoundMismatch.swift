package import Diagnostics

extension RuleDescription {
    package static let criticalSoundMismatch = RuleDescription(
        id: "critical-sound-mismatch",
        severity: .warning,
        fixes: [.unsafe],
        group: .interruption,
        summary: "A critical notification and a critical sound are used together.",
        rationale: """
            Systems before iOS 15, macOS 12 and watchOS 8 have no interruption levels: on these, only a critical sound \
            plays if the device is muted. A critical sound without the level is contradictory, and the volume of other \
            sounds is ignored. With the volume 0, a critical sound is silent. A critical notification without a sound is \
            silent on all systems; if it must be, write sound: none.
            """,
        source: .payloadKeys,
        passing: [
            """
            app:
              platforms: { iOS: 14.0 }
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                because: The person may lose consciousness.
                sound: { name: default, critical: true, volume: 0.8 }
            """,
            """
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                because: The person may lose consciousness.
                sound: default
              sensor-off:
                title: Sensor Is Off
                interruption-level: critical
                because: Nobody measures the glucose of a child who sleeps.
                sound: none
            """,
        ],
        failing: [
            """
            app:
              platforms: { iOS: 14.0 }
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                because: The person may lose consciousness.
                sound: ⟦default⟧
              no-signal:
                title: No Signal
                interruption-level: ⟦critical⟧
                because: Nobody measures the glucose.
            """,
            """
            notifications:
              low-battery:
                title: Low Battery
                sound: { name: default, critical: ⟦true⟧ }
              empty-battery:
                title: Empty Battery
                sound: { name: default, volume: ⟦0.8⟧ }
              no-battery:
                title: No Battery
                interruption-level: critical
                because: The sensor measures no glucose.
                sound: { name: default, volume: ⟦0.8⟧ }
            """,
            """
            notifications:
              no-signal:
                title: No Signal
                interruption-level: ⟦critical⟧
                because: Nobody measures the glucose.
            """,
            .payload(
                """
                { "aps": { "alert": { "title": "Low Glucose" }, "interruption-level": "critical",
                    "sound": { "critical": ⟦true⟧, "name": "default", "volume": ⟦80⟧ } },
                  "notification": "low-glucose" }
                """,
                of: """
                    notifications:
                      low-glucose:
                        title: Low Glucose
                        interruption-level: critical
                        because: The person may lose consciousness.
                        sound: { name: default, critical: true }

                    """
            ),
        ]
    )
}
