#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An index store on the disk, opened for reading.
///
/// Everything that the library hands to a callback is copied there and then: it lives on the callback's stack.
final class IndexStore {
  private let library: IndexStoreLibrary
  private let store: IndexStoreLibrary.Handle
  private let path: String
  /// Symbols by the library's own address, so that each is copied once a record.
  private var symbols: [IndexStoreLibrary.Handle: IndexSymbol] = [:]
  private var numbers: [String: Int] = [:]

  /// Opens the store in a folder.
  init(at path: String, with library: IndexStoreLibrary) throws(CouplingError) {
    self.library = library
    self.path = path
    store = try Self.calling(library, path: path) { library.storeCreate(path, $0) }
  }

  deinit {
    library.storeDispose(store)
  }

  /// The names of all units, sorted.
  func unitNames() -> [String] {
    let names = Box<[String]>([])
    withExtendedLifetime(names) {
      _ = library.storeUnits(store, 1, names.address) { context, name in
        Box<[String]>.at(context)?.value.append(String(name))
        return true
      }
    }
    return names.value.sorted()
  }

  /// What one unit says.
  func unit(named name: String) throws(CouplingError) -> IndexUnit {
    let unit = try Self.calling(library, path: path) { library.unitCreate(store, name, $0) }
    defer { library.unitDispose(unit) }
    let found = Box((library: library, records: [String]()))
    withExtendedLifetime(found) {
      _ = library.unitDependencies(unit, found.address) { context, dependency in
        guard let box = Box<(library: IndexStoreLibrary, records: [String])>.at(context) else { return false }
        if box.value.library.dependencyKind(dependency) == 2 {
          box.value.records.append(String(box.value.library.dependencyName(dependency)))
        }
        return true
      }
    }
    return IndexUnit(
      name: name, module: String(library.unitModule(unit)), mainFile: String(library.unitMainFile(unit)),
      records: found.value.records, modified: try modificationTime(ofUnit: name))
  }

  /// What a record says.
  func record(named name: String) throws(CouplingError) -> IndexRecord {
    symbols.removeAll(keepingCapacity: true)
    let record = try Self.calling(library, path: path) { library.recordCreate(store, name, $0) }
    defer { library.recordDispose(record) }
    let walk = Walk(store: self)
    withExtendedLifetime(walk) {
      let address = Unmanaged.passUnretained(walk).toOpaque()
      _ = library.recordOccurrences(record, address) { context, occurrence in
        guard let walk = Walk.at(context) else { return false }
        walk.add(occurrence)
        return true
      }
      _ = library.recordSymbols(record, false, address) { context, symbol in
        guard let walk = Walk.at(context) else { return false }
        return walk.close(symbol)
      }
    }
    if walk.problem == nil, walk.symbols.count < walk.countOfSymbols {
      throw .damagedStore(path: path, reason: "the table of symbols lacks one that occurs (record \(name))")
    }
    if let problem = walk.problem { throw .damagedStore(path: path, reason: "\(problem) (record \(name))") }
    return IndexRecord(name: name, symbols: walk.symbols, occurrences: walk.occurrences)
  }

  private func number(of usr: String) -> Int {
    if let number = numbers[usr] { return number }
    numbers[usr] = numbers.count
    return numbers.count - 1
  }

  /// The number that a property and its accessors share.
  private func number(ofAccessed usr: String) -> Int {
    // Their USRs differ in the last letter, that is before the `Z` of what is static.
    number(of: String(usr.dropLast(usr.utf8.last == UInt8(ascii: "Z") ? 2 : 1)))
  }

  private func modificationTime(ofUnit name: String) throws(CouplingError) -> Int64 {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    var error: IndexStoreLibrary.Handle?
    guard !library.unitTime(store, name, &seconds, &nanoseconds, &error) else {
      throw .damagedStore(path: path, reason: Self.text(of: error, library))
    }
    return seconds * 1_000_000_000 + nanoseconds
  }

  private static func calling(
    _ library: IndexStoreLibrary, path: String,
    _ create: (IndexStoreLibrary.ErrorSlot) -> IndexStoreLibrary.Handle?
  ) throws(CouplingError) -> IndexStoreLibrary.Handle {
    var error: IndexStoreLibrary.Handle?
    guard let handle = create(&error) else {
      throw .damagedStore(path: path, reason: text(of: error, library))
    }
    return handle
  }

