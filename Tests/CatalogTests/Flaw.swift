import Catalog
import Testing

/// A card with a single fault, and what the checks must say of it.
struct Flaw: Sendable, CustomTestStringConvertible {
  let problem: String
  let card: Card

  var testDescription: String { problem }

  static let all = [
    Flaw(problem: "the summary is not one sentence", card: sample(summary: "One. Two.")),
    Flaw(problem: "the summary is not one sentence", card: sample(summary: "No end")),
    Flaw(
      problem: "a role is listed twice",
      card: sample(roles: [
        Role(name: "View", duty: "Shows.", part: .view, types: []),
        Role(name: "View", duty: "Draws.", part: .view, types: []),
      ])),
    Flaw(problem: "an arrow is listed twice", card: sample(arrows: [arrow(), arrow()])),
    Flaw(problem: "no role is called Router", card: sample(arrows: [arrow(), arrow(from: "Router")])),
    Flaw(problem: "no role is called Screen", card: sample(arrows: [arrow(), arrow(to: "Screen")])),
    Flaw(problem: "no role is called Shared", card: sample(arrows: [arrow(), arrow(to: "Shared")])),
    Flaw(
      problem: "no role is called Network",
      card: sample(arrows: [arrow(), arrow(from: Arrow.network)])),
    Flaw(problem: "no arrow touches View", card: sample(arrows: [])),
    Flaw(problem: "mvc.good is not of mvp", card: sample(claims: [claim(id: "mvc.good")])),
    Flaw(problem: "mvp.good is against no-such", card: sample(claims: [claim(against: ["mvc", "no-such"])])),
    Flaw(problem: "mvp.good is against mvp", card: sample(claims: [claim(against: ["mvp"])])),
    Flaw(
      problem: "mvp.good tests Router, and MVP has none",
      card: measured(.none(.constructions(by: .role("Router"))), against: ["viper"])),
    Flaw(
      problem: "mvp.good tests View, and MVC has none; mvp.good tests View, and Massive MVC has none",
      card: measured(.none(.references(from: .role("View"), to: .model, .any)))),
    Flaw(
      problem: "mvp.good tests Router, and MVP has none",
      card: measured(.none(.growth(of: .largest(.lines, of: .role("Router")))), in: .growth, against: [])),
    Flaw(problem: "mvp.good compares with nothing", card: measured(.fewer(.types), against: [])),
    Flaw(
      problem: "mvp.good is against all and more", card: sample(claims: [claim(against: ["all", "mvc"])])),
    Flaw(
      problem: "mvp.good makes a test twice",
      card: sample(claims: [claim(evidence: .measured(.more(.types), .more(.types)))])),
    Flaw(
      problem: "mvp.good has a growth in greeting", card: measured(.more(.growth(of: .types)), in: .greeting)),
    Flaw(problem: "mvp.good has no growth in growth", card: measured(.more(.types), in: .growth)),
    Flaw(
      problem: "mvp.good has a growth of a growth",
      card: measured(.more(.growth(of: .growth(of: .types))), in: .growth)),
    Flaw(problem: "the caveats are not numbered from 1", card: sample(numbers: [0, 1])),
    Flaw(problem: "the caveats are not numbered from 1", card: sample(numbers: [1, 3])),
    Flaw(problem: "the caveats are not numbered from 1", card: sample(numbers: [2, 1])),
    Flaw(
      problem: "Screen of MV(X) page is listed twice", card: sample(terms: [term(), term()])),
    Flaw(
      problem: "Screen is Router here, which has no role",
      card: sample(terms: [term(here: ["View", "Router"])])),
    Flaw(
      problem: "Screen is Router.go here, which has no role",
      card: sample(terms: [term(here: ["View", "Router.go"])])),
    Flaw(
      problem: "Screen is nothing here, and no caveat says why",
      card: sample(terms: [term("View"), term(here: [])])),
    Flaw(problem: "Screen has the caveat 3, and there is none", card: sample(terms: [term(caveat: 3)])),
    Flaw(
      problem: "Screen is of a source that is not listed", card: sample(terms: [term(source: .lou)])),
    Flaw(problem: "no term leads to View, and no caveat says why", card: sample(terms: [])),
    Flaw(
      problem: "no term leads to View, and no caveat says why",
      card: sample(terms: [term(here: [], caveat: 1)], caveat: "Views are many.")),
    Flaw(problem: "a text is empty", card: sample(workflow: [""])),
    Flaw(problem: "a text is empty", card: sample(advice: "")),
    Flaw(problem: "white space around: Tap. ", card: sample(workflow: ["Tap. "])),
    Flaw(problem: "white space around:  Tap.", card: sample(claims: [claim(text: " Tap.")])),
    Flaw(problem: "a control character in a text", card: sample(workflow: ["Tap\u{1B}[0m."])),
    Flaw(problem: "a control character in a text", card: sample(workflow: ["Tap\nagain."])),
  ]
}

/// A sound card, but for what the caller puts into it.
func sample(
  summary: String = "It shows.", roles: [Role] = [Role(name: "View", duty: "Shows.", part: .view, types: [])],
  arrows: [Arrow] = [arrow()], workflow: [String] = ["Tap."], claims: [Claim] = [claim()],
  numbers: [Int] = [1, 2], advice: String? = nil, terms: [Term] = [term()], caveat: String = "Mind this."
) -> Card {
  Card(
    id: "mvp", name: "MVP", module: "MVP", summary: summary, roles: roles, arrows: arrows,
    terms: terms, workflow: workflow, claims: claims,
    caveats: numbers.map { Caveat(number: $0, about: .text, text: caveat) },
    advice: Advice(state: advice, source: .mvx), sources: [.mvx])
}

/// A sound card, but for the one test of its one claim.
func measured(_ test: Catalog.Test, in scope: Scope = .bothExamples, against: [String] = ["mvc"]) -> Card {
  sample(claims: [claim(evidence: .measured(test, in: scope), against: against)])
}

/// A sound claim, but for what the caller puts into it.
func claim(
  id: String = "mvp.good", evidence: Claim.Evidence = .opinion, against: [String] = ["mvc"],
  text: String = "It is good."
) -> Claim {
  Claim(id: id, evidence: evidence, side: .pro, against: against, text: text, source: .mvx)
}

/// A sound term, but for what the caller puts into it.
func term(
  _ word: String = "Screen", source: Source = .mvx, here: [String] = ["View"], caveat: Int? = nil
) -> Term {
  Term(word, in: source, here: here, caveat: caveat)
}

/// A sound arrow of the sample card, but for what the caller puts into it.
func arrow(from: String = "View", to: String = Arrow.widgets) -> Arrow {
  Arrow(from: from, to: to, via: .concrete)
}
