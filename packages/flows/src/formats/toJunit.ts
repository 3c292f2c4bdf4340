import type { Report } from '../report/createReport.ts';

/**
 * Formats reports as JUnit XML: a suite for each machine and adapter, a test case for each test
 * path. Unreached goals and surviving mutants without an accepted reason are failed test cases too.
 */
export function toJunit(reports: readonly Report[]): string {
  const suites = reports.map(({ model, adapter, testPaths, unreached, mutants, duration }) => {
    const open = unreached.filter(({ acceptedReason }) => acceptedReason === null);
    const survivors = (mutants ?? []).filter(
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
      ...survivors.map(({ id }) =>
        testCase(`${model.name}.${adapter}.mutants`, id, 0, 'No test path kills this mutant.'),
      ),
    ];
    const failures =
      open.length + survivors.length + testPaths.filter(({ failure }) => failure !== null).length;
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

/** Escapes text for XML content and attributes, and removes characters that XML does not allow. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
