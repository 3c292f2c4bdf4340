import type { AppErrorCode } from '../../domain/appError.ts';

export type PreviewRecovery = 'words' | 'template' | 'logo';

/** Returns what the buyer has to change after a card was rejected. */
export function getPreviewRecovery(error: AppErrorCode | null): PreviewRecovery {
  if (error === 'templateUnavailable' || error === 'previewUnknown') return 'template';
  return error === 'logoInvalid' ? 'logo' : 'words';
}
