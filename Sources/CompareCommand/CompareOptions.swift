import Catalog
import CommandLineKit
import Examples
import Report
import TerminalText

extension Example: OptionValue {}
extension ReportFormat: OptionValue {}

/// The command lines of `compare`, each option declared once.
struct CompareOptions {
  let patterns: Positional
  let codePatterns: Positional
  let example = Option<Example?>("example", value: "NAME", help: "Look at one of the examples only.")
  let format = Option("format", value: "FORMAT", default: ReportFormat.text, help: "The form of the report.")
  let output = Option<String?>(
    "output", value: "FILE", help: "Write the report to a file instead; '-' is the standard output.")
  let packagePath = Option<String?>(
    "package-path", value: "PATH",
    help: "The catalogue's folder, if it is neither the current one nor where this program was built.")
  let check = Flag(
    "check", help: "Print nothing but whether all code keeps to the rules on the cards.")
  let claim: Positional
  let targetPath = Option<String?>(
    "package-path", value: "PATH", help: "The catalogue's folder, if it is not the current one or above that."
  )
  let newPattern = Positional(
    "NAME", required: true, help: "The pattern's name, in letters, digits and single hyphens.")
  let sessions = Option(
    "sessions", value: "N", default: 1000, help: "How many sessions to run.",
    expects: "a number from 1 to 1000000",
    parse: { Int($0).flatMap { (1...1_000_000).contains($0) ? $0 : nil } })
  let steps = Option(
    "steps", value: "N", default: 30, help: "How many steps a session takes from its launch on.",
    expects: "a number from 1 to 1000", parse: { Int($0).flatMap { (1...1000).contains($0) ? $0 : nil } })
  let seed = Option(
    "seed", value: "S", default: 1, help: "What all sessions follow from: the same seed gives the same ones.",
    expects: "a number from 0 to 1000000000",
    parse: { Int($0).flatMap { (0...1_000_000_000).contains($0) ? $0 : nil } })
  let part = Option<SessionPart?>(
    "part", value: "K/N", help: "Run only the K-th of N parts of them, as on several machines.",
    expects: "two numbers such as 2/4")
  let transcript = Positional(
    "FILE", required: true,
    help: "The steps, one a line, as every transcript has them; '-' is the standard input.")
  let mutation = Option<Mutation?>(
    "mutation", value: "NAME", help: "Try one of the mistakes only.")
  let kept = Flag("kept", help: "Show what was found when all were last tried, instead of trying.")
  let recheck = Flag("check", help: "Exit with 1 as well if what is found is not what was kept.")
  let color = Option("color", value: "WHEN", default: ColorChoice.auto, help: "Whether to use colour.")

  init(patterns ids: [String]) {
    claim = Positional(
      "CLAIM", required: true, help: "The claim, by the name behind its text, such as 'mvp.testable'.")
    patterns = Positional(
      "PATTERN", repeating: true, choices: ids, help: "The patterns to look at; all without any.")
    codePatterns = Positional(
      "PATTERN", repeating: true, required: true, choices: ids, help: "The patterns whose code to show.")
  }

  var command: Command {
    Command(
      name: "compare", overview: "Compare architectures by two examples that are built once in each of them.",
      discussion: """
        Runs every pattern through the same scenarios, measures its code by the compiler's index, and puts the claims \
        for and against it to the test. One pattern gives all that is known of it, two their differences. Exits with 1 \
        if a scenario fails or the code breaks a rule of its card.
        """,
      positionals: [patterns], options: [example, format, packagePath, output, color],
      subcommands: [list, scenarios, coupling, claims, explain, source, new, fuzz, replay, mutants],
      examples: [
        "compare", "compare mvp viper --example login", "compare explain mvp.testable",
        "compare --format markdown --output report.md",
        "compare source mvp viper --example greeting", "compare new Clean-Swift",
      ])
  }

  private var list: Command {
    Command(
      name: "list", overview: "List the patterns with their commands.", positionals: [patterns],
      options: [format, output, color])
  }

  private var scenarios: Command {
    Command(
      name: "scenarios", overview: "Run the scenarios and print the matrix.", positionals: [patterns],
      options: [example, format, output, color])
  }

  private var claims: Command {
    Command(
      name: "claims", overview: "Print what is said for and against the patterns.", positionals: [patterns],
      options: [format, packagePath, output, color])
  }

  private var coupling: Command {
    Command(
      name: "coupling", overview: "Print which role names which, and where.",
      discussion: """
        For each pattern and example: the role matrix, every arrow with its places, cycles, seams, how far changes \
        reach, and what the compiler's index does not tell. Exits with 1 if the code breaks a rule of a card, or no \
        longer needs an exception that a card makes.
        """,
      positionals: [patterns], options: [example, check, format, packagePath, output, color],
      examples: ["compare coupling viper --example login", "compare coupling --check"])
  }

  private var explain: Command {
    Command(
      name: "explain", overview: "Print the figures and the places behind one verdict.", positionals: [claim],
      options: [packagePath, output, color], examples: ["compare explain mvp.testable"])
  }

  private var fuzz: Command {
    Command(
      name: "fuzz", overview: "Take the patterns through random sessions and compare them after each step.",
      discussion: """
        A hasty user, a server that answers late, out of order or never, a disk that fails, launches and closings: windows, \
        requests and the stored session must stay the same in all patterns. A difference is shrunk to the fewest steps, \
        printed as a transcript for 'compare replay', and exits with 1. Many sessions go faster by \
        'swift run -c release compare fuzz'.
        """,
      positionals: [patterns], options: [sessions, steps, seed, part, example, output, color],
      examples: ["compare fuzz --sessions 200 --seed 7", "compare fuzz mvp viper"])
  }

  private var replay: Command {
    Command(
      name: "replay", overview: "Take all patterns through the steps of a file and compare them after each.",
      positionals: [transcript], options: [example, output, color], examples: ["compare replay session.txt"])
  }

  private var mutants: Command {
    Command(
      name: "mutants", overview: "Put small mistakes into the patterns' code, and see what notices them.",
      discussion: """
        In a copy of the package: builds it, runs every pattern with a mistake through the scenarios, and through its own \
        unit tests. All of them take some ten minutes. Exits with 1 if a mistake is noticed by no scenario.
        """,
      positionals: [patterns],
      options: [mutation, kept, recheck, format, packagePath, output, color],
      tables: [
        HelpTable("MISTAKES", rows: Mutation.allCases.map { (label: $0.rawValue, help: $0.summary) })
      ],
      examples: ["compare mutants --kept", "compare mutants mvp --mutation late-answer-accepted"])
  }

  private var new: Command {
    Command(
      name: "new", overview: "Write the skeleton of a pattern, to be filled in.",
      discussion: """
        Library, program, card and tests in folders of their own, and a line in Package.swift and in the registry. It \
        builds at once, and 'compare scenarios' fails until the behaviour is there.
        """,
      positionals: [newPattern], options: [targetPath, color], examples: ["compare new Clean-Swift"])
  }

  private var source: Command {
    Command(
      name: "source",
      overview: "Show the code: of two patterns side by side, part by part, if there is room.",
      positionals: [codePatterns], options: [example, packagePath, output, color],
      examples: ["compare source mvp viper --example login", "COLUMNS=230 compare source mvc mvp | less -S"])
  }
}
