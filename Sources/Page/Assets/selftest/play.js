// The player: what it shows is what was recorded, however one walks.

/** The scenarios, each with every pattern in turn and the one after it. */
function playChoices() {
  const ids = catalogue.patterns.map(({ id }) => id);
  const pairs = ids.map((id, place) => [id, ids[(place + 1) % ids.length]]).filter((_, place) => place % 2 === 0);
  return sampled(recordings.scenarios.flatMap(({ example, name }) =>
    pairs.map((patterns) => ({ example, scenario: name, patterns }))));
}

/**
 * Shows the player in a state that says all.
 * @param {Partial<State>} chosen
 */
function play(chosen) {
  go({ ...initialState(), view: "play", ...chosen });
  return played;
}

/**
 * The column of a pattern.
 * @param {string} id
 */
function playColumn(id) {
  return $(`#player .track[data-for="${id}"]`);
}

/**
 * Checks what the player shows against what was recorded.
 * @param {string} place
 */
function checkPlayed(place) {
  if (!played) return;
  const { scenario, tracks, spot } = played;
  const frames = $$("#player .frames figure");
  const windows = tracks.map((track) => windowOf(scenario, track, spot.step)?.textContent);
  const shown = frames.map((figure) => (figure.lastElementChild.matches("pre, figure p") ? figure.lastElementChild.textContent : ""));
  for (const text of windows) check(text === undefined || shown.includes(text), "the window is not the recorded one", place);
  check(shown.length === new Set(windows).size, "windows that are the same are not shown once", place);
  for (const track of tracks) {
    const column = playColumn(track.pattern);
    const number = reached(track, spot);
    const { messages } = track.steps[spot.step - 1];
    const arrows = $$(".arrow.now", column);
    check(arrows.length === Math.min(1, number), "not one message is the present one", `${place} ${track.pattern}`);
    const drawn = drawings.get($(".chart", column));
    const expected = drawn?.steps[spot.step - 1].arrows[number - 1]?.group;
    check(arrows[0] === expected, "another message is the present one", `${place} ${track.pattern}`);
    if (arrows[0]) checkInSight(arrows[0], $(".chart", column), `${place} ${track.pattern}`);
    const code = $(".source .now", column);
    const line = messages[number - 1]?.line;
    check(Boolean(code) === Boolean(line), "a message without its line", `${place} ${track.pattern}`);
    const link = $(".sent a", column);
    if (line) check(link?.hash === `#${line}` && elementAt(line)?.textContent === code?.textContent, "another line is shown", link);
    const isDone = number === messages.length;
    check($(".progress p", column).textContent.startsWith("done") === (isDone && number > 0), "a pattern is not said to be done", place);
  }
}

/**
 * Checks that an arrow is in the part of its box that is seen, below the heads of the lanes.
 * @param {Element} arrow
 * @param {HTMLElement} box
 * @param {string} place
 */
function checkInSight(arrow, box, place) {
  const own = $("path", arrow).getBoundingClientRect();
  const around = box.getBoundingClientRect();
  const heads = $(".heads", box).getBoundingClientRect();
  check(own.top >= heads.bottom && own.bottom <= around.bottom + 1, "the present arrow is out of sight", place);
  const middle = own.left + own.width / 2;
  check(middle >= around.left && middle <= around.right, "the present arrow is beside its box", place);
}

testPart("drawings and lists of messages", () => {
  go({ view: "play" });
  $("#play-as-lists").click();
  check(isSeen(playLists) && $("#play-as-lists").getAttribute("aria-expanded") === "true", "the lists are not shown");
  for (const { example, name, sequences } of sampled(recordings.scenarios)) {
    for (const [pattern, id] of Object.entries(sequences)) {
      go({ ...initialState(), view: "play", example, scenario: name, patterns: completePatterns([pattern]) });
      const article = /** @type {HTMLElement} */ (document.getElementById(id));
      check(isSeen(article), "a list is not shown", id);
      const track = trackOf(id, pattern);
      const listed = $$(".steps > li", article).map((item) => $$("li", item).map((one) => one.textContent));
      const drawn = drawings.get($(".chart", playColumn(pattern)));
      check(listed.length === track.steps.length && drawn?.steps.length === listed.length, "steps of drawing and list differ", id);
      track.steps.forEach(({ messages }, place) => {
        check(listed[place]?.length === messages.length, "a list has other messages", `${id} ${place}`);
        check(drawn?.steps[place].arrows.length === messages.length, "a drawing has other messages", `${id} ${place}`);
        messages.forEach((message, number) => {
          const words = `${message.from ?? "start"} → ${message.to}: ${message.text}`;
          check(listed[place]?.[number]?.startsWith(words), "a message differs in the list", `${id}: ${words}`);
          const arrow = drawn?.steps[place].arrows[number].group ?? article;
          check(($("title", arrow) ?? $("text", arrow))?.textContent === message.text, "an arrow has another text", `${id}: ${words}`);
          check(!message.line || elementAt(message.line), "a message's line does not exist", `${id}: ${words}`);
        });
      });
    }
  }
  $("#play-as-lists").click();
  check(!isSeen(playLists), "the lists are not hidden again");
});

