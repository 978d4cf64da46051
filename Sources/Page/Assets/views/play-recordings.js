// The recorded scenarios, as Swift wrote them: steps with their messages and windows.

/**
 * A message between two roles.
 * @typedef {object} Message
 * @property {string} [from]  the sender; none at the start of the program
 * @property {string} to  the receiver
 * @property {string} text  the member and the number of calls
 * @property {string} [line]  the id of the line to read, if the page shows it
 * @property {boolean} [isReceived]  whether that is the line of the called member, because code outside the pattern calls it
 */

/**
 * A step as a pattern does it.
 * @typedef {object} Step
 * @property {string} text  such as "tap logIn"
 * @property {Message[]} messages
 * @property {number} calls  several equal ones in a row are one message
 * @property {number} files  files of the pattern with the line of a call or of a called member
 * @property {number} [window]  its number among the different windows of patterns; none if it was not recorded
 */

/**
 * A scenario as a pattern does it.
 * @typedef {object} Track
 * @property {string} id  the id of the element with its list
 * @property {string} pattern  the id of the pattern
 * @property {string[]} participants  those that send or receive a message, in the order of the lanes
 * @property {Step[]} steps
 */

/**
 * A scenario that was recorded.
 * @typedef {object} Scenario
 * @property {string} example
 * @property {string} name
 * @property {string} windows  the id of the element with the windows
 * @property {number} launch  the number of the step that starts the program, from 1; 0 if none does
 * @property {Record<string, string>} sequences  the ids of the sequences, by the ids of their patterns
 */

/**
 * See `PlayData`.
 * @type {{ scenarios: Scenario[], sequences: Record<string, any>, messages: any }}
 */
const recordings = embeddedJSON("sequence-data") ?? { scenarios: [], sequences: {}, messages: null };

/**
 * The different messages of all sequences, to which steps refer by their numbers.
 * @type {Message[]}
 */
const recordedMessages = recordings.messages ? messagesOf(recordings.messages) : [];

/**
 * Reads the columns of `PlayMessages`.
 * @param {{ roles: string[], from: (number | null)[], to: number[], text: string[], lines: LineColumns, received: number[] }} columns
 * @returns {Message[]}
 */
function messagesOf({ roles, from, to, text, lines, received }) {
  const ids = lineIDs(lines);
  const areReceived = new Set(received);
  return text.map((words, place) => {
    const sender = from[place];
    return {
      from: sender === null ? undefined : roles[sender],
      to: roles[to[place]],
      text: words,
      line: ids[place] || undefined,
      isReceived: areReceived.has(place),
    };
  });
}

/**
 * The steps to which later ones refer, by their ids.
 * @type {Map<string, any>}
 */
const repeatedSteps = new Map();
for (const { steps } of Object.values(recordings.sequences)) {
  for (const step of steps) if (step.id) repeatedSteps.set(step.id, step);
}

/** @type {Map<string, Track>} */
const knownTracks = new Map();

/**
 * A sequence with its messages.
 * @param {string} id
 * @param {string} pattern
 * @returns {Track}
 */
function trackOf(id, pattern) {
  const known = knownTracks.get(id);
  if (known) return known;
  const { participants, steps } = recordings.sequences[id];
  const made = steps.map((/** @type {any} */ step) => {
    const { messages, calls, files } = repeatedSteps.get(step.same) ?? step;
    return {
      text: step.text, window: step.window, calls, files,
      messages: messages.map((/** @type {number} */ number) => recordedMessages[number]),
    };
  });
  const present = new Set(made.flatMap((/** @type {Step} */ step) => step.messages.flatMap(({ from, to }) => [from, to])));
  const track = { id, pattern, participants: participants.filter((/** @type {string} */ name) => present.has(name)), steps: made };
  knownTracks.set(id, track);
  return track;
}

/**
 * The scenario of a state: the chosen one, else the first of the example.
 * @param {State} shown
 * @returns {Scenario | undefined}
 */
function scenarioOf(shown) {
  const own = recordings.scenarios.filter(({ example }) => example === shown.example);
  return own.find(({ name }) => name === shown.scenario) ?? own[0];
}

