import type { SnapshotFrom } from 'xstate';
import { greetingCategory } from '../../domain/greeting.ts';
import { offeredTemplates } from '../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';

/** What the step of the templates is at; `ready` while the templates are shown. */
export type TemplatePhase = 'loading' | 'failed' | 'choosingFaith' | 'ready' | 'writingWords';

/** The state of the preview that the server draws. */
export type PreviewPhase = 'drawing' | 'shown' | 'failed' | 'rejected';

/**
 * The state of the packages; `keyReused` when only a new order is possible, `withdrawn` when none is,
 * because the listing was withdrawn.
 */
export type PackagePhase =
  'loading' | 'failed' | 'none' | 'ready' | 'withdrawn' | 'keyReused' | 'placing';

type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;

// Each function returns the names of the states that are phases, too. A new state does not compile
// until it is a phase or is mapped to one.

export function templatePhase({ value }: Snapshot): TemplatePhase {
  // Behind the preview, the page stays as it was.
  if (typeof value === 'string' || !('writing' in value)) return 'ready';
  if (typeof value.writing === 'string') return 'ready';
  const { page } = value.writing.designing;
  return page === 'deciding' || page === 'decidingPage' || page === 'choosingTemplate'
    ? 'ready'
    : page;
}

/** The pages of the step of the templates. */
export type TemplatePage = 'faith' | 'words' | 'empty' | 'gallery';

export function templatePage(snapshot: Snapshot): TemplatePage {
  const phase = templatePhase(snapshot);
  const isWaiting = phase === 'loading' || phase === 'failed';
  if (phase === 'writingWords') return 'words';
  if (phase === 'choosingFaith' || (isWaiting && expectsFaith(snapshot))) return 'faith';
  return phase === 'ready' && offeredTemplates(snapshot.context).length === 0 ? 'empty' : 'gallery';
}

/** While it is not known yet whether the religious cards have faiths, they are expected to. */
function expectsFaith({ context: { content, faith } }: Snapshot): boolean {
  return content.mode !== null && greetingCategory(content.mode).group === 'E' && faith === null;
}

/** Returns the state of the preview dialog, or null while it is closed. */
export function previewPhase({ value }: Snapshot): PreviewPhase | null {
  if (typeof value === 'string' || !('previewing' in value)) return null;
  const state = value.previewing;
  return state === 'deciding' || state === 'questioningRelation' ? null : state;
}

export function packagePhase({ value, context }: Snapshot): PackagePhase {
  if (value === 'placing') return 'placing';
  const phase =
    typeof value === 'object' && 'choosingPackage' in value ? value.choosingPackage : 'ready';
  return phase === 'ready' && context.error === 'personUnavailable' ? 'withdrawn' : phase;
}
