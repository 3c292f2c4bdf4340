import { expect, test } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import type { PageKind } from '../../domain/pageKind.ts';
import type { FieldReport } from '../../api/resources/fieldFigures.ts';
import { watchFieldFigures, type UncaughtError } from './watchFieldFigures.ts';

type Listener = (metric: { readonly value: number }) => void;

function startVisit() {
  const sent: FieldReport[] = [];
  const errors: UncaughtError[] = [];
  const metrics = new Map<string, Listener>();
  const page = { current: 'person' as PageKind };
  const listeners: (() => void)[] = [];
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
  };
  const on = (name: string) => (listener: unknown) => void metrics.set(name, listener as Listener);
  watchFieldFigures({
    firstPage: 'person',
    currentPage: () => page.current,
    errors,
    document: document as unknown as Document,
    send: (report) => void sent.push(report),
    vitals: { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS') },
  });
  return {
    sent,
    errors,
    page,
    measure: (name: string, value: number) => metrics.get(name)?.({ value }),
    setVisibility(state: DocumentVisibilityState) {
      document.visibilityState = state;
      for (const listener of listeners) listener();
    },
  };
}

test('R274 sends the last figures of a visit once, when the page is hidden', () => {
  const visit = startVisit();
  visit.measure('LCP', 900);
  visit.measure('LCP', 1_820);
  visit.measure('CLS', 0.01);
  visit.page.current = 'greeting';
  visit.measure('INP', 96);
  visit.page.current = 'payment';
  visit.setVisibility('visible');
  expect(visit.sent).toEqual([]);
  visit.setVisibility('hidden');
  visit.setVisibility('visible');
  visit.measure('INP', 200);
  visit.setVisibility('hidden');
  expect(visit.sent).toEqual([
    {
      figures: [
        { page: 'person', name: 'LCP', value: 1_820 },
        { page: 'person', name: 'CLS', value: 0.01 },
        { page: 'greeting', name: 'INP', value: 96 },
      ],
      errors: [],
    },
  ]);
});

test('R275 sends the classes of uncaught errors, without their messages', () => {
  const visit = startVisit();
  visit.errors.push(
    { page: 'greeting', error: new TypeError('Bapak Hendra is not a function') },
    { page: 'payment', error: new AppError('offline') },
    { page: 'home', error: new DOMException('quota', 'QuotaExceededError') },
    { page: 'home', error: Object.assign(new Error('x'), { name: 'Keluarga Wijaya' }) },
    { page: 'home', error: 'Ratna' },
  );
  visit.setVisibility('hidden');
  expect(visit.sent).toEqual([
    {
      figures: [],
      errors: [
        { page: 'greeting', name: 'TypeError' },
        { page: 'payment', name: 'AppError' },
        { page: 'home', name: 'DOMException' },
        { page: 'home', name: 'Other' },
        { page: 'home', name: 'Other' },
      ],
    },
  ]);
});

test('R275 sends at most ten errors at a time, and each only once', () => {
  const visit = startVisit();
  for (let count = 0; count < 12; count += 1)
    visit.errors.push({ page: 'home', error: new Error('again') });
  visit.setVisibility('hidden');
  visit.setVisibility('hidden');
  expect(visit.sent.map(({ errors }) => errors?.length)).toEqual([10]);
});
