import type { AppErrorCode } from '../../domain/appError.ts';

export type Mend = 'words' | 'template' | 'logo';

/** What has to change before a card can be drawn that was refused. */
export function previewMend(failure: AppErrorCode | null): Mend {
  if (failure === 'templateUnavailable' || failure === 'previewUnknown') return 'template';
  return failure === 'logoInvalid' ? 'logo' : 'words';
}
