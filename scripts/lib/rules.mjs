/**
 * Returns the numbers of the rules of a document: list items that begin with a bold number.
 * @param {string} document
 * @returns {number[]} in the order of the document
 */
export function rulesOf(document) {
  return [...document.matchAll(/^- \*\*R(\d+)\*\* \S/gm)].map(([, number]) => Number(number));
}

/**
 * Returns the rules that the titles of a test file name: strings that begin with one or more rule
 * numbers.
 * @param {string} source
 * @returns {number[]} without duplicates
 */
export function rulesNamedIn(source) {
  const titles = source.matchAll(/['"`]((?:R\d+ )+)\S/g);
  return [
    ...new Set(
      [...titles].flatMap(([, numbers = '']) =>
        numbers
          .trim()
          .split(' ')
          .map((number) => Number(number.slice(1))),
      ),
    ),
  ];
}

/**
 * Compares the rules with the test titles.
 * @param {readonly number[]} rules
 * @param {ReadonlyMap<string, readonly number[]>} named the rules that each test file names
 * @returns {string[]} one message for each error
 */
export function findRuleErrors(rules, named) {
  const tested = new Set([...named.values()].flat());
  const duplicates = rules.filter((rule, index) => rules.indexOf(rule) !== index);
  return [
    ...(rules.length === 0 ? ['The document contains no rules.'] : []),
    ...duplicates.map((rule) => `Two rules have the number R${rule}. Renumber one of them.`),
    ...[...new Set(rules)]
      .filter((rule) => !tested.has(rule))
      .map((rule) => `R${rule} has no test. Begin the title of its test with "R${rule}".`),
    ...[...named].flatMap(([file, numbers]) =>
      numbers
        .filter((number) => !rules.includes(number))
        .map(
          (number) =>
            `${file} names R${number} in a title, but there is no such rule. Correct the number.`,
        ),
    ),
  ];
}
