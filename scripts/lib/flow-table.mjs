const start = '<!-- Written by npm run flows:table. -->';
const end = '<!-- End of the table. -->';

const head = [
  'Machine',
  'States',
  'Transitions',
  'Outcomes',
  'Test paths in the app',
  'Their steps',
  'Edges',
  'Steps over all edges',
  'Mutants killed',
];

/**
 * The results of one machine with one adapter, as the tests write them.
 * @typedef {object} Results
 * @property {string} machine
 * @property {string} adapter
 * @property {readonly { readonly steps: readonly unknown[] }[]} testPaths
 * @property {readonly { readonly killed: unknown }[] | null} mutants
 */

/**
 * Returns the rows of the table of test paths.
 * @param {readonly string[]} machines their names, in the order of the rows
 * @param {ReadonlyMap<string, string>} baselines the text of each machine's baseline
 * @param {readonly Results[]} results
 */
export function rowsOf(machines, baselines, results) {
  return machines.map((name) => {
    const baseline = baselines.get(name) ?? '';
    const of = (/** @type {string} */ adapter) =>
      results.filter((each) => each.machine === name && each.adapter === adapter);
    const onMachine = of('machine');
    const inApp = of('ui').flatMap(({ testPaths }) => testPaths);
    const mutants = onMachine.flatMap((each) => each.mutants ?? []);
    return [
      name,
      count(baseline, 'states'),
      // A transition without target and actions only ignores its event.
      section(baseline, 'transitions').filter((line) => / (→|\/) /.test(line)).length,
      count(baseline, 'outcomes'),
      inApp.length,
      stepsOf(inApp),
      count(baseline, 'edges'),
      stepsOf(onMachine.flatMap(({ testPaths }) => testPaths)),
      `${mutants.filter(({ killed }) => killed !== null).length} of ${mutants.length}`,
    ].map((cell) =>
      cell === 0 ? '–' : typeof cell === 'number' ? cell.toLocaleString('en-US') : cell,
    );
  });
}

/**
 * Returns a document with this table in the place of its current one. Throws if it has none.
 * @param {string} document
 * @param {readonly (readonly string[])[]} rows
 */
export function replaceTable(document, rows) {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The document has no table: put it between "${start}" and "${end}".`);
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${document.slice(0, from)}${start}\n\n${table}\n\n${document.slice(to)}`;
}

/** @param {string} baseline @param {string} name */
function count(baseline, name) {
  return Number(new RegExp(`^${name}: (\\d+)`, 'm').exec(baseline)?.[1] ?? 0);
}

/** @param {string} baseline @param {string} name */
function section(baseline, name) {
  const lines = baseline.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`${name}: `)) + 1;
  const length = lines.slice(from).findIndex((line) => line === '');
  return lines.slice(from, length < 0 ? undefined : from + length);
}

/** @param {readonly { readonly steps: readonly unknown[] }[]} testPaths */
function stepsOf(testPaths) {
  return testPaths.reduce((sum, { steps }) => sum + steps.length, 0);
}
