// The code of the compared patterns side by side: files of one name in one row, and on demand the lines that differ.

/**
 * How files stand beside each other in an example, as Swift aligned them.
 * @typedef {object} FileRows
 * @property {{ [pattern: string]: string[] }} files  the beginning of the ids of each file's lines
 * @property {{ [patterns: string]: (number[] | null)[] }} rows  the row of each of these files, within its part; null for files
 *   that follow each other without a gap in each part
 * @property {{ [patterns: string]: number[] }} compared  the numbers of the first pattern's files whose lines are compared
 */

/** @type {{ [example: string]: FileRows }} */
const fileRows = embeddedJSON("file-rows") ?? {};

/**
 * The elements of all files, by the beginning of the ids of their lines.
 * @type {Map<string, HTMLElement>}
 */
const fileElements = new Map($$("#code .file").map((file) => [$(".code", file).dataset.id, file]));

/**
 * Two files whose lines are compared.
 * @typedef {object} FilePair
 * @property {HTMLElement} ours
 * @property {HTMLElement} theirs
 * @property {Run[]} runs  how they differ
 */

/**
 * The pairs of files that are compared; empty if differences are not shown.
 * @type {FilePair[]}
 */
let filePairs = [];

/**
 * The runs of lines that differ, in the order of the page.
 * @type {Run[]}
 */
let stops = [];

/** The number of the run that the reader went to last; -1 before the first. */
let stopNumber = -1;

/** What was arranged last: patterns, example, part and differences. */
let arrangement = "";

view("code", (shown) => {
  const { patterns, example, part, differences: areMarked } = shown;
  const wanted = JSON.stringify([patterns, example, part, areMarked]);
  if (wanted !== arrangement) {
    arrangement = wanted;
    arrangeFiles(shown);
    showPart(shown);
    const lists = $$("#code .code").filter(isSeen);
    for (const list of lists) {
      colour(list);
      linkNames(list);
    }
    findDifferences(shown);
    for (const list of lists) makeReachable(list);
    listFiles(shown);
  }
  $("#differences").checked = areMarked;
  showStop(shown);
  markFile(fileOf(targetOf(shown)) ?? presentFile());
});

leads.set("code", ({ file, patterns, example }) => {
  if (file === "") return null;
  const ids = patterns.flatMap((id) => fileRows[example]?.files[id] ?? []);
  const shown = ids.map((id) => fileElements.get(id)).filter((found) => found && isSeen(found));
  return shown.find((found) => found && nameOfFile(found) === file);
});

/**
 * The name of a file without folder and extension.
 * @param {HTMLElement} file
 */
function nameOfFile(file) {
  return fileName($(".code", file));
}

// MARK: Rows and columns

/**
 * The files of the compared patterns with their rows, in the order of the page.
 * @param {State} shown
 * @returns {{ pattern: string, file: HTMLElement, row: number, isCompared: boolean }[]}
 */
function placedFiles({ patterns, example }) {
  const known = fileRows[example];
  const inOrder = catalogue.patterns.map(({ id }) => id).filter((id) => patterns.includes(id) && known?.files[id]);
  const key = inOrder.join(",");
  const compared = new Set(known?.compared[key] ?? []);
  return inOrder.flatMap((pattern, column) => {
    /** The number of files so far, by the element of their part. */
    const counts = new Map();
    return known.files[pattern].flatMap((id, number) => {
      const file = fileElements.get(id);
      if (!file) return [];
      const part = file.closest(".row");
      const count = counts.get(part) ?? 0;
      counts.set(part, count + 1);
      // A pattern alone in an example stands beside nothing.
      const row = known.rows[key]?.[column]?.[number] ?? count;
      return [{ pattern, file, row, isCompared: column === 0 && compared.has(number) }];
    });
  });
}

/**
 * Sets files that belong together in one row.
 * @param {State} shown
 */
