import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** How the bundler writes that the upstream is the origin of the page. */
const noUpstreamUrl = /\bupstreamUrl:(?:null|void 0)/;

/**
 * Serves the built app on another origin than the server, as a static host does. Its scripts are
 * those of a build with `VITE_UPSTREAM_URL`.
 * @returns a function that stops it
 */
export async function serveElsewhere(origin: string, upstream: string): Promise<() => void> {
  const dist = new URL('../../../dist/', import.meta.url);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', origin).pathname;
    const file = extname(path) === '' ? 'index.html' : path.slice(1);
    readFile(new URL(file, dist)).then(
      (bytes) => {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        response.end(
          extname(file) === '.js'
            ? bytes
                .toString('utf8')
                .replace(noUpstreamUrl, `upstreamUrl:${JSON.stringify(upstream)}`)
            : bytes,
        );
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(origin).port), 'localhost', resolve),
  );
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
