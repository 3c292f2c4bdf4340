import type { Report } from '../report/createReport.ts';

/**
 * Reports as JUnit XML: a suite for each machine and layer, a case a tour. Goals that are not reached and mutants that
 * survive, both without a reason, are failed cases too.
 */
export function toJunit(reports: readonly Report[]): string {
  const suites = reports.map(({ model, adapter, testPaths, unreached, mutants, duration }) => {
    const open = unreached.filter(({ acceptedReason }) => acceptedReason === null);
    const alive = (mutants ?? []).filter(
      ({ killed, equivalence }) => killed === null && equivalence === null,
    );
    const cases = [
      ...testPaths.map(({ id, name, failure, duration: time }) =>
        testCase(
          `${model.name}.${adapter}`,
          `${id} ${name}`,
          time,
          failure === null
            ? null
            : `Step ${failure.step}, after ${failure.after}: ${failure.message}`,
        ),
      ),
      ...open.map(({ goal, reason }) =>
        testCase(`${model.name}.${adapter}.goals`, goal, 0, reason),
      ),
      ...alive.map(({ id }) =>
        testCase(`${model.name}.${adapter}.mutants`, id, 0, 'No tour noticed this fault.'),
      ),
    ];
    const failures =
      open.length + alive.length + testPaths.filter(({ failure }) => failure !== null).length;
    const attributes = `name="${escape(`${model.name} on ${adapter}`)}" tests="${cases.length}" failures="${failures}" time="${(duration / 1000).toFixed(3)}"`;
    return [`  <testsuite ${attributes}>`, ...cases, '  </testsuite>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(
  className: string,
  name: string,
  duration: number,
  failure: string | null,
): string {
  const open = `    <testcase classname="${escape(className)}" name="${escape(name)}" time="${(duration / 1000).toFixed(3)}"`;
  if (failure === null) return `${open}/>`;
  const [summary = ''] = failure.split('\n');
  return `${open}>\n      <failure message="${escape(summary)}">${escape(failure)}</failure>\n    </testcase>`;
}

/** For text and attributes; characters that XML does not allow are left out. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