function arrangeFiles(shown) {
  for (const { file, row } of placedFiles(shown)) file.style.setProperty("--row", String(row + 1));
}

/**
 * Shows the files of a part or of a role only.
 * @param {State} shown
 */
function showPart({ part, patterns }) {
  const select = $("#code-part");
  const roles = new Set();
  for (const id of patterns) {
    for (const file of $$(`#code [data-for="${id}"] [data-role]`)) roles.add(file.dataset.role);
  }
  $("optgroup:last-child", select).replaceChildren(...[...roles].map((role) => element("option", role, { value: role })));
  const isKnown = [...select.options].some(({ value }) => value === part);
  select.value = isKnown ? part : "";
  const isRole = isKnown && roles.has(part);
  for (const file of fileElements.values()) file.hidden = isRole && file.dataset.role !== part;
  for (const row of $$("#code .row")) {
    const isOther = isKnown && part !== "" && !isRole && row.dataset.part !== part;
    row.hidden = isOther;
    if (!isOther && isRole) row.hidden = !$$(".file", row).some(isSeen);
  }
}

/**
 * Lets the keyboard scroll lines that are longer than their column.
 * @param {HTMLElement} list
 */
function makeReachable(list) {
  const isLong = list.scrollWidth > list.clientWidth;
  list.tabIndex = isLong ? 0 : -1;
  const path = list.previousElementSibling?.textContent ?? "";
  list.setAttribute("aria-label", path);
}

// MARK: The list of files

/**
 * Lists the files that are shown, and which patterns have each.
 * @param {State} shown
 */
function listFiles(shown) {
  const placed = placedFiles(shown).filter(({ file }) => isSeen(file));
  const groups = [];
  for (const row of $$("#code .row")) {
    const own = placed.filter(({ file }) => row.contains(file)).sort((one, other) => one.row - other.row);
    const names = [...new Set(own.map(({ file }) => nameOfFile(file)))];
    if (!names.length) continue;
    const list = element("ul");
    for (const name of names) {
      const holders = own.filter(({ file }) => nameOfFile(file) === name).map(({ pattern }) => pattern);
      list.append(fileItem(name, holders, shown));
    }
    groups.push(element("h3", $("h3", row).textContent), list);
  }
  $("#code-files").replaceChildren(...groups);
}

/**
 * An item of the list of files.
 * @param {string} name
 * @param {string[]} holders  the patterns that have the file
 * @param {State} shown
 */
function fileItem(name, holders, shown) {
  const item = element("li");
  const link = element("a", name, { href: addressOf({ ...shown, file: name, at: "" }) });
  const words = [holdersText(holders), differenceText(name)].filter(Boolean).join(", ");
  item.append(link, " ", element("small", words));
  return item;
}

/**
 * How a file differs from the one opposite; empty if the two are not compared.
 * @param {string} name
 */
function differenceText(name) {
  const pair = filePairs.find(({ ours, theirs }) => nameOfFile(ours) === name || nameOfFile(theirs) === name);
  if (!pair) return "";
  return pair.runs.length ? `≠ ${pair.runs.length}` : "equal";
}

/**
 * The file in which an element is.
 * @param {Element | null} shown
 * @returns {HTMLElement | null | undefined}
 */
function fileOf(shown) {
  return shown?.closest("#code .file");
}

/** The file that the reader went to, if it is in the window, else the one in the upper part of the window. */
function presentFile() {
  const target = fileOf(targetOf(state));
  return target && isInWindow(target) ? target : fileAt(headerHeight() + innerHeight / 5);
}

/**
 * Marks a file in the list.
 * @param {HTMLElement | undefined} file
 */
function markFile(file) {
  const name = file && nameOfFile(file);
  for (const link of $$("#code-files a")) {
    const isPresent = link.textContent === name;
    if (isPresent === link.hasAttribute("aria-current")) continue;
    if (isPresent) {
      link.setAttribute("aria-current", "true");
      keepInSight(link);
    } else {
      link.removeAttribute("aria-current");
    }
  }
}

