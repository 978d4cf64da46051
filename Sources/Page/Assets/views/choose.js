// Which one for us: the questions of `compare choose`, and what follows from the answers.
//
// The rule is Swift's: `QuestionTable` says for each answer which patterns remain without a number, and with which numbers.
// This script compares numbers, and finds the words. `selftest/choose.js` compares its answers with those of the command.

/**
 * The figures of one answer. See `QuestionTable.Option`.
 * @typedef {object} QuestionOption
 * @property {string} [word]
 * @property {string[]} [remaining]  the patterns that the word alone does not rule out
 * @property {Record<string, number>} [figures]  none if the answer rules nothing out
 * @property {Record<string, number>} [limits]  the strictest number that leaves each pattern
 * @property {Record<string, string[]>} [apart]  the patterns that the figure tells apart
 */

/**
 * A question. See `QuestionTable.Row`.
 * @typedef {object} Question
 * @property {QuestionID} id
 * @property {string} text
 * @property {"word" | "number" | "pattern"} form
 * @property {number} least
 * @property {number} largest
 * @property {"atMost" | "atLeast"} direction
 * @property {QuestionOption[]} options
 */

/** @typedef {"changes" | "tested" | "next" | "links" | "types" | "today"} QuestionID */

/**
 * An answer that was read.
 * @typedef {object} Answer
 * @property {Question} question
 * @property {QuestionOption} option
 * @property {number | undefined} limit
 */

/**
 * What changes if one answer does: to another number, or left out if there is none.
 * @typedef {{ question: QuestionID, limit: number | undefined, gained: string[], lost: string[] }} Turn
 */

/**
 * What follows from some answers.
 * @typedef {object} Decision
 * @property {Answer[]} answers
 * @property {string[]} remaining
 * @property {Map<string, Answer[]>} rejected  the answers that rule each pattern out
 * @property {string[]} untold  patterns that no answer rules out, and without a figure for one
 * @property {Turn[]} turns
 * @property {{ question: Question, option: QuestionOption, pairs: number } | undefined} separation
 */

/**
 * @type {{
 *   fewEnough: number, patterns: { id: string, name: string, isMisuse: boolean }[], questions: Question[], samples: any[],
 *   unmeasured: { name: string, claims: { claim: string, pattern: string, text: string, source: string }[] }[],
 * }}
 */
const questionTable = embeddedJSON("data");

/**
 * The words for the figures of each answer, in the order of the options.
 * @type {Record<QuestionID, ({ legend: string, legendOfLimit: string, cells: Record<string, string>, losses: Record<string, string> } | null)[]>}
 */
const questionWords = embeddedJSON("question-words");

/** The patterns that can be an answer. */
const candidates = questionTable.patterns.filter(({ isMisuse }) => !isMisuse).map(({ id }) => id);

// MARK: Answers

/**
 * Reads an answer as a command's option has it, such as `rules`, `rules=5` or `90`.
 * @param {Question} question
 * @param {string} text
 * @returns {Answer | undefined} nothing for what is no answer
 */
function answerOf(question, text) {
  const [first, second] = text.split("=");
  const word = question.form === "number" ? undefined : first;
  const digits = question.form === "number" ? first : second;
  const option = question.options.find((own) => own.word === word);
  if (!option) return undefined;
  if (digits === undefined) return { question, option, limit: undefined };
  const limit = /^\d{1,5}$/.test(digits) ? Number(digits) : -1;
  const isLimit = option.limits && limit >= question.least && limit <= question.largest;
  return isLimit ? { question, option, limit } : undefined;
}

/**
 * An answer as text, with another number if one is given.
 * @param {Answer} answer
 * @param {number | undefined} [limit]
 */
function answerText({ option, limit: own }, limit = own) {
  return [option.word, limit].filter((part) => part !== undefined).join("=");
}

/**
 * The answers of a state, in the order of the questions.
 * @param {State} shown
 * @returns {Answer[]}
 */
function answersOf(shown) {
  return questionTable.questions.flatMap((question) => answerOf(question, shown[question.id]) ?? []);
}

