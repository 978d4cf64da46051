// The player: a recorded scenario step by step in all compared patterns at once.

/** @type {HTMLInputElement} */
const playSlider = $("#play-slider");

/**
 * What the player shows.
 * @typedef {object} Played
 * @property {Scenario} scenario
 * @property {Track[]} tracks
 * @property {Spot[]} spots
 * @property {Spot} spot
 * @property {number} number  the place of the spot among all
 */

/** @type {Played | null} */
let played = null;

view("play", (shown) => {
  const scenario = scenarioOf(shown);
  const tracks = scenario ? tracksOf(scenario, shown.patterns) : [];
  played = null;
  $("#player").hidden = stepCount(tracks) === 0;
  showLists(scenario);
  showMissing(tracks);
  if (!scenario || stepCount(tracks) === 0) {
    $("#play-place").textContent = "No recording of the present code. “compare trace --record” makes it.";
    return;
  }
  const spots = spotsOf(tracks);
  const spot = spotOf(shown, scenario, tracks);
  const number = spots.findIndex(({ step, message }) => step === spot.step && message === spot.message);
  const now = { scenario, tracks, spots, spot, number };
  played = now;
  for (const select of $$("#play-choice select")) {
    if (select.closest("[data-example]").dataset.example === scenario.example) select.value = scenario.name;
  }
  showSteps(now);
  showPlace(now);
  showWindows(now);
  showFigures(now);
  for (const track of tracks) showTrack(track, spot);
});

/**
 * Says in which columns nothing was recorded.
 * @param {Track[]} tracks
 */
function showMissing(tracks) {
  for (const column of $$("#player .track")) {
    const isRecorded = tracks.some(({ pattern }) => pattern === column.dataset.for);
    column.classList.toggle("unrecorded", !isRecorded);
  }
}

/**
 * Lists the steps, as buttons; anew only for another scenario.
 * @param {Played} now
 */
function showSteps({ scenario, tracks, spot }) {
  const list = $("#player .steps-of-scenario ol");
  const name = `${scenario.example} ${scenario.name}`;
  if (list.dataset.scenario !== name) {
    list.dataset.scenario = name;
    const longest = tracks.reduce((one, other) => (other.steps.length > one.steps.length ? other : one));
    list.replaceChildren(...longest.steps.map(({ text }, place) => {
      const button = element("button", text, { type: "button" });
      button.addEventListener("click", () => goToSpot({ step: place + 1, message: 1 }));
      const item = element("li");
      item.append(button);
      return item;
    }));
  }
  $$("button", list).forEach((button, place) => {
    if (place + 1 === spot.step) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  });
  const current = $("[aria-current]", list);
  if (current) scrollInside(list, current);
}

/**
 * Scrolls a box, and nothing around it, until an element in it is in sight.
 * @param {HTMLElement} box
 * @param {HTMLElement} inner
 */
