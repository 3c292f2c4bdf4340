import type { Environment } from '../platform/environment.ts';
import { preloadPage } from '../router/pages.ts';
import { createServices } from '../services/services.ts';
import { createInertWindow, renderApp } from './renderApp.tsx';

export { createPageRenderer } from './createPageRenderer.ts';

/** The validated build-time values; the build replaces it. */
declare const __ENVIRONMENT__: Environment;

/** A path for each frequent landing page, by the name of its route. */
const addresses = {
  Home: '/',
  DukaList: '/duka',
  Person: '/duka/detail/1',
  Messages: '/duka/message/1',
  Help: '/help',
};

/** Renders each page to HTML in its initial state, without a session and without data. */
export async function prerenderPages(): Promise<Readonly<Record<string, string>>> {
  await Promise.all(Object.values(addresses).map(preloadPage));
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => {
      const view = createInertWindow(`http://prerender.invalid${address}`);
      const services = createServices(__ENVIRONMENT__, view);
      return [name, renderApp(services, address)];
    }),
  );
}
