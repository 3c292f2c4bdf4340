import { ensureStorybook } from '../../scripts/lib/build.mjs';

/** Builds Storybook before the tests are collected. */
export async function setup(): Promise<void> {
  await ensureStorybook();
}
