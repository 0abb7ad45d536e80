import Foundation

/// The number of mutations of an input: three, or the value of `BELFRY_MUTATIONS`.
package let mutationsOfAnInput = Int(ProcessInfo.processInfo.environment["BELFRY_MUTATIONS"] ?? "") ?? 3
