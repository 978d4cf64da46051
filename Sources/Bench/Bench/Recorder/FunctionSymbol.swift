import CodeGraph
import Foundation
import Traces

/// The parts of the demangled symbol of a function: its module, its type and its member.
///
/// The text goes from inside to outside:
/// `closure #1 () -> () in static MVP.Screen.(load in _B9)(with: Swift.Int) -> ()`. A conformance to a protocol has the
/// requirement first:
/// `protocol witness for Examples.DataStore.read() -> A.B in conformance Driver.Disk : Examples.DataStore in Driver`.
struct FunctionSymbol: Equatable {
  /// The module that declares the member: for an extension, the extension's.
  let module: String
  /// The outermost type.
  let type: String
  /// The member.
  let member: Recording.Member
  /// The module of the conforming type, if the function is a conformance to a protocol.
  let conformingModule: String?
  /// Whether the source does not call it: the rest of a function after an `await`, an observer, a deinitializer.
  let isPart: Bool
  /// Whether it only passes a call on, as what the compiler or a macro adds.
  let passesCallOn: Bool

  /// Splits a demangled name; nil for what is no member of a type.
  init?(_ text: String) {
    let whole = Self.withoutFiles(text)
    let function = Self.withoutMarksOfRest(whole)
    let isRest = function != whole
    let pieces = function.components(separatedBy: " in ")
    let witness = "protocol witness for "
    if pieces[0].hasPrefix(witness) {
      guard pieces.count > 1, let conforming = Self.conformingModule(pieces[1]) else { return nil }
      self.init(
        declaration: String(pieces[0].dropFirst(witness.count)), in: nil, conforming: conforming,
        isRest: isRest)
    } else if pieces.count == 1 {
      self.init(declaration: pieces[0], in: nil, conforming: nil, isRest: isRest)
    } else {
      guard let local = Self.localName(pieces[0]) else { return nil }
      self.init(declaration: pieces[pieces.count - 1], in: local, conforming: nil, isRest: isRest)
    }
  }

  /// Reads a declaration such as `static MVP.Screen.text.getter : Swift.String`, which may contain a local function.
  private init?(declaration: String, in local: String?, conforming: String?, isRest: Bool) {
    let text = Self.removing("static ", from: declaration)
    let extending = Self.extendingModule(text)
    let name = DemangledName(
      extending.map { Self.removing("(\(Self.extensionMark)\($0)):", from: text) } ?? text)
    // Module, type and member.
    guard name.path.count > 2, let last = name.path.last else { return nil }
    let accessor = text.contains(".\(last) : ") ? last : nil
    module = extending ?? name.path[0]
    type = name.path[1]
    member = Self.member(in: Self.member(name, accessor: accessor), local: local)
    conformingModule = conforming
    isPart = isRest || Self.parts.contains(last)
    // A copy of `Optional.map` in the program only passes calls on. An accessor `init` is a macro's.
    passesCallOn = module == "Swift" || Self.thunks.contains(last) || accessor == "init"
  }

  /// Members that are not written in the source, as the macro @Observable adds some, or that only pass a call on.
  private static let thunks: Set = [
    "__allocating_init", "unsafeMutableAddressor", "unsafeAddressor", "access", "withMutation",
    "shouldNotifyObservers",
  ]
  /// Members that run without being called in the source.
  private static let parts: Set = [
    "deinit", "__deallocating_deinit", "__isolated_deallocating_deinit", "__ivar_destroyer", "willset",
    "didset",
  ]
}

/// The steps that take a text apart.
extension FunctionSymbol {
  /// Stands for `extension in `, in which ` in ` does not separate a function from the one around it.
  private static let extensionMark = "extension of "

  /// The text in which ` in ` only separates a function from the one around it: private names lose their file's code.
  private static func withoutFiles(_ text: String) -> String {
    text.replacing(#/\((\S+) in _\w+\)/#) { $0.1 }.replacing("(extension in ", with: "(\(extensionMark)")
  }

  /// The text of a function without what marks the rest of it, after an `await` or a yield.
  private static func withoutMarksOfRest(_ text: String) -> String {
    let mark = text.firstRange(of: " with unmangled suffix ")
    return String(text[..<(mark?.lowerBound ?? text.endIndex)])
      .replacing(#/^\(\d+\) \w+ resume partial function for /#, with: "")
  }

  /// The module of the type in `conformance Driver.Disk : Examples.DataStore`.
  private static func conformingModule(_ text: String) -> String? {
    text.firstMatch(of: #/conformance (\w+)/#).map { String($0.1) }
  }

  /// The module in `(extension of MVP):Swift.String.trimmed()`; nil for what is in no extension.
  private static func extendingModule(_ text: String) -> String? {
    guard text.hasPrefix("(\(extensionMark)") else { return nil }
    return String(text.dropFirst(extensionMark.count + 1).prefix { $0 != ")" })
  }

  /// The first word of `closure #1 () -> ()` or `ask #1 (Swift.Int) -> ()`; nil for an implicit closure and the like.
  private static func localName(_ text: String) -> String? {
    text.prefixMatch(of: #/(\S+) #\d+ /#).map { String($0.1) }
  }

  private static func removing(_ prefix: String, from text: String) -> String {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}
