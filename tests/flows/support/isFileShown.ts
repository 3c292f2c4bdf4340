import type { AnyMachineSnapshot } from 'xstate';
import type { StepHistory } from './defineAppAdapter.ts';

/**
 * Returns whether the page shows the file that the buyer has chosen. The file is shown until the
 * buyer cancels the upload, removes the file or leaves the page, even after a failed upload. The
 * machine's context does not contain the file, so the steps are read instead.
 */
export function isFileShown(
  takenSteps: StepHistory,
  isPageOpen: (snapshot: AnyMachineSnapshot) => boolean,
): boolean {
  return takenSteps.reduce((isShown, { stimulus, expected }) => {
    if (stimulus.kind === 'restart' || !isPageOpen(expected.snapshot)) return false;
    if (stimulus.kind !== 'event') return isShown;
    if (stimulus.type === 'logo.choose') return true;
    return isShown && stimulus.type !== 'logo.cancel' && stimulus.type !== 'logo.remove';
  }, false);
}
