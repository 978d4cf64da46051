// The views: one is shown at a time.
//
// To add a view:
//
// 1. Add a case to `PageView` in Swift, and a file with a `PageSection` for it, which joins the list `PageSection.all`.
//    `data-for="mvp"` and `data-example="login"` hide an element unless that
//    pattern or example is chosen; `data-pattern="mvp"` says of which one pattern it is.
// 2. If it needs a script, write `Assets/views/NAME.js` with `view("NAME", render)`. `render(state, before)` is called
//    when the view is shown and after each change while it is; it reads the state and changes the elements of its own
//    view. It changes the state by `go`, never the address.
// 3. If it needs a style, write `Assets/views/NAME.css`. For its part of the page's test of itself, write
//    `Assets/selftest/NAME.js`. All files of these folders are found by themselves.

/**
 * Shows a view as the state says. `before` is the state that was shown until now; null at first.
 * @typedef {(state: State, before: State | null) => void} Render
 */

/** @type {Map<string, Render>} */
const renders = new Map();

/**
 * What every view shows, such as the header.
 * @type {Render[]}
 */
const rendersOfAll = [];

/**
 * Registers the script of a view.
 * @param {string} name
 * @param {Render} render
 */
function view(name, render) {
  renders.set(name, render);
}

/**
 * Registers what is done for every view, before the view's own script.
 * @param {Render} render
 */
function everyView(render) {
  rendersOfAll.push(render);
}

/**
 * Finds the element to which a state leads that names none by `at`, by the name of the view.
 * @type {Map<string, (shown: State) => Element | null | undefined>}
 */
const leads = new Map();

/**
 * The element to which a state leads: the page scrolls to it.
 * @param {State} shown
 * @returns {any}
 */
function targetOf(shown) {
  return elementAt(shown.at) ?? leads.get(shown.view)?.(shown) ?? null;
}

/**
 * The element of the view that is shown.
 * @returns {HTMLElement}
 */
function shownView() {
  return $(`main > [data-view="${state.view}"]`);
}

/** Hides what belongs to patterns and examples that are not chosen; a style sheet of the script's own. */
const filter = new CSSStyleSheet();
document.adoptedStyleSheets = [filter];

everyView(({ patterns, example }) => {
  const chosen = patterns.map((id) => `[data-for="${id}"]`).join(", ");
  filter.replaceSync(`
    .view [data-for]:not(${chosen}) { display: none !important; }
    .view [data-example]:not([data-example="${example}"]) { display: none !important; }
    .view [data-mark]:is(${patterns.map((id) => `[data-mark="${id}"]`).join(", ")}) { font-weight: bold; }
  `);
});

everyView(({ view: name }) => {
  document.documentElement.dataset.view = name;
  const title = catalogue.views.find(({ id }) => id === name)?.title ?? "";
  document.title = `${title} – ${catalogue.title}`;
});

