// The page's answers are those of the command.

/**
 * An answer as the address has it.
 * @param {{ word?: string, limit?: number }} need
 */
function needText({ word, limit }) {
  return [word, limit].filter((part) => part !== undefined).join("=");
}

/** No answer to any question. */
function noAnswers() {
  return Object.fromEntries(questionTable.questions.map(({ id }) => [id, ""]));
}

testPart("answers to the questions", () => {
  go({ view: "choose" });
  check(questionTable.samples.length > 10, "no answers to compare with");
  for (const { answers, remaining, rejected, untold, turns, separation } of questionTable.samples) {
    const needs = answers.map((/** @type {any} */ need) => [need.question, needText(need)]);
    go({ ...noAnswers(), ...Object.fromEntries(needs) });
    const place = JSON.stringify(needs);
    const made = decisionOf(answersOf(state));
    check(made.answers.length === answers.length, "an answer is not read", place);
    check(made.remaining.join() === remaining.join(), "other patterns remain than at a terminal", place);
    check(made.untold.join() === untold.join(), "nothing is said of other patterns than at a terminal", place);
    const against = [...made.rejected].map(([id, own]) => [id, own.map(({ question }) => question.id).join()]);
    const expected = Object.entries(rejected).map(([id, own]) => [id, /** @type {string[]} */ (own).join()]);
    check(against.sort().join(";") === expected.sort().join(";"), "patterns are ruled out by other answers than at a terminal", place);
    const texts = (/** @type {any[]} */ own) =>
      own.map(({ question, limit, gained, lost }) => [question, limit ?? "", gained.join(), lost.join()].join(" ")).join("; ");
    check(texts(made.turns) === texts(turns), "something else would change the answer than at a terminal", place);
    const other = made.separation;
    check(
      other?.question.id === separation?.question && other?.option.word === separation?.word && other?.pairs === separation?.pairs,
      "another question would separate than at a terminal", place,
    );
    check($("#answer strong").textContent === remainingText(remaining), "the answer is not shown", place);
    check(!/undefined|null|NaN/.test($("#answer").textContent), "the answer has a gap", place);
  }
});

testPart("the questions as a form", async () => {
  go({ view: "choose", ...noAnswers() });
  const fields = $$("#questions fieldset");
  check(fields.length === questionTable.questions.length && fields.every(isSeen), "a question is not asked");
  for (const { id, form, options } of questionTable.questions) {
    const field = $(`#questions [data-question=${id}]`);
    const control = form === "number" ? $("input", field) : $("select", field);
    check(control.value === "", "a question has an answer already", id);
    control.value = form === "number" ? "7" : options[0].word;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    check(/** @type {any} */ (state)[id] === control.value, "the form does not answer", id);
  }
  const [address, text] = [location.hash, $("#answer").textContent];
  check(address === addressOf(state), "the address lacks an answer", address);
  go({ view: "figures" });
  await afterTraversal(() => history.back());
  check(location.hash === address && $("#answer").textContent === text, "Back loses the answers", location.hash);
  arrive();
  check($("#answer").textContent === text && answersOf(state).length === fields.length, "Reload loses the answers", address);
  for (const link of $$("#answer a")) check(document.getElementById(link.hash.slice(1)), "a claim is not on the page", link);
  for (const wrong of ["nobody", "rules=x", "=3", "rules=1=2", "999999", "-1"]) {
    go({ ...noAnswers(), changes: wrong, types: wrong });
    check(!/undefined|NaN/.test($("#answer").textContent), "what is no answer changes the answer", wrong);
  }
  go(noAnswers());
  check($$("#questions :is(input, select)").every(({ value }) => value === ""), "an answer stays without the address");
});
