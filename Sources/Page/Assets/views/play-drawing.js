// The drawing of a track: a lane for each role, an arrow for each message so far.

/** Sizes in the drawing's units, of which 18 are a rem. */
const drawing = {
  remUnits: 18, letter: 7.9, headLetter: 8.2, narrowest: 50, widest: 170, row: 26, headRow: 16, step: 24, afterArrow: 5, afterStep: 10,
};

/** The least scale at which a drawing that is too wide for its box is not scrolled. */
const leastScale = 0.85;

/**
 * A drawing with the heights at which its parts end.
 * @typedef {object} Drawing
 * @property {string} track  the id of the track
 * @property {number} boxWidth  the width for which it was made, in pixels
 * @property {number} scale
 * @property {HTMLElement} sheet  shows the upper part of the drawing: laying out the drawing itself anew would take long
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
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / drawing.remUnits;
  const room = Math.floor(box.clientWidth / unit);
  const lanes = lanesOf(track.participants, room);
  const width = lanes.reduce((sum, lane) => sum + lane.width, 0);
  const scale = Math.max(leastScale, Math.min(1, room / width));
  /** The middle of a participant's lane; the left edge for the start of the program. */
  const middle = (/** @type {string | undefined} */ name) => lanes.find((lane) => lane.name === name)?.middle ?? 0;

  const headRows = Math.max(...lanes.map(({ lines }) => lines.length));
  const heads = draft("svg", { class: "heads", "aria-hidden": "true" }, box);
  setSize(heads, width, headRows * drawing.headRow + 6, scale);
  for (const lane of lanes) {
    lane.lines.forEach((line, row) => draft("text", { x: lane.middle, y: (row + 1) * drawing.headRow }, heads, line));
  }
  const sheet = element("div", "", { class: "sheet" });
  box.append(sheet);
  const svg = draft("svg", { class: "messages", role: "img" }, sheet);
  const band = draft("rect", { class: "band", width, height: drawing.row + 2 }, svg);
  const life = draft("path", { class: "life" }, svg);
  let y = 0;
  const steps = track.steps.map((step, place) => {
    const group = draft("g", { class: "step" }, svg);
    const head = draft("g", { class: "step-head" }, group);
    draft("rect", { width, height: drawing.step - 4, y: y + 2 }, head);
    label(step.text, { x: 6, y: y + 17 }, width - 12, head);
    head.addEventListener("click", () => choose({ step: place + 1, message: 1 }));
    y += drawing.step;
    const arrows = step.messages.map((message, number) => {
      y += drawing.row;
      const arrow = arrowOf(message, y, { middle, width }, group);
      arrow.addEventListener("click", () => choose({ step: place + 1, message: number + 1 }));
      return { group: arrow, y };
    });
    const end = y + (arrows.length ? drawing.afterStep : 0);
    y = end;
    return { group, end, arrows };
  });
  life.setAttribute("d", lanes.map((lane) => `M${lane.middle} 0V${y}`).join(""));
  setSize(svg, width, y, scale);
  const made = { track: track.id, boxWidth: box.clientWidth, scale, sheet, svg, band, steps };
  drawings.set(box, made);
  return made;
}

/** The letters of a lane's name that stand in one line; a longer name is broken, also between its parts. */
const headLength = 11;

/**
 * A name in lines: `Composition root` in two, `DataDisplayManager` as `DataDisplay` and `Manager`.
 * @param {string} name
 * @returns {string[]}
 */
function headLines(name) {
  return name.split(" ").flatMap((word) => {
    /** @type {string[]} */
    const lines = [""];
    for (const part of word.split(/(?=[A-Z])/)) {
      if (lines[lines.length - 1].length + part.length > headLength) lines.push("");
      lines[lines.length - 1] += part;
    }
    return lines.filter((line) => line !== "");
  });
}

/**
 * The lanes of participants: each as wide as the longest line of its name, or wider if there is room.
 * @param {string[]} names
 * @param {number} room  the width of the drawing's box
 * @returns {{ name: string, lines: string[], width: number, middle: number }[]}
 */
function lanesOf(names, room) {
  const needed = names.map((name) => {
    const longest = Math.max(...headLines(name).map((line) => line.length));
    return Math.max(drawing.narrowest, Math.ceil(longest * drawing.headLetter) + 14);
  });
  const spare = Math.max(0, room - needed.reduce((sum, width) => sum + width, 0)) / names.length;
  let left = 0;
  return names.map((name, place) => {
    const width = Math.max(needed[place], Math.min(drawing.widest, needed[place] + spare));
    left += width;
    return { name, lines: headLines(name), width, middle: left - width / 2 };
  });
}

/**
 * Sets the size of a drawing.
 * @param {SVGElement} svg
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 */
function setSize(svg, width, height, scale) {
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", `${(width * scale) / drawing.remUnits}rem`);
  svg.setAttribute("height", `${(height * scale) / drawing.remUnits}rem`);
}

/**
 * Adds the arrow of a message.
 * @param {Message} message
 * @param {number} y
 * @param {{ middle: (name: string | undefined) => number, width: number }} lanes
 * @param {SVGElement} parent
 */
function arrowOf(message, y, { middle, width }, parent) {
  const [from, to] = [middle(message.from), middle(message.to)];
  const group = draft("g", { class: "arrow" }, parent);
  draft("path", { d: `M${from} ${y}H${to}` }, group);
  const room = width - 8;
  const half = Math.min(message.text.length * drawing.letter, room) / 2 + 4;
  const centre = Math.max(half, Math.min(width - half, (from + to) / 2));
  label(message.text, { x: centre, y: y - 8 }, room, group);
  return group;
}

/**
 * Shows a drawing until a place: its last arrow is in sight.
 * @param {Drawing} own
 * @param {HTMLElement} box
 * @param {Track} track
 * @param {Spot} spot
 */
function drawUntil({ sheet, band, steps, scale }, box, track, spot) {
  const number = reached(track, spot);
  const step = steps[spot.step - 1];
  const arrow = step?.arrows[number - 1];
  for (const old of $$(".now", box)) old.classList.remove("now");
  step?.group.classList.add("now");
  arrow?.group.classList.add("now");
  band.setAttribute("y", String((arrow?.y ?? 0) - drawing.row + 5));
  band.classList.toggle("none", !arrow);
  const end = step?.arrows.length === number ? step.end : arrow?.y;
  sheet.style.height = `${(((end ?? 0) + drawing.afterArrow) * scale) / drawing.remUnits}rem`;
  box.scrollTop = box.scrollHeight;
  const path = arrow && $("path", arrow.group).getBoundingClientRect();
  const around = box.getBoundingClientRect();
  if (path) box.scrollLeft += path.left + path.width / 2 - around.left - around.width / 2;
  keepHeads(box);
}

/**
 * Keeps the texts of the steps in sight when a drawing is scrolled to the side.
 * @param {HTMLElement} box
 */
function keepHeads(box) {
  const own = drawings.get(box);
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / drawing.remUnits;
  if (own) box.style.setProperty("--left", `${box.scrollLeft / (unit * own.scale)}px`);
}

for (const box of $$("#player .chart")) box.addEventListener("scroll", () => keepHeads(box));
