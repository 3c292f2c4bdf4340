import { ensureStorybook } from '../../scripts/lib/build.mjs';

/** Before the tests are collected: the stories they are about. */
export async function setup(): Promise<void> {
  await ensureStorybook();
}
