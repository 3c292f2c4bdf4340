import type { SnapshotFrom } from 'xstate';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';

export type GreetingScreen = 'compose' | 'template' | 'package' | 'outcomeUnknown';

/** How far the templates are, or the file that goes before them. */
export type TemplatePhase = 'loading' | 'failed' | 'ready' | 'uploadingLogo';

/** How far the server's picture of the card is. */
export type PreviewPhase = 'drawing' | 'shown' | 'failed' | 'rejected';

export type PackagePhase = 'loading' | 'failed' | 'none' | 'ready' | 'placing';

type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;

/** The screen of a state; null once the order is paid for on screens of its own. */
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

/** Null while no dialog is open. */
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

/** Whether the same order may be asked for once more. */
export function canRetryOrder(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'order.retryOrder' });
}
