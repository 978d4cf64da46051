// Lines of Swift: their addresses, their colours, and how two files differ.
//
// A file is a list `ol.code` with an item for each line; `data-id` is the beginning of the ids of its lines, as in
// `mvp-login-LoginPresenter-12`, and `start` the number of its first line. Swift writes a short number in place of `data-id`.

// MARK: Addresses

/**
 * The lists of each file, by the beginning of the ids of its lines: a look through the whole page for each line would take long.
 * @type {Map<string, HTMLOListElement[]>}
 */
const codeLists = new Map();
for (const list of $$("[data-file]")) {
  const id = catalogue.files[list.dataset.file];
  list.dataset.id = id;
  if (list.matches(".code")) codeLists.set(id, [...(codeLists.get(id) ?? []), list]);
}

/**
 * Lines of code as Swift writes them: the numbers of their files, and their own; null for one that the page does not show.
 * @typedef {{ file: (number | null)[], line: (number | null)[] }} LineColumns
 */

/**
 * The ids of some lines; empty for one that the page does not show.
 * @param {LineColumns} columns
 * @returns {string[]}
 */
function lineIDs({ file, line }) {
  return file.map((number, place) => (number === null ? "" : `${catalogue.files[number]}-${line[place]}`));
}

/**
 * A line of code by its id; the line gets that id now.
 * @param {string} id
 * @returns {HTMLElement | null}
 */
function lineAt(id) {
  const [, file, number] = id.match(/^(.+)-(\d+)$/) ?? [];
  if (!file) return null;
  for (const list of codeLists.get(file) ?? []) {
    const line = list.children[Number(number) - list.start];
    if (!(line instanceof HTMLElement)) continue;
    line.id = id;
    return line;
  }
  return null;
}
finders.push(lineAt);

/**
 * The id of a line, which the line gets now.
 * @param {Element} line
 */
function idOfLine(line) {
  const list = /** @type {HTMLOListElement} */ (line.parentElement);
  line.id = `${list.dataset.id}-${list.start + [...list.children].indexOf(line)}`;
  return line.id;
}

// A click on a line's number makes that line the address.
document.addEventListener("click", (event) => {
  const line = event.target instanceof Element ? event.target.closest(".code[data-id] li") : null;
  if (!line || event.target !== line) return;
  // The number stays in sight while the code scrolls.
  const list = /** @type {HTMLElement} */ (line.parentElement);
  const numberWidth = parseFloat(getComputedStyle(line, "::before").width);
  if (event.clientX < list.getBoundingClientRect().left + numberWidth) go({ at: idOfLine(line) });
});

/**
 * The name of a file without folder and extension.
 * @param {HTMLElement} list
 */
function fileName(list) {
  return list.dataset.id?.split("-").at(-1) ?? "";
}

// MARK: Colours

/**
 * Comments, strings, keywords, types and numbers, each a group named for its element. It knows no grammar.
 *
 * A keyword between backticks, after a point, or in a string is none.
 */
const token = new RegExp(
  [
    String.raw`(?<i>\/\/.*|\/\*[^]*?\*\/)`,
    String.raw`(?<s>(#+)".*?"\3|(#*)"""\n[^]*?"""\4|"(?:\\\((?:[^()\n]|\([^()\n]*\))*\)|\\.|[^"\\\n])*")`,
    "`[^`\\n]*`",
    String.raw`(?<b>[@#][a-z]\w*|(?<![.\w])(?:${[
      "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "convenience", "default",
      "defer", "deinit", "didSet", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func",
      "get", "guard", "if", "import", "in", "indirect", "init", "inout", "is", "isolated", "lazy", "let", "mutating",
      "nil", "nonisolated", "open", "override", "package", "private", "protocol", "public", "repeat", "required",
      "rethrows", "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch",
      "throws?", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    ].join("|")})\b)`,
    String.raw`(?<u>\b[A-Z]\w*)`,
    String.raw`(?<em>\b\d\w*)`,
  ].join("|"),
  "g",
);

