import type { TourResult } from '../runTours.ts';
import type { Suite } from '../suite.ts';

/** Results as JUnit XML: a suite a machine, a case a tour. Goals that are not reached are failed cases too. */
export function toJunit(
  runs: readonly { readonly suite: Suite; readonly results: readonly TourResult[] }[],
): string {
  const suites = runs.map(({ suite, results }) => {
    const open = suite.unreached.filter(({ explained }) => explained === null);
    const cases = [
      ...results.map(({ tour, layer, failure, duration }) =>
        testCase(
          `${suite.model.name}.${layer}`,
          `${tour.id} ${tour.name}`,
          duration,
          failure === null ? null : `Step ${failure.step}, after ${failure.after}: ${failure.message}`,
        ),
      ),
      ...open.map(({ goal, why }) => testCase(`${suite.model.name}.goals`, goal, 0, why)),
    ];
    const failures = open.length + results.filter(({ failure }) => failure !== null).length;
    const time = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    const attributes = `name="${escape(suite.model.name)}" tests="${cases.length}" failures="${failures}" time="${time.toFixed(3)}"`;
    return [`  <testsuite ${attributes}>`, ...cases, '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join(
    '\n',
  );
}

function testCase(className: string, name: string, duration: number, failure: string | null): string {
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
