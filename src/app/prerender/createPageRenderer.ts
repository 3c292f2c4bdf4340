import type { Clock } from '../../domain/clock.ts';
import { dukaCopy } from '../../copy/duka.ts';
import { helpCopy } from '../../copy/help.ts';
import { nextTask } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import { preloadPage } from '../router/pages.ts';
import { createServices, type Services } from '../services/services.ts';
import { pageDataElement, readQueries } from './pageData.ts';
import { createInertWindow, renderApp } from './renderApp.tsx';

/** The validated build-time values; the build replaces it. */
declare const __ENVIRONMENT__: Environment;

/** What `scripts/lib/prerender.mjs` knows about the documents of a build, by the name of the page. */
declare const __DOCUMENTS__: Readonly<Record<string, DocumentTemplate>>;

/** A document without its content. */
interface DocumentTemplate {
  /** Contains the marks of `MARKS` once each. */
  readonly html: string;
  /** The hashes of the inline script and the inline style, as the content policy names them. */
  readonly hashes: { readonly script: string; readonly style: string };
}

/** A document with its content. */
interface RenderedPage extends Pick<DocumentTemplate, 'hashes'> {
  readonly html: string;
}

interface RendererOptions {
  /** The origin at which browsers reach the server. */
  readonly origin: string;
  /** Returns the time, in ms since the epoch. */
  readonly now: () => number;
}

/** The places of a template for titles, preloaded pictures, markup and data. */
const MARKS = {
  title: /<title>[^<]*<\/title>/,
  preloads: '<!--preloads-->',
  markup: '<!--markup-->',
  data: '<!--data-->',
} as const;

/** The most passes of one page: each renders what the previous one has loaded. */
const MAX_PASSES = 5;

/** Creates the renderer of the five public pages, which the server loads from the build. */
export function createPageRenderer({ origin, now }: RendererOptions) {
  const environment = __ENVIRONMENT__;
  const upstream = environment.upstreamUrl ?? origin;

  return {
    /**
     * Renders a page.
     * @param address its path and query
     * @param fetch answers the reads of the page
     * @returns null for another page, when its data is not available, and when the app belongs to
     *   another upstream
     */
    async render(address: string, fetch: typeof globalThis.fetch): Promise<RenderedPage | null> {
      const name = pageOf(address);
      const template = name === null ? undefined : __DOCUMENTS__[name];
      if (name === null || template === undefined || upstream !== origin) return null;
      const renderedAt = now();
      const clock: Clock = { now: () => renderedAt, after: () => () => {}, onWake: () => () => {} };
      const services = createServices(environment, createInertWindow(origin + address), {
        fetch,
        clock,
        isOnline: () => true,
      });
      try {
        const markup = await renderWithData(services, address);
        if (markup === null) return null;
        const title = titleOf(name);
        return {
          html: fill(template.html, markup, {
            title: title === null ? null : `${title} · ${environment.productName}`,
            data: pageDataElement({ renderedAt, queries: readQueries(services.queries) }),
          }),
          hashes: template.hashes,
        };
      } finally {
        services.auth.stop();
        services.queries.clear();
      }
    },
  };
}

/** Renders a page and loads what it asks for until it is complete; null if a query fails. */
async function renderWithData(services: Services, address: string): Promise<string | null> {
  await preloadPage(new URL(address, services.view.location.href).pathname);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const markup = renderApp(services, address);
    const missing = services.queries
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => {
        const { enabled } = options as { enabled?: unknown };
        return state.data === undefined && enabled !== false;
      });
    const isSuspended = markup.includes('<!--$!-->');
    if (missing.length === 0 && !isSuspended) return markup;
    const results = await Promise.allSettled(
      missing.map((query) => query.fetch({ ...query.options, retry: false })),
    );
    if (results.some(({ status }) => status === 'rejected')) return null;
    // The code of a suspended part is in this bundle, so it is there after the current task.
    if (isSuspended) await nextTask();
  }
  return null;
}

function fill(
  html: string,
  markup: string,
  { title, data }: { title: string | null; data: string },
): string {
  // React puts the preloads of important pictures before the markup.
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? '';
  if (/<[^>]* style="/.test(markup))
    throw new Error(
      'The markup contains style attributes, which the Content Security Policy blocks.',
    );
  return html
    .replace(MARKS.title, (before) => (title === null ? before : `<title>${title}</title>`))
    .replace(MARKS.preloads, () => preloads)
    .replace(MARKS.markup, () => markup.slice(preloads.length))
    .replace(MARKS.data, () => data);
}

function titleOf(name: PageName): string | null {
  return {
    Home: null,
    DukaList: dukaCopy.title,
    Person: null,
    Messages: dukaCopy.messagesTitle,
    Help: helpCopy.title,
  }[name];
}

type PageName = 'Home' | 'DukaList' | 'Person' | 'Messages' | 'Help';

const pagePatterns: readonly (readonly [pattern: RegExp, name: PageName])[] = [
  [/^\/(?:home)?$/, 'Home'],
  [/^\/duka$/, 'DukaList'],
  [/^\/duka\/detail\/[1-9]\d{0,8}$/, 'Person'],
  [/^\/duka\/message\/[1-9]\d{0,8}$/, 'Messages'],
  [/^\/help$/, 'Help'],
];

function pageOf(address: string): PageName | null {
  const path = address.split('?', 1)[0] ?? '';
  return pagePatterns.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
