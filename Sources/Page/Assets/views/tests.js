// The unit tests of the compared patterns side by side, name by name.

view("tests", (shown) => {
  for (const list of $$("#tests .code").filter(isSeen)) colour(list);
  // A row is shown if one of the compared patterns has something in it.
  for (const row of $$("#tests .row")) {
    row.hidden = shown.patterns.every((id) => !$(`[data-for="${id}"] .code`, row));
  }
});