function scrollInside(box, inner) {
  const [around, own] = [box.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (own.top < around.top) box.scrollTop -= around.top - own.top;
  if (own.bottom > around.bottom) box.scrollTop += own.bottom - around.bottom;
}

/**
 * Says at which step and message the player is, and sets the slider.
 * @param {Played} now
 */
function showPlace({ tracks, spots, spot, number }) {
  const text = tracks.map(({ steps }) => steps[spot.step - 1]?.text).find((known) => known !== undefined) ?? "";
  const length = lengthOf(tracks, spot.step);
  const message = length ? `message ${spot.message} of ${length}` : "no message";
  const place = `Step ${spot.step} of ${stepCount(tracks)}, ${text}: ${message}`;
  playSlider.max = String(spots.length);
  playSlider.value = String(number + 1);
  playSlider.setAttribute("aria-valuetext", place);
  const output = $("#play-place");
  // The slider says the same when it moves.
  output.setAttribute("aria-live", document.activeElement === playSlider ? "off" : "polite");
  output.textContent = place;
  for (const [kind, walk] of Object.entries(walks)) {
    const target = walk(spots, number);
    const leadsOn = target !== undefined && target !== spots[number];
    // A button that were disabled would lose the focus.
    $(`#player [data-walk=${kind}]`).setAttribute("aria-disabled", String(!leadsOn));
  }
}

// MARK: Windows

/**
 * Shows the window after the step; once if the patterns look alike, else that of each.
 * @param {Played} now
 */
function showWindows({ scenario, tracks, spot }) {
  /** @type {{ frame: HTMLElement | undefined, before: HTMLElement | undefined, names: string[] }[]} */
  const frames = [];
  for (const track of tracks) {
    const frame = windowOf(scenario, track, spot.step);
    const before = windowOf(scenario, track, spot.step - 1);
    const known = frames.find((other) => other.frame === frame && other.before === before);
    if (known) known.names.push(patternName(track.pattern));
    else frames.push({ frame, before, names: [patternName(track.pattern)] });
  }
  const isSame = new Set(frames.map(({ frame }) => frame)).size === 1;
  const number = tracks.length === 2 ? "both" : "all three";
  const heading = $("#player .window-after h3");
  heading.replaceChildren("Window after ", element("q", tracks[0].steps[spot.step - 1]?.text ?? ""));
  if (isSame && tracks.length > 1) heading.append(element("small", `, the same in ${number}`));
  $("#player .frames").replaceChildren(...(isSame ? frames.slice(0, 1) : frames).map(({ frame, before, names }) => {
    const figure = element("figure");
    if (!isSame) figure.append(element("figcaption", names.join(", ")));
    figure.append(frame ? markedFrame(frame, before) : element("p", "The window was not recorded."));
    return figure;
  }));
  const heights = $$(`#${CSS.escape(scenario.windows)} pre`).map((frame) => frame.textContent.split("\n").length);
  $("#player .frames").style.setProperty("--lines", String(Math.max(1, ...heights)));
}

/**
 * A copy of a window in which the lines that the step changed are marked.
 * @param {HTMLElement} frame
 * @param {HTMLElement | undefined} before  the window before the step
 * @returns {HTMLElement}
 */
function markedFrame(frame, before) {
  const copy = /** @type {HTMLElement} */ (frame.cloneNode(true));
  if (frame.tagName !== "PRE" || before?.tagName !== "PRE") return copy;
  const old = new Set((before.textContent ?? "").split("\n"));
  const lines = (frame.textContent ?? "").split("\n").map((line) => (old.has(line) ? line : element("mark", line)));
  copy.replaceChildren(...lines.flatMap((line, place) => (place ? ["\n", line] : [line])));
  return copy;
}

// MARK: Tracks

/** The lines of code before and after the one of a message. */
const linesAround = 2;

/**
 * Shows the messages of a pattern so far, and the line of the present one.
 * @param {Track} track
 * @param {Spot} spot
 */
function showTrack(track, spot) {
  const column = $(`#player .track[data-for="${track.pattern}"]`);
  const { messages } = track.steps[spot.step - 1] ?? { messages: [] };
  const number = reached(track, spot);
  const message = messages[number - 1];
  const progress = $(".progress p", column);
  progress.replaceChildren(element("b", progressText(number, messages.length)));
  if (message) progress.append(` ${message.from ?? "start"} → ${message.to} `, element("code", message.text));
  const box = $(".chart", column);
  const drawn = draw(track, box, goToSpot);
  drawUntil(drawn, box, track, spot);
  const total = track.steps.slice(0, spot.step - 1).reduce((sum, step) => sum + step.messages.length, number);
  drawn.svg.setAttribute("aria-label", `Messages so far: ${total}. ${progress.textContent}`);
  showLine(message, column);
}

/**
 * Says how far a pattern is in a step.
 * @param {number} number  the number of its messages so far
 * @param {number} count  the number of all its messages
 */
function progressText(number, count) {
  if (count === 0) return "no message in this step";
  if (number < count) return `message ${number} of ${count}`;
  return count === 1 ? "done, 1 message" : `done, ${count} messages`;
}

/**
 * Shows the line that sends a message, with some around it.
 * @param {Message | undefined} message
 * @param {HTMLElement} column
 */
function showLine(message, column) {
  const source = $(".source", column);
  const sent = $(".sent", column);
  const line = message?.line ? elementAt(message.line) : null;
  const list = /** @type {HTMLOListElement | null} */ (line?.parentElement ?? null);
  source.classList.toggle("none", !list);
  if (!message || !line || !list) {
    for (const row of source.children) row.className = "";
    sent.textContent = message ? "The page does not show the line that sends it." : "";
    return;
  }
  colour(list);
  const lines = [...list.children];
  const place = lines.indexOf(line);
  showRows(source, place - linesAround, lines, line, list.start);
  const link = element("a", `${fileName(list)}.swift:${list.start + place}`, { href: `#${message.line}` });
  sent.replaceChildren(message.isReceived ? "called by code outside the pattern: " : "sent by ", link);
}

/**
 * Fills the rows of a piece of code. They stay the same elements: a new item of a list has the browser count the items of all
 * lists of the page again.
 * @param {HTMLElement} source
 * @param {number} first  the place of the first line, which may be before the file's beginning
 * @param {Element[]} lines  of the file
 * @param {Element} present
 * @param {number} start  the number of the file's first line
 */
function showRows(source, first, lines, present, start) {
  for (let number = source.children.length; number <= 2 * linesAround; number += 1) source.append(element("li"));
  [...source.children].forEach((child, number) => {
    const row = /** @type {HTMLElement} */ (child);
    const line = lines[first + number];
    row.replaceChildren(...(line ? line.cloneNode(true).childNodes : []));
    row.dataset.number = line ? String(start + first + number) : "";
    row.className = line === present ? "now" : "";
  });
}

// MARK: Figures

/**
 * Shows the figures of the step; of a pattern once it is done.
 * @param {Played} now
 */
function showFigures({ tracks, spot }) {
  const steps = tracks.map(({ steps: own }) => own[spot.step - 1]);
  const isDone = tracks.map((track, place) => reached(track, spot) === (steps[place]?.messages.length ?? 0));
  const rows = [
    { name: "messages", figures: steps.map((step) => step?.messages.length) },
    { name: "calls", figures: steps.map((step) => step?.calls) },
    { name: "files", figures: steps.map((step) => step?.files) },
  ];
  const head = element("tr");
  head.append(element("td"), ...tracks.map(({ pattern }) => element("th", patternName(pattern), { scope: "col", class: "right" })));
  $("#player .step-figures table").replaceChildren(head, ...rows.map(({ name, figures }) => {
    const row = element("tr");
    const cells = figures.map((figure, place) => element("td", isDone[place] ? String(figure ?? 0) : "…", { class: "right" }));
    row.append(element("th", name, { scope: "row" }), ...cells);
    return row;
  }));
}

// MARK: The walk

/**
 * Goes to a place. Message 0 is the end of a step.
 * @param {Spot | undefined} spot
 */
function goToSpot(spot) {
  if (!played || !spot) return;
  const isLast = spot.message === lengthOf(played.tracks, spot.step);
  go({ step: spot.step, message: isLast ? 0 : spot.message, scenario: played.scenario.name, at: "" }, "step");
}

/**
 * Walks on or back.
 * @param {keyof typeof walks} kind
 */
function walk(kind) {
  if (played) goToSpot(walks[kind](played.spots, played.number));
}

/** Whether the player has the keys. */
function isPlaying() {
  return state.view === "play" && played !== null;
}

for (const button of $$("#player [data-walk]")) button.addEventListener("click", () => walk(button.dataset.walk));
for (const select of $$("#play-choice select")) {
  select.addEventListener("change", () => go({ scenario: select.value, step: 0, message: 0, at: "" }));
}
$("#play-choice").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
playSlider.addEventListener("input", () => goToSpot(played?.spots[Number(playSlider.value) - 1]));
// Of the slider's own keys these two would go on by a tenth.
playSlider.addEventListener("keydown", (event) => {
  if (event.key !== "PageDown" && event.key !== "PageUp") return;
  event.preventDefault();
  walk(event.key === "PageDown" ? "nextStep" : "previousStep");
});

key("ArrowRight", "Play: next message", () => walk("nextMessage"), isPlaying);
key("ArrowLeft", "Play: previous message", () => walk("previousMessage"), isPlaying);
key("PageDown", "Play: next step", () => walk("nextStep"), isPlaying);
key("PageUp", "Play: previous step", () => walk("previousStep"), isPlaying);
key("Home", "Play: first step", () => walk("first"), isPlaying);
key("End", "Play: last step", () => walk("last"), isPlaying);

// The drawings are as wide as their boxes.
new ResizeObserver(() => {
  if (!played || !isPlaying()) return;
  for (const track of played.tracks) showTrack(track, played.spot);
}).observe($("#player .tracks"));
