// The drawing of a track: a lane for each role, an arrow for each message so far.

/** Sizes in the drawing's units, of which 18 are a rem. */
const drawing = { remUnits: 18, letter: 7.9, narrowest: 92, widest: 170, row: 28, head: 24, step: 24, rest: 10 };

/**
 * A drawing with the heights at which its parts end.
 * @typedef {object} Drawing
 * @property {string} track  the id of the track
 * @property {number} boxWidth  the width for which it was made, in pixels
 * @property {number} width
 * @property {SVGElement} svg
 * @property {SVGElement} band  the background of the present message
 * @property {{ group: SVGElement, end: number, arrows: { group: SVGElement, y: number }[] }[]} steps
 */

/** @type {WeakMap<HTMLElement, Drawing>} */
const drawings = new WeakMap();

/**
 * Makes an element of a drawing.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Element} parent
 * @param {string} [text]
 * @returns {SVGElement}
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
 * Draws all messages of a track into a box; once for each width of the box.
 * @param {Track} track
 * @param {HTMLElement} box
 * @param {(spot: Spot) => void} choose  what a click on a step or message does
 * @returns {Drawing}
 */
function draw(track, box, choose) {
  const known = drawings.get(box);
  if (known && known.track === track.id && known.boxWidth === box.clientWidth) return known;
  box.replaceChildren();
  const names = track.participants;
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / drawing.remUnits;
  const share = Math.floor((box.clientWidth / unit - 1) / names.length);
  const column = Math.max(drawing.narrowest, Math.min(drawing.widest, share));
  const width = column * names.length;
  /** The middle of a participant's lane; the left edge for the start of the program. */
  const lane = (/** @type {string | undefined} */ name) => (name === undefined ? 0 : column * (names.indexOf(name) + 0.5));
  const frame = (/** @type {string} */ kind, /** @type {number} */ height) => draft("svg", {
    class: kind, viewBox: `0 0 ${width} ${height}`, width: `${width / drawing.remUnits}rem`, height: `${height / drawing.remUnits}rem`,
  }, box);

  const heads = frame("heads", drawing.head);
  heads.setAttribute("aria-hidden", "true");
  for (const name of names) label(name, { x: lane(name), y: 17 }, column - 4, heads);
  const svg = frame("messages", 1);
  svg.setAttribute("role", "img");
  const band = draft("rect", { class: "band", width, height: drawing.row + 2 }, svg);
  const life = draft("path", { class: "life" }, svg);
  let y = 0;
  const steps = track.steps.map((step, place) => {
    const group = draft("g", { class: "step" }, svg);
    const head = draft("g", { class: "step-head" }, group);
    draft("rect", { width, height: drawing.step - 4, y: y + 2 }, head);
    label(step.text, { x: 6, y: y + 17 }, width - 12, head);
    head.addEventListener("click", () => choose({ step: place + 1, message: 0 }));
    y += drawing.step;
    const arrows = step.messages.map((message, number) => {
      y += drawing.row;
      const arrow = arrowOf(message, y, { lane, column, width }, group);
      arrow.addEventListener("click", () => choose({ step: place + 1, message: number + 1 }));
      return { group: arrow, y };
    });
    const end = y + (arrows.length ? drawing.rest : 0);
    y = end;
    return { group, end, arrows };
  });
  life.setAttribute("d", names.map((name) => `M${lane(name)} 0V${y}`).join(""));
  const made = { track: track.id, boxWidth: box.clientWidth, width, svg, band, steps };
  drawings.set(box, made);
  return made;
}

/**
 * Adds the arrow of a message.
 * @param {Message} message
 * @param {number} y
 * @param {{ lane: (name: string | undefined) => number, column: number, width: number }} sizes
 * @param {SVGElement} parent
 */
function arrowOf(message, y, { lane, column, width }, parent) {
  const [from, to] = [lane(message.from), lane(message.to)];
  const group = draft("g", { class: "arrow" }, parent);
  draft("path", { d: `M${from} ${y}H${to}` }, group);
  const room = Math.min(width - 8, Math.max(Math.abs(to - from), column * 2.6));
  const half = Math.min(message.text.length * drawing.letter, room) / 2 + 4;
  const middle = Math.max(half, Math.min(width - half, (from + to) / 2));
  label(message.text, { x: middle, y: y - 8 }, room, group);
  return group;
}

/**
 * Shows a drawing until a place: its last arrow is in sight.
 * @param {Drawing} own
 * @param {HTMLElement} box
 * @param {Track} track
 * @param {Spot} spot
 */
function drawUntil({ svg, band, steps, width }, box, track, spot) {
  const number = reached(track, spot);
  const step = steps[spot.step - 1];
  const arrow = step?.arrows[number - 1];
  for (const old of $$(".now", box)) old.classList.remove("now");
  step?.group.classList.add("now");
  arrow?.group.classList.add("now");
  band.setAttribute("y", String((arrow?.y ?? 0) - drawing.row + 5));
  band.classList.toggle("none", !arrow);
  const end = step?.arrows.length === number ? step.end : arrow?.y;
  const height = (end ?? 0) + drawing.rest;
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("height", `${height / drawing.remUnits}rem`);
  box.scrollTop = box.scrollHeight;
  const path = arrow && $("path", arrow.group).getBoundingClientRect();
  const around = box.getBoundingClientRect();
  if (path) box.scrollLeft += path.left + path.width / 2 - around.left - around.width / 2;
}
