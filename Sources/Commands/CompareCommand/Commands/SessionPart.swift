import CommandLineKit

/// One of several parts of the random sessions.
struct SessionPart: OptionValue {
  /// The number of the part, from 1.
  let number: Int
  /// The number of parts.
  let count: Int

  /// Parses an argument such as `2/4`.
  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, (1...1000).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
      return nil
    }
    (number, count) = (numbers[0], numbers[1])
  }

  var argumentText: String { "\(number)/\(count)" }
}
