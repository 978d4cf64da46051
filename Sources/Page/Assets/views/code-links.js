// From a call or a type's name in the code to its declaration, in the same pattern and example.
//
// The declarations are read in the code that the page shows, by its layout: a member stands two spaces further in than its
// type. A call is linked if the type of what is before the point is known: `self`, a property, a parameter or a variable with
// a type, or a type itself. Where it is not known there is no link, so that none leads to another member of the same name.

/**
 * A member of a type.
 * @typedef {object} Member
 * @property {string} name
 * @property {Element} line
 * @property {string | undefined} label  the first argument's label of a function: `_` for none, empty without arguments
 * @property {string | undefined} type  the type of a property, as far as it is a mere name
 */

/**
 * A type with its extensions.
 * @typedef {object} DeclaredType
 * @property {string} name
 * @property {boolean} isProtocol
 * @property {Element | undefined} line  nothing for a type of elsewhere that is only extended
 * @property {number} count  of its declarations: more than one if several types have the name
 * @property {string[]} parents
 * @property {Member[]} members
 */

/** @typedef {Map<string, DeclaredType>} Declarations */

/**
 * Where a call leads.
 * @typedef {{ line: Element, title: string }} Lead
 */

/** The lists whose names are links. */
const linkedNames = new WeakSet();

/**
 * The declarations of each pattern and example that were read.
 * @type {Map<string, Declarations>}
 */
const knownDeclarations = new Map();

/**
 * Makes links of the names in a file that stand for declarations of its pattern; once.
 * @param {HTMLElement} list
 */
function linkNames(list) {
  const pattern = list.closest("[data-for]")?.getAttribute("data-for");
  if (!pattern || linkedNames.has(list)) return;
  linkedNames.add(list);
  const declarations = declarationsOf(pattern, list.closest("[data-example]")?.getAttribute("data-example"));
  for (const { line, code, type, variables } of linesOf(list)) {
    // From the end, so that the places of the others stay the same.
    for (const { start, name, lead } of leadsIn(code, type, variables, declarations).reverse()) {
      if (lead.line !== line) linkName(line, start, name, lead);
    }
  }
}

/**
 * The declarations in the code of a pattern, in one example or in all.
 * @param {string} pattern
 * @param {string | null | undefined} example
 * @returns {Declarations}
 */
function declarationsOf(pattern, example) {
  const key = `${pattern} ${example ?? ""}`;
  const known = knownDeclarations.get(key);
  if (known) return known;
  /** @type {Declarations} */
  const declarations = new Map();
  for (const list of $$(`#code [data-for="${pattern}"] .file .code`)) {
    const own = list.closest("[data-example]")?.getAttribute("data-example");
    if (!example || !own || own === example) declare(list, declarations);
  }
  knownDeclarations.set(key, declarations);
  return declarations;
}

// MARK: Reading

/** The beginning of a type or an extension, with what it inherits from. */
const typeStart = /^ *(?:(?:public|package|private|fileprivate|final|indirect|@\w+) )*(class|struct|enum|protocol|actor|extension) (\w+)(?:<[^>]*>)?(?:: ([^{]+))?/;

/** The beginning of a member. */
const memberStart = /^ *(?:(?:[a-z]+(?:\(set\))?|@\w+) )*(func|var|let) (\w+)/;

/**
 * The code of a line, with spaces in place of comments and strings.
 * @param {Element} line
 */
function codeOf(line) {
  const pieces = [...line.childNodes].map((node) => {
    const text = node.textContent ?? "";
    return node instanceof Element && node.matches("i, s") ? " ".repeat(text.length) : text;
  });
  return pieces.join("");
}

/**
 * The lines of a file with the type that each is in, and the variables of the function until there with their types.
 * @param {HTMLElement} list
 * @returns {{ line: Element, code: string, type: string, isMember: boolean, variables: Map<string, string | undefined> }[]}
 */
function linesOf(list) {
  colour(list);
  /** @type {{ name: string, depth: number }[]} */
  let around = [];
  /** @type {Map<string, string | undefined>} */
  let variables = new Map();
  return [...list.children].map((line) => {
    const code = codeOf(line);
    const depth = code.search(/\S/);
    if (depth >= 0 && !/^\s*[)}\]]/.test(code)) around = around.filter((type) => type.depth < depth);
    const [, kind, name] = code.match(typeStart) ?? [];
    const inside = around.at(-1);
    const isMember = inside !== undefined && depth === inside.depth + 2;
    if (isMember) variables = new Map();
    for (const [word, type] of variablesIn(code, isMember)) variables.set(word, type);
    const type = around.map((own) => own.name).at(-1) ?? "";
    if (kind && name) around.push({ name, depth });
    return { line, code, type, isMember, variables: new Map(variables) };
  });
}