// MARK: What follows

/**
 * Whether an answer leaves a pattern.
 * @param {Answer} answer
 * @param {string} id
 * @returns {boolean | undefined} nothing without a figure
 */
function leaves({ question, option, limit }, id) {
  if (!option.figures) return true;
  if (!(id in option.figures)) return undefined;
  if (limit === undefined || !option.limits) return option.remaining?.includes(id) ?? true;
  return question.direction === "atMost" ? limit >= option.limits[id] : limit <= option.limits[id];
}

/**
 * What follows from some answers.
 * @param {Answer[]} answers
 * @returns {Decision}
 */
function decisionOf(answers) {
  const rejected = new Map();
  for (const id of candidates) {
    const against = answers.filter((answer) => leaves(answer, id) === false);
    if (against.length) rejected.set(id, against);
  }
  const others = candidates.filter((id) => !rejected.has(id));
  const untold = others.filter((id) => answers.some((answer) => leaves(answer, id) === undefined));
  const remaining = others.filter((id) => !untold.includes(id));
  const turns = answers.flatMap((answer) => turnsOf(answer, remaining, rejected));
  return { answers, remaining, rejected, untold, turns, separation: separationOf(answers, remaining) };
}

/**
 * The nearest changes of an answer that change which patterns remain.
 * @param {Answer} answer
 * @param {string[]} remaining
 * @param {Map<string, Answer[]>} rejected
 * @returns {Turn[]}
 */
function turnsOf(answer, remaining, rejected) {
  const { question, option, limit } = answer;
  if (!option.figures) return [];
  const waiting = [...rejected].filter(([, against]) => against.length === 1 && against[0] === answer).map(([id]) => id);
  const { limits } = option;
  if (!limits) return waiting.length ? [{ question: question.id, limit: undefined, gained: waiting, lost: [] }] : [];
  const isAtMost = question.direction === "atMost";
  const numbers = (/** @type {string[]} */ ids) => ids.map((id) => limits[id]).filter((number) => number !== undefined);
  const turns = [];
  if (waiting.length) {
    const looser = isAtMost ? Math.min(...numbers(waiting)) : Math.max(...numbers(waiting));
    const gained = waiting.filter((id) => leaves({ ...answer, limit: looser }, id));
    turns.push({ question: question.id, limit: looser, gained, lost: [] });
  }
  if (limit !== undefined && numbers(remaining).length) {
    const stricter = isAtMost ? Math.max(...numbers(remaining)) - 1 : Math.min(...numbers(remaining)) + 1;
    const lost = remaining.filter((id) => leaves({ ...answer, limit: stricter }, id) === false);
    if (stricter >= 0) turns.push({ question: question.id, limit: stricter, gained: [], lost });
  }
  return turns;
}

/**
 * The question that was left out and tells most pairs of the remaining patterns apart.
 * @param {Answer[]} answers
 * @param {string[]} remaining
 */
function separationOf(answers, remaining) {
  const left = questionTable.questions.filter((question) => !answers.some((answer) => answer.question === question));
  const separations = left.flatMap((question) => question.options.filter(({ apart }) => apart).map((option) => {
    const counts = remaining.map((id) => (option.apart?.[id] ?? []).filter((other) => remaining.includes(other)).length);
    return { question, option, pairs: counts.reduce((sum, count) => sum + count, 0) };
  }));
  const most = Math.max(0, ...separations.map(({ pairs }) => pairs));
  return most ? separations.find(({ pairs }) => pairs === most) : undefined;
}

// MARK: Words

/**
 * The names of some patterns: `MVC, MVP and MVVM`.
 * @param {string[]} ids
 */
function namesOf(ids) {
  const names = ids.map((id) => questionTable.patterns.find((pattern) => pattern.id === id)?.name ?? id);
  return new Intl.ListFormat("en-GB").format(names);
}

/**
 * The words for an answer's figures.
 * @param {{ question: Question, option: QuestionOption }} answer
 */