testPart("every step of every scenario", () => {
  for (const chosen of playChoices()) {
    const count = stepCount(play(chosen)?.tracks ?? []);
    check(count > 1, "a scenario without steps", JSON.stringify(chosen));
    for (const { steps } of played?.tracks ?? []) {
      const texts = (/** @type {Step[]} */ own) => own.map(({ text }) => text).join();
      check(texts(steps) === texts(played?.tracks[0].steps ?? []), "patterns have other steps", JSON.stringify(chosen));
    }
    for (let step = 1; step <= count; step += 1) {
      play({ ...chosen, step });
      checkPlayed(`${addressOf(state)}`);
      check($("#player .steps-of-scenario [aria-current]").textContent === played?.tracks[0].steps[step - 1].text, "another step is marked");
    }
  }
});

testPart("a click on a step", () => {
  for (const chosen of playChoices().filter((_, place) => place % 7 === 0)) {
    play(chosen);
    $$("#player .steps-of-scenario button").forEach((button, place) => {
      button.click();
      const length = lengthOf(played?.tracks ?? [], place + 1);
      const isFirst = played?.spot.step === place + 1 && played.spot.message === Math.min(1, length);
      check(isFirst, "a click on a step does not lead to its first message", addressOf(state));
    });
  }
});

testPart("walk from message to message", () => {
  for (const chosen of playChoices().filter((_, place) => place % 7 === 0)) {
    play(chosen);
    $("[data-walk=first]").click();
    const spots = played?.spots ?? [];
    const most = Math.min(spots.length, 40);
    for (let number = 1; number < most; number += 1) {
      $("[data-walk=nextMessage]").click();
      check(played?.number === number, "Next message does not go on", addressOf(state));
      checkPlayed(addressOf(state));
    }
    for (let number = most - 2; number >= 0; number -= 7) {
      go({ step: spots[number + 1].step, message: spots[number + 1].message }, "step");
      $("[data-walk=previousMessage]").click();
      check(played?.number === number, "Previous message does not go back", addressOf(state));
    }
    const seen = [];
    for ($("[data-walk=first]").click(); seen.length <= stepCount(played?.tracks ?? []); $("[data-walk=nextStep]").click()) {
      if (played && isEnd(spots, played.number)) seen.push(played.spot.step);
      if (played?.number === spots.length - 1) break;
    }
    check(seen.join() === seen.map((_, place) => place + 1).join() && seen.length === stepCount(played?.tracks ?? []),
      "Next step does not go to the end of each step", seen.join());
    check($("[data-walk=nextStep]").getAttribute("aria-disabled") === "true", "the last step leads on");
    $("[data-walk=previousStep]").click();
    check(played?.spot.step === seen.length - 1 && isEnd(spots, played.number), "Previous step does not go to the end of a step");
  }
});

