import Foundation

/// How many mutations of an input the tests make: five, or as many as `BELFRY_MUTATIONS` says.
package let mutationsOfAnInput = Int(ProcessInfo.processInfo.environment["BELFRY_MUTATIONS"] ?? "") ?? 5
