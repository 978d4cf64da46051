// Keys: each is declared once, with the text that `?` lists.

/**
 * @typedef {object} Key
 * @property {string} text  what the list of keys says
 * @property {() => void} action
 * @property {() => boolean} isActive  whether it does anything now; if not, the browser has the key
 */

/** @type {Map<string, Key>} */
const keys = new Map();

/**
 * Declares a key.
 * @param {string} name  the `key` of the keyboard's event, such as "n" or "ArrowRight"
 * @param {string} text
 * @param {() => void} action
 * @param {() => boolean} [isActive]
 */
function key(name, text, action, isActive = () => true) {
  keys.set(name, { text, action, isActive });
}

/**
 * Whether a key goes into what is focused, as into a field of text.
 * @param {EventTarget | null} target
 */
function takesKeys(target) {
  return target instanceof Element
    && target.matches("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  if (takesKeys(event.target)) return;
  const found = keys.get(event.key);
  if (!found?.isActive()) return;
  event.preventDefault();
  found.action();
});

/** Shows the list of keys. */
function showKeys() {
  const list = $("#keys dl");
  list.replaceChildren();
  for (const [name, { text }] of keys) {
    const term = element("dt");
    term.append(element("kbd", name));
    list.append(term, element("dd", text));
  }
  $("#keys").showModal();
}

key("?", "Show these keys", showKeys);
$("#help")?.addEventListener("click", showKeys);
$("#keys button").addEventListener("click", () => $("#keys").close());
