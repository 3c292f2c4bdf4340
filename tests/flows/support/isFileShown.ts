import type { AnyMachineSnapshot } from 'xstate';
import type { StepHistory } from './defineAppAdapter.ts';

/**
 * Whether a file that a person has chosen stands on its page. It goes with the page, and stays when the server does
 * not get it: of that the machines know nothing.
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