/**
 * The variables that a line declares: parameters, and variables unless the line declares a member.
 * @param {string} code
 * @param {boolean} isMember
 * @returns {[string, string | undefined][]}
 */
function variablesIn(code, isMember) {
  const isFunction = /\b(?:func|init)\b/.test(code);
  /** @type {[string, string | undefined][]} */
  const found = [];
  if (isMember && !isFunction) return found;
  if (isFunction || !isMember) {
    for (const [, name, type] of code.matchAll(/(\w+): (\(?(?:any |some )?[A-Z][\w.]*\)?[?!]?)(?=[,)\s]|$)/g)) found.push([name, plainType(type)]);
  }
  // `guard let view else` has the type of the property.
  for (const [, name, rest] of code.matchAll(/\b(?:let|var) (\w+)((?: =|:)[^{]*)/g)) found.push([name, typeIn(rest)]);
  for (const [, name] of code.matchAll(/\bfor (\w+) in\b/g)) found.push([name, undefined]);
  for (const [, names] of code.matchAll(/\{ (?:\[[^\]]*\] )?\(?([\w, ]+)\)? in\b/g)) {
    for (const name of names.split(", ")) found.push([name, undefined]);
  }
  return found;
}

/**
 * The type that a declaration names behind its colon, or makes behind its equals sign.
 * @param {string} rest  what follows the name
 */