// A link to a view keeps what was chosen, also when it is copied.
everyView((shown) => {
  for (const link of $$("a[data-to]")) {
    const name = link.dataset.to;
    link.setAttribute("href", addressOf({ ...shown, ...choicesOf(link), view: name, at: "" }));
    if (!link.closest("nav")) continue;
    if (name === shown.view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
    // On a phone the list of views scrolls.
    if (name === shown.view) link.closest("ul").scrollLeft = link.offsetLeft - innerWidth / 3;
  }
});

/**
 * The choices that a link to a view makes, which it has as JSON in `data-choices`.
 * @param {HTMLElement} link
 * @returns {Partial<State>}
 */
function choicesOf(link) {
  return link.dataset.choices ? JSON.parse(link.dataset.choices) : {};
}

/**
 * Shows the state.
 * @param {State | null} before
 */
function render(before) {
  for (const renderAny of rendersOfAll) renderAny(state, before);
  renders.get(state.view)?.(state, before);
  for (const old of $$(".target")) old.classList.remove("target");
  const target = targetOf(state);
  if (!target) return;
  target.classList.add("target");
  openAround(target);
}

// MARK: Addresses

/** The address that was written or read last. */
let knownHash = "";

/**
 * Changes the state, the address and what is shown.
 *
 * A new view or choice is an entry of its own in the browser's history, to which Back leads; a step is none.
 * @param {Partial<State>} change
 * @param {"choice" | "step"} [kind]
 */
function go(change, kind = "choice") {
  const before = state;
  const next = { ...state, ...change };
  const hash = addressOf(next);
  if (kind === "step") {
    history.replaceState({ top: scrollY }, "", hash);
  } else if (hash !== addressOf(before)) {
    keepPlace();
    history.pushState({ top: 0 }, "", hash);
  }
  state = next;
  knownHash = hash;
  render(before);
  const target = targetOf(state);
  if (target && change.at !== undefined) {
    target.scrollIntoView();
    focusQuietly(target);
  } else if (state.view !== before.view) {
    scrollTo(0, 0);
    focusHeading();
  }
}

/** Keeps the place to which the page is scrolled in the history's present entry, for Back and Forward. */
function keepPlace() {
  clearTimeout(placeTimer);
  history.replaceState({ top: scrollY }, "");
}

/** The milliseconds without scrolling after which the place is kept: browsers limit how often. */
const placeDelay = 150;

/**
 * Waits until the reader has stopped scrolling.
 * @type {number | undefined}
 */
let placeTimer;

/** Keeps the place once the reader has stopped scrolling. */
function keepPlaceSoon() {
  clearTimeout(placeTimer);
  placeTimer = setTimeout(keepPlace, placeDelay);
}

/** The name under which the browser's tab keeps the place over a reload: the history then forgets what is set so late. */
const reloadKey = "place";

/** Keeps the place for a reload. */
function keepPlaceForReload() {
  try {
    sessionStorage.setItem(reloadKey, JSON.stringify({ address: location.hash, top: scrollY }));
  } catch {
    // A browser may refuse to keep anything for a file.
  }
}

/**
 * The place that was kept for this reload; nothing otherwise.
 * @returns {number | undefined}
 */
function placeBeforeReload() {
  const [navigation] = performance.getEntriesByType("navigation");
  if (/** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type !== "reload") return undefined;
  try {
    const kept = JSON.parse(sessionStorage.getItem(reloadKey) ?? "null");
    return kept?.address === location.hash && typeof kept.top === "number" ? kept.top : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the state that the address names, at the place where the reader left it. */
function arrive() {
  clearTimeout(placeTimer);
  const isFirst = knownHash === "";
  const before = isFirst ? null : state;
  knownHash = location.hash;
  state = stateOf(location.hash);
  render(before);
  scrollToPlace();
  if (!isFirst && before?.view !== state.view) focusHeading();
}

/** Scrolls to where the reader left the page, else to the element of the address, else to the top. */
function scrollToPlace() {
  scrollToPlaceOf(history.state?.top);
}

/**
 * Scrolls to a place; without one to the element of the address, else to the top.
 * @param {unknown} place
 */
function scrollToPlaceOf(place) {
  const target = targetOf(state);
  if (typeof place === "number") scrollTo(0, place);
  else if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** Moves the focus to the heading of the view, so that a screen reader reads on there, or to the field that one came for. */
function focusHeading() {
  const start = $$("[data-start]", shownView())[0] ?? $$("h2", shownView()).find(isSeen);
  if (start) focusQuietly(start);
}

/**
 * Moves the focus without scrolling.
 * @param {HTMLElement} target
 */
function focusQuietly(target) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Shows the first state, and from then on what the reader chooses. */
function startViews() {
  history.scrollRestoration = "manual";
  arrive();
  // Until then the browser itself scrolls to the element whose id is the view's name.
  const place = placeBeforeReload() ?? history.state?.top;
  addEventListener("load", () => scrollToPlaceOf(place), { once: true });
  addEventListener("popstate", arrive);
  addEventListener("hashchange", () => {
    // Most browsers tell of a typed address by popstate too.
    if (location.hash !== knownHash) arrive();
  });
  addEventListener("load", () => addEventListener("scroll", keepPlaceSoon), { once: true });
  addEventListener("pagehide", keepPlaceForReload);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (!(link instanceof HTMLAnchorElement) || link.classList.contains("skip")) return;
    event.preventDefault();
    go(stateOf(link.hash, state));
  });
}