/** The lists whose lines have colours. */
const coloured = new WeakSet();

/**
 * Gives the lines of a file their colours; once.
 * @param {HTMLElement} list
 */
function colour(list) {
  if (coloured.has(list)) return;
  coloured.add(list);
  const lines = [...list.children];
  const text = lines.map((line) => line.textContent).join("\n");
  let place = 0;
  for (const line of lines) line.textContent = "";

  /**
   * Adds text, which may be of several lines, at the present place.
   * @param {string} piece
   * @param {string} [kind]
   */
  const add = (piece, kind) => {
    piece.split("\n").forEach((words, number) => {
      if (number > 0) place += 1;
      if (words) lines[place].append(kind ? element(kind, words) : words);
    });
  };

  let end = 0;
  for (const match of text.matchAll(token)) {
    add(text.slice(end, match.index));
    const groups = match.groups ?? {};
    add(match[0], Object.keys(groups).find((kind) => groups[kind]));
    end = (match.index ?? 0) + match[0].length;
  }
  add(text.slice(end));
}

// MARK: Differences

/**
 * Lines of two files that differ, with no common line between them.
 * @typedef {object} Run
 * @property {Element[]} ours
 * @property {Element[]} theirs
 * @property {Element | undefined} ourNext  the common line after them; undefined at the end of the files
 * @property {Element | undefined} theirNext
 */

/**
 * Finds which lines of two files differ: those outside their longest common subsequence.
 * @param {HTMLElement} one
 * @param {HTMLElement} other
 * @returns {Run[]}
 */
function differences(one, other) {
  const [ours, theirs] = [[...one.children], [...other.children]];
  const [ourTexts, theirTexts] = [ours, theirs].map((lines) => lines.map((line) => (line.textContent ?? "").trimEnd()));
  // longest[i][j] is the length of the longest common subsequence of the lines from i and from j on.
  const longest = Array.from({ length: ours.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let i = ours.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      longest[i][j] = ourTexts[i] === theirTexts[j]
        ? longest[i + 1][j + 1] + 1
        : Math.max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  /** @type {Run[]} */
  const runs = [];
  let [i, j] = [0, 0];
  let [ourStart, theirStart] = [0, 0];
  while (i < ours.length || j < theirs.length) {
    const isCommon = i < ours.length && j < theirs.length && ourTexts[i] === theirTexts[j];
    const isOurs = j === theirs.length || (i < ours.length && longest[i + 1][j] >= longest[i][j + 1]);
    if (isCommon) {
      endRun();
      i += 1;
      j += 1;
      [ourStart, theirStart] = [i, j];
    } else if (isOurs) {
      i += 1;
    } else {
      j += 1;
    }
  }
  endRun();
  return runs;

  function endRun() {
    if (ourStart === i && theirStart === j) return;
    const run = { ours: ours.slice(ourStart, i), theirs: theirs.slice(theirStart, j), ourNext: ours[i], theirNext: theirs[j] };
    runs.push(run);
  }
}

/**
 * Marks the lines of a run, and leaves room in the shorter file, so that the common lines after them face each other.
 * @param {Run} run
 */
function markRun({ ours, theirs, ourNext, theirNext }) {
  for (const line of [...ours, ...theirs]) line.classList.add("d");
  const next = ours.length < theirs.length ? ourNext : theirNext;
  if (!(next instanceof HTMLElement) || ours.length === theirs.length) return;
  next.classList.add("gap");
  next.style.setProperty("--gap", String(Math.abs(ours.length - theirs.length)));
}

/**
 * Takes the marks of all lines away.
 * @param {ParentNode} root
 */
function unmark(root) {
  for (const line of $$(".code .d, .code .gap", root)) {
    line.classList.remove("d", "gap", "now");
    line.style.removeProperty("--gap");
  }
}
