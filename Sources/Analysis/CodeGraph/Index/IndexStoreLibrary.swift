import Foundation

/// The functions of the toolchain's `libIndexStore`, loaded at run time.
///
/// They are declared in `indexstore/indexstore.h`. `iovec` replaces its string reference, which has the same layout, an
/// address and a length: a C function pointer cannot take a Swift structure.
struct IndexStoreLibrary {
  typealias Handle = UnsafeMutableRawPointer
  typealias Text = iovec
  typealias ErrorSlot = UnsafeMutablePointer<Handle?>
  typealias HandleReceiver = @convention(c) (Handle?, Handle?) -> Bool

  let formatVersion: @convention(c) () -> UInt32
  let errorDescription: @convention(c) (Handle?) -> UnsafePointer<CChar>?
  let errorDispose: @convention(c) (Handle?) -> Void
  let storeCreate: @convention(c) (UnsafePointer<CChar>, ErrorSlot) -> Handle?
  let storeDispose: @convention(c) (Handle?) -> Void
  let recordCreate: @convention(c) (Handle?, UnsafePointer<CChar>, ErrorSlot) -> Handle?
  let recordDispose: @convention(c) (Handle?) -> Void
  let recordOccurrences: @convention(c) (Handle?, Handle?, HandleReceiver) -> Bool
  let occurrenceSymbol: @convention(c) (Handle?) -> Handle?
  let occurrenceRoles: @convention(c) (Handle?) -> UInt64
  let occurrencePlace:
    @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  let occurrenceRelations: @convention(c) (Handle?, Handle?, HandleReceiver) -> Bool
  let relationRoles: @convention(c) (Handle?) -> UInt64
  let relationSymbol: @convention(c) (Handle?) -> Handle?
  let symbolKind: @convention(c) (Handle?) -> UInt32
  let symbolSubkind: @convention(c) (Handle?) -> UInt32
  let symbolName: @convention(c) (Handle?) -> Text
  let symbolUSR: @convention(c) (Handle?) -> Text

  init(at path: String) throws(CodeGraphError) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .libraryUnusable(
        path: path, reason: dlerror().map { String(cString: $0) } ?? "it cannot be opened")
    }
    func function<Function>(_ name: String) throws(CodeGraphError) -> Function {
      guard let address = dlsym(library, "indexstore_" + name) else {
        throw .libraryUnusable(path: path, reason: "it has no function 'indexstore_\(name)'")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    formatVersion = try function("format_version")
    errorDescription = try function("error_get_description")
    errorDispose = try function("error_dispose")
    storeCreate = try function("store_create")
    storeDispose = try function("store_dispose")
    recordCreate = try function("record_reader_create")
    recordDispose = try function("record_reader_dispose")
    recordOccurrences = try function("record_reader_occurrences_apply_f")
    occurrenceSymbol = try function("occurrence_get_symbol")
    occurrenceRoles = try function("occurrence_get_roles")
    occurrencePlace = try function("occurrence_get_line_col")
    occurrenceRelations = try function("occurrence_relations_apply_f")
    relationRoles = try function("symbol_relation_get_roles")
    relationSymbol = try function("symbol_relation_get_symbol")
    symbolKind = try function("symbol_get_kind")
    symbolSubkind = try function("symbol_get_subkind")
    symbolName = try function("symbol_get_name")
    symbolUSR = try function("symbol_get_usr")
  }
}
