import type { AppErrorCode } from '../../domain/appError.ts';

export type Mend = 'words' | 'template' | 'logo';

/** What has to change before a card can be drawn that was refused. */
export function previewMend(error: AppErrorCode | null): Mend {
  if (error === 'templateUnavailable' || error === 'previewUnknown') return 'template';
  return error === 'logoInvalid' ? 'logo' : 'words';
}
