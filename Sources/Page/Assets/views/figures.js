// The figures: a field narrows them to those whose name has a word.

/** @type {HTMLInputElement} */
const figureField = $("#search");

figureField.addEventListener("input", () => {
  const word = figureField.value.trim().toLowerCase();
  for (const figure of $$(".multiples figure")) {
    figure.hidden = !$("figcaption", figure).textContent.toLowerCase().includes(word);
  }
});
