import { getPageKind } from '../../domain/pageKind.ts';
import type { Environment } from './environment.ts';
import type { UncaughtError } from './watchFieldFigures.ts';

type Settings = Pick<Environment, 'upstreamUrl' | 'apiKey' | 'fieldFiguresPercent'>;

/**
 * Reports how fast a share of the visits is, and their uncaught errors. What measures is loaded once
 * the page is shown and idle; errors before that are remembered.
 * @param random returns a number from 0 to 1, below 1
 */
export function startFieldFigures(
  { upstreamUrl, apiKey, fieldFiguresPercent }: Settings,
  view: Window,
  random: () => number = Math.random,
): void {
  if (random() * 100 >= fieldFiguresPercent) return;
  const { document, location, navigator } = view;
  const currentPage = () => getPageKind(location.pathname);
  const firstPage = currentPage();
  const errors: UncaughtError[] = [];
  const remember = (error: unknown) => void errors.push({ error, page: currentPage() });
  view.addEventListener('error', ({ error }: ErrorEvent) => {
    // Without an error it is a notice of the browser, or a script of another origin.
    if (error != null) remember(error);
  });
  view.addEventListener('unhandledrejection', ({ reason }) => remember(reason));

  const watch = () =>
    void Promise.all([
      import('./watchFieldFigures.ts'),
      import('../../api/resources/fieldFigures.ts'),
    ]).then(
      ([{ watchFieldFigures }, { createFieldReporter }]) => {
        const send = createFieldReporter({
          upstreamUrl: upstreamUrl ?? location.origin,
          apiKey,
          sendBeacon: (url, body) => navigator.sendBeacon(url, body),
        });
        watchFieldFigures({ firstPage, currentPage, errors, document, send });
      },
      () => {},
    );
  const whenIdle = () =>
    'requestIdleCallback' in view ? view.requestIdleCallback(watch) : setTimeout(watch);
  if (document.readyState === 'complete') whenIdle();
  else view.addEventListener('load', whenIdle, { once: true });
}
