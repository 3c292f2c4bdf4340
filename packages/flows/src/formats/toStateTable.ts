import type { Chart } from '../chart.ts';

/** Formats the states of a machine that have a description as a Markdown table. */
export function toStateTable(chart: Chart): string {
  const rows = [...chart.states.values()].flatMap(({ id, description }) =>
    description === null ? [] : [`| \`${id}\` | ${description.replaceAll('|', '\\|')} |`],
  );
  return ['| State | Description |', '|---|---|', ...rows, ''].join('\n');
}