function typeIn(rest) {
  const named = rest.match(/^: ([^={]+)/)?.[1] ?? rest.match(/^ = (?:try )?(?:await )?([A-Z]\w*)\(/)?.[1];
  return named && plainType(named.trim());
}

/**
 * The name of a type without what surrounds it: `LoginView` of `(any LoginView)?`.
 * @param {string} type
 * @returns {string | undefined} nothing for a type that is no mere name
 */
function plainType(type) {
  return type.match(/^\(?(?:any |some )?(\w+)\)?[?!]?$/)?.[1];
}

/**
 * Adds the declarations of a file.
 * @param {HTMLElement} list
 * @param {Declarations} declarations
 */
function declare(list, declarations) {
  for (const { line, code, type, isMember } of linesOf(list)) {
    const [, kind, name, parents] = code.match(typeStart) ?? [];
    if (kind && name && !/^ *class (?:func|var)\b/.test(code)) {
      const declared = declarations.get(name) ??
        { name, isProtocol: kind === "protocol", line: undefined, count: 0, parents: [], members: [] };
      declarations.set(name, declared);
      declared.parents.push(...(parents ?? "").split(/[,&]/).map((parent) => parent.trim()));
      if (kind !== "extension") {
        declared.line = line;
        declared.count += 1;
      }
      continue;
    }
    const [whole, keyword, member] = code.match(memberStart) ?? [];
    const owner = declarations.get(type);
    // Variables of functions stand further in than members.
    if (!whole || !owner || !isMember) continue;
    const rest = code.slice(whole.length);
    owner.members.push({
      name: member, line,
      label: keyword === "func" ? firstLabel(rest) : undefined,
      type: keyword === "func" ? undefined : typeIn(rest),
    });
  }
}

/**
 * The label of the first argument or parameter behind an opening bracket.
 * @param {string} rest  the code from the bracket on
 * @returns {string | undefined} nothing if it stands in another line; empty if there is none
 */
function firstLabel(rest) {
  const inside = rest.match(/^(?:<[^>]*>)?\((.*)/)?.[1];
  if (!inside) return undefined;
  if (inside.startsWith(")")) return "";
  return inside.match(/^(\w+)(?: \w+)?:/)?.[1] ?? "_";
}

// MARK: Finding

/**
 * The names of types and calls in a line that lead somewhere.
 * @param {string} code
 * @param {string} type  the type that the line is in
 * @param {Map<string, string | undefined>} variables
 * @param {Declarations} declarations
 * @returns {{ start: number, name: string, lead: Lead }[]}
 */
function leadsIn(code, type, variables, declarations) {
  const found = [];
  for (const match of code.matchAll(/(?<![\w.`@#])[A-Za-z_]\w*(?:[?!]?\.[A-Za-z_]\w*)*/g)) {
    const begin = match.index ?? 0;
    const words = [...match[0].matchAll(/\w+/g)].map((word) => ({ text: word[0], start: begin + (word.index ?? 0) }));
    const end = begin + match[0].length;
    const isCall = code[end] === "(";
    const isDeclared = /\b(?:func|var|let|case|class|struct|enum|protocol|actor|typealias) $/.test(code.slice(0, begin));
    if (isDeclared) continue;
    for (const { text, start } of words) {
      const own = typeNamed(text, declarations);
      if (own?.line) found.push({ start, name: text, lead: { line: own.line, title: "" } });
    }
    const last = words[words.length - 1];
    if (!isCall || !/^[a-z]/.test(last.text)) continue;
    const receiver = words.slice(0, -1).map(({ text }) => text);
    const lead = leadOf(receiver, last.text, firstLabel(code.slice(end)), type, variables, declarations);
    if (lead) found.push({ start: last.start, name: last.text, lead });
  }
  return found.sort((one, other) => one.start - other.start);
}

/**
 * The only type of a name.
 * @param {string} name
 * @param {Declarations} declarations
 */
function typeNamed(name, declarations) {
  const type = declarations.get(name);
  return type && type.count === 1 ? type : undefined;
}

/**
 * Where a call leads: to the member of the receiver's type; of a protocol to what implements it, if only one type does.
 * @param {string[]} receiver  the words before the member; none for a call of an own member
 * @param {string} name
 * @param {string | undefined} label
 * @param {string} type
 * @param {Map<string, string | undefined>} variables
 * @param {Declarations} declarations
 * @returns {Lead | undefined}
 */
function leadOf(receiver, name, label, type, variables, declarations) {
  if (!receiver.length && variables.has(name)) return undefined;
  const owner = typeOf(receiver, type, variables, declarations);
  const member = owner && memberOf(owner, name, label, declarations);
  if (!owner || !member) return undefined;
  if (!owner.isProtocol) return { line: member.line, title: "" };
  const implementing = [...declarations.values()].filter((other) => !other.isProtocol && other.parents.includes(owner.name));
  const members = implementing.flatMap((other) => memberOf(other, name, label, declarations) ?? []);
  // Of a type that has none of its own it is the requirement.
  const found = members.filter(({ line }) => line !== member.line);
  if (found.length === 1) return { line: found[0].line, title: `implements ${owner.name}.${name}` };
  return { line: member.line, title: found.length ? `${owner.name}, which ${found.length} types implement` : "" };
}

/**
 * The type of a receiver.
 * @param {string[]} receiver
 * @param {string} type
 * @param {Map<string, string | undefined>} variables
 * @param {Declarations} declarations
 * @returns {DeclaredType | undefined}
 */
function typeOf(receiver, type, variables, declarations) {
  const own = typeNamed(type, declarations) ?? declarations.get(type);
  const [first, ...rest] = receiver;
  /** @type {DeclaredType | undefined} */
  let present = own;
  if (first !== undefined && first !== "self") {
    present = typeNamed(typeNameOf(first, own, variables, declarations) ?? "", declarations);
  }
  for (const word of rest) {
    const named = present && propertyType(present, word, declarations);
    present = typeNamed(named ?? "", declarations);
  }
  return present;
}

/**
 * The name of the type that a word stands for: itself, or that of a variable or of a property.
 * @param {string} word
 * @param {DeclaredType | undefined} own  the type whose property it may be
 * @param {Map<string, string | undefined>} variables
 * @param {Declarations} declarations
 * @returns {string | undefined}
 */
function typeNameOf(word, own, variables, declarations) {
  if (/^[A-Z]/.test(word)) return word;
  if (variables.has(word)) return variables.get(word);
  return own && propertyType(own, word, declarations);
}

/**
 * The type of a property.
 * @param {DeclaredType} owner
 * @param {string} name
 * @param {Declarations} declarations
 */
function propertyType(owner, name, declarations) {
  return memberOf(owner, name, undefined, declarations)?.type;
}

/**
 * The member of a type or of those it inherits from. Of several of one name the one with the label.
 * @param {DeclaredType} owner
 * @param {string} name
 * @param {string | undefined} label
 * @param {Declarations} declarations
 * @returns {Member | undefined}
 */
function memberOf(owner, name, label, declarations) {
  const named = owner.members.filter((member) => member.name === name);
  const fitting = named.length > 1 ? named.filter((member) => member.label === label) : named;
  if (named.length) return fitting.length === 1 ? fitting[0] : undefined;
  for (const parent of owner.parents) {
    const declared = typeNamed(parent, declarations);
    const inherited = declared && declared !== owner && memberOf(declared, name, label, declarations);
    if (inherited) return inherited;
  }
  return undefined;
}

// MARK: Links

/**
 * Makes a link of a name in a line.
 * @param {Element} line
 * @param {number} start  the number of characters before the name
 * @param {string} name
 * @param {Lead} lead
 */
function linkName(line, start, name, lead) {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
    if (before + node.length > start) {
      const text = node.splitText(start - before);
      text.splitText(name.length);
      const link = element("a", name, { href: `#${idOfLine(lead.line)}` });
      if (lead.title) link.title = lead.title;
      text.replaceWith(link);
      return;
    }
    before += node.length;
  }
}

// A part that is chosen may hide the declaration.
$("#code").addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const link = event.target instanceof Element ? event.target.closest(".code a") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  event.preventDefault();
  const isHidden = !isSeen(elementAt(link.hash) ?? link);
  go({ ...stateOf(link.hash, state), part: isHidden ? "" : state.part });
});
