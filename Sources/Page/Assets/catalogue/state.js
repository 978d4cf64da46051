// What the reader sees and has chosen. It lives in the address alone, so that a link shows a colleague the same:
//
//     #play?patterns=mvp,viper&example=login&scenario=logs+in&step=7
//
// The word before the question mark is a view. After it stand the choices that differ from the defaults. An address
// without a question mark that is no view, such as `#claim-mvp.testable`, names an element: its view is shown.
//
// To add a choice: add it to `State`, and to `choices` with its default and with how it is read. Nothing else reads or
// writes the address. A view reads `state`, and changes it by `go({ step: 8 }, "step")`.

/**
 * What is shown.
 * @typedef {object} State
 * @property {string} view  the name of a view
 * @property {string[]} patterns  the ids of the patterns that are compared: two or three
 * @property {string} example  the id of an example
 * @property {string} pattern  the id of the pattern that the view of one pattern shows; empty for the first of `patterns`
 * @property {string} part  a part that roles play, or a role; empty for all
 * @property {string} file  the name of a file without its folder
 * @property {string} test  the name of a test
 * @property {string} scenario  the name of a scenario
 * @property {number} step  the number of a step of the scenario, from 1; 0 if none was chosen
 * @property {number} message  the number of a message of the step, from 1; 0 for the end of the step
 * @property {string} request  the id of a change request
 * @property {boolean} differences  whether lines that differ are marked
 * @property {string} changes  the answers to the questions of `compare choose`, each as its option has it; empty if left out
 * @property {string} tested
 * @property {string} next
 * @property {string} links
 * @property {string} types
 * @property {string} today
 * @property {string} query  what is searched for
 * @property {string} at  the id of an element to scroll to
 */

/**
 * How a choice is read from the address and written into it.
 * @template T
 * @typedef {object} Choice
 * @property {T} initial  the value that is left out of the address
 * @property {(text: string) => T | undefined} read  undefined for what is no value, such as an unknown pattern
 * @property {(value: T) => string} write
 */

/** The longest text that is taken from an address. */
const longestText = 200;

/** The numbers of patterns that can be compared. */
const fewestPatterns = 2;
const mostPatterns = 3;

/**
 * A choice among ids.
 * @param {string} initial
 * @param {{ id: string }[]} known
 * @returns {Choice<string>}
 */
function idChoice(initial, known) {
  return {
    initial,
    read: (text) => (known.some(({ id }) => id === text) ? text : undefined),
    write: (value) => value,
  };
}

/**
 * A choice of any text. A view that gets one that it does not know shows its default.
 * @returns {Choice<string>}
 */
function textChoice() {
  return { initial: "", read: (text) => text.slice(0, longestText), write: (value) => value };
}

/**
 * A choice of a number, which is 0 if there was none.
 * @returns {Choice<number>}
 */
function numberChoice() {
  return {
    initial: 0,
    read: (text) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined),
    write: (value) => String(value),
  };
}

/**
 * The choices beside the view, in their order in the address.
 * @type {{ [name in Exclude<keyof State, "view">]: Choice<any> }}
 */
const choices = {
  patterns: {
    initial: catalogue.initialPatterns,
    read: (text) => completePatterns(text.split(",")),
    write: (value) => value.join(","),
  },
  example: idChoice(catalogue.initialExample, catalogue.examples),
  pattern: idChoice("", catalogue.patterns),
  part: textChoice(),
  file: textChoice(),
  test: textChoice(),
  scenario: textChoice(),
  step: numberChoice(),
  message: numberChoice(),
  request: idChoice("", catalogue.requests),
  differences: {
    initial: false,
    read: (text) => (text === "shown" ? true : undefined),
    write: (value) => (value ? "shown" : ""),
  },
  changes: textChoice(),
  tested: textChoice(),
  next: textChoice(),
  links: textChoice(),
  types: textChoice(),
  today: textChoice(),
  query: textChoice(),
  at: textChoice(),
};

/**
 * The state that is shown. Only `go` and `arrive` set it.
 * @type {State}
 */
let state = initialState();

/**
 * The state of an address without anything in it.
 * @returns {State}
 */
function initialState() {
  /** @type {any} */
  const values = { view: catalogue.views[0].id };
  for (const [name, choice] of Object.entries(choices)) values[name] = choice.initial;
  return values;
}

/**
 * Two or three patterns: the known ones among some ids, and initial ones until there are enough.
 * @param {string[]} ids
 */
function completePatterns(ids) {
  const known = ids.filter((id) => catalogue.patterns.some((pattern) => pattern.id === id));
  const rest = catalogue.initialPatterns.concat(catalogue.patterns.map(({ id }) => id));
  const chosen = [...new Set(known)].slice(0, mostPatterns);
  const fill = rest.filter((id, place) => !chosen.includes(id) && rest.indexOf(id) === place);
  return chosen.concat(fill.slice(0, Math.max(0, fewestPatterns - chosen.length)));
}

/**
 * The address of a state, from its `#` on.
 * @param {State} shown
 */
function addressOf(shown) {
  const parts = [];
  for (const [name, choice] of Object.entries(choices)) {
    const value = choice.write(shown[/** @type {keyof State} */ (name)]);
    if (value === choice.write(choice.initial)) continue;
    parts.push(`${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+")}`);
  }
  return `#${shown.view}${parts.length ? "?" : ""}${parts.join("&")}`;
}

/**
 * The state that an address names. What is no value becomes the default.
 * @param {string} hash
 * @param {State} [base]  what a view or an element alone leaves as it is; the defaults at first
 * @returns {State}
 */
function stateOf(hash, base = initialState()) {
  const [name, ...rest] = hash.replace(/^#/, "").split("?");
  if (name === "") return initialState();
  if (!catalogue.views.some(({ id }) => id === name)) return stateAt(elementAt(hash), base);
  if (!rest.length) return inExampleOfRequest({ ...base, view: name, at: "" });
  /** @type {any} */
  const values = { ...initialState(), view: name };
  for (const [key, text] of new URLSearchParams(rest.join("?"))) {
    if (!Object.hasOwn(choices, key)) continue;
    const choice = choices[/** @type {keyof typeof choices} */ (key)];
    values[key] = choice.read(text) ?? choice.initial;
  }
  return inExampleOfRequest(values);
}

/**
 * The state in which an element is seen: in its view, of its pattern and its example.
 * @param {Element | null} target
 * @param {State} base
 * @returns {State}
 */
function stateAt(target, base) {
  const view = target?.closest("[data-view]")?.getAttribute("data-view");
  if (!target || !view) return initialState();
  const own = target.closest("[data-for]")?.getAttribute("data-for");
  // A list of messages is not shown itself: the player shows its step.
  const step = target.closest("[data-step]")?.getAttribute("data-step");
  const isChosen = !own || base.patterns.includes(own);
  return inExampleOfRequest({
    ...base,
    view,
    patterns: isChosen ? base.patterns : completePatterns([own, base.patterns[0]]),
    example: target.closest("[data-example]")?.getAttribute("data-example") ?? base.example,
    pattern: target.closest("[data-pattern]")?.getAttribute("data-pattern") ?? base.pattern,
    request: target.closest("[data-request]")?.getAttribute("data-request") ?? base.request,
    scenario: target.closest("[data-scenario]")?.getAttribute("data-scenario") ?? base.scenario,
    step: Number(step ?? base.step),
    message: step ? 0 : base.message,
    at: step ? "" : target.id,
  });
}
