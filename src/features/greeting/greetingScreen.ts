import type { SnapshotFrom } from 'xstate';
import { greetingCategory } from '../../domain/greeting.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';

/** The state of the templates while they load, or of the logo upload. */
export type TemplatePhase = 'loading' | 'failed' | 'choosingFaith' | 'ready' | 'uploadingLogo';

/** The state of the preview that the server draws. */
export type PreviewPhase = 'drawing' | 'shown' | 'failed' | 'rejected';

/** The state of the packages; `keyReused` when only a new order is possible. */
export type PackagePhase = 'loading' | 'failed' | 'none' | 'ready' | 'keyReused' | 'placing';

type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;

export function templatePhase(snapshot: Snapshot): TemplatePhase {
  if (snapshot.matches({ writing: { choosingTemplate: 'loading' } })) return 'loading';
  if (snapshot.matches({ writing: { choosingTemplate: 'failed' } })) return 'failed';
  if (snapshot.matches({ writing: { choosingTemplate: 'choosingFaith' } })) return 'choosingFaith';
  return snapshot.matches({ writing: { choosingTemplate: 'uploadingLogo' } })
    ? 'uploadingLogo'
    : 'ready';
}

/**
 * Returns whether the page asks for a faith: now, or in all likelihood once the religious cards have
 * loaded.
 */
export function isAskingFaith(snapshot: Snapshot): boolean {
  const { mode, faith } = snapshot.context;
  const phase = templatePhase(snapshot);
  if (phase !== 'loading' && phase !== 'failed') return phase === 'choosingFaith';
  return mode !== null && greetingCategory(mode).group === 'E' && faith === null;
}

/**
 * Returns the state of the preview dialog, or null while it is closed, also because another dialog
 * asks a question first.
 */
export function previewPhase(snapshot: Snapshot): PreviewPhase | null {
  if (snapshot.matches({ previewing: 'drawing' })) return 'drawing';
  if (snapshot.matches({ previewing: 'shown' })) return 'shown';
  if (snapshot.matches({ previewing: 'rejected' })) return 'rejected';
  return snapshot.matches({ previewing: 'failed' }) ? 'failed' : null;
}

export function packagePhase(snapshot: Snapshot): PackagePhase {
  if (snapshot.matches('placing')) return 'placing';
  if (snapshot.matches({ choosingPackage: 'loading' })) return 'loading';
  if (snapshot.matches({ choosingPackage: 'failed' })) return 'failed';
  if (snapshot.matches({ choosingPackage: 'keyReused' })) return 'keyReused';
  return snapshot.matches({ choosingPackage: 'none' }) ? 'none' : 'ready';
}
