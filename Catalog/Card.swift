import CodeGraph
import Measures

/// Everything the sources say about one pattern, told in the catalogue's own words.
///
/// A card holds data only: no figure and no verdict. Those follow from the code and are worked out elsewhere.
public struct Card: Sendable, Hashable, Identifiable {
  /// The pattern's name on the command line, such as `moda-v`.
  public let id: String
  /// The pattern's name in print, such as `MODA-V`.
  public let name: String
  /// The module that holds the pattern's code, such as `MODAV`.
  public let module: String
  /// The pattern in one sentence.
  public let summary: String
  /// The pattern of which this one is the misuse; nil for a pattern in its own right.
  ///
  /// What a source holds against the pattern is judged against its misuse as well, and apart.
  public internal(set) var misuseOf: Card.ID? = nil
  /// The name in print of the pattern that is misused; nil for a pattern in its own right.
  public internal(set) var misusedName: String? = nil
  /// The roles, in the order in which they are best read.
  public let roles: [Role]
  /// The arrows allowed between roles; what is not listed is forbidden.
  public let arrows: [Arrow]
  /// The links between types that are forbidden and let pass, each with its reason.
  public internal(set) var exceptions: [ArrowException] = []
  /// The members of the pattern's own types by which its code finds something by name at run time.
  public internal(set) var lookups: [LookupMember] = []
  /// The words of the sources, each with what stands for it here.
  public let terms: [Term]
  /// The steps of the Login example from the tap to the text, in order.
  public let workflow: [String]
  /// The claims made for and against the pattern.
  public let claims: [Claim]
  /// Where a source is wrong or contradicts itself, and where this version departs from it.
  public let caveats: [Caveat]
  /// The mistakes put into the pattern's code, one after the other, to see what notices them: one of each mutation.
  public internal(set) var mutants: [Mutant] = []
  /// What the source advises on using the pattern.
  public let advice: Advice
  /// Every source used on the card.
  public let sources: [Source]

  /// The path of the file that holds the card, under the package's folder.
  public var file: String { "Catalog/Cards/\(module)Card.swift" }

  /// The roles and the references allowed between them, with which the code is compared.
  public var roleModel: RoleModel {
    RoleModel(name: name, module: module, roles: roles, arrows: arrows, exceptions: exceptions)
  }
}
