import Foundation

/// The system's error messages, such as `No space left on device`.
public enum SystemWords {
  /// The message for a value of `errno`.
  public static func of(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  /// The message of the underlying POSIX error, or Foundation's description without a full stop.
  public static func of(_ error: any Error) -> String {
    var next: NSError? = error as NSError
    while let error = next {
      if error.domain == NSPOSIXErrorDomain { return of(Int32(truncatingIfNeeded: error.code)) }
      next = error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: return of(ENOSPC)
    case .fileWriteNoPermission: return of(EACCES)
    // Foundation's description would be a number.
    case .fileWriteUnknown: return "the system does not say why"
    default: break
    }
    let words = error.localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}
