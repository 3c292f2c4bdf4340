import { ensureFlows, ensureStorybook } from '../../scripts/lib/build.mjs';

/** Builds Storybook, and the package of the atlas, before the tests are collected. */
export async function setup(): Promise<void> {
  await Promise.all([ensureStorybook(), ensureFlows()]);
}
