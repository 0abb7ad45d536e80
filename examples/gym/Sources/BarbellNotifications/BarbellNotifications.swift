// SwiftPM needs a Swift file in every target. The rest is generated from the schema.
