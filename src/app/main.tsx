import '../ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { readEnvironment } from './platform/environment.ts';
import { registerWorker } from './offline/registerWorker.ts';
import { unregisterWorker } from './offline/unregisterWorker.ts';
import { preloadPage } from './router/pages.ts';
import { createServices } from './services/services.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const pageLoaded = preloadPage(window.location.pathname);
const environment = readEnvironment(import.meta.env);
const services = createServices(environment, window);
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>,
  );
// Prerendered HTML stays visible until the code of the page is loaded.
if (root.hasChildNodes()) void pageLoaded.then(render);
else render();

if (environment.production && environment.offline) registerWorker(window);
else void unregisterWorker(window);
