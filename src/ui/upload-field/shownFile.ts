import type { UploadedFile } from './UploadField.tsx';
import type { ChosenFile } from './useChosenFile.ts';

const MEGABYTE = 1024 * 1024;

export interface FileStatus {
  /** The file chosen on this page, if any. */
  readonly chosen: ChosenFile | null;
  /** What the server has, if anything. */
  readonly stored: { readonly name: string; readonly url: string } | null;
  /** How much of it is sent, 0 to 1; null when nothing is on its way. */
  readonly uploading: number | null;
  /** Its name while none is known, and its size in words; megabytes, 0.1 at least. */
  readonly words: { readonly name: string; readonly size: (megabytes: number) => string };
}

/** The file that an upload field shows: on its way, there, or not sent. */
export function shownFile({
  chosen,
  stored,
  uploading,
  words,
}: FileStatus): UploadedFile | undefined {
  const known = chosen && {
    name: chosen.name,
    detail: words.size(Math.max(0.1, chosen.size / MEGABYTE)),
    previewUrl: chosen.url,
  };
  if (uploading !== null)
    return { ...(known ?? { name: words.name }), status: 'uploading', progress: uploading };
  if (stored !== null)
    return { ...(known ?? { name: stored.name, previewUrl: stored.url }), status: 'done' };
  return known === null ? undefined : { ...known, status: 'failed' };
}
