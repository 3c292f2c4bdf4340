import type { AnyMachineSnapshot } from 'xstate';
import type { StepHistory } from './defineAppAdapter.ts';

/**
 * Returns whether the page shows the file that the buyer has chosen. The file is shown until the
 * page is left, even after a failed upload; the machine's context does not contain it.
 */
export function isFileShown(
  takenSteps: StepHistory,
  isPageOpen: (at: AnyMachineSnapshot) => boolean,
): boolean {
  return takenSteps.reduce((isShown, { stimulus, expected }) => {
    if (stimulus.kind === 'restart' || !isPageOpen(expected.snapshot)) return false;
    if (stimulus.kind !== 'event') return isShown;
    if (stimulus.type === 'logo.choose') return true;
    return isShown && stimulus.type !== 'logo.cancel' && stimulus.type !== 'logo.remove';
  }, false);
}