/**
 * The tracks of a scenario, in the order of the page; a pattern without a recording has none.
 * @param {Scenario} scenario
 * @param {string[]} patterns
 * @returns {Track[]}
 */
function tracksOf(scenario, patterns) {
  const recorded = catalogue.patterns.map(({ id }) => id).filter((id) => patterns.includes(id) && scenario.sequences[id]);
  return recorded.map((id) => trackOf(scenario.sequences[id], id));
}

// MARK: Places

/**
 * A place in a scenario: after a message of a step. Both count from 1; the message is 0 in a step in which no pattern has one.
 *
 * Message 4 of a step is the fourth of each pattern. A pattern with fewer messages is done, and stays at its last one. After
 * the last message of the pattern with most messages the step ends.
 * @typedef {{ step: number, message: number }} Spot
 */

/**
 * The number of messages of the pattern that has most in a step.
 * @param {Track[]} tracks
 * @param {number} step  from 1
 */
function lengthOf(tracks, step) {
  return Math.max(0, ...tracks.map(({ steps }) => steps[step - 1]?.messages.length ?? 0));
}

/**
 * The number of steps.
 * @param {Track[]} tracks
 */
function stepCount(tracks) {
  return Math.max(0, ...tracks.map(({ steps }) => steps.length));
}

/**
 * All places of a scenario, in order.
 * @param {Track[]} tracks
 * @returns {Spot[]}
 */
function spotsOf(tracks) {
  /** @type {Spot[]} */
  const spots = [];
  for (let step = 1; step <= stepCount(tracks); step += 1) {
    const length = lengthOf(tracks, step);
    for (let message = Math.min(1, length); message <= length; message += 1) spots.push({ step, message });
  }
  return spots;
}

/**
 * The place of a state: without a step that after the launch, without a message the end of the step.
 * @param {State} shown
 * @param {Scenario} scenario
 * @param {Track[]} tracks
 * @returns {Spot}
 */
function spotOf(shown, scenario, tracks) {
  const step = Math.min(stepCount(tracks), shown.step || scenario.launch || 1);
  const length = lengthOf(tracks, step);
  return { step, message: Math.min(length, shown.message || length) };
}

/**
 * Where a track is at a place: its number of messages in the step until then.
 * @param {Track} track
 * @param {Spot} spot
 */
function reached(track, spot) {
  return Math.min(spot.message, track.steps[spot.step - 1]?.messages.length ?? 0);
}

/** The ways to walk, each from a place to another. */
const walks = {
  first: (/** @type {Spot[]} */ spots) => spots[0],
  last: (/** @type {Spot[]} */ spots) => spots[spots.length - 1],
  nextMessage: (/** @type {Spot[]} */ spots, /** @type {number} */ number) => spots[number + 1],
  previousMessage: (/** @type {Spot[]} */ spots, /** @type {number} */ number) => spots[number - 1],
  /** To the end of the step; from there to the end of the next one. */
  nextStep: (/** @type {Spot[]} */ spots, /** @type {number} */ number) =>
    spots.find((_, other) => other > number && isEnd(spots, other)),
  /** To the end of the step before. */
  previousStep: (/** @type {Spot[]} */ spots, /** @type {number} */ number) =>
    spots.filter((spot, other) => spot.step < spots[number].step && isEnd(spots, other)).at(-1),
};

/**
 * Whether a place is the end of its step.
 * @param {Spot[]} spots
 * @param {number} number
 */
function isEnd(spots, number) {
  return spots[number + 1]?.step !== spots[number].step;
}

// MARK: Windows

/**
 * The window of a track after a step, as the lists show it: its frame, or words that none is open.
 * @param {Scenario} scenario
 * @param {Track} track
 * @param {number} step  from 1
 * @returns {HTMLElement | undefined} nothing before the first step, and if it was not recorded
 */
function windowOf(scenario, track, step) {
  const number = track.steps[step - 1]?.window;
  if (number === undefined) return undefined;
  const figure = $$(`#${CSS.escape(scenario.windows)} > ol > li:nth-child(${step}) > figure`)[number];
  return figure.lastElementChild;
}
