// The recorded messages of the compared patterns: a drawing of each sequence, and a walk from message to message.

/**
 * A message with its link in the list.
 * @typedef {object} Message
 * @property {number} step  the number of its step
 * @property {HTMLAnchorElement} link
 * @property {string} text  the member and the number of calls
 * @property {string} [line]  the id of the line to read, if the page shows it
 * @property {string} [from]  the sender; none at the start of the program
 * @property {string} to  the receiver
 */

/** The sequences as Swift wrote them, by the ids of their elements; see `SequenceData`. */
const sequenceData = embeddedJSON("sequence-data");

/**
 * The steps to which later ones refer, by their ids.
 * @type {Map<string, any>}
 */
const repeatedSteps = new Map();
for (const { steps } of Object.values(sequenceData ?? {})) {
  for (const step of steps) if (step.id) repeatedSteps.set(step.id, step);
}

/** @type {WeakMap<HTMLElement, Message[]>} */
const messagesOf = new WeakMap();

/**
 * The sequence in which the reader walked last.
 * @type {HTMLElement | null}
 */
let walked = null;

view("play", (shown) => {
  const scenarios = $$("#play [name=scenario]").filter((input) => input.closest(`[data-example="${shown.example}"]`));
  const chosen = scenarios.find((input) => input.value === shown.scenario) ?? scenarios[0];
  if (chosen) chosen.checked = true;
  for (const article of $$("#play .sequence")) {
    article.hidden = article.dataset.scenario !== undefined && article.dataset.scenario !== chosen?.value;
  }
  for (const article of $$("#play .sequence").filter(isSeen)) draw(article);
});

for (const input of $$("#play [name=scenario]")) {
  input.addEventListener("change", () => go({ scenario: input.value, step: 0, at: "" }));
}

/**
 * The messages of a sequence. A step with the messages of an earlier one gets a copy of its list.
 * @param {HTMLElement} article
 * @returns {Message[]}
 */
function messages(article) {
  const known = messagesOf.get(article);
  if (known) return known;
  const { participants, steps } = sequenceData[article.id];
  const items = $$(".steps > li", article);
  /** @type {Message[]} */
  const found = [];
  steps.forEach((/** @type {any} */ step, /** @type {number} */ number) => {
    if (step.same) $("a", items[number]).replaceWith($("ol", document.getElementById(step.same) ?? article).cloneNode(true));
    const links = $$("li a", items[number]);
    const own = repeatedSteps.get(step.same) ?? step;
    own.messages.forEach((/** @type {any} */ message, /** @type {number} */ place) => {
      const link = links[place];
      if (message.line) link.href = `#${message.line}`;
      found.push({
        step: number, link, text: message.text, line: message.line,
        from: participants[message.from], to: participants[message.to],
      });
    });
  });
  messagesOf.set(article, found);
  return found;
}

// MARK: The drawing

/** Sizes in the drawing's units, of which 18 are a rem. */
const drawing = { remUnits: 18, letter: 8.4, narrowest: 130, widest: 150, row: 30, head: 28 };

/**
 * Makes an element of a drawing.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Element} parent
 * @param {string} [text]
 */
