// The code of the compared patterns side by side, part by part, and on demand the lines that differ.

/**
 * The runs of lines that differ, in the order of the page.
 * @type {Element[][]}
 */
let stops = [];

/** The number of the run that the reader went to last; -1 before the first. */
let stopNumber = -1;

view("code", (shown) => {
  const lists = new Set($$("#code .code").filter(isSeen));
  for (const list of lists) colour(list);
  for (const line of $$("#code .d")) line.classList.remove("d", "now");
  stops = [];
  stopNumber = -1;
  if (shown.differences && shown.patterns.length === 2) markDifferences(lists);
  $("#differences").checked = shown.differences;
  sayStop();
});

/**
 * Marks the lines that differ between files of one name; what is left by name is compared in order, such as presenters
 * and view models.
 * @param {Set<HTMLElement>} lists  the files that are seen
 */
function markDifferences(lists) {
  for (const row of $$("#code .row")) {
    const [ours, theirs] = state.patterns.map((id) => $$(`[data-for="${id}"] .code`, row).filter((list) => lists.has(list)));
    for (const [one, other] of pairs(ours, theirs)) {
      for (const run of differences(one, other)) {
        for (const line of run) line.classList.add("d");
        stops.push(run);
      }
    }
  }
}

/**
 * The files of two patterns that are compared with each other.
 * @param {HTMLElement[]} ours
 * @param {HTMLElement[]} theirs
 * @returns {HTMLElement[][]}
 */
function pairs(ours, theirs) {
  if (ours.length === 1 && theirs.length === 1) return [[ours[0], theirs[0]]];
  const isIn = (/** @type {HTMLElement[]} */ lists, /** @type {HTMLElement} */ list) =>
    lists.some((other) => fileName(other) === fileName(list));
  const ourRest = ours.filter((list) => !isIn(theirs, list));
  const theirRest = theirs.filter((list) => !isIn(ours, list));
  const found = [];
  for (const list of ours) {
    const named = theirs.find((other) => fileName(other) === fileName(list));
    const opposite = ourRest.length === theirRest.length ? theirRest[ourRest.indexOf(list)] : undefined;
    const other = named ?? opposite;
    if (other) found.push([list, other]);
  }
  return found;
}

/** Says how many differences there are, and at which the reader is. */
function sayStop() {
  const output = $("#difference");
  if (!state.differences) output.textContent = "";
  else if (state.patterns.length !== 2) output.textContent = "Choose two patterns to see how they differ.";
  else output.textContent = stopNumber < 0 ? `${stops.length} differences` : `${stopNumber + 1} of ${stops.length}`;
}

/**
 * Goes to the next or the previous difference; marks the differences first, if they are not.
 * @param {1 | -1} direction
 */
function goToDifference(direction) {
  if (state.view !== "code") return;
  if (!state.differences) go({ differences: true });
  if (!stops.length) return;
  for (const line of stops[stopNumber] ?? []) line.classList.remove("now");
  const from = stopNumber < 0 && direction < 0 ? 0 : stopNumber;
  stopNumber = (from + direction + stops.length) % stops.length;
  for (const line of stops[stopNumber]) line.classList.add("now");
  const first = /** @type {HTMLElement} */ (stops[stopNumber][0]);
  focusQuietly(first);
  first.scrollIntoView({ block: "center" });
  sayStop();
}

$("#differences").addEventListener("change", () => go({ differences: $("#differences").checked }));
$("#next-difference").addEventListener("click", () => goToDifference(1));
$("#previous-difference").addEventListener("click", () => goToDifference(-1));
key("n", "Next difference in the code", () => goToDifference(1));
key("p", "Previous difference in the code", () => goToDifference(-1));
