import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Services } from '../services/services.ts';

/** Renders the app at an address (path and query) to HTML, with the data that is already loaded. */
export function renderApp(services: Services, address: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App services={services} />
      </StaticRouter>
    </StrictMode>,
  );
}

/** Creates a window object at an absolute URL, with empty storage and without events. */
export function createInertWindow(url: string): Window & typeof globalThis {
  const storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    clear: () => {},
  };
  const view = {
    location: new URL(url),
    navigator: { userAgent: '', onLine: true },
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  return view as unknown as Window & typeof globalThis;
}
