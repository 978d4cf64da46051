import Foundation

/// Takes values out of what a ``Packer`` has made, in the same order.
struct Unpacker {
  /// The bytes are not a packer's, or not these values'.
  struct Failure: Error {}

  private let numbers: [UInt32]
  private let texts: [String]
  private var place = 0

  /// Opens packed bytes.
  init(_ data: Data) throws {
    (numbers, texts) = try data.withUnsafeBytes { bytes in
      func words(_ range: Range<Int>) throws -> [UInt32] {
        guard range.upperBound * 4 <= bytes.count else { throw Failure() }
        return Array(unsafeUninitializedCapacity: range.count) { room, count in
          UnsafeMutableRawBufferPointer(room).copyMemory(
            from: .init(rebasing: bytes[range.lowerBound * 4..<range.upperBound * 4]))
          count = range.count
        }
      }
      let head = try words(0..<2).map(Int.init)
      let lengths = try words(2 + head[0]..<2 + head[0] + head[1])
      var texts: [String] = []
      texts.reserveCapacity(lengths.count)
      var start = 4 * (2 + head[0] + head[1])
      for length in lengths {
        let end = start + Int(length)
        guard end <= bytes.count else { throw Failure() }
        texts.append(String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
        start = end
      }
      return (try words(2..<2 + head[0]), texts)
    }
  }

  /// Takes a number.
  mutating func number() throws -> Int {
    guard place < numbers.count else { throw Failure() }
    place += 1
    return Int(numbers[place - 1])
  }

  /// Takes a text.
  mutating func text() throws -> String {
    let number = try number()
    guard number < texts.count else { throw Failure() }
    return texts[number]
  }

  /// Takes a text that may be missing.
  mutating func optionalText() throws -> String? {
    try number() == 0 ? nil : text()
  }

  /// Takes one of some values by its number.
  mutating func one<Value>(of values: [Value]) throws -> Value {
    let number = try number()
    guard number < values.count else { throw Failure() }
    return values[number]
  }

  /// Takes a list.
  mutating func list<Element>(_ each: (inout Unpacker) throws -> Element) throws -> [Element] {
    let count = try number()
    // Each element takes a number at least.
    guard count <= numbers.count - place else { throw Failure() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try each(&self)) }
    return list
  }
}
