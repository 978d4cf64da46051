// Ids, links, and every kind of address.

testPart("ids and links", () => {
  const ids = $$("[id]").map(({ id }) => id);
  const known = new Set(ids);
  check(ids.length === known.size, "ids are not unique", ids.filter((id, place) => ids.indexOf(id) !== place).slice(0, 3).join(" "));
  for (const link of $$("a[href^='#']")) {
    const isKnown = link.hash === "" || link.dataset.to || known.has(decodeURIComponent(link.hash.slice(1))) || elementAt(link.hash);
    check(isKnown, "link without target", link);
  }
  for (const entry of performance.getEntriesByType("resource")) check(/^data:/.test(entry.name), "request", entry.name);
});

testPart("addresses of views", () => {
  go({ view: "find" });
  for (const { id, title } of catalogue.views) {
    go(stateOf(`#${id}`));
    check(state.view === id, "a view's address does not show it", id);
    check($$("main > [data-view]").filter(isSeen).length === 1, "not one view is shown", id);
    check(shownView().dataset.view === id && isSeen(shownView()), "another view is shown", id);
    check(document.title.startsWith(title), "the window's title is another view's", id);
    check($$("nav [aria-current=page]").map((link) => link.dataset.to).join() === id, "the present view is not marked", id);
    check(document.activeElement?.matches("h2, [data-start]"), "the focus is not at the view's heading", id);
  }
});

testPart("addresses hold what is chosen", () => {
  const [first, second, third] = catalogue.patterns.map(({ id }) => id);
  const chosen = {
    ...initialState(), view: "play", patterns: [third ?? second, first], example: catalogue.examples[0].id,
    part: "logic & more", test: "a <test>, with 50 %", scenario: "Zoë's +", step: 7, differences: true, query: "#?&=",
  };
  const address = addressOf(chosen);
  check(JSON.stringify(stateOf(address)) === JSON.stringify(chosen), "an address loses a choice", address);
  check(addressOf(stateOf(address)) === address, "an address changes when it is read", address);
  check(addressOf(initialState()) === `#${catalogue.views[0].id}`, "defaults stand in the address");
});

testPart("addresses of elements", () => {
  for (const target of $$("main [id]").filter((one) => one.closest("[data-view]") && !one.matches("input, button, form, output"))) {
    const shown = stateOf(`#${target.id}`);
    check(shown.view === target.closest("[data-view]").dataset.view, "an element's address shows another view", target);
    const own = target.closest("[data-for]");
    check(!own || shown.patterns.includes(own.dataset.for), "an element's address hides its pattern", target);
  }
  for (const target of $$("[data-pattern] [id], [data-for] [id]:not([data-step])").filter((_, place) => place % 499 === 0)) {
    go(stateOf(`#${target.id}`));
    check(isSeen(target) || target.getClientRects().length > 0 || !target.textContent, "an address does not show its element", target);
  }
});

testPart("hostile addresses", () => {
  const before = $$("img, script, iframe").length;
  for (const address of [
    "#%", "#%E0%A4%A", "#?", "#code?", "#code?patterns=", "#code?patterns=mvp,mvp,mvp", "#code?patterns=nobody",
    "#code?patterns=%3Cimg%20src%3Dx%20onerror%3Dfaults.push('ran')%3E", "#code?example=../../etc", "#play?step=-1",
    "#play?step=1e9", "#play?step=99999", "#play?scenario=%3C/script%3E%3Cscript%3Efaults.push('ran')%3C/script%3E",
    "#choose?types=-5&changes=none=NaN&today=", "#find?query=%3Cimg%20src%3Dx%20onerror%3Dfaults.push('ran')%3E",
    "#__proto__", "#code?__proto__=1&constructor=2&view=play", "#constructor", "#toString?step=2", `#tests?test=${"x".repeat(5000)}`,
    "#javascript:faults.push('ran')", "#data-view", "#pattern?pattern=..", "#code?at=main%22]", "#changes?request=none",
  ]) {
    go(stateOf(address));
    check(catalogue.views.some(({ id }) => id === state.view), "an address shows no view", address);
    check(state.patterns.length >= Math.min(2, catalogue.patterns.length), "an address leaves no patterns", address);
    check($$("main > [data-view]").filter(isSeen).length === 1, "an address shows not one view", address);
  }
  check($$("img, script, iframe").length === before, "an address became an element");
});

testPart("Back, forward and links", async () => {
  go({ view: "code" });
  go({ patterns: completePatterns([catalogue.patterns[1].id, catalogue.patterns[0].id]) });
  scrollTo(0, 400);
  const [place, chosen] = [scrollY, addressOf(state)];
  const link = $("nav [data-to=figures]");
  check(link.hash.startsWith("#figures?"), "a link to a view does not keep what is chosen", link);
  link.click();
  check(state.view === "figures" && location.hash === addressOf(state), "a link does not lead to its view");
  await afterTraversal(() => history.back());
  check(addressOf(state) === chosen && location.hash === chosen, "Back does not lead to the view before", location.hash);
  check(Math.abs(scrollY - place) < 3, "Back does not lead to the place before", `${scrollY} for ${place}`);
  await afterTraversal(() => history.forward());
  check(state.view === "figures", "Forward does not lead on");
  // Reload reads the address, and the place from the history's entry.
  scrollTo(0, 300);
  const now = addressOf(state);
  keepPlace();
  const top = scrollY;
  scrollTo(0, 0);
  arrive();
  check(addressOf(state) === now && Math.abs(scrollY - top) < 3, "Reload does not keep the place", `${scrollY} for ${top}`);
});
