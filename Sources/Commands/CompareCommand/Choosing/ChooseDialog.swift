import Catalog
import CommandLineKit
import ExampleCommand
import Report
import TerminalText
import Verdicts

/// Asks a person the questions of `compare choose`, one after the other.
@MainActor
struct ChooseDialog {
  let questionnaire: Questionnaire
  let conversation: Conversation
  /// The style for a number of columns.
  let style: (Int?) -> OutputStyle

  /// The answers; a question without one is left out.
  ///
  /// - Throws: A failure if the standard input cannot be read.
  func needs() async throws(CommandFailure) -> [Need] {
    let questions = questionnaire.questions
    say(
      """
      \(questions.count) questions, decided by figures of small apps. Enter leaves one out, '?' explains it, Ctrl-D ends them.
      """)
    var needs: [Need] = []
    for (place, question) in questions.enumerated() {
      let number = "\(place + 1)/\(questions.count)"
      switch try await answer(to: question, number: number) {
      case .need(let need): needs.append(need)
      case .leftOut: continue
      case .end:
        say("")
        let rest = questions.count - place
        say(
          "The input has ended: \(rest == 1 ? "the last question is" : "the last \(rest) questions are") left out."
        )
        return needs
      }
    }
    return needs
  }

  private enum Answer {
    case need(Need)
    case leftOut
    case end
  }

  /// Asks one question until it is answered or left out.
  private func answer(to question: Question, number: String) async throws(CommandFailure) -> Answer {
    while true {
      say("")
      say("\(number) \(question.text)")
      say(question.decider)
      conversation.say("> ")
      switch await conversation.listen() {
      case .end: return .end
      case .failure(let reason):
        throw CommandFailure("The standard input cannot be read: \(SystemWords.of(reason)).", .missingInput)
      case .notText: say("That is not UTF-8 text. Expected \(question.expected).")
      case .tooLong: say("That is too long. Expected \(question.expected).")
      case .text(let text):
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.isEmpty { return .leftOut }
        if text == "?" {
          explain(question)
        } else if let need = need(from: text, for: question) {
          return .need(need)
        }
      }
    }
  }

  /// The answer in a text; without one, says what would be an answer.
  private func need(from text: String, for question: Question) -> Need? {
    do throws(NeedError) {
      return try question.need(from: text, among: questionnaire.cards)
    } catch {
      if let absent = AbsentPattern.named(error.word) {
        say("\(absent.answer(among: questionnaire.cards)) Expected \(error.expected); '?' explains.")
        return nil
      }
      let shown = error.text.echoed
      let meant = error.word.suggestion(among: error.candidates)
      say("'\(shown)' is no answer.\(meant) Expected \(error.expected); '?' explains.")
      return nil
    }
  }

  private func explain(_ question: Question) {
    let subject = ReportSubject.question(question, in: questionnaire)
    conversation.say(subject.text(style(conversation.columns())))
  }

  /// Shows a text in lines of the terminal's width.
  private func say(_ text: String) {
    let columns = style(conversation.columns()).width
    conversation.say(TextWidth.wrap(text, columns: columns).joined(separator: "\n") + "\n")
  }
}
