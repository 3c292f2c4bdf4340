import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from './Baselines.ts';
import { inspect, inspectGone, describeFinding } from './inspect.ts';
import { looks } from './looks.ts';
import { openStorybook, type Photographer } from './photographer.ts';
import { startRun } from './Run.ts';
import { screenStories } from './screenStories.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const stories = screenStories(storybook);
const manifest = readManifest();

let photographer: Photographer;
let run: ReturnType<typeof startRun>;
beforeAll(async () => {
  run = startRun();
  photographer = await openStorybook(storybook, 3);
});
afterAll(async () => {
  await photographer.close();
  run.end();
});

describe('the screen matches its accepted pictures', () => {
  test.concurrent.for(stories)('$name', async (story, { expect }) => {
    const findings = await inspect(
      story,
      await photographer.take({ id: story.id, looks }),
      manifest,
    );
    for (const finding of findings) await run.add(finding);
    expect(findings.map(describeFinding), howToAccept(story.id)).toEqual([]);
  });
});

test('every accepted picture has a story', async () => {
  const findings = await inspectGone(stories, manifest);
  for (const finding of findings) await run.add(finding);
  const gone = [...new Set(findings.map(({ story }) => story))];
  expect(gone, howToAccept(gone.join(' '))).toEqual([]);
});

function howToAccept(ids: string): string {
  return `Review it with "npm run visual:review", or accept it with "npm run visual:accept -- ${ids}"`;
}
