// What the page is about: the lists from which the reader chooses.

/**
 * The patterns and examples of the page, as Swift wrote them.
 * @type {{
 *   patterns: {
 *     id: string, name: string, shortName: string, summary: string, misuseOf?: string,
 *     roles: { name: string, part: string, duty: string }[]
 *   }[],
 *   requests: { id: string, summary: string, example: string }[],
 *   examples: { id: string, title: string }[],
 *   title: string,
 *   views: { id: string, title: string }[],
 *   initialPatterns: string[],
 *   initialExample: string,
 *   files: string[]
 * }}
 */
const catalogue = embeddedJSON("catalogue");