  private static func text(of error: IndexStoreLibrary.Handle?, _ library: IndexStoreLibrary) -> String {
    guard let error, let text = library.errorDescription(error) else { return "it cannot be read" }
    defer { library.errorDispose(error) }
    return String(cString: text)
  }

  /// The occurrences that a record has handed over so far.
  private final class Walk {
    private let store: IndexStore
    private(set) var occurrences: [IndexOccurrence] = []
    private(set) var problem: String?
    private(set) var symbols: [IndexSymbol] = []
    private var relations: [IndexOccurrence.Relation] = []
    /// The roles in which each symbol has been met, on its own and as another's relation.
    private var met: [IndexStoreLibrary.Handle: (roles: UInt64, relatedRoles: UInt64)] = [:]

    var countOfSymbols: Int { met.count }

    init(store: IndexStore) {
      self.store = store
    }

    static func at(_ context: IndexStoreLibrary.Handle?) -> Walk? {
      context.map { Unmanaged<Walk>.fromOpaque($0).takeUnretainedValue() }
    }

    func add(_ occurrence: IndexStoreLibrary.Handle?) {
      let library = store.library
      relations.removeAll(keepingCapacity: true)
      _ = library.occurrenceRelations(occurrence, Unmanaged.passUnretained(self).toOpaque()) {
        context, relation in
        guard let walk = Walk.at(context) else { return false }
        walk.addRelation(relation)
        return true
      }
      let handle = library.occurrenceSymbol(occurrence)
      guard let handle else {
        problem = "an occurrence names no symbol"
        return
      }
      let symbol = symbol(handle)
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.occurrencePlace(occurrence, &line, &column)
      let roles = library.occurrenceRoles(occurrence)
      met[handle, default: (0, 0)].roles |= roles
      occurrences.append(
        IndexOccurrence(
          symbol: symbol, roles: IndexRoles(rawValue: roles), line: Int(line), column: Int(column),
          relations: relations))
    }

    /// Compares what the record's table says of a symbol with what its occurrences say; returns whether to go on.
    ///
    /// A damaged table may say that it is billions long.
    func close(_ handle: IndexStoreLibrary.Handle?) -> Bool {
      guard let handle, let (roles, relatedRoles) = met[handle], symbols.count < met.count else {
        problem = "the table of symbols has one that does not occur"
        return false
      }
      let symbol = symbol(handle)
      symbols.append(symbol)
      let library = store.library
      if roles != library.symbolRoles(handle) || relatedRoles != library.symbolRelatedRoles(handle) {
        problem = "the roles of '\(symbol.name)' are not those of its occurrences"
        return false
      }
      return true
    }

    private func addRelation(_ relation: IndexStoreLibrary.Handle?) {
      let library = store.library
      let handle = library.relationSymbol(relation)
      guard let handle else {
        problem = "a relation names no symbol"
        return
      }
      let symbol = symbol(handle)
      let roles = library.relationRoles(relation)
      met[handle, default: (0, 0)].relatedRoles |= roles
      relations.append(IndexOccurrence.Relation(symbol: symbol, roles: IndexRoles(rawValue: roles)))
    }

    private func symbol(_ handle: IndexStoreLibrary.Handle) -> IndexSymbol {
      if let known = store.symbols[handle] { return known }
      let library = store.library
      let usr = String(library.symbolUSR(handle))
      let kind = IndexSymbol.Kind(rawValue: library.symbolKind(handle)) ?? .unknown
      let subkind = IndexSymbol.Subkind(number: library.symbolSubkind(handle))
      let symbol = IndexSymbol(
        id: store.number(of: usr), usr: usr, name: String(library.symbolName(handle)), kind: kind,
        subkind: subkind,
        accessed: kind.hasAccessors || subkind.isAccessor ? store.number(ofAccessed: usr) : nil)
      store.symbols[handle] = symbol
      return symbol
    }
  }
}

/// A value that a C callback can reach by address.
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var address: IndexStoreLibrary.Handle { Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ context: IndexStoreLibrary.Handle?) -> Box? {
    context.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension String {
  /// A copy of a text that the library owns.
  fileprivate init(_ text: IndexStoreLibrary.Text) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }
}
