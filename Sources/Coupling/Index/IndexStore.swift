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
    let (folder, output) = (String(library.unitWorkingFolder(unit)), String(library.unitOutputFile(unit)))
    return IndexUnit(
      name: name, module: String(library.unitModule(unit)), mainFile: String(library.unitMainFile(unit)),
      outputFile: output.hasPrefix("/") ? output : "\(folder)/\(output)",
      records: found.value.records, modified: try modificationTime(ofUnit: name))
  }

  /// What a record says.
  func record(named name: String) throws(CouplingError) -> IndexRecord {
    let record = try Self.calling(library, path: path) { library.recordCreate(store, name, $0) }
    defer { library.recordDispose(record) }
    let walk = Walk(store: self)
    withExtendedLifetime(walk) {
      let address = Unmanaged.passUnretained(walk).toOpaque()
      _ = library.recordSymbols(record, false, address) { context, symbol in
        Walk.at(context)?.add(symbol: symbol) ?? false
      }
      _ = library.recordOccurrences(record, address) { context, occurrence in
        Walk.at(context)?.add(occurrence: occurrence) ?? false
      }
    }
    if let problem = walk.problem ?? walk.roleProblem {
      throw .damagedStore(path: path, reason: "in the record '\(name)', \(problem)")
    }
    return IndexRecord(name: name, symbols: walk.symbols, occurrences: walk.occurrences)
  }

  private func number(of usr: String) -> Int {
    if let number = numbers[usr] { return number }
    numbers[usr] = numbers.count
    return numbers.count - 1
  }

  /// The number of the property that an accessor belongs to.
  private func number(ofPropertyOf usr: String) -> Int {
    // Their USRs differ in the last letter, that is before the `Z` of what is static.
    let isStatic = usr.utf8.last == UInt8(ascii: "Z")
    return number(of: Substring(usr.utf8.dropLast(isStatic ? 2 : 1)) + (isStatic ? "pZ" : "p"))
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

  /// What a record has handed over so far.
  private final class Walk {
    private let store: IndexStore
    private(set) var symbols: [IndexSymbol] = []
    private(set) var occurrences: [IndexOccurrence] = []
    private(set) var problem: String?
    private var relations: [IndexOccurrence.Relation] = []
    /// The symbols' places in the record's table, by the library's own address.
    private var places: [IndexStoreLibrary.Handle: Int] = [:]
    private var handles: [IndexStoreLibrary.Handle] = []
    /// The roles in which each symbol has been met, on its own and as another's relation.
    private var roles: [UInt64] = []
    private var relatedRoles: [UInt64] = []

    init(store: IndexStore) {
      self.store = store
    }

    static func at(_ context: IndexStoreLibrary.Handle?) -> Walk? {
      context.map { Unmanaged<Walk>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Takes a symbol of the table; returns whether to go on.
    func add(symbol handle: IndexStoreLibrary.Handle?) -> Bool {
      // A damaged table may say that it is billions long.
      guard let handle, places[handle] == nil, symbols.count < 1 << 20 else {
        problem = "the table of symbols has no end"
        return false
      }
      places[handle] = handles.count
      handles.append(handle)
      symbols.append(store.symbol(handle))
      roles.append(0)
      relatedRoles.append(0)
      return true
    }

    func add(occurrence: IndexStoreLibrary.Handle?) -> Bool {
      let library = store.library
      relations.removeAll(keepingCapacity: true)
      _ = library.occurrenceRelations(occurrence, Unmanaged.passUnretained(self).toOpaque()) {
        context, relation in
        Walk.at(context)?.add(relation: relation) ?? false
      }
      guard let place = place(of: library.occurrenceSymbol(occurrence)) else { return false }
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.occurrencePlace(occurrence, &line, &column)
      let found = library.occurrenceRoles(occurrence)
      roles[place] |= found
      occurrences.append(
        IndexOccurrence(
          symbol: symbols[place], roles: IndexRoles(rawValue: found), line: Int(line), column: Int(column),
          relations: relations))
      return problem == nil
    }

    private func add(relation: IndexStoreLibrary.Handle?) -> Bool {
      let library = store.library
      guard let place = place(of: library.relationSymbol(relation)) else { return false }
      let found = library.relationRoles(relation)
      relatedRoles[place] |= found
      relations.append(
        IndexOccurrence.Relation(symbol: symbols[place], roles: IndexRoles(rawValue: found)))
      return true
    }

    /// The library looks a symbol up by its number without asking whether the table is that long: what is not in the table
    /// must not be touched.
    private func place(of handle: IndexStoreLibrary.Handle?) -> Int? {
      let place = handle.flatMap { places[$0] }
      if place == nil { problem = "a symbol occurs that is not in its table" }
      return place
    }

    /// Whether the record's table says of a symbol what its occurrences do not say.
    var roleProblem: String? {
      let library = store.library
      for (place, handle) in handles.enumerated()
      where library.symbolRoles(handle) != roles[place]
        || library.symbolRelatedRoles(handle) != relatedRoles[place]
      {
        return "the roles of '\(symbols[place].name)' are not those of its occurrences"
      }
      return nil
    }
  }

  /// A copy of a symbol.
  private func symbol(_ handle: IndexStoreLibrary.Handle) -> IndexSymbol {
    let usr = String(library.symbolUSR(handle))
    let kind = IndexSymbol.Kind(rawValue: library.symbolKind(handle)) ?? .unknown
    let subkind = IndexSymbol.Subkind(number: library.symbolSubkind(handle))
    let number = number(of: usr)
    return IndexSymbol(
      id: number, usr: usr, name: String(library.symbolName(handle)), kind: kind, subkind: subkind,
      accessed: subkind.isAccessor ? self.number(ofPropertyOf: usr) : kind.hasAccessors ? number : nil)
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