function draft(name, attributes, parent, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

/**
 * Adds a text that is shortened to a width, with the whole one as its title.
 * @param {string} text
 * @param {Record<string, string | number>} attributes
 * @param {number} width
 * @param {Element} parent
 */
function label(text, attributes, width, parent) {
  const most = Math.floor(width / drawing.letter);
  if (text.length <= most) {
    draft("text", attributes, parent, text);
    return;
  }
  draft("text", attributes, parent, `${text.slice(0, most - 1)}…`);
  draft("title", {}, parent, text);
}

/**
 * Draws a sequence; once.
 * @param {HTMLElement} article
 */
function draw(article) {
  const box = $(".chart", article);
  if (box.firstChild) return;
  const { participants, steps } = sequenceData[article.id];
  const all = messages(article);
  const present = new Set(all.flatMap((message) => [message.from, message.to]));
  const names = participants.filter((/** @type {string} */ name) => present.has(name));
  const share = box.clientWidth / names.length - 0.5;
  const column = Math.max(drawing.narrowest, Math.min(drawing.widest, share));
  const width = column * names.length;
  /** The middle of a participant's lane; the left edge for the start of the program. */
  const lane = (/** @type {string | undefined} */ name) => (names.includes(name) ? column * (names.indexOf(name) + 0.5) : 0);
  const frame = (/** @type {string} */ kind, /** @type {number} */ height) => draft("svg", {
    class: kind, role: "img", "aria-label": "Drawing of the list below", viewBox: `0 0 ${width} ${height}`,
    width: `${width / drawing.remUnits}rem`, height: `${height / drawing.remUnits}rem`,
  }, box);

  const heads = frame("heads", drawing.head);
  for (const name of names) label(name, { x: lane(name), y: 20 }, column - 6, heads);
  const svg = frame("messages", 1);
  const life = draft("path", { class: "life" }, svg);
  let y = 0;
  steps.forEach((/** @type {any} */ step, /** @type {number} */ number) => {
    draft("rect", { width, height: 26, y: y + 2 }, svg);
    label(step.text, { class: "step", x: 6, y: y + 20 }, width - 12, svg);
    y += drawing.row;
    for (const message of all.filter((one) => one.step === number)) {
      y += drawing.row;
      const [from, to] = [lane(message.from), lane(message.to)];
      const group = draft("g", {}, svg);
      draft("path", { d: `M${from} ${y}H${to}` }, group);
      const room = Math.min(width - 8, Math.max(Math.abs(to - from), column * 2.2));
      const half = Math.min(message.text.length * drawing.letter, room) / 2 + 4;
      const middle = Math.max(half, Math.min(width - half, (from + to) / 2));
      label(message.text, { x: middle, y: y - 8 }, room, group);
      group.addEventListener("click", () => showMessage(article, all.indexOf(message)));
    }
    y += 10;
  });
  life.setAttribute("d", names.map((/** @type {string} */ name) => `M${lane(name)} 0V${y}`).join(""));
  svg.setAttribute("viewBox", `0 0 ${width} ${y}`);
  svg.setAttribute("height", `${y / drawing.remUnits}rem`);
}

// MARK: The walk

/** The lines of code before and after the one of a message that are shown with it. */
const context = { before: 2, after: 3 };

/**
 * Marks a message in the drawing and in the list, and shows its line of code.
 * @param {HTMLElement} article
 * @param {number} place  the number of the message, from 0
 */
function showMessage(article, place) {
  const all = messages(article);
  const arrow = $$(".chart g", article)[place];
  const { link, line: id } = all[place];
  walked = article;
  article.dataset.at = String(place);
  for (const old of $$("#play .now, .code .now")) old.classList.remove("now");
  link.classList.add("now");
  arrow.classList.add("now");
  centre(arrow, $(".chart", article));
  const source = $(".source", article);
  source.replaceChildren();
  const line = id ? elementAt(id) : null;
  const list = /** @type {HTMLOListElement | null} */ (line?.parentElement ?? null);
  let words = "";
  if (line && list) {
    line.classList.add("now");
    colour(list);
    const lines = [...list.children];
    const number = lines.indexOf(line);
    const first = Math.max(0, number - context.before);
    source.start = list.start + first;
    words = `: ${fileName(list)}.swift:${list.start + number}`;
    for (const near of lines.slice(first, number + context.after + 1)) {
      const copy = /** @type {Element} */ (near.cloneNode(true));
      copy.removeAttribute("id");
      copy.classList.remove("d");
      source.append(copy);
    }
  }
  $("output", article).textContent = `Message ${place + 1} of ${all.length}${words}`;
}

/**
 * Scrolls a box so that something in it stands in its middle.
 * @param {Element} inner
 * @param {HTMLElement} box
 */
function centre(inner, box) {
  const [own, around] = [inner.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += own.top - around.top - around.height / 2;
  box.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
}

/**
 * Goes some messages on or back.
 * @param {HTMLElement} article
 * @param {number} distance
 */
function walk(article, distance) {
  const count = messages(article).length;
  if (!count) return;
  const start = distance > 0 ? -1 : count;
  const place = article.dataset.at === undefined ? start : Number(article.dataset.at);
  showMessage(article, Math.min(count - 1, Math.max(0, place + distance)));
}

/** The sequence in which the keys walk: the last one, else the first that is seen. */
function currentSequence() {
  return walked && isSeen(walked) ? walked : $$("#play .sequence").find(isSeen);
}

/**
 * Walks in the current sequence.
 * @param {number} distance
 */
function walkByKey(distance) {
  const article = currentSequence();
  if (article) walk(article, distance);
}

for (const article of $$("#play .sequence")) {
  $(".next", article).addEventListener("click", () => walk(article, 1));
  $(".previous", article).addEventListener("click", () => walk(article, -1));
}
key("]", "Next message of the sequence", () => walkByKey(1));
key("[", "Previous message", () => walkByKey(-1));
