extension Claim {
  /// The ids of the claims on change that all change requests together decide: each says that a change costs less in its pattern than
  /// in the one that it is against.
  public static let judgedByRequests = ["moda-v.maintain-mvc", "moda-v.maintain-mvp", "moda-v2.change"]
}
