import CommandLineKit
import Foundation

/// The page `variants.md` of a kata: a block with lines that say which variants there are, and a kata's page with placeholders.
struct VariantPage {
  /// The kinds of lines.
  static let kinds: [any VariantKind.Type] = [MutantVariants.self, StepVariants.self, TestVariants.self]

  /// All variants of the kata, in the order of the page.
  let variants: [KataVariant]
  private let kata: Kata
  private let text: String
  private let file: String

  /// Reads the page; throws if the kata has none, or if one of its lines cannot be read.
  init(of kata: Kata, among entries: [Registry.Entry]) throws(CommandFailure) {
    self.kata = kata
    file = "\(Kata.path)/\(kata.name)/variants.md"
    let place = kata.folder.appending(path: "variants.md")
    guard let page = try? String(contentsOf: place, encoding: .utf8) else {
      throw CommandFailure("The kata '\(kata.name)' has no variants.", .usage)
    }
    guard let block = page.firstMatch(of: /\A```variants\n((?s).+?)\n```\n\n/) else {
      throw CommandFailure("'\(file)' must begin with a block 'variants'.", .internalError)
    }
    text = String(page[block.range.upperBound...])
    var variants: [KataVariant] = []
    for line in block.output.1.split(separator: "\n") {
      let words = line.matches(of: /"([^"]*)"|\S+/).map { String($0.output.1 ?? $0.output.0) }
      let kind = Self.kinds.first { $0.form.word == words.first }
      guard let kind = kind?.init(Array(words.dropFirst())) else {
        let forms = Self.kinds.map { "'\($0.form.line)'" }.joined(separator: " or ")
        throw CommandFailure("'\(file)': '\(line)' must have the form \(forms).", .internalError)
      }
      variants += kind.variants(among: entries)
    }
    guard !variants.isEmpty else { throw CommandFailure("'\(file)' names no variant.", .internalError) }
    self.variants = variants
  }

  /// The variant that a number chooses: the same for the same number, and neighbours are not neighbours in the list.
  func variant(number: Int) throws(CommandFailure) -> Kata {
    try kata(with: variants.drawn(by: number))
  }

  /// The kata with a variant's words in its page.
  func kata(with variant: KataVariant) throws(CommandFailure) -> Kata {
    let page = variant.words.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
    var result = try Kata(named: kata.name, in: kata.folder, page: page, file: file)
    result.variant = variant
    return result
  }
}
