/// Something that decides about an architecture and that no figure of the catalogue tells, with the claims of the sources on it.
public struct UnmeasuredTopic: Sendable, Hashable {
  /// The topic in a few words.
  public let name: String
  /// The ids of the claims, none of which has a verdict.
  public let claims: [Claim.ID]

  /// All of them.
  public static let all = [
    UnmeasuredTopic(name: "team size", claims: ["moda-v.teams"]),
    UnmeasuredTopic(
      name: "onboarding",
      claims: ["mvc.familiar", "tea.learning", "moda-v.learning", "moda-v.approachable", "mvpcf.obvious"]),
    UnmeasuredTopic(
      name: "speed of development",
      claims: ["mvc.development-speed", "mvvm-c.more", "tea.boilerplate", "viper.overwhelming"]),
    UnmeasuredTopic(
      name: "finding mistakes",
      claims: ["mvvm.debugging", "mvvm-c.back", "tea.tools", "holder.unchecked"]),
    UnmeasuredTopic(
      name: "growth to a large app",
      claims: [
        "mvc.small-apps", "mvc.less-structured", "mvvm.less-code", "tea.scale", "tea.reader-apps",
        "moda-v.overengineered", "moda-v2.larger",
      ]),
  ]
}