function wordsOf({ question, option }) {
  return questionWords[question.id][question.options.indexOf(option)];
}

/**
 * What remains, in a sentence.
 * @param {string[]} remaining
 */
function remainingText(remaining) {
  const all = candidates.length;
  if (remaining.length === 0) return "No pattern remains.";
  if (remaining.length === all) return `All ${all} patterns remain.`;
  if (remaining.length === 1) return `Of ${all} patterns one remains: ${namesOf(remaining)}.`;
  return `Of ${all} patterns ${remaining.length} remain: ${namesOf(remaining)}.`;
}

/**
 * What a pattern gives up that an answer rules out.
 * @param {Answer} answer
 * @param {string} id
 */
function lossText(answer, id) {
  const words = wordsOf(answer);
  if (answer.limit === undefined) return `${answer.question.id}: ${words?.losses[id]}`;
  const side = answer.question.direction === "atMost" ? "above" : "below";
  return `${answer.question.id}: ${words?.cells[id]}, ${side} ${answer.limit}`;
}

/**
 * What a change of an answer does.
 * @param {Turn} turn
 * @param {Answer[]} answers
 */
function turnText({ question, limit, gained, lost }, answers) {
  const answer = answers.find((own) => own.question.id === question);
  if (!answer) return "";
  const changed = [...gained, ...lost];
  const names = namesOf(changed);
  const remains = `${names} ${changed.length === 1 ? "remains" : "remain"} too.`;
  if (limit === undefined) return `Without “${question} ${answerText(answer)}” ${remains}`;
  const other = `With “${question} ${answerText(answer, limit)}”`;
  return lost.length ? `${other} ${names} ${changed.length === 1 ? "goes" : "go"}.` : `${other} ${remains}`;
}

// MARK: The answer

/**
 * Shows what follows from the answers.
 * @param {Decision} decision
 */
function showDecision(decision) {
  const { answers, remaining, untold } = decision;
  const result = element("p");
  result.append(element("strong", remainingText(remaining)));
  if (untold.length) result.append(` Nothing is said of ${namesOf(untold)}: a figure is missing.`);
  if (!answers.length) result.append(" Answer what matters to you; what you leave out rules nothing out.");
  const deciding = answers.filter(({ option }) => option.figures);
  $("#answer").replaceChildren(
    element("h3", "The answer"), result, ...figuresOfRemaining(deciding, remaining), ...separationParts(decision),
    ...lossParts(decision), ...turnParts(decision, deciding), ...unmeasuredParts(remaining.length ? remaining : candidates),
  );
}

/**
 * The figures of the remaining patterns for each answer, and what they count.
 * @param {Answer[]} deciding
 * @param {string[]} remaining
 */
function figuresOfRemaining(deciding, remaining) {
  if (!deciding.length) return [];
  const labels = deciding.map((answer) => `${answer.question.id} ${answerText(answer)}`);
  const legend = element("dl");
  deciding.forEach((answer, place) => {
    const item = element("div");
    const words = wordsOf(answer);
    const meaning = answer.limit === undefined ? words?.legend : words?.legendOfLimit;
    item.append(element("dt", labels[place]), element("dd", meaning));
    legend.append(item);
  });
  if (!remaining.length) return [legend];
  const box = element("div", "", { class: "scroll", tabindex: "0" });
  const table = element("table");
  const head = element("tr");
  head.append(element("td"), ...labels.map((label) => element("th", label, { scope: "col", class: "right" })));
  table.append(head);
  for (const id of remaining) {
    const row = element("tr");
    row.append(element("th", namesOf([id]), { scope: "row" }));
    for (const answer of deciding) row.append(element("td", wordsOf(answer)?.cells[id] ?? "–", { class: "right" }));
    table.append(row);
  }
  box.append(table);
  return [box, legend];
}

/**
 * If many remain, the question that would tell most of them apart.
 * @param {Decision} decision
 */
