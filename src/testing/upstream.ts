import { HttpResponse, http as anyHttp, type HttpHandler } from 'msw';
import { afterEach, beforeAll } from 'vitest';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../api/http/client.ts';
import { accessToken } from './fixtures/users.ts';
import { startServer } from './server.ts';

/** The URL of the mock upstream in tests. */
export const UPSTREAM = 'http://upstream.test';

/** A request as the mock upstream received it. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The parsed JSON, a FormData for a form, or undefined without a body. */
  readonly body: unknown;
  readonly credentials: RequestCredentials;
}

export interface TestUpstream {
  readonly use: (...handlers: HttpHandler[]) => void;
  /** Returns the requests of the current test, oldest first. */
  readonly seen: () => Promise<RecordedRequest[]>;
}

/** Starts the mock upstream for a test file in Node and records its requests. */
export function startUpstream(): TestUpstream {
  const server = startServer();
  let seen: Promise<RecordedRequest>[] = [];
  beforeAll(() =>
    server.events.on('request:start', ({ request }) => void seen.push(recordOf(request.clone()))),
  );
  afterEach(() => {
    seen = [];
  });
  return { use: (...handlers) => server.use(...handlers), seen: () => Promise.all(seen) };
}

/** Creates a client of the mock upstream, with an access token by default. */
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

/**
 * Creates handlers that answer every request with a failure or with a given body. Pass one to
 * `use`.
 */
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

async function recordOf(request: Request): Promise<RecordedRequest> {
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
