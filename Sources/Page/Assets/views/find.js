// Text search over what the page holds. The index is made of the page itself when the view is first shown.

/**
 * Something that can be found.
 * @typedef {object} Entry
 * @property {string} text  what is searched
 * @property {string} lower  the same in lower case
 * @property {string} place  where it is, in a few words
 * @property {Partial<State> | string} to  the state that shows it, or the id of its element
 */

/**
 * A kind of things that can be found.
 * @typedef {object} Kind
 * @property {string} title
 * @property {() => Entry[]} entries
 */

/** How many results of a kind are shown. */
const mostResults = 20;

/** The fewest letters that are searched for. */
const fewestLetters = 2;

/**
 * An entry of the index.
 * @param {string} text
 * @param {string} place
 * @param {Partial<State> | string} to
 * @returns {Entry}
 */
function entry(text, place, to) {
  return { text, lower: text.toLowerCase(), place, to };
}

/**
 * An entry for each element that has an id with a beginning; its text is that of one of its own elements.
 * @param {string} beginning
 * @param {string} selector
 * @returns {Entry[]}
 */
function elementEntries(beginning, selector) {
  return $$(`main [id^="${beginning}"]`).map((own) => {
    const text = (own.matches(selector) ? own : $(selector, own) ?? own).textContent.trim();
    return entry(text, "", own.id);
  });
}

/**
 * An entry for each word, with the first sentence of its meaning.
 * @returns {Entry[]}
 */
function wordEntries() {
  return $$('main [id^="word-"]').map((own) => {
    const meaning = $("dd", own)?.textContent.trim() ?? "";
    const sentence = /^.*?[.](?= |$)/.exec(meaning)?.[0] ?? meaning;
    return entry(($("dt", own) ?? own).textContent.trim(), sentence, own.id);
  });
}

/**
 * An entry for each line of code that is not empty.
 * @returns {Entry[]}
 */
function lineEntries() {
  return $$(".code[data-id]").flatMap((list) => {
    const name = list.closest("[data-for]")?.dataset.for ?? "";
    return [...list.children].flatMap((line, number) => {
      const text = line.textContent.trim();
      const place = list.start + number;
      return text ? [entry(text, `${patternName(name)}, ${fileName(list)}:${place}`, `${list.dataset.id}-${place}`)] : [];
    });
  });
}

/**
 * The kinds, in the order of the results.
 * @type {Kind[]}
 */
const kinds = [
  {
    title: "Patterns",
    entries: () => catalogue.patterns.map(({ id, name, summary }) => entry(name, summary, `pattern-${id}`)),
  },
  {
    title: "Roles",
    entries: () => catalogue.patterns.flatMap((pattern) =>
      pattern.roles.map((role) => entry(role.name, `${pattern.name}: ${role.duty}`, `pattern-${pattern.id}`))),
  },
  {
    title: "Files and types",
    entries: () => $$("#code .path").map((path) => {
      const list = path.nextElementSibling;
      return entry(path.textContent.trim(), "", `${list.dataset.id}-${list.start}`);
    }),
  },
  {
    title: "Tests",
    entries: () => $$("#tests .row[data-example] > h3").map((heading) => {
      const example = heading.parentElement.dataset.example;
      return entry(heading.textContent, exampleName(example), { view: "tests", example, test: heading.textContent });
    }),
  },
  {
    title: "Requests",
    entries: () => catalogue.requests.map(({ id, summary, example }) =>
      entry(summary, `${id}, ${exampleName(example)}`, { view: "changes", request: id })),
  },
  { title: "Words", entries: wordEntries },
  { title: "Claims", entries: () => elementEntries("claim-", "summary, p") },
  { title: "Lines of code", entries: lineEntries },
];

/**
 * The index, once it was needed.
 * @type {{ title: string, entries: Entry[] }[] | null}
 */
let index = null;

view("find", (shown) => {
  const field = $("#query");
  if (field.value !== shown.query) field.value = shown.query;
  showResults(shown.query);
});

/**
 * Shows what has all words of a text.
 * @param {string} query
 */
function showResults(query) {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word);
  const results = $("#results");
  results.replaceChildren();
  if (words.join("").length < fewestLetters) {
    $("#found").textContent = "Names of patterns, roles and types, files, tests, requests, words, claims and lines of code are searched.";
    return;
  }
  index ??= kinds.map(({ title, entries }) => ({ title, entries: entries() }));
  let count = 0;
  for (const { title, entries } of index) {
    const found = entries.filter(({ lower }) => words.every((word) => lower.includes(word)));
    if (!found.length) continue;
    count += found.length;
    results.append(element("h3", `${title} (${found.length})`), resultList(found));
  }
  $("#found").textContent = count === 0 ? "Nothing has all these words." : `${count} ${count === 1 ? "result" : "results"}`;
}

/**
 * A list of results as links; the rest behind a button.
 * @param {Entry[]} found
 */
function resultList(found) {
  const list = element("ul", "", { class: "results" });
  const add = (/** @type {Entry[]} */ entries) => {
    for (const { text, place, to } of entries) {
      const item = element("li");
      const address = typeof to === "string" ? `#${to}` : addressOf({ ...state, at: "", ...to });
      item.append(element("a", text, { href: address }));
      if (place) item.append(" ", element("small", place));
      list.append(item);
    }
  };
  add(found.slice(0, mostResults));
  if (found.length > mostResults) {
    const item = element("li");
    const button = element("button", `${found.length - mostResults} more`, { type: "button" });
    button.addEventListener("click", () => {
      item.remove();
      add(found.slice(mostResults));
    });
    item.append(button);
    list.append(item);
  }
  return list;
}

$("#query").addEventListener("input", () => go({ query: $("#query").value }, "step"));
$("#search-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
key("/", "Find", () => {
  go({ view: "find" });
  $("#query").focus();
  $("#query").select();
});
