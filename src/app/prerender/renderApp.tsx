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
