import CommandLineKit

/// One of several parts that random sessions are shared out to.
struct SessionPart: OptionValue {
  /// Which part it is, from 1.
  let number: Int
  /// How many there are.
  let count: Int

  /// Reads `2/4`.
  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, (1...1000).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
      return nil
    }
    (number, count) = (numbers[0], numbers[1])
  }

  /// The part as it is typed.
  var argumentText: String { "\(number)/\(count)" }
}
