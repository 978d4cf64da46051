import Foundation

/// An index store on the disk, opened for reading: that of one module, written by one run of the compiler.
///
/// Everything that the library hands to a callback is copied there and then: it lives on the callback's stack.
final class IndexStore {
  private let library: IndexStoreLibrary
  private let store: IndexStoreLibrary.Handle
  private let path: String
  /// The records' names by those of the source files: no two files of a module have the same.
  private let records: [String: String]

  /// Opens the store in a folder.
  init(at path: String, with library: IndexStoreLibrary) throws(CodeGraphError) {
    self.library = library
    self.path = path
    store = try Self.calling(library) { library.storeCreate(path, $0) }
    // A compilation as a whole leaves a unit for one of its files only, but the record of each: `Order.swift-3VZOKEM3M72HV`.
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

  /// What occurs in a source file, in the order of lines and columns; nothing if it has no record.
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
      throw .readerEnded(reason: text ?? "the index cannot be read")
    }
    return handle
  }

  /// What a record has handed over so far.
  private final class Walk {
    private let library: IndexStoreLibrary
    private(set) var occurrences: [IndexOccurrence] = []
    private var relations: [IndexOccurrence.Relation] = []
    /// Copies of the symbols, by the library's own address.
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
  /// A copy of a text that the library owns.
  fileprivate init(_ text: IndexStoreLibrary.Text) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }
}
