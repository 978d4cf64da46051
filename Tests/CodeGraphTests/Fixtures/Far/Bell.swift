// swift-format-ignore-file
public protocol Ringing { func ring() }
public final class Bell: Ringing {
  public func ring() {}
  public var tone: Tone { .low }
}
public enum Tone {
  case low
  public var name: String { "low" }
}
public func bell() -> Bell { Bell() }
public func something() -> any Ringing { Bell() }
