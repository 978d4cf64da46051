import Foundation

/// Decodes the output of a ``Packer``, in the order in which it was added.
struct Unpacker {
  /// The data breaks off or does not fit the values that are decoded.
  struct Failure: Error {}

  private let numbers: [UInt32]
  private let texts: [String]
  private var place = 0

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

  mutating func number() throws -> Int {
    guard place < numbers.count else { throw Failure() }
    place += 1
    return Int(numbers[place - 1])
  }

  mutating func text() throws -> String {
    let number = try number()
    guard number < texts.count else { throw Failure() }
    return texts[number]
  }

  mutating func optionalText() throws -> String? {
    try number() == 0 ? nil : text()
  }

  /// Decodes a number and returns the value with that index.
  mutating func one<Value>(of values: [Value]) throws -> Value {
    let number = try number()
    guard number < values.count else { throw Failure() }
    return values[number]
  }

  mutating func list<Element>(_ each: (inout Unpacker) throws -> Element) throws -> [Element] {
    let count = try number()
    // Each element takes at least one number: a damaged count must not reserve gigabytes.
    guard count <= numbers.count - place else { throw Failure() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try each(&self)) }
    return list
  }
}
