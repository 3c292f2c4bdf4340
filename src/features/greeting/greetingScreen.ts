import type { SnapshotFrom } from 'xstate';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';

export type GreetingScreen = 'compose' | 'template' | 'package' | 'outcomeUnknown';

/** The state of the templates while they load, or of the logo upload. */
export type TemplatePhase = 'loading' | 'failed' | 'ready' | 'uploadingLogo';

/** The state of the preview that the server draws. */
export type PreviewPhase = 'drawing' | 'shown' | 'failed' | 'rejected';

export type PackagePhase = 'loading' | 'failed' | 'none' | 'ready' | 'placing';

type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;

/** Returns the screen of a snapshot, or null once `PaymentFlow` shows the order. */
export function greetingScreen(snapshot: Snapshot): GreetingScreen | null {
  if (snapshot.matches({ writing: 'composing' })) return 'compose';
  if (snapshot.matches('writing') || snapshot.matches('previewing')) return 'template';
  if (snapshot.matches('choosingPackage') || snapshot.matches('placingOrder')) return 'package';
  return snapshot.matches('outcomeUnknown') ? 'outcomeUnknown' : null;
}

export function templatePhase(snapshot: Snapshot): TemplatePhase {
  if (snapshot.matches({ writing: { choosingTemplate: 'loading' } })) return 'loading';
  if (snapshot.matches({ writing: { choosingTemplate: 'failed' } })) return 'failed';
  return snapshot.matches({ writing: { choosingTemplate: 'uploadingLogo' } })
    ? 'uploadingLogo'
    : 'ready';
}

/** Returns the state of the preview dialog, or null while it is closed. */
export function previewPhase(snapshot: Snapshot): PreviewPhase | null {
  if (snapshot.matches({ previewing: 'drawing' })) return 'drawing';
  if (snapshot.matches({ previewing: 'shown' })) return 'shown';
  if (snapshot.matches({ previewing: 'rejected' })) return 'rejected';
  return snapshot.matches({ previewing: 'failed' }) ? 'failed' : null;
}

export function packagePhase(snapshot: Snapshot): PackagePhase {
  if (snapshot.matches('placingOrder')) return 'placing';
  if (snapshot.matches({ choosingPackage: 'loading' })) return 'loading';
  if (snapshot.matches({ choosingPackage: 'failed' })) return 'failed';
  return snapshot.matches({ choosingPackage: 'none' }) ? 'none' : 'ready';
}

/** Returns whether the same order request may be sent again. */
export function canRetryOrder(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'order.retry' });
}
