/// A publication that a card relies on.
public struct Source: Sendable, Hashable {
  /// A short stable key, such as `lou`.
  public let key: String
  /// The short name in reports, such as `Lou 2016`.
  public let label: String
  /// The author or authors, if known.
  public internal(set) var author: String? = nil
  /// The title.
  public let title: String
  /// The journal, publisher or university, if known.
  public internal(set) var venue: String? = nil
  /// The year of publication, if known.
  public internal(set) var year: Int? = nil
  /// The URL, if known.
  public internal(set) var address: String? = nil

  /// The full reference in one line.
  public var reference: String {
    let work = [author, title].compactMap(\.self).joined(separator: ": ")
    return [work, venue, year.map(String.init)].compactMap(\.self).joined(separator: ", ")
  }
}

extension Source {
  /// The description of MODA-V by its inventor.
  public static let modaV = Source(
    key: "moda-v-readme", label: "Emini", author: "Emin Emini", title: "MODA-V README",
    address: "https://github.com/Emin-Emini/MODA-V-Software-Architecture-Framework")

  /// The sample apps in the repository of ``modaV``, for UIKit and SwiftUI.
  public static let modaVSamples = Source(
    key: "moda-v-samples", label: "Emini's samples", author: "Emin Emini", title: "MODA-V examples",
    address: "https://github.com/Emin-Emini/MODA-V-Software-Architecture-Framework/tree/main/Examples")

  /// A page that builds the Greeting example in MVC, MVP, MVVM and VIPER.
  public static let mvx = Source(
    key: "mvx", label: "MV(X) page", title: "Architecture Patterns; MV(X) essentials")

  /// The chapter of Rambler&Co's book on how a VIPER module is put together.
  public static let viperBook = Source(
    key: "viper-book", label: "Book of VIPER", author: "Rambler&Co",
    title: "The Book of VIPER, module structure",
    address: "https://github.com/strongself/The-Book-of-VIPER/blob/master/english/module-structure.md")

  /// The chapter of the same book on modules in modules, in Russian.
  public static let viperBookCompoundModules = Source(
    key: "viper-book-compound-modules", label: "Book of VIPER, compound modules", author: "Rambler&Co",
    title: "The Book of VIPER, compound modules (in Russian)",
    address: "https://github.com/strongself/The-Book-of-VIPER/blob/master/russian/compound-modules.md")

  /// The chapter of the same book on tracking a database, in Russian.
  public static let viperBookFetchedResults = Source(
    key: "viper-book-fetched-results", label: "Book of VIPER, fetched results", author: "Rambler&Co",
    title: "The Book of VIPER, VIPER and NSFetchedResultsController (in Russian)",
    address: "https://github.com/strongself/The-Book-of-VIPER/blob/master/russian/frc.md")

  /// The chapter of the same book on code style, in Russian.
  public static let viperBookCodeStyle = Source(
    key: "viper-book-code-style", label: "Book of VIPER, code style", author: "Rambler&Co",
    title: "The Book of VIPER, code style (in Russian)",
    address: "https://github.com/strongself/The-Book-of-VIPER/blob/master/russian/code-style.md")

  /// The article that first carried the Greeting examples of ``mvx``, with an assessment of each pattern.
  public static let orlov = Source(
    key: "orlov", label: "Orlov 2015", author: "Bohdan Orlov",
    title: "iOS Architecture Patterns: Demystifying MVC, MVP, MVVM and VIPER", venue: "Medium", year: 2015)

  /// A thesis that compares MVC, MVP and MVVM on Android.
  public static let lou = Source(
    key: "lou", label: "Lou 2016", author: "Tian Lou",
    title: "A Comparison of Android Native App Architecture – MVC, MVP and MVVM",
    venue: "Master's thesis, Aalto University", year: 2016)

  /// A thesis on the maintainability of three architectures on Android.
  public static let kallstrom = Source(
    key: "kallstrom", label: "Källström 2016", author: "Hugo Källström",
    title: "Increasing Maintainability for Android Applications",
    venue: "Master's thesis, Umeå University", year: 2016)

  /// A thesis that compares MVP and VIPER on Android.
  public static let humeniuk = Source(
    key: "humeniuk", label: "Humeniuk 2018", author: "Vladyslav Humeniuk",
    title: "Android Architecture Comparison: MVP vs. VIPER",
    venue: "Master's thesis, Linnaeus University", year: 2018)

  /// A review of architectural patterns on iOS.
  public static let sholichin = Source(
    key: "sholichin", label: "Sholichin et al. 2019", author: "Sholichin et al.",
    title: "Review of iOS Architectural Pattern for Testability, Modifiability, and Performance Quality",
    venue: "JATIT", year: 2019)

  /// A study of test quality under MVC and MVVM in open-source projects.
  public static let andrade = Source(
    key: "andrade", label: "Andrade et al.", author: "Andrade et al.",
    title: "Impact of MVC and MVVM Architectures on Test Quality: "
      + "An Analysis of GitHub Open-Source Repositories",
    venue: "SBQS")
}
