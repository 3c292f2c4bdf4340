import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { acceptFindings, readRun, runFolder, type WrittenFinding } from '../Run.ts';
import { reviewPage } from './reviewPage.ts';

/** The folders of a review, if they are not the default ones. */
export interface ReviewFolders {
  readonly run?: string;
  readonly baselines?: string;
}

/**
 * Serves the findings of the last run on localhost. Accepted findings update the baselines at once.
 */
export function serveReview({ run = runFolder, baselines }: ReviewFolders = {}): Promise<{
  address: string;
  server: Server;
}> {
  const findings = readRun(run) ?? [];
  const accepted = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const address = `http://${request.headers.host ?? ''}`;
      const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
      if (!isFromHere(request, address)) return response.writeHead(403).end();
      if (request.method === 'POST' && path === '/accept') {
        const chosen = named(findings, JSON.parse(await bodyOf(request)) as string[]);
        await acceptFindings(chosen, run, baselines);
        chosen.forEach(({ id }) => accepted.add(id));
        return response.writeHead(204).end();
      }
      if (path === '/') {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return response.end(reviewPage(findings.filter(({ id }) => !accepted.has(id))));
      }
      response.setHeader('content-type', 'image/webp');
      return response.end(readFileSync(join(run, basename(decodeURIComponent(path)))));
    })().catch(() => response.writeHead(404).end());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}/`, server });
    });
  });
}

/** Returns the findings with these ids. The id of a story selects all its looks. */
export function named(
  findings: readonly WrittenFinding[],
  ids: readonly string[],
): WrittenFinding[] {
  return findings.filter(({ id, story }) => ids.includes(id) || ids.includes(story));
}

/** Returns whether a request is same-origin, against cross-site requests and DNS rebinding. */
function isFromHere({ headers }: IncomingMessage, address: string): boolean {
  return (
    /^http:\/\/127\.0\.0\.1:\d+$/.test(address) &&
    (headers.origin === undefined || headers.origin === address)
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
