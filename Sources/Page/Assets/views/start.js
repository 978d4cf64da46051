// The compared patterns at a glance.

view("start", (shown) => {
  for (const list of $$("#start .code").filter(isSeen)) colour(list);
  $("#start h2").textContent = `${shown.patterns.map(patternName).join(" beside ")} in ${exampleName(shown.example)}`;
});
