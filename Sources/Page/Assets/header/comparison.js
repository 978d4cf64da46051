// The header: which patterns are compared, in which example. The one list of patterns of the page.

/**
 * The select elements for the patterns, in order; the last may be empty.
 * @type {HTMLSelectElement[]}
 */
const patternSelects = $$("#comparison [name=pattern]");

/**
 * The select element for the example.
 * @type {HTMLSelectElement}
 */
const exampleSelect = $("#comparison [name=example]");

everyView(({ patterns, example }) => {
  patternSelects.forEach((select, place) => (select.value = patterns[place] ?? ""));
  exampleSelect.value = example;
});

/**
 * The patterns of the select elements. One that was chosen already elsewhere changes places with the former choice.
 * @param {HTMLSelectElement} changed
 */
function comparedPatterns(changed) {
  const place = patternSelects.indexOf(changed);
  const patterns = [...state.patterns];
  const other = patterns.indexOf(changed.value);
  if (other >= 0 && patterns[place]) patterns[other] = patterns[place];
  if (changed.value === "") patterns.splice(place, 1);
  else patterns[Math.min(place, patterns.length)] = changed.value;
  return completePatterns(patterns);
}

/**
 * The name of a pattern.
 * @param {string} id
 */
function patternName(id) {
  return catalogue.patterns.find((pattern) => pattern.id === id)?.name ?? id;
}

/**
 * The name of an example.
 * @param {string} id
 */
function exampleName(id) {
  return catalogue.examples.find((example) => example.id === id)?.title ?? id;
}

$("#comparison").addEventListener("change", (/** @type {Event} */ event) => {
  const changed = event.target;
  if (changed === exampleSelect) {
    go({ example: exampleSelect.value, scenario: "", test: "", request: "", step: 0, message: 0, at: "" });
  } else if (changed instanceof HTMLSelectElement) {
    go({ patterns: comparedPatterns(changed), at: "" });
  }
});
$("#comparison").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
