import { BaseSequencer } from 'vitest/node';

/** The test files that take longest. Started last, one of them would leave the other cores idle. */
const longFiles = [
  'tests/contract/orderLifecycle.test.ts',
  'tests/contract/durability',
  'packages/flows/src/cli/main.test.ts',
  'tests/flows/machine/',
  'server/src/main.test.ts',
  'server/src/db/openEmbedded.test.ts',
  'Writing.browser.test.tsx',
  'routeTable.browser.test.tsx',
  'tests/flows/ui/greetingOrder',
];

/** Starts long test files first; Vitest knows their durations only after a run on the computer. */
export class LongFilesFirst extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer['sort']>[0]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    /** @param {(typeof sorted)[number]} file */
    const isLong = ({ moduleId }) => longFiles.some((name) => moduleId.includes(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
