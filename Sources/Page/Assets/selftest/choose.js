// The answers of the script are those of the command.

testPart("choice", () => {
  go({ view: "choose" });
  const text = (/** @type {any} */ answer) => JSON.stringify([answer.pattern, answer.misses, answer.beatenBy]);
  const limits = wishes.map(({ input }) => input?.value ?? "");
  check(choiceTable.samples.length > wishes.length, "no answers to compare with");
  for (const sample of choiceTable.samples) {
    for (const { id, box, input } of wishes) {
      box.checked = id in sample.limits;
      if (input && id in sample.limits) input.value = sample.limits[id];
    }
    const isSame = answers().map(text).join() === sample.answers.map(text).join();
    check(isSame, "the answers are not those of the command", JSON.stringify(sample.limits));
    wishes.forEach(({ input }, place) => {
      if (input) input.value = limits[place];
    });
  }
  for (const { box } of wishes) box.checked = false;
  for (const { id, box } of wishes) {
    box.click();
    box.dispatchEvent(new Event("input", { bubbles: true }));
    check(state.wishes.split(",").some((wish) => wish.split("=")[0] === id), "the address lacks a wish", id);
    check(stateOf(addressOf(state)).wishes === state.wishes, "a wish is lost in the address", id);
  }
  go({ wishes: "" });
  check(wishes.every(({ box }) => !box.checked), "a wish stays ticked without the address");
});
