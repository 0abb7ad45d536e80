import Foundation

nonisolated extension Namespace {
    /// The uniform type of a media file by the extension of its name; nil if it isn't that of media.
    static func _mediaType(_ pathExtension: String) -> String? {
        switch pathExtension.lowercased() {
        case "jpg", "jpeg", "jpe": "public.jpeg"
        case "png": "public.png"
        case "gif": "com.compuserve.gif"
        case "heic": "public.heic"
        case "webp": "org.webmproject.webp"
        case "aif", "aiff": "public.aiff-audio"
        case "wav": "com.microsoft.waveform-audio"
        case "mp3": "public.mp3"
        case "m4a": "public.mpeg-4-audio"
        case "mpg", "mpeg": "public.mpeg"
        case "m2v": "public.mpeg-2-video"
        case "mp4": "public.mpeg-4"
        case "m4v": "com.apple.m4v-video"
        case "mov": "com.apple.quicktime-movie"
        case "avi": "public.avi"
        default: nil
        }
    }
}
