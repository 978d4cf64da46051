import CommandLineKit
import Testing

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (["--plian"], "Unknown option '--plian'. Did you mean '--plain'?"),
    (["-plain"], "Unknown option '-plain'. Did you mean '--plain'?"),
    (["--PLAIN"], "Unknown option '--PLAIN'. Did you mean '--plain'?"),
    (["--frist-name=Ada"], "Unknown option '--frist-name'. Did you mean '--first-name'?"),
    (["--verison"], "Unknown option '--verison'. Did you mean '--version'?"),
    (["--bogus"], "Unknown option '--bogus'."), (["-x"], "Unknown option '-x'."),
    (["--="], "Unknown option '--'."),
    (["--help=all"], "'--help' takes no value."), (["--plain="], "'--plain' takes no value."),
    (["--plain", "--plain"], "Option '--plain' was given twice."),
    (["--count=1", "--count", "2"], "Option '--count' was given twice."),
    (["--first-name"], "Missing value for '--first-name NAME'."),
    (
      ["--first-name", "--plain"],
      "Missing value for '--first-name NAME'. To give '--plain' as its value, write '--first-name=--plain'."
    ),
    (
      ["--ratio", "-inf"],
      "Missing value for '--ratio RATIO'. To give '-inf' as its value, write '--ratio=-inf'."
    ),
    (["--count", "1.5"], "The value '1.5' is invalid for '--count N': expected a whole number."),
    (
      ["--count=99999999999999999999"],
      "The value '99999999999999999999' is invalid for '--count N': expected a whole number."
    ),
    (["--ratio=nan"], "The value 'nan' is invalid for '--ratio RATIO': expected a number."),
    (["--ratio=1e999"], "The value '1e999' is invalid for '--ratio RATIO': expected a number."),
    (["--ratio="], "The value '' is invalid for '--ratio RATIO': expected a number."),
    (
      ["--timeout", "-3"],
      "The value '-3' is invalid for '--timeout SECONDS': expected a number of seconds above 0."
    ),
    (["Ada"], "Unexpected argument 'Ada'."), (["--", "--plain"], "Unexpected argument '--plain'."),
    (["-5"], "Unexpected argument '-5'."), ([""], "Unexpected argument ''."),
    (["-"], "Unexpected argument '-'."),
    (["--", "stray", "--help"], "Unexpected argument 'stray'."),
    (["stray", "--", "--help"], "Unexpected argument 'stray'."),
  ])
  func aPlainCommandSaysWhatIsWrong(arguments: [String], message: String) {
    #expect(Sample.greet.error(arguments) == message)
  }

  @Test(arguments: [
    (["mpv"], "Unknown pattern 'mpv'. Did you mean 'mvp'? Choose from: mvc, mvp, viper."),
    (["mvp", "viper", "MVP"], "Pattern 'mvp' was given twice."),
    (["viper", "clean viper"], "Pattern 'viper' was given twice."),
    (["Clean  VIPER"], "Unknown pattern 'Clean  VIPER'. Choose from: mvc, mvp, viper."),
    (["Cleanviper"], "Unknown pattern 'Cleanviper'. Choose from: mvc, mvp, viper."),
    (["flux"], "Unknown pattern 'flux'. Choose from: mvc, mvp, viper."),
    (["scenrios"], "Unknown pattern 'scenrios'. Did you mean 'scenarios'? Choose from: mvc, mvp, viper."),
    (["mvp", "scenarios"], "Unknown pattern 'scenarios'. Choose from: mvc, mvp, viper."),
    (["--", "scenarios"], "Unknown pattern 'scenarios'. Choose from: mvc, mvp, viper."),
    (
      ["--format", "jsno"],
      "The value 'jsno' is invalid for '--format FORMAT'. Did you mean 'json'? Choose from: text, json."
    ),
    (["--unit=words"], "The value 'words' is invalid for '--unit UNIT'. Choose from: lines, bytes."),
    (["diff"], "Missing argument 'FROM'."), (["diff", "a", "b", "c"], "Unexpected argument 'c'."),
    (["--format=json", "scenarios"], "Option '--format' does not apply to 'compare scenarios'."),
    (
      ["--unit=bytes", "--format=json", "scenarios"],
      "Option '--format' does not apply to 'compare scenarios'."
    ),
    (["scenarios", "--format=json"], "Unknown option '--format'."),
    (["--timeout=3", "scenarios"], "Unknown option '--timeout'."),
    (["--plain", "scenarios", "--plain"], "Option '--plain' was given twice."),
  ])
  func aCommandWithSubcommandsSaysWhatIsWrong(arguments: [String], message: String) {
    #expect(Sample.compare.error(arguments) == message)
  }

  @Test func theWholeTextNamesUsageAndHelp() {
    #expect(
      Sample.greet.error(["--plian"], isWhole: true) == """
        Unknown option '--plian'. Did you mean '--plain'?
        Usage: greet [--first-name NAME] [--nickname NAME] [--plain] [--timeout SECONDS]
                 [--count N] [--ratio RATIO]
          See 'greet --help' for more information.
        """)
    #expect(
      Sample.compare.error(["flux"], isWhole: true) == """
        Unknown pattern 'flux'. Choose from: mvc, mvp, viper.
        Usage: compare [--plain] [--format FORMAT] [--unit UNIT] [PATTERN ...]
               compare SUBCOMMAND
          See 'compare --help' for more information.
        """)
    #expect(
      Sample.compare.error(["diff"], isWhole: true) == """
        Missing argument 'FROM'.
        Usage: compare diff FROM [TO]
          See 'compare diff --help' for more information.
        """)
  }
}
