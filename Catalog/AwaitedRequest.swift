/// A request that would bear on a claim on change; none of those made does.
public struct AwaitedRequest: Sendable, Hashable {
  /// The ids of the claims.
  public let claims: [Claim.ID]
  /// What would have to be asked for, in a few words.
  public let text: String

  /// All of them.
  public static let all = [
    AwaitedRequest(
      claims: ["clean-swift.format", "moda-v.unaffected"],
      text: "the list is kept on the device, a further outside"),
    AwaitedRequest(
      claims: ["mvvm-c.reusable", "moda-v.view-modules"], text: "a screen is put to a second use"),
    AwaitedRequest(claims: ["mvvm-c.placeable"], text: "a flow gets another parent"),
    AwaitedRequest(
      claims: ["mvvm-c.deep-link"], text: "several requests that lead into the app from outside"),
    AwaitedRequest(
      claims: ["tea.deep-link"], text: "the app opens deep inside, at a screen that `--open` does not name"),
    AwaitedRequest(claims: ["tea.exhaustive"], text: "inner parts change, and nothing that is seen"),
    AwaitedRequest(
      claims: [
        "mvp.presenter-load", "mvvm.bloat", "moda-v.lean", "moda-v.focus-mvp", "clean-swift.presenter",
        "massive-mvc.monolith",
      ], text: "many rules for one screen, one after the other"),
    AwaitedRequest(claims: ["tea.tree-coupling"], text: "a screen is built without those that it leads to"),
    AwaitedRequest(
      claims: ["moda-v.delegate-mvp"],
      text: "the logic behind a View is replaced by another"),
    AwaitedRequest(
      claims: ["holder.extensible", "moda-v2.flexible"],
      text: "a variant comes behind a protocol that is there"),
    AwaitedRequest(claims: ["mvpcf.flexible"], text: "one unit of Logic changes, and its users do not"),
    AwaitedRequest(
      claims: ["moda-v.modularity", "moda-v.teams"],
      text: "requests at once by several hands, with a bound that stood before"),
    AwaitedRequest(
      claims: ["mvc.nightmare", "moda-v.scales", "moda-v.growth", "moda-v.extension"],
      text: "many screens, by many hands"),
  ]
}
