// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { logoPath } from '../../testing/fixtures/greetings.ts';
import { http } from '../../testing/openApiHttp.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { uploadLogo } from '../resources/logos.ts';
import type { OnUnauthenticated } from '../middleware/throwRejections.ts';

// Node parses forms with the global class, which jsdom replaces with one that Node 24 refuses.
vi.hoisted(() => Object.assign(globalThis, { File: process.getBuiltinModule('node:buffer').File }));

const upstream = startUpstream();
const file = new Blob(['gambar'], { type: 'image/png' });

test('sends a logo as the contract defines it and returns the stored path unchanged', async () => {
  await expect(uploadLogo(testClient(), file, 'Logo Kami.png')).resolves.toEqual({
    path: logoPath,
    fileName: 'Logo Kami.png',
  });
  const [request] = await upstream.seen();
  expect(request).toMatchObject({
    method: 'POST',
    path: '/florist/message/logo/',
    query: { api_key: 'kunci' },
  });
  expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(request?.headers.get('Authorization')).toBe('Bearer token-of-sari');
  expect(request?.headers.get('Cache-Control')).toBe('no-cache');
  expect(request?.headers.get('Pragma')).toBe('no-cache');
});

test('reports a progress of 1 for a stored logo', async () => {
  const progress: number[] = [];
  await uploadLogo(testClient(), file, 'logo.png', {
    onProgress: (fraction) => progress.push(fraction),
  });
  expect(progress.at(-1)).toBe(1);
});

test('sends no token when signed out', async () => {
  await uploadLogo(testClient({ getAccessToken: () => null }), file, 'logo.png');
  const [request] = await upstream.seen();
  expect(request?.headers.has('Authorization')).toBe(false);
});

test.each([
  ['logo_invalid', 422, 'logoInvalid'],
  ['payload_too_large', 413, 'payloadTooLarge'],
  ['internal', 500, 'serverFailed'],
])('throws an AppError for %s', async (code, status, appCode) => {
  upstream.use(faults.rejection(status, code, { field: 'logo' }));
  await expect(uploadLogo(testClient(), file, 'logo.png')).rejects.toMatchObject({
    name: 'AppError',
    code: appCode,
    field: 'logo',
  });
});

test('reports an expired token with the token that was sent', async () => {
  const onUnauthenticated = vi.fn<OnUnauthenticated>();
  upstream.use(faults.rejection(401, 'token_expired'));
  await expect(
    uploadLogo(testClient({ onUnauthenticated }), file, 'logo.png'),
  ).rejects.toMatchObject({
    code: 'tokenExpired',
  });
  expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'tokenExpired' }),
    'token-of-sari',
  );
});

test.each([
  ['HTML', () => HttpResponse.html('<p>Masuk Wi-Fi</p>')],
  ['an empty body', () => new HttpResponse(null, { status: 200 })],
  ['an empty path', () => HttpResponse.json('')],
  ['an object', () => HttpResponse.json({ path: logoPath })],
])('throws badResponse for an answer with %s', async (_, answer) => {
  upstream.use(http.untyped.post('*/florist/message/logo/', answer));
  await expect(uploadLogo(testClient(), file, 'logo.png')).rejects.toMatchObject({
    code: 'badResponse',
  });
});

test('throws networkFailed for a lost connection', async () => {
  upstream.use(faults.network());
  await expect(uploadLogo(testClient(), file, 'logo.png')).rejects.toMatchObject({
    code: 'networkFailed',
  });
});

test('throws offline when the device goes offline during the upload', async () => {
  const isOnline = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  upstream.use(faults.network());
  await expect(uploadLogo(testClient({ isOnline }), file, 'logo.png')).rejects.toMatchObject({
    code: 'offline',
  });
});

test('sends nothing while offline', async () => {
  await expect(
    uploadLogo(testClient({ isOnline: () => false }), file, 'logo.png'),
  ).rejects.toMatchObject({
    code: 'offline',
  });
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('throws aborted when the caller aborts before or during the upload', async () => {
  upstream.use(faults.never());
  const before = uploadLogo(testClient(), file, 'logo.png', { signal: AbortSignal.abort() });
  await expect(before).rejects.toMatchObject({ code: 'aborted' });
  const controller = new AbortController();
  const during = uploadLogo(testClient(), file, 'logo.png', { signal: controller.signal });
  controller.abort();
  await expect(during).rejects.toMatchObject({ code: 'aborted' });
});

test('throws timedOut for an upload without progress', async () => {
  upstream.use(faults.never());
  await expect(uploadLogo(testClient({ timeoutMs: 20 }), file, 'logo.png')).rejects.toMatchObject({
    code: 'timedOut',
  });
});

test('does not time out a slow upload that makes progress', async () => {
  vi.useFakeTimers();
  const request = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    status: 0,
    responseText: '',
    open: () => {},
    abort: () => {},
    setRequestHeader: () => {},
    getResponseHeader: () => null,
    send: () => {},
  });
  vi.stubGlobal('XMLHttpRequest', function FakeRequest() {
    return request;
  });
  const progress: number[] = [];
  const answer = uploadLogo(testClient({ timeoutMs: 1000 }), file, 'logo.png', {
    onProgress: (fraction) => progress.push(fraction),
  });
  await vi.advanceTimersByTimeAsync(0);
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(900);
    request.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded, total: 4 }),
    );
  }
  await vi.advanceTimersByTimeAsync(900);
  Object.assign(request, { status: 200, responseText: '"/files/logos/1.webp"' });
  request.dispatchEvent(new ProgressEvent('load'));
  await expect(answer).resolves.toEqual({ path: '/files/logos/1.webp', fileName: 'logo.png' });
  expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