testPart("keys and slider of the player", () => {
  play({});
  const spots = played?.spots ?? [];
  const expect = (/** @type {string} */ name, /** @type {number} */ number) =>
    check(played?.number === number, `${name} leads to another place`, `${played?.number} for ${number}`);
  press("Home");
  expect("Home", 0);
  press("ArrowRight");
  expect("ArrowRight", 1);
  press("ArrowLeft");
  expect("ArrowLeft", 0);
  press("PageDown");
  check(played?.spot.step === (isEnd(spots, 0) ? 2 : 1), "PageDown does not go to the end of a step");
  press("End");
  expect("End", spots.length - 1);
  press("PageUp");
  check(played?.spot.step === stepCount(played?.tracks ?? []) - 1, "PageUp does not go back a step");
  const button = $("[data-walk=previousMessage]");
  button.focus();
  press("ArrowLeft");
  check(document.activeElement === button, "a key takes the focus away");
  playSlider.focus();
  for (const number of [0, Math.floor(spots.length / 2), spots.length - 1]) {
    playSlider.value = String(number + 1);
    playSlider.dispatchEvent(new Event("input", { bubbles: true }));
    expect("the slider", number);
    check(playSlider.getAttribute("aria-valuetext") === $("#play-place").textContent, "the slider says another place");
    check(document.activeElement === playSlider, "the slider loses the focus");
  }
  check($("#play-place").getAttribute("aria-live") === "off", "the place is said twice");
  press("PageUp");
  check(played?.spot.step === stepCount(played?.tracks ?? []) - 1, "PageUp in the slider does not go back a step");
  go({ view: "figures" });
  const before = addressOf(state);
  press("ArrowRight");
  check(addressOf(state) === before, "a key of the player works in another view");
});

testPart("addresses of the player", async () => {
  const scenario = recordings.scenarios[recordings.scenarios.length - 1];
  const patterns = catalogue.patterns.slice(0, mostPatterns).map(({ id }) => id);
  play({ example: scenario.example, scenario: scenario.name, patterns });
  go({ view: "figures" });
  go({ view: "play" });
  const count = history.length;
  $("[data-walk=nextStep]").click();
  $("[data-walk=nextMessage]").click();
  $("[data-walk=nextMessage]").click();
  check(history.length === count, "a step is an entry of the history");
  const [place, address, text] = [played?.number, location.hash, $("#player").textContent];
  check(address === addressOf(state) && /&step=\d+&message=2$/.test(address), "the address does not hold the place", address);
  $(".sent a", playColumn(patterns[0])).click();
  check(state.view === "code" && $("#code .target") && isSeen($("#code .target")), "the line's link does not lead to the code");
  await afterTraversal(() => history.back());
  check(location.hash === address && played?.number === place, "Back does not lead to the place before", location.hash);
  check($("#player").textContent === text, "Back shows something else");
  arrive();
  check(location.hash === address && played?.number === place, "Reload does not keep the place", location.hash);
  for (const list of sampled($$("#play-lists article, #play-lists li[data-step]"))) {
    const chosen = stateOf(`#${list.id}`);
    const article = list.closest("article");
    check(chosen.view === "play" && !chosen.at, "a list's address does not lead to the player", list);
    check(!article.dataset.scenario || chosen.scenario === article.dataset.scenario, "a list's address loses the scenario", list);
    check(chosen.example === article.dataset.example && chosen.step === Number(list.dataset.step), "a list's address loses the step", list);
  }
  // The numbers of too great a step and message are those of the last ones.
  play({ step: 9999, message: 9999 });
  check(played?.number === (played?.spots.length ?? 0) - 1, "a step beyond the end is not the last");
  play({ scenario: "nobody's" });
  check(played?.scenario === recordings.scenarios.find(({ example }) => example === state.example), "an unknown scenario is not the first");
});

testPart("scenarios of each example", () => {
  for (const { example, name } of recordings.scenarios) {
    play({ example, step: 2, message: 1 });
    const select = $$("#play-choice select").find(isSeen);
    select.value = name;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    check(state.scenario === name && played?.scenario.name === name && state.step === 0 && state.message === 0, "the list does not choose", name);
    check(played?.spot.step === played?.scenario.launch, "a scenario does not begin with its launch", name);
  }
});

testPart("the player fits the window", () => {
  if (innerWidth < 1200 || innerHeight < 800) return;
  for (const chosen of playChoices()) {
    play({ ...chosen, step: 99 });
    check($("#player").getBoundingClientRect().bottom <= innerHeight, "the player is higher than the window", addressOf(state));
    for (const { pattern } of played?.tracks ?? []) {
      check($(".chart", playColumn(pattern)).clientHeight > 100, "hardly any room for the messages", `${addressOf(state)} ${pattern}`);
    }
  }
});
