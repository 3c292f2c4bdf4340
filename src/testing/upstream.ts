import { HttpResponse, http as anyHttp, type HttpHandler } from 'msw';
import { afterEach, beforeAll } from 'vitest';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../api/client.ts';
import { accessToken } from './fixtures/users.ts';
import { startServer } from './server.ts';

/** Where the mock upstream stands in tests. */
export const UPSTREAM = 'http://upstream.test';

/** A request as the upstream saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** JSON as a value, a form as a FormData, nothing as undefined. */
  readonly body: unknown;
  readonly credentials: RequestCredentials;
}

export interface TestUpstream {
  readonly use: (...handlers: HttpHandler[]) => void;
  /** What the running test has sent, oldest first. */
  readonly seen: () => Promise<SeenRequest[]>;
}

/** The mock upstream for a file of tests in node, with a record of what it was asked. */
export function startUpstream(): TestUpstream {
  const server = startServer();
  let seen: Promise<SeenRequest>[] = [];
  beforeAll(() =>
    server.events.on('request:start', ({ request }) => void seen.push(recordOf(request.clone()))),
  );
  afterEach(() => {
    seen = [];
  });
  return { use: (...handlers) => server.use(...handlers), seen: () => Promise.all(seen) };
}

/** A client of the mock upstream, signed in unless told otherwise. */
export function testClient(options: Partial<ApiClientOptions> = {}): ApiClient {
  return createApiClient({
    upstreamUrl: UPSTREAM,
    secureUpstreamUrl: 'https://secure.test:8023',
    apiKey: 'kunci',
    timeoutMs: 30_000,
    getAccessToken: () => accessToken,
    ...options,
  });
}

/** Ways in which an upstream and the way to it go wrong, whatever is asked. Give one to `use`. */
export const faults = {
  network: () => anyHttp.all('*', () => HttpResponse.error()),
  html: () =>
    anyHttp.all('*', () => HttpResponse.html('<!doctype html><title>Masuk Wi-Fi</title>')),
  empty: () => anyHttp.all('*', () => new HttpResponse(null, { status: 200 })),
  nullJson: () => anyHttp.all('*', () => HttpResponse.json(null)),
  json: (body: unknown) => anyHttp.all('*', () => HttpResponse.json(body as object)),
  rejection: (status: number, code: string, more: Record<string, unknown> = {}) =>
    anyHttp.all('*', () =>
      HttpResponse.json({ code, message: `mock ${code}`, ...more }, { status }),
    ),
  htmlError: (status: number) =>
    anyHttp.all('*', () => HttpResponse.html('<h1>Error</h1>', { status })),
  never: () => anyHttp.all('*', () => new Promise<Response>(() => {})),
};

async function recordOf(request: Request): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: await bodyOf(request),
    credentials: request.credentials,
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}
