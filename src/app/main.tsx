import '../ui/styles/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { readEnvironment } from './platform/environment.ts';
import { readAgainForOffline } from './offline/readAgainForOffline.ts';
import { registerWorker } from './offline/registerWorker.ts';
import { unregisterWorker } from './offline/unregisterWorker.ts';
import { canHydrate } from './prerender/canHydrate.ts';
import { readPageData, restoreQueries } from './prerender/pageData.ts';
import { preloadPage } from './router/pages.ts';
import { createServices } from './services/services.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const pageLoaded = preloadPage(window.location.pathname);
const environment = readEnvironment(import.meta.env);
const data = readPageData(document);
const services = {
  ...createServices(environment, window),
  ...(data !== null && { renderedAt: data.renderedAt }),
};
if (data !== null) restoreQueries(services.queries, data, Date.now());
const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App services={services} />
    </BrowserRouter>
  </StrictMode>
);
// HTML of the server or the build stays visible until the code of the page is loaded.
if (data !== null && canHydrate(window.history.state, services.sessionStorage))
  void pageLoaded.then(() => startTransition(() => void hydrateRoot(root, app)));
else if (root.hasChildNodes()) void pageLoaded.then(() => createRoot(root).render(app));
else createRoot(root).render(app);

if (environment.production && environment.offline) {
  registerWorker(window);
  if (data !== null) void readAgainForOffline(window, services.queries);
} else void unregisterWorker(window);
