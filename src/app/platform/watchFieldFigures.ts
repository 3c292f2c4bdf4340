import * as webVitals from 'web-vitals';
import type { FieldReport } from '../../api/resources/fieldFigures.ts';
import type { PageKind } from '../../domain/pageKind.ts';

type Figure = NonNullable<FieldReport['figures']>[number];
type FieldError = NonNullable<FieldReport['errors']>[number];

/** An uncaught error, and the page on which it was thrown. */
export interface UncaughtError {
  readonly error: unknown;
  readonly page: PageKind;
}

export interface FieldFigureOptions {
  /** The page with which the visit began. */
  readonly firstPage: PageKind;
  /** Returns the page that is shown now. */
  readonly currentPage: () => PageKind;
  /** The errors so far; further ones are appended. */
  readonly errors: UncaughtError[];
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly send: (report: FieldReport) => void;
  /** Default: the package `web-vitals`. */
  readonly vitals?: Pick<typeof webVitals, 'onLCP' | 'onINP' | 'onCLS'> | undefined;
}

/** The maximum number of errors in a report. */
const MAX_ERRORS = 10;

/**
 * Measures the largest paint, the slowest interaction and the layout shift of a visit, and sends them
 * once, when the page is first hidden. Uncaught errors are sent whenever it is hidden. A report has
 * kinds of pages and classes of errors: no address, no message and nothing about the user.
 */
export function watchFieldFigures(options: FieldFigureOptions): void {
  const { firstPage, currentPage, errors, document, send, vitals = webVitals } = options;
  const figures = new Map<Figure['name'], Figure>();
  const set = (name: Figure['name'], value: number, page: PageKind) =>
    figures.set(name, { page, name, value });
  const all = { reportAllChanges: true };
  vitals.onLCP(({ value }) => set('LCP', value, firstPage), all);
  vitals.onCLS(({ value }) => set('CLS', value, firstPage), all);
  // Called soon after the slowest interaction so far, so the page is still the one that was slow.
  vitals.onINP(({ value }) => set('INP', value, currentPage()), all);

  let isMeasured = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const report: FieldReport = {
      figures: isMeasured ? [] : [...figures.values()],
      errors: errors.splice(0).slice(0, MAX_ERRORS).map(toFieldError),
    };
    isMeasured = true;
    if (report.figures?.length !== 0 || report.errors?.length !== 0) send(report);
  });
}

const knownClasses: readonly FieldError['name'][] = [
  'Error',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'AppError',
];

function toFieldError({ error, page }: UncaughtError): FieldError {
  return { page, name: getErrorClass(error) };
}

/** Returns the class of an error, without its message, which may quote what the user typed. */
function getErrorClass(error: unknown): FieldError['name'] {
  if (error instanceof DOMException) return 'DOMException';
  if (!(error instanceof Error)) return 'Other';
  return knownClasses.find((name) => name === error.name) ?? 'Other';
}
