import type { UploadedFile } from './UploadField.tsx';
import type { ChosenFile } from './useChosenFile.ts';

export interface UploadedFileInput {
  /** The file that was chosen on this page. */
  readonly chosen: ChosenFile | null;
  /** The file that the server has. */
  readonly stored: { readonly name: string; readonly url: string } | null;
  /** The progress of the upload from 0 to 1, or null when there is none. */
  readonly uploading: number | null;
  /** The name of an unknown file. */
  readonly name: string;
}

/** Returns the file that an upload field shows, with its status. */
export function toUploadedFile({
  chosen,
  stored,
  uploading,
  name,
}: UploadedFileInput): UploadedFile | undefined {
  const chosenFile = chosen && { name: chosen.name, previewUrl: chosen.url };
  if (uploading !== null)
    return { ...(chosenFile ?? { name }), status: 'uploading', progress: uploading };
  if (stored !== null)
    return { ...(chosenFile ?? { name: stored.name, previewUrl: stored.url }), status: 'done' };
  return chosenFile === null ? undefined : { ...chosenFile, status: 'failed' };
}
