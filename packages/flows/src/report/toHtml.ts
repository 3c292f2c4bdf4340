import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { FlowsError } from '../FlowsError.ts';
import { sentence } from '../describePath.ts';
import type { Report, ReportedStep, ReportedPath } from './createReport.ts';
import { drawChart, escapeHtml } from './drawChart.ts';
import { script, style } from './pageParts.ts';

/**
 * Formats reports as one self-contained HTML file: failures first, the machine with its coverage,
 * every test path with its pictures, and the mutants that survived. Embeds picture files; throws a
 * `FlowsError` when one is missing.
 * @param language the language tag of the texts of the test paths
 */
export async function toHtml(reports: readonly Report[], language: string): Promise<string> {
  const ordered = reports.toSorted(
    (one, other) => Number(hasFailed(other)) - Number(hasFailed(one)),
  );
  const sections: string[] = [];
  for (const [index, report] of ordered.entries())
    sections.push(await section(report, index, language));
  const failed = reports.reduce(
    (sum, { testPaths }) => sum + testPaths.filter(({ failure }) => failure !== null).length,
    0,
  );
  const total = reports.reduce((sum, { testPaths }) => sum + testPaths.length, 0);
  const verdict =
    failed === 0
      ? `All ${count(total, 'test path')} passed`
      : `${failed} of ${count(total, 'test path')} failed`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${verdict}</title>
<style>${style}</style>
</head>
<body>
<header class="top"><h1>${verdict}</h1><p>${count(
    reports.reduce((sum, { steps }) => sum + steps, 0),
    'step',
  )} on ${count(new Set(reports.map(({ model }) => model.name)).size, 'machine')}, ${seconds(reports.reduce((sum, { duration }) => sum + duration, 0))}</p></header>
<main>
${summary(ordered)}
${sections.join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function hasFailed({ testPaths }: Report): boolean {
  return testPaths.some(({ failure }) => failure !== null);
}

function summary(reports: readonly Report[]): string {
  const criteria = reports[0]?.coverage.map(({ criterion }) => criterion) ?? [];
  const head = [
    'machine',
    'adapter',
    'test paths',
    'failed',
    'steps',
    'time',
    ...criteria,
    'mutants',
  ];
  const rows = reports.map((report, index) => {
    const { model, adapter, testPaths, steps, duration, coverage, mutants } = report;
    const failed = testPaths.filter(({ failure }) => failure !== null).length;
    const cells = [
      `<a href="#r${index}">${escapeHtml(model.name)}</a>`,
      escapeHtml(adapter),
      String(testPaths.length),
      failed === 0 ? '0' : `<strong class="bad">${failed}</strong>`,
      steps.toLocaleString('en'),
      seconds(duration),
      ...coverage.map(({ covered, total }) => share(covered, total)),
      mutants === null
        ? ''
        : share(mutants.filter(({ killed }) => killed !== null).length, mutants.length),
    ];
    return `<tr>${cells.map((cell, place) => (place === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="Summary"><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

async function section(report: Report, index: number, language: string): Promise<string> {
  const { model, adapter, testPaths, mutants, unreached } = report;
  const chart = await drawChart(model.chart, {
    ...report,
    isAccepted: (goal) => goal in model.unreachable,
  });
  const failed = testPaths.filter(({ failure }) => failure !== null);
  const passed = testPaths.filter(({ failure }) => failure === null);
  return `<section class="report" id="r${index}">
<h2>${escapeHtml(model.name)} <span class="adapter">${escapeHtml(adapter)}</span></h2>
${failed.map((testPath) => pathDetails(testPath, language, true)).join('\n')}
<figure class="map"><div class="wide" tabindex="0" role="region" aria-label="Diagram of ${escapeHtml(model.name)}">${chart}</div>
<figcaption><span class="key covered">taken, and how often</span><span class="key missed">not taken</span><span class="key accepted">unreachable, with a reason</span><span class="key failed">failed</span></figcaption></figure>
${list(
  'Not reached',
  unreached.map(
    ({ goal, reason, acceptedReason }) =>
      `<code>${escapeHtml(goal)}</code> ${escapeHtml(acceptedReason ?? reason)}`,
  ),
)}
${list(
  'Mutants that survived',
  (mutants ?? [])
    .filter(({ killed }) => killed === null)
    .map(
      ({ id, equivalence }) =>
        `<code>${escapeHtml(id)}</code> ${equivalence === null ? '<strong class="bad">not marked as equivalent</strong>' : escapeHtml(equivalence)}`,
    ),
)}
${passed.length === 0 ? '' : `<details class="passed"><summary>${count(passed.length, 'test path')} passed</summary>${passed.map((testPath) => pathDetails(testPath, language, false)).join('\n')}</details>`}
</section>`;
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<details><summary>${title}: ${items.length}</summary><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></details>`;
}

function pathDetails(testPath: ReportedPath, language: string, isOpen: boolean): string {
  const { id, title, steps, failure, duration } = testPath;
  const failingStep = failure === null ? undefined : steps[failure.step];
  return `<details class="test-path${failure === null ? '' : ' failed'}"${isOpen ? ' open' : ''}><summary><span class="id">${escapeHtml(id)}</span> <span lang="${language}">${escapeHtml(title)}</span> <span class="aside">${count(steps.length - 1, 'step')}, ${seconds(duration)}</span></summary>
${failure === null || failingStep === undefined ? '' : `<div class="failure"><p><strong>Step ${failure.step}</strong> <span lang="${language}">${escapeHtml(sentence(failingStep.action))}</span></p><pre>${escapeHtml(failure.message)}</pre>${picture(failingStep, `Step ${failure.step}`)}</div>`}
<ol start="0"${steps.some((step) => step.picture !== null) ? ' class="strip"' : ''} lang="${language}">${steps.map((step, place) => stepItem(step, place, failure?.step ?? Number.POSITIVE_INFINITY)).join('')}</ol></details>`;
}

function stepItem(step: ReportedStep, place: number, failingStep: number): string {
  const kind =
    place === failingStep ? ' class="bad"' : place > failingStep ? ' class="skipped"' : '';
  return `<li${kind} tabindex="0" data-transitions="${escapeHtml(step.transitions.join('\n'))}" data-states="${escapeHtml(step.states.join('\n'))}"><span>${escapeHtml(sentence(step.action))}</span> <span class="expected">${escapeHtml(sentence(step.expected[0] ?? ''))}</span>${place === failingStep ? '' : picture(step, `Step ${place}`)}</li>`;
}

function picture({ picture: source }: ReportedStep, alt: string): string {
  return source === null
    ? ''
    : `<img src="${escapeHtml(inline(source))}" alt="${alt}" loading="lazy">`;
}

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

function inline(source: string): string {
  if (source.startsWith('data:')) return source;
  const type = types[extname(source).toLowerCase()];
  if (type === undefined)
    throw new FlowsError(
      `${source} is not a picture: use a PNG, JPEG or WebP file, or a data URL.`,
    );
  try {
    return `data:${type};base64,${readFileSync(source).toString('base64')}`;
  } catch (cause) {
    throw new FlowsError(`A picture of the results is missing: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

function count(amount: number, thing: string): string {
  return `${amount.toLocaleString('en')} ${thing}${amount === 1 ? '' : 's'}`;
}

function seconds(duration: number): string {
  return `${(duration / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`;
}

function share(covered: number, total: number): string {
  if (total === 0) return '<span class="aside">none</span>';
  return `<span class="share" style="--share: ${((covered / total) * 100).toFixed(1)}%">${covered.toLocaleString('en')} of ${total.toLocaleString('en')}</span>`;
}
