import type { AppErrorCode } from '../../domain/appError.ts';

export type PreviewRecovery = 'words' | 'template' | 'logo';

/** What has to change before a card can be drawn that was refused. */
export function getPreviewRecovery(error: AppErrorCode | null): PreviewRecovery {
  if (error === 'templateUnavailable' || error === 'previewUnknown') return 'template';
  return error === 'logoInvalid' ? 'logo' : 'words';
}
