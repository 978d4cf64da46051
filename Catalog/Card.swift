import CodeGraph
import Examples
import Measures
import PackageLayout

/// A description of one pattern: its roles and rules, and the claims and advice of its sources, in our own words.
///
/// A card holds no figures and no verdicts, which are computed from the code.
public struct Card: Sendable, Hashable, Identifiable {
  /// The pattern's name on the command line, such as `moda-v`.
  public let id: String
  /// The pattern's display name, such as `MODA-V`.
  public let name: String
  /// The name at the head of a narrow column, if the display name has more than seven characters.
  public internal(set) var abbreviation: String? = nil
  /// Further names under which readers look for the pattern, such as `coordinator`.
  public internal(set) var otherNames: [String] = []
  /// The module with the pattern's code, such as `MODAV`.
  public let module: String
  /// The pattern in one sentence.
  public let summary: String
  /// The pattern of which this one is a misuse, as Massive MVC is of MVC; nil for any other.
  ///
  /// Claims against the pattern get a second verdict with its misuse in its place.
  public internal(set) var misuseOf: Card.ID? = nil
  /// The display name of the misused pattern; nil if there is none.
  public internal(set) var misusedName: String? = nil
  /// The roles, in reading order.
  public internal(set) var roles: [Role]
  /// The arrows allowed between roles; all others are forbidden.
  public internal(set) var arrows: [Arrow]
  /// What the sources forbid: the reasons why the card lacks some arrows.
  public internal(set) var prohibitions: [Prohibition] = []
  /// The forbidden references that are excused, each with its reason.
  public internal(set) var exceptions: [ArrowException] = []
  /// The members of the pattern's own types that look something up by name at run time.
  public internal(set) var lookups: [LookupMember] = []
  /// The terms of the sources, each with its counterparts in this package.
  public let terms: [Term]
  /// The steps of the ``workflowExample`` from the tap to the text, in order.
  public let workflow: [String]
  /// The claims for and against the pattern.
  public internal(set) var claims: [Claim]
  /// The errors of the sources, and the departures of this package from them.
  public let caveats: [Caveat]
  /// The mutants of the pattern's code, one of each mutation.
  public internal(set) var mutants: [Mutant] = []
  /// Code that breaks one of the rules; nil until it is written.
  public internal(set) var brokenRule: BrokenRule? = nil
  /// The source's advice on using the pattern.
  public let advice: Advice
  /// Every source used on the card.
  public let sources: [Source]

  /// The example of the workflow: the smallest with a request.
  public static let workflowExample = Example.login

  /// The name at the head of a narrow column.
  public var shortName: String { abbreviation ?? name }

  /// The path of the card's file, relative to the package's folder.
  public var file: String { PackageLayout.card(of: module) }

  /// The roles and the references allowed between them.
  public var roleModel: RoleModel {
    RoleModel(name: name, module: module, roles: roles, arrows: arrows, exceptions: exceptions)
  }
}
