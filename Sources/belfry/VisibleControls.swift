import Basics
import Diagnostics

extension String {
    /// Keeps line breaks and tabs, and makes all other control characters visible.
    var withVisibleControlsInLines: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar == "\n" || scalar == "\t" ? String(scalar) : String(scalar).withVisibleControls
        }
    }
}
