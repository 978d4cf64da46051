// Which pattern: the reader ticks wishes in the table and sets their limits.
//
// All that a limit does not change is a value in `choiceTable`, which Swift writes: see `ChoiceTable`.

/**
 * A wish of the table.
 * @typedef {object} Wish
 * @property {string} id
 * @property {HTMLInputElement} box
 * @property {HTMLInputElement | null} input  the limit; null if it is fixed
 * @property {string[]} judged  the patterns with a figure
 * @property {(pattern: string) => boolean} isMet
 * @property {(one: string, other: string) => boolean} isBetter
 */

/** @type {{ columns: { id: string, name: string }[], rows: any[], samples: any[] }} */
const choiceTable = embeddedJSON("choice-table") ?? { columns: [], rows: [], samples: [] };

/** The patterns in the order of the columns. */
const candidates = choiceTable.columns.map(({ id }) => id);

/** @type {HTMLTableElement | null} */
const wishTable = $("#choose table");

/** @type {Wish[]} */
const wishes = wishTable ? choiceTable.rows.map(wish) : [];

/**
 * A wish with its controls, which replace the words at the head of its row.
 * @param {any} row
 * @param {number} place
 * @returns {Wish}
 */
function wish(row, place) {
  const head = $("th", $$("#choose table tbody tr")[place]);
  const label = element("label");
  const box = element("input", "", { type: "checkbox" });
  label.append(box, ` ${row.id} `);
  head.replaceChildren(label);
  /** @type {HTMLInputElement | null} */
  let input = null;
  if (row.isAdjustable) {
    const field = element("input", "", { type: "number", min: "0", value: String(row.limit), "aria-label": `Limit of ${row.id}` });
    head.append(row.direction === "atLeast" ? " ≥ " : " ≤ ", field);
    input = field;
    if (row.unit) head.append(` ${row.unit}`);
  }
  const limit = () => (input ? Number(input.value) : row.limit);
  const isMet = (/** @type {string} */ id) => (row.direction === "atMost" ? row.figures[id] <= limit() : row.figures[id] >= limit());
  return {
    id: row.id,
    box,
    input,
    judged: candidates.filter((id) => id in row.figures),
    isMet,
    isBetter: (one, other) => !isMet(other) && (isMet(one) || row.closerThan[one].includes(other)),
  };
}

/** The wishes that are ticked and have figures. */
function askedWishes() {
  return wishes.filter(({ box, judged }) => box.checked && judged.length > 0);
}

/**
 * The answers to the ticked wishes, as `Choice.answers` in Swift has them.
 * @returns {{ pattern: string, misses: string[], beatenBy: string[] }[]}
 */
function answers() {
  const asked = askedWishes();
  const judged = asked.length ? candidates.filter((id) => asked.every((one) => one.judged.includes(id))) : [];
  const beats = (/** @type {string} */ one, /** @type {string} */ other) =>
    asked.some((own) => own.isBetter(one, other)) && !asked.some((own) => own.isBetter(other, one));
  return judged.map((id) => ({
    pattern: id,
    misses: asked.filter((own) => !own.isMet(id)).map((own) => own.id),
    beatenBy: judged.filter((other) => beats(other, id)),
  }));
}

/** Writes a ✔ or ✘ beside each figure, as the limits are now. */
function markFigures() {
  wishes.forEach(({ judged, isMet }, place) => {
    const row = $$("#choose table tbody tr")[place];
    for (const id of judged) {
      const mark = $("span", row.children[candidates.indexOf(id) + 1]);
      mark.textContent = isMet(id) ? "✔" : "✘";
      mark.className = isMet(id) ? "good" : "bad";
    }
  });
}

/** Says who meets all wishes, else who is not beaten, and what each of the others gives up. */
function showAnswer() {
  const out = $("#answer");
  out.replaceChildren();
  markFigures();
  const mute = wishes.filter(({ box, judged }) => box.checked && !judged.length).map(({ id }) => id);
  if (mute.length) out.append(element("p", `Without figures, so left out: ${mute.join(", ")}.`));
  if (!askedWishes().length) {
    out.append(element("p", "Tick what you want and set the limits: the answer stands here."));
    return;
  }
  const names = (/** @type {string[]} */ ids) => ids.map((id) => choiceTable.columns[candidates.indexOf(id)].name).join(", ");
  const all = answers();
  const meeting = all.filter(({ misses }) => !misses.length);
  const rest = meeting.length
    ? all.filter(({ misses }) => misses.length)
    : all.filter(({ beatenBy }) => !beatenBy.length);
  const verdict = meeting.length ? `Meet all: ${names(meeting.map(({ pattern }) => pattern))}.` : "None meets all.";
  out.append(element("p"));
  out.lastElementChild.append(element("strong", verdict));
  if (rest.length) {
    const list = element("ul");
    for (const { pattern, misses } of rest) list.append(element("li", `${names([pattern])}: ${misses.join(", ")}`));
    out.append(element("p", meeting.length ? "What each of the others gives up:" : "Not beaten, and what each gives up:"), list);
  }
  const beaten = meeting.length ? [] : all.filter(({ beatenBy }) => beatenBy.length);
  if (beaten.length) {
    const words = beaten.map(({ pattern, beatenBy }) => `${names([pattern])} by ${names(beatenBy)}`);
    out.append(element("p", `Beaten: ${words.join("; ")}.`));
  }
}

/** The ticked wishes with their limits, as the address has them: `few-types=6,no-mocks`. */
function writtenWishes() {
  return wishes
    .filter(({ box }) => box.checked)
    .map(({ id, input }) => (input ? `${id}=${input.value}` : id))
    .join(",");
}

view("choose", (shown) => {
  const written = new Map(shown.wishes.split(",").map((text) => /** @type {[string, string]} */ (text.split("="))));
  for (const { id, box, input } of wishes) {
    box.checked = written.has(id);
    const limit = written.get(id);
    if (input && limit !== undefined && /^\d{1,6}$/.test(limit)) input.value = limit;
  }
  if (wishTable) showAnswer();
});

wishTable?.addEventListener("input", (event) => {
  const field = event.target;
  // Each digit of a limit would be an entry in the browser's history.
  const isTick = field instanceof HTMLInputElement && field.type === "checkbox";
  go({ wishes: writtenWishes() }, isTick ? "choice" : "step");
});
