import type { Report } from './createReport.ts';

/**
 * Formats reports as Markdown for the summary of a CI run: one line for each machine and adapter,
 * then all problems.
 */
export function toSummary(reports: readonly Report[]): string {
  const criteria = reports[0]?.coverage.map(({ criterion }) => criterion) ?? [];
  const head = [
    'Machine',
    'Adapter',
    'Test paths',
    'Failed',
    'Steps',
    'Seconds',
    ...criteria,
    'Mutants',
  ];
  const rows = reports.map(({ model, adapter, testPaths, steps, duration, coverage, mutants }) => [
    model.name,
    adapter,
    String(testPaths.length),
    String(testPaths.filter(({ failure }) => failure !== null).length),
    String(steps),
    (duration / 1000).toFixed(1),
    ...coverage.map(({ covered, total }) => (total === 0 ? '–' : `${covered}/${total}`)),
    mutants === null
      ? '–'
      : `${mutants.filter(({ killed }) => killed !== null).length}/${mutants.length}`,
  ]);
  const lines = [head, head.map((_, place) => (place < 2 ? '---' : '---:')), ...rows].map(
    (row) => `| ${row.map(cell).join(' | ')} |`,
  );
  return [...lines, '', ...failures(reports), ...goals(reports), ...survivors(reports)].join('\n');
}

function failures(reports: readonly Report[]): string[] {
  return reports.flatMap(({ model, adapter, testPaths }) =>
    testPaths.flatMap(({ id, failure, steps }) => {
      if (failure === null) return [];
      const path = [...steps.slice(0, failure.step), steps[failure.step]].map(
        (step) => step?.action ?? '',
      );
      return [
        `### ${model.name} on ${adapter}: ${id} failed at step ${failure.step} (${failure.after})`,
        '',
        '```text',
        failure.message,
        '```',
        '',
        ...path.map((action, place) => `${place}. ${action}`),
        '',
      ];
    }),
  );
}

function goals(reports: readonly Report[]): string[] {
  const open = reports.flatMap(({ model, adapter, unreached }) =>
    unreached
      .filter(({ acceptedReason }) => acceptedReason === null)
      .map(({ goal, reason }) => `- **${model.name}** on ${adapter}: ${goal}. ${reason}`),
  );
  return open.length === 0 ? [] : ['### Not reached', '', ...open, ''];
}

function survivors(reports: readonly Report[]): string[] {
  const lines = reports.flatMap(({ model, adapter, mutants }) =>
    (mutants ?? [])
      .filter(({ killed }) => killed === null)
      .map(
        ({ id, equivalence }) =>
          `- **${model.name}** on ${adapter}: \`${id}\`: ${equivalence ?? '**not marked as equivalent**'}`,
      ),
  );
  return lines.length === 0 ? [] : ['### Mutants that survived', '', ...lines, ''];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
