@testable import Coupling

/// A record written by hand: what the index says of a small file, a line for each occurrence.
struct MadeUpRecord {
  /// The file.
  static let source = """
    struct Account {
      var name: String
      func rename(to new: String) {
        name = new
      }
      static func sample() -> Account { Account(name: "") }
    }
    """

  /// A word for each symbol, its kind and finer kind, its name and its USR.
  static let symbols = """
    Account struct none Account s:4Bank7AccountV
    init constructor none init(name:) s:4Bank7AccountV4nameACSS_tcfc
    name instanceProperty none name s:4Bank7AccountV4nameSSvp
    get instanceMethod getter getter:name s:4Bank7AccountV4nameSSvg
    set instanceMethod setter setter:name s:4Bank7AccountV4nameSSvs
    rename instanceMethod none rename(to:) s:4Bank7AccountV6rename2toySS_tF
    new parameter none new s:4Bank7AccountV6rename2toySS_tF3newL_SSvp
    sample staticMethod none sample() s:4Bank7AccountV6sampleACyFZ
    String struct none String s:SS
    """

  /// Line, column, roles; the symbol; and the roles of its relation to another.
  static let occurrences = """
    1:8 definition implicit childOf; init; childOf Account
    1:8 definition; Account
    2:7 definition implicit childOf accessorOf; get; childOf accessorOf name
    2:7 definition implicit childOf accessorOf; set; childOf accessorOf name
    2:7 definition childOf; name; childOf Account
    2:13 reference containedBy; String; containedBy name
    3:8 definition childOf; rename; childOf Account
    3:18 definition childOf; new; childOf rename
    3:23 reference containedBy; String; containedBy rename
    4:5 reference call implicit calledBy containedBy; set; calledBy containedBy rename
    4:5 reference write containedBy; name; containedBy rename
    4:12 reference read containedBy; new; containedBy rename
    6:15 definition childOf; sample; childOf Account
    6:27 reference containedBy; Account; containedBy sample
    6:37 reference containedBy; Account; containedBy sample
    6:37 reference call calledBy containedBy; init; calledBy containedBy sample
    """

  var source = Self.source
  var symbols = Self.symbols
  var occurrences = Self.occurrences
  var modules = ["Bank"]

  /// What contradicts what, in the record or among all.
  func problem() -> String? {
    var numbers: [String: Int] = [:]
    func number(_ usr: String) -> Int {
      let number = numbers[usr] ?? numbers.count
      numbers[usr] = number
      return number
    }
    var named: [String: IndexSymbol] = [:]
    for line in symbols.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let (kind, subkind) = (Self.kinds[words[1]] ?? .unknown, Self.subkinds[words[2]] ?? .none)
      let usr = words[4]
      named[words[0]] = IndexSymbol(
        id: number(usr), usr: usr, name: words[3], kind: kind, subkind: subkind,
        accessed: subkind.isAccessor ? number(usr.dropLast() + "p") : kind.hasAccessors ? number(usr) : nil)
    }
    let record = IndexRecord(
      name: "made-up", symbols: Array(named.values),
      occurrences: occurrences.split(separator: "\n").compactMap { Self.occurrence(String($0), named) })
    var check = StoreCheck(modules: modules)
    let text = SourceText(source.utf8)
    let file = ReadFile(module: "Bank", path: "Account.swift", text: text, occurrences: [])
    return check.problem(in: record, of: file) ?? check.finalProblem()
  }

  private static func occurrence(_ line: String, _ symbols: [String: IndexSymbol]) -> IndexOccurrence? {
    let parts = line.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    let place = parts[0][0].split(separator: ":").compactMap { Int($0) }
    let relations = parts.dropFirst(2).compactMap { part in
      part.last.flatMap { symbols[$0] }.map {
        IndexOccurrence.Relation(symbol: $0, roles: roles(part.dropLast()))
      }
    }
    return symbols[parts[1][0]].map {
      IndexOccurrence(
        symbol: $0, roles: roles(parts[0].dropFirst()), line: place[0], column: place[1], relations: relations
      )
    }
  }

  private static func roles(_ words: some Sequence<String>) -> IndexRoles {
    IndexRoles(words.map { named[$0] ?? IndexRoles(rawValue: 1 << 63) })
  }

  private static let named: [String: IndexRoles] = [
    "definition": .definition, "reference": .reference, "read": .read, "write": .write, "call": .call,
    "dynamic": .dynamic, "implicit": .implicit, "childOf": .childOf, "baseOf": .baseOf,
    "overrideOf": .overrideOf, "receivedBy": .receivedBy, "calledBy": .calledBy, "extendedBy": .extendedBy,
    "accessorOf": .accessorOf, "containedBy": .containedBy,
  ]
  private static let kinds: [String: IndexSymbol.Kind] = [
    "struct": .struct, "class": .class, "enum": .enum, "protocol": .protocol, "constructor": .constructor,
    "instanceProperty": .instanceProperty, "instanceMethod": .instanceMethod, "staticMethod": .staticMethod,
    "parameter": .parameter, "module": .module, "function": .function,
  ]
  private static let subkinds: [String: IndexSymbol.Subkind] = ["getter": .getter, "setter": .setter]
}
