import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { readEnvironment } from '../platform/environment.ts';
import { preloadPage } from '../router/pages.ts';
import { createServices } from '../services/services.ts';

/** A path for each frequent landing page, by the name of its route. */
const addresses = {
  Home: '/',
  DukaList: '/duka',
  Person: '/duka/detail/1',
  Messages: '/duka/message/1',
  Help: '/help',
};

/**
 * Renders each page to HTML in its initial state, without a session and without data of the
 * upstream.
 */
export async function prerenderPages(): Promise<Readonly<Record<string, string>>> {
  await Promise.all(Object.values(addresses).map(preloadPage));
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, markupOf(address)]),
  );
}

function markupOf(address: string): string {
  const services = createServices(readEnvironment(import.meta.env), createInertWindow(address));
  return renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App services={services} />
      </StaticRouter>
    </StrictMode>,
  );
}

/** Creates a window object with empty storage and without events. */
function createInertWindow(address: string): Window & typeof globalThis {
  const storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    clear: () => {},
  };
  const view = {
    location: new URL(address, 'http://prerender.invalid'),
    navigator: { userAgent: '', onLine: true },
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  return view as unknown as Window & typeof globalThis;
}
