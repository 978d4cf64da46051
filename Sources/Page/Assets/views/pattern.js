// One pattern: the one of the address, else the first of those that are compared.

view("pattern", (shown) => {
  const id = shown.pattern || shown.patterns[0];
  for (const article of $$("#pattern > article")) article.hidden = article.dataset.pattern !== id;
  for (const link of $$("#pattern > .patterns a")) {
    if (link.hash === `#pattern-${id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
});