/**
 * Whether some of an element is in the window.
 * @param {Element} shown
 */
function isInWindow(shown) {
  const { top, bottom } = shown.getBoundingClientRect();
  return bottom > headerHeight() && top < innerHeight;
}

/**
 * The file at a height of the window, in the first column that has one there.
 * @param {number} height
 */
function fileAt(height) {
  return [...fileElements.values()].filter(isSeen).find((file) => {
    const { top, bottom } = file.getBoundingClientRect();
    return top <= height && bottom > height;
  });
}

let isMarking = false;
addEventListener("scroll", () => {
  if (isMarking) return;
  isMarking = true;
  requestAnimationFrame(() => {
    isMarking = false;
    if (state.view === "code") markFile(presentFile());
  });
}, { passive: true });

// MARK: Differences

/**
 * Finds the lines that differ, and marks them if they are shown.
 * @param {State} shown
 */
function findDifferences(shown) {
  unmark($("#code"));
  filePairs = [];
  if (shown.differences && shown.patterns.length === 2) {
    const placed = placedFiles(shown).filter(({ file }) => isSeen(file));
    for (const { file, row, isCompared } of placed) {
      if (!isCompared) continue;
      const around = file.closest(".row");
      const opposite = placed.find((other) =>
        other.row === row && other.file !== file && other.file.closest(".row") === around);
      if (!opposite) continue;
      // The first column of the page, which the reader chose.
      const isFirst = file.closest(".side")?.getAttribute("data-for") === shown.patterns[0];
      const [ours, theirs] = isFirst ? [file, opposite.file] : [opposite.file, file];
      filePairs.push({ ours, theirs, runs: differences($(".code", ours), $(".code", theirs)) });
    }
  }
  stops = filePairs.flatMap(({ runs }) => runs);
  for (const run of stops) markRun(run);
}

/**
 * The first line of a run.
 * @param {Run} run
 */
function firstLine(run) {
  return /** @type {HTMLElement} */ (run.ours[0] ?? run.theirs[0]);
}

/**
 * Marks the difference at the line of the address, and says how many there are.
 * @param {State} shown
 */
function showStop(shown) {
  for (const line of $$("#code .now")) line.classList.remove("now");
  const line = elementAt(shown.at);
  stopNumber = stops.findIndex(({ ours, theirs }) => line && (ours.includes(line) || theirs.includes(line)));
  const present = stops[stopNumber];
  for (const differing of present ? [...present.ours, ...present.theirs] : []) differing.classList.add("now");
  $("#difference").textContent = stopText(shown);
}

/**
 * How many differences there are, and at which the reader is.
 * @param {State} shown
 */
function stopText(shown) {
  if (!shown.differences) return "";
  if (shown.patterns.length !== 2) return "Choose two patterns to see how they differ.";
  if (!filePairs.length) return "No file has one of its name beside it.";
  if (!stops.length) return "no differences";
  return stopNumber < 0 ? `${stops.length} differences` : `${stopNumber + 1} of ${stops.length}`;
}

/**
 * Goes to the next or the previous difference; marks the differences first, if they are not.
 * @param {1 | -1} direction
 */
function goToDifference(direction) {
  if (!state.differences) go({ differences: true });
  if (!stops.length) return;
  const from = stopNumber < 0 && direction < 0 ? 0 : stopNumber;
  const next = stops[(from + direction + stops.length) % stops.length];
  go({ at: idOfLine(firstLine(next)) }, "step");
}

$("#differences").addEventListener("change", () => go({ differences: $("#differences").checked }));
$("#next-difference").addEventListener("click", () => goToDifference(1));
$("#previous-difference").addEventListener("click", () => goToDifference(-1));
steppers.set("code", goToDifference);

$("#code-part").addEventListener("change", () => go({ part: $("#code-part").value, file: "", at: "" }));
