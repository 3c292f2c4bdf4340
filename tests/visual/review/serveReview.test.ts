import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accept, readManifest, recipeOf } from '../Baselines.ts';
import type { Finding } from '../inspect.ts';
import type { Picture } from '../Picture.ts';
import { startRun } from '../Run.ts';
import { serveReview } from './serveReview.ts';

const picture = (grey: number): Picture => ({
  width: 4,
  height: 4,
  pixels: Buffer.alloc(48, grey),
});
const [before, after, gone] = [picture(40), picture(200), picture(90)];
const finding = { name: 'Screens/Home/Visitor', look: '360-light', changed: 0, difference: null };
const findings: Finding[] = [
  {
    ...finding,
    story: 'home--visitor',
    kind: 'changed',
    changed: 16,
    before,
    after,
    difference: after,
  },
  { ...finding, story: 'home--visitor', look: '360-dark', kind: 'new', before: null, after },
  { ...finding, story: 'home--old', kind: 'gone', before: gone, after: null },
];

let folder: string;
let baselines: string;
let address: string;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  baselines = join(folder, 'baselines');
  await accept(
    [
      { story: 'home--visitor', look: '360-light', picture: before },
      { story: 'home--old', look: '360-light', picture: gone },
    ],
    baselines,
  );
  const run = startRun(join(folder, 'run'));
  for (const one of findings) await run.add(one);
  run.end();
  ({ address, server } = await serveReview({ run: join(folder, 'run'), baselines }));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const acceptIds = (ids: readonly string[], headers: Record<string, string> = {}) =>
  fetch(`${address}accept`, {
    method: 'POST',
    body: JSON.stringify(ids),
    headers: { connection: 'close', ...headers },
  });

describe('the review', () => {
  test('shows the differences with their pictures', async () => {
    const page = await (await fetch(address)).text();
    expect(page).toContain('"id":"home--visitor.360-light"');
    const shown = await fetch(`${address}home--visitor.360-light.before.webp`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('updates the baseline of a single accepted look', async () => {
    expect((await acceptIds(['home--visitor.360-light'])).status).toBe(204);
    expect(readManifest(baselines)).toEqual({
      'home--visitor': { '360-light': recipeOf(after) },
      'home--old': { '360-light': recipeOf(gone) },
    });
    expect(await (await fetch(address)).text()).not.toContain('"id":"home--visitor.360-light"');
  });

  test('accepts a story with all its looks, and removes the baselines of removed stories', async () => {
    await acceptIds(['home--visitor', 'home--old']);
    expect(readManifest(baselines)).toEqual({
      'home--visitor': { '360-light': recipeOf(after), '360-dark': recipeOf(after) },
    });
  });

  test('rejects requests from another origin', async () => {
    expect(
      (await acceptIds(['home--visitor'], { origin: 'https://elsewhere.example' })).status,
    ).toBe(403);
    expect(readManifest(baselines)['home--visitor']).toEqual({ '360-light': recipeOf(before) });
  });

  test('serves no file but the pictures of the run', async () => {
    expect((await fetch(`${address}..%2Fbaselines%2Fmanifest.json`)).status).toBe(404);
    expect(existsSync(join(baselines, 'manifest.json'))).toBe(true);
  });
});
