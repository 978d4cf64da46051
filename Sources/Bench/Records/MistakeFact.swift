import Catalog
import Measures

/// A line of a pattern's record of mistakes: an object with one key, the kind of fact.
enum MistakeFact: Codable {
  /// The code on which all other facts depend.
  struct Code: Codable {
    let pattern: Card.ID
    let fingerprint: String
  }

  case code(Code)
  case mistake(MutantResult)
  case test(UnitTest)
  case double(TestDouble)

  private enum Kind: String, CodingKey {
    case code, mistake, test, double
  }

  init(from decoder: any Decoder) throws {
    let fact = try decoder.container(keyedBy: Kind.self)
    guard fact.allKeys.count == 1, let kind = fact.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A fact has one key."))
    }
    switch kind {
    case .code: self = .code(try fact.decode(Code.self, forKey: kind))
    case .mistake: self = .mistake(try fact.decode(MutantResult.self, forKey: kind))
    case .test: self = .test(try fact.decode(UnitTest.self, forKey: kind))
    case .double: self = .double(try fact.decode(TestDouble.self, forKey: kind))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fact = encoder.container(keyedBy: Kind.self)
    switch self {
    case .code(let code): try fact.encode(code, forKey: .code)
    case .mistake(let result): try fact.encode(result, forKey: .mistake)
    case .test(let test): try fact.encode(test, forKey: .test)
    case .double(let double): try fact.encode(double, forKey: .double)
    }
  }
}
