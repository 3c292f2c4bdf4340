/**
 * The rules that a document numbers: list items that begin with a bold number.
 * @param {string} document
 * @returns {number[]} in the order in which they stand
 */
export function rulesOf(document) {
  return [...document.matchAll(/^- \*\*R(\d+)\*\* \S/gm)].map(([, number]) => Number(number));
}

/**
 * The rules that the titles of a test file name: texts that begin with one number or several.
 * @param {string} source
 * @returns {number[]} each once
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
 * What is wrong between rules and tests.
 * @param {readonly number[]} rules
 * @param {ReadonlyMap<string, readonly number[]>} named rules by the file whose tests name them
 * @returns {string[]} one sentence for each fault
 */
export function findRuleErrors(rules, named) {
  const proved = new Set([...named.values()].flat());
  const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index);
  return [
    ...(rules.length === 0 ? ['There are no rules.'] : []),
    ...twice.map((rule) => `R${rule} is the number of two rules.`),
    ...[...new Set(rules)]
      .filter((rule) => !proved.has(rule))
      .map((rule) => `R${rule} has no test.`),
    ...[...named].flatMap(([file, numbers]) =>
      numbers
        .filter((number) => !rules.includes(number))
        .map((number) => `${file} tests R${number}, which is no rule.`),
    ),
  ];
}
