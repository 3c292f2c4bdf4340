import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server whose next release can be published in the middle of a test. */
export interface Releases {
  readonly address: string;
  /** From now on the app is another build: its page, its first script and its worker. The first ones are gone. */
  publishNext(): void;
  close(): Promise<void>;
}

/** Left out on the way: what tells of a transfer, and what would have an answer of another release count as unchanged. */
const ofThisTransfer = new Set([
  'host',
  'connection',
  'accept-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
  'if-none-match',
  'if-modified-since',
]);

const MARK = '<meta name="release" content="next">';

/** Stands in front of the real server and passes everything on, but for what belongs to a build. */
export async function serveReleases(upstream: string): Promise<Releases> {
  let isNext = false;
  let entry = '';
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    entry ||= /\/assets\/index-[\w-]+\.js/.exec(await (await fetch(upstream)).text())?.[0] ?? '';
    const nextEntry = entry.replace(/\.js$/, 'next.js');
    if (isNext && path === entry) return void response.writeHead(404).end();
    const answered = await pass(request, upstream, isNext && path === nextEntry ? entry : path);
    const isOfBuild = path === '/sw.js' || /html/.test(answered.headers['content-type'] ?? '');
    const body =
      isNext && isOfBuild
        ? Buffer.from(
            answered.body
              .toString('utf8')
              .replaceAll(entry, nextEntry)
              .replace('</head>', `${MARK}</head>`),
          )
        : answered.body;
    const headers = Object.entries(answered.headers).filter(([name]) => !ofThisTransfer.has(name));
    response.writeHead(answered.status, Object.fromEntries(headers)).end(body);
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishNext: () => (isNext = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(request: IncomingMessage, upstream: string, path: string) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !ofThisTransfer.has(name)),
  );
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const sent = send(
        new URL(path, upstream),
        { method: request.method ?? 'GET', headers },
        (answered) => {
          const chunks: Buffer[] = [];
          answered.on('data', (chunk: Buffer) => chunks.push(chunk));
          answered.on('end', () =>
            resolve({
              status: answered.statusCode ?? 502,
              headers: answered.headers,
              body: Buffer.concat(chunks),
            }),
          );
          answered.on('error', reject);
        },
      );
      sent.on('error', reject);
      request.pipe(sent);
    },
  );
}
