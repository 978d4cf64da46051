// Shows an element to which an address leads, though it is inside something closed.

/**
 * Opens all that is closed around an element.
 * @param {Element} shown
 */
function openAround(shown) {
  for (let around = /** @type {Element | null} */ (shown); around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
}

/**
 * Opens all that is closed around an element, and scrolls to it.
 * @param {Element} shown
 */
function reveal(shown) {
  openAround(shown);
  shown.scrollIntoView();
}

/**
 * Functions that find an element by an id that no element has yet, such as that of a line of code.
 * @type {((id: string) => HTMLElement | null)[]}
 */
const finders = [];

/**
 * The element with the id that an address names; nothing if the address is no id.
 * @param {string} hash  with or without `#`
 * @returns {HTMLElement | null}
 */
function elementAt(hash) {
  try {
    const id = decodeURIComponent(hash.replace(/^#/, ""));
    if (id === "") return null;
    return document.getElementById(id) ?? finders.reduce((found, find) => found ?? find(id), /** @type {HTMLElement | null} */ (null));
  } catch {
    // A percent sign without two digits after it.
    return null;
  }
}
