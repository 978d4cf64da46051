import Foundation

/// Friedman's test whether treatments differ, each of which every block has once, with Kendall's coefficient of concordance.
///
/// The figures of a block are ranked, equal ones sharing the mean of their ranks, and the sums of the ranks compared. The statistic
/// is corrected for equal figures. Source: Friedman 1937; Kendall & Babington Smith 1939.
public struct FriedmanTest: Sendable, Hashable {
  /// The statistic, which has about a χ² distribution.
  public let statistic: Double
  /// The number of treatments less one.
  public let degreesOfFreedom: Int
  /// The probability of a statistic as large or larger if the treatments do not differ.
  public let p: Double
  /// Kendall's W: from 0, each block orders the treatments its own way, to 1, all order them alike.
  public let concordance: Double

  /// Tests blocks with a figure for each treatment, in the same order; nil for fewer than two blocks or treatments, for blocks of
  /// different lengths, and where no block tells treatments apart.
  public init?(blocks: [[Double]]) {
    guard let width = blocks.first?.count, blocks.count > 1, width > 1,
      blocks.allSatisfy({ $0.count == width })
    else { return nil }
    let count = Double(blocks.count)
    let treatments = Double(width)
    let ranks = blocks.map(Self.ranks)
    let sums = (0..<width).map { place in ranks.map { $0[place] }.reduce(0, +) }
    let squares = sums.map { $0 * $0 }.reduce(0, +)
    let ties = blocks.map(Self.ties).reduce(0, +)
    let correction = 1 - ties / (count * (treatments * treatments * treatments - treatments))
    guard correction > 0 else { return nil }
    let uncorrected = 12 * squares / (count * treatments * (treatments + 1)) - 3 * count * (treatments + 1)
    statistic = uncorrected / correction
    degreesOfFreedom = width - 1
    p = Self.tail(statistic, degreesOfFreedom: degreesOfFreedom)
    concordance = statistic / (count * (treatments - 1))
  }

  /// The rank of each figure from 1, equal ones sharing their mean.
  private static func ranks(_ figures: [Double]) -> [Double] {
    figures.map { figure in
      let below = figures.count { $0 < figure }
      let equal = figures.count { $0 == figure }
      return Double(below) + Double(equal + 1) / 2
    }
  }

  /// The sum of t³ − t over the groups of t equal figures.
  private static func ties(_ figures: [Double]) -> Double {
    Dictionary(grouping: figures, by: \.self).values.map { group in
      let size = Double(group.count)
      return size * size * size - size
    }.reduce(0, +)
  }

  /// The probability of a value as large or larger in a χ² distribution.
  ///
  /// It is known for one and two degrees of freedom, and each two more add a term.
  static func tail(_ value: Double, degreesOfFreedom: Int) -> Double {
    let half = max(value, 0) / 2
    let isEven = degreesOfFreedom.isMultiple(of: 2)
    var freedom = isEven ? 2 : 1
    var probability = isEven ? exp(-half) : erfc(half.squareRoot())
    var term = exp(-half) * (isEven ? half : 2 * (half / .pi).squareRoot())
    while freedom < degreesOfFreedom {
      probability += term
      freedom += 2
      term *= 2 * half / Double(freedom)
    }
    return min(probability, 1)
  }
}
