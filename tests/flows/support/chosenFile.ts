import type { AnyMachineSnapshot } from 'xstate';
import type { Way } from './defineAppLayer.ts';

/** A file that a person has chosen. The machines know of it only once the server has it. */
export interface ChosenFile {
  /** It stands on the page, also when the server does not have it. */
  readonly isShown: boolean;
  /** The last step led to its page anew: the app has found it on the device and sends it by itself. */
  readonly isFound: boolean;
}

export interface FilePage {
  /** Whether the page with the file is open. */
  readonly isOpen: (at: AnyMachineSnapshot) => boolean;
  /** Whether the page would take a file. */
  readonly isWaiting: (at: AnyMachineSnapshot) => boolean;
}

/** What became of a file on the way. It stays on the device until the server has it or the person lets it go. */
export function chosenFile(way: Way, page: FilePage): ChosenFile {
  let isShown = false;
  let isKept = false;
  let isFound = false;
  for (const { stimulus, expected } of way) {
    const at = expected.snapshot;
    const type = stimulus.kind === 'event' ? stimulus.type : '';
    if (type === 'logo.choose') isShown = isKept = true;
    if (type === 'logo.cancel' || type === 'logo.remove') isShown = isKept = false;
    if (stimulus.kind === 'restart' || !page.isOpen(at)) isShown = false;
    if (at.context.logo !== null || at.context.order !== null) isKept = false;
    isFound = isKept && !isShown && page.isWaiting(at);
    // A person lets go of what they did not choose in this step.
    if (isFound) isKept = false;
  }
  return { isShown, isFound };
}
