// swift-format-ignore-file
public struct Account {
  public struct Owner {
    public init() {}
  }
  public init() {}
  public var owner: Owner { Owner() }
}
