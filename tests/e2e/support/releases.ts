import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that can publish its next release during a test. */
export interface Releases {
  readonly address: string;
  /**
   * Serves another build from now on: its page, its scripts and its worker. The first build is gone.
   */
  publishNext(): void;
  close(): Promise<void>;
}

/**
 * Headers that are not forwarded: those of one connection, and those by which a cache would take an
 * answer of another release for unchanged.
 */
const notForwarded = new Set([
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

/** How the names of the scripts of the next release end. */
const NEXT_SCRIPT = 'next.js';

/** Matches the end of the name of a script with a content hash. */
const scriptName = /-[\w-]{8}\.js\b/;

/** Renames every script of a file of the build, marks its page, and changes the id of its worker. */
function toNextRelease(text: string): string {
  return text
    .replace(new RegExp(scriptName, 'g'), (name) => name.replace('.js', NEXT_SCRIPT))
    .replace('</head>', `${MARK}</head>`)
    .replace(/(?<=\bid:["'`])(?=[\da-f]{16}["'`])/, 'next-');
}

/** Starts a proxy in front of the real server that replaces only the files of a build. */
export async function serveReleases(upstream: string): Promise<Releases> {
  let isNext = false;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (isNext && scriptName.test(path) && !path.endsWith(NEXT_SCRIPT))
      return void response.writeHead(404).end();
    const upstreamAnswer = await forward(request, upstream, path.replace(NEXT_SCRIPT, '.js'));
    const isOfBuild = /html|javascript/.test(upstreamAnswer.headers['content-type'] ?? '');
    const body =
      isNext && isOfBuild
        ? Buffer.from(toNextRelease(upstreamAnswer.body.toString('utf8')))
        : upstreamAnswer.body;
    const headers = Object.entries(upstreamAnswer.headers).filter(
      ([name]) => !notForwarded.has(name),
    );
    response.writeHead(upstreamAnswer.status, Object.fromEntries(headers)).end(body);
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

function forward(request: IncomingMessage, upstream: string, path: string) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !notForwarded.has(name)),
  );
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const sent = send(
        new URL(path, upstream),
        { method: request.method ?? 'GET', headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 502,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      request.pipe(sent);
    },
  );
}
