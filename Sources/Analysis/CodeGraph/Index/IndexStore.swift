import Foundation

/// The index store of one module, written by one run of the compiler.
///
/// Callbacks copy all that the library passes to them, because it is valid only during the call.
final class IndexStore {
  private let library: IndexStoreLibrary
  private let store: IndexStoreLibrary.Handle
  private let path: String
  /// The name of each source file's record; no two files of a module have the same name.
  private let records: [String: String]

  init(at path: String, with library: IndexStoreLibrary) throws(CodeGraphError) {
    self.library = library
    self.path = path
    store = try Self.calling(library) { library.storeCreate(path, $0) }
    // Whole-module compilation writes a unit for one file only, but a record for each, such as `Order.swift-3VZOKEM3M72HV`.
    let folder = "\(path)/v\(library.formatVersion())/records"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    records = names.reduce(into: [:]) { records, name in
      let record = (name as NSString).lastPathComponent
      if let end = record.lastIndex(of: "-") { records[String(record[..<end])] = record }
    }
  }

  deinit {
    library.storeDispose(store)
  }

  /// The occurrences in a source file, in the order of lines and columns; empty if it has no record.
  func occurrences(inFile file: String) throws(CodeGraphError) -> [IndexOccurrence] {
    guard let name = records[file] else { return [] }
    let record = try Self.calling(library) { library.recordCreate(store, name, $0) }
    defer { library.recordDispose(record) }
    let walk = Walk(library)
    return withExtendedLifetime(walk) {
      _ = library.recordOccurrences(record, Unmanaged.passUnretained(walk).toOpaque()) {
        context, occurrence in
        Walk.at(context)?.add(occurrence: occurrence)
        return true
      }
      return walk.occurrences
    }
  }

  private static func calling(
    _ library: IndexStoreLibrary, _ create: (IndexStoreLibrary.ErrorSlot) -> IndexStoreLibrary.Handle?
  ) throws(CodeGraphError) -> IndexStoreLibrary.Handle {
    var error: IndexStoreLibrary.Handle?
    guard let handle = create(&error) else {
      defer { library.errorDispose(error) }
      let text = error.flatMap(library.errorDescription).map { String(cString: $0) }
      throw .indexUnreadable(reason: text ?? "libIndexStore reports no reason")
    }
    return handle
  }

  /// A traversal of a record, with the occurrences so far.
  private final class Walk {
    private let library: IndexStoreLibrary
    private(set) var occurrences: [IndexOccurrence] = []
    private var relations: [IndexOccurrence.Relation] = []
    /// Copies of the symbols, by the address of the library's.
    private var symbols: [IndexStoreLibrary.Handle: IndexSymbol] = [:]

    init(_ library: IndexStoreLibrary) {
      self.library = library
    }

    static func at(_ context: IndexStoreLibrary.Handle?) -> Walk? {
      context.map { Unmanaged<Walk>.fromOpaque($0).takeUnretainedValue() }
    }

    func add(occurrence: IndexStoreLibrary.Handle?) {
      relations.removeAll(keepingCapacity: true)
      _ = library.occurrenceRelations(occurrence, Unmanaged.passUnretained(self).toOpaque()) {
        context, relation in
        Walk.at(context)?.add(relation: relation)
        return true
      }
      guard let symbol = symbol(library.occurrenceSymbol(occurrence)) else { return }
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.occurrencePlace(occurrence, &line, &column)
      occurrences.append(
        IndexOccurrence(
          symbol: symbol, roles: IndexRoles(rawValue: library.occurrenceRoles(occurrence)), line: Int(line),
          column: Int(column), relations: relations))
    }

    private func add(relation: IndexStoreLibrary.Handle?) {
      guard let symbol = symbol(library.relationSymbol(relation)) else { return }
      relations.append(
        IndexOccurrence.Relation(
          symbol: symbol, roles: IndexRoles(rawValue: library.relationRoles(relation))))
    }

    private func symbol(_ handle: IndexStoreLibrary.Handle?) -> IndexSymbol? {
      guard let handle else { return nil }
      if let known = symbols[handle] { return known }
      let symbol = IndexSymbol(
        usr: String(library.symbolUSR(handle)), name: String(library.symbolName(handle)),
        kind: IndexSymbol.Kind(rawValue: library.symbolKind(handle)) ?? .unknown,
        subkind: IndexSymbol.Subkind(number: library.symbolSubkind(handle)))
      symbols[handle] = symbol
      return symbol
    }
  }
}

extension String {
  fileprivate init(_ text: IndexStoreLibrary.Text) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }
}
