import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the server uses of the app's build to render pages. */
export interface PageRenderer {
  /**
   * Renders a page of the app as visitors see it.
   * @param address path and query
   * @param fetch answers the calls of the page
   * @returns null when the page is not one of those, or its data is not available
   */
  render(address: string, fetch: typeof globalThis.fetch): Promise<RenderedPage | null>;
}

export interface RenderedPage {
  html: string;
  /** The hashes of its inline script and inline style, as a content security policy names them. */
  hashes: { script: string; style: string };
}

interface RenderModule {
  createPageRenderer(options: { origin: string; now: () => number }): PageRenderer;
}

/** Loads the renderer of a built app; returns null when the build has none. */
export async function loadPageRenderer(
  appDist: string,
  options: Parameters<RenderModule['createPageRenderer']>[0],
): Promise<PageRenderer | null> {
  const file = join(appDist, 'render', 'pages.mjs');
  if (!existsSync(file)) return null;
  const { createPageRenderer } = (await import(pathToFileURL(file).href)) as RenderModule;
  return createPageRenderer(options);
}
