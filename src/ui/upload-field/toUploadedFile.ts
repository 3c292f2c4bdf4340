import type { UploadedFile } from './UploadField.tsx';
import type { ChosenFile } from './useChosenFile.ts';

const MEGABYTE = 1024 * 1024;

export interface UploadedFileInput {
  /** The file that was chosen on this page. */
  readonly chosen: ChosenFile | null;
  /** The file that the server has. */
  readonly stored: { readonly name: string; readonly url: string } | null;
  /** The progress of the upload from 0 to 1, or null when there is none. */
  readonly uploading: number | null;
  /** The name of an unknown file, and the text for a size in megabytes, which is at least 0.1. */
  readonly words: { readonly name: string; readonly size: (megabytes: number) => string };
}

/** Returns the file that an upload field shows, with its status. */
export function toUploadedFile({
  chosen,
  stored,
  uploading,
  words,
}: UploadedFileInput): UploadedFile | undefined {
  const chosenFile = chosen && {
    name: chosen.name,
    detail: words.size(Math.max(0.1, chosen.size / MEGABYTE)),
    previewUrl: chosen.url,
  };
  if (uploading !== null)
    return { ...(chosenFile ?? { name: words.name }), status: 'uploading', progress: uploading };
  if (stored !== null)
    return { ...(chosenFile ?? { name: stored.name, previewUrl: stored.url }), status: 'done' };
  return chosenFile === null ? undefined : { ...chosenFile, status: 'failed' };
}
