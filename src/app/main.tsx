import '../ui/styles/global.css';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ignoreSecondTaps } from '../ui/second-tap/ignoreSecondTaps.ts';
import { App } from './App.tsx';
import { nextTask } from './platform/clock.ts';
import type { Environment } from './platform/environment.ts';
import { startFieldFigures } from './platform/startFieldFigures.ts';
import { takeEarlyPress } from './prerender/takeEarlyPress.ts';
import { canHydrate, readPageData, restoreQueries } from './prerender/pageData.ts';
import { LayeredRouter } from './router/LayeredRouter.tsx';
import { preloadPage } from './router/pages.ts';
import { createTabHistory } from './router/tabHistory.ts';
import { createServices } from './services/services.ts';

/** The validated build-time values; the build replaces it. */
declare const __ENVIRONMENT__: Environment;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const data = readPageData(document);
// Tasks of their own let the browser answer input between the parts of the start.
const pageLoaded = nextTask().then(() => preloadPage(window.location.pathname));
// Without data in the document, the page calls the server as soon as it is shown.
if (data === null) void import('./services/createPageClient.ts').catch(() => {});
// HTML of the server or the build stays visible until the code of the page is loaded.
if (root.hasChildNodes()) void pageLoaded.then(nextTask).then(() => start(root));
else start(root);

function start(container: HTMLElement): void {
  const environment = __ENVIRONMENT__;
  const services = {
    ...createServices(environment, window),
    ...(data !== null && { renderedAt: data.renderedAt }),
  };
  // The document hides what is only for visitors while a stored session may be restored.
  services.auth.subscribe(() => {
    if (services.auth.status() === 'signedOut') delete document.documentElement.dataset['session'];
  });
  if (data !== null) restoreQueries(services.queries, data, Date.now());
  const pressAgain = takeEarlyPress(window);
  ignoreSecondTaps(window);
  const app = (
    <StrictMode>
      <LayeredRouter history={createTabHistory(window)}>
        <PressAgain pressAgain={pressAgain}>
          <App services={services} />
        </PressAgain>
      </LayeredRouter>
    </StrictMode>
  );
  if (data !== null && canHydrate(window.history.state, services.sessionStorage))
    startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);

  if (environment.production) startFieldFigures(environment, window);
  void import('./offline/startOffline.ts').then(
    ({ startOffline }) =>
      startOffline(window, {
        isEnabled: environment.production && environment.offline,
        rendered: data && services.queries,
      }),
    () => {}, // The next visit tries again.
  );
}

/** Repeats the press of a button that the document could not answer, once the app is mounted. */
function PressAgain({ pressAgain, children }: { pressAgain: () => void; children: ReactNode }) {
  useEffect(() => {
    // Inside this task, React cannot hydrate the part of the page that the button is in.
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, [pressAgain]);
  return children;
}