function separationParts({ answers, remaining, separation }) {
  if (remaining.length <= questionTable.fewEnough || !answers.length) return [];
  if (!separation) return [element("p", "No question that is left tells two of them apart.")];
  const { question, option } = separation;
  const words = wordsOf(separation);
  const figures = remaining.map((id) => `${namesOf([id])} ${words?.cells[id] ?? "–"}`).join(", ");
  const answer = option.word ? `${question.id} ${option.word}` : question.id;
  return [element("p", `Of the questions left out “${answer}” tells most of them apart: ${figures}.`)];
}

/**
 * What the others would give up.
 * @param {Decision} decision
 */
function lossParts({ rejected }) {
  if (!rejected.size) return [];
  const list = element("dl");
  for (const [id, against] of rejected) {
    const item = element("div");
    const losses = against.map((answer) => lossText(answer, id));
    item.append(element("dt", namesOf([id])), element("dd", losses.join("; ")));
    list.append(item);
  }
  return [element("h3", "What the others would give up"), list];
}

/**
 * What would change the answer.
 * @param {Decision} decision
 * @param {Answer[]} deciding
 */
function turnParts({ turns, answers }, deciding) {
  if (!deciding.length) return [];
  const texts = turns.map((turn) => turnText(turn, answers));
  const list = element("ul");
  const nothing = "No answer, changed alone, lets a pattern in or rules one out.";
  for (const text of texts.length ? texts : [nothing]) list.append(element("li", text));
  return [element("h3", "What would change the answer"), list];
}

/**
 * What nobody measured, with what the sources of some patterns say of it.
 * @param {string[]} ids
 */
function unmeasuredParts(ids) {
  const list = element("dl");
  for (const { name, claims } of questionTable.unmeasured) {
    const item = element("div");
    item.append(element("dt", name));
    const own = claims.filter(({ pattern }) => ids.includes(pattern));
    for (const { claim, pattern, text, source } of own) {
      const saying = element("dd", `${namesOf([pattern])}: ${text} `);
      saying.append(element("a", source, { href: `#${claimAnchor(claim)}` }));
      item.append(saying);
    }
    if (!own.length) item.append(element("dd", "Their sources say nothing."));
    list.append(item);
  }
  return [element("h3", "What nobody measured here, and what the sources say of it"), list];
}

/**
 * The id of the element with a claim.
 * @param {string} claim
 */
function claimAnchor(claim) {
  return `claim-${claim}`;
}

// MARK: The form

/**
 * The answer that a question's controls have, as text; empty if it is left out.
 * @param {HTMLElement} field
 */
function writtenAnswer(field) {
  const select = $("select", field);
  const number = $("input", field)?.value ?? "";
  if (!select) return number;
  const question = questionTable.questions.find(({ id }) => id === field.dataset.question);
  const takesNumber = question && answerOf(question, `${select.value}=${number}`);
  return takesNumber && number ? `${select.value}=${number}` : select.value;
}

/**
 * Writes the answers of a state into the form.
 * @param {Answer[]} answers
 */
function fillForm(answers) {
  for (const field of $$("#questions fieldset")) {
    const answer = answers.find(({ question }) => question.id === field.dataset.question);
    const [select, input] = [$("select", field), $("input", field)];
    if (select) select.value = answer?.option.word ?? "";
    if (!input) continue;
    const limit = answer?.limit === undefined ? "" : String(answer.limit);
    // What is being typed may not be an answer yet.
    if (document.activeElement !== input) input.value = limit;
    // A word that rules nothing out, or by steps, has no number.
    input.disabled = select !== null && !answer?.option.limits;
  }
}

view("choose", (shown) => {
  const answers = answersOf(shown);
  fillForm(answers);
  showDecision(decisionOf(answers));
});

$("#questions").addEventListener("input", (/** @type {Event} */ event) => {
  const field = event.target instanceof Element ? event.target.closest("fieldset") : null;
  if (!field) return;
  // Each digit of a number would be an entry in the browser's history.
  const isWord = event.target instanceof HTMLSelectElement;
  go({ [field.dataset.question ?? ""]: writtenAnswer(field) }, isWord ? "choice" : "step");
});
$("#questions").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
