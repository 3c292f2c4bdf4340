import { useCallback, useState } from 'react';
import type { AppErrorCode } from '../../../domain/appError.ts';
import { validateLogoFile } from '../../../domain/logo.ts';
import type { LogoEvent } from '../../../machines/cardContent.ts';
import { useChosenFile, type SavedFile } from '../../../ui/upload-field/useChosenFile.ts';

export interface LogoUploadOptions {
  readonly chosenFile: SavedFile;
  /** Whether a file that was chosen before a reload may be uploaded now. */
  readonly isWanted: boolean;
  readonly send: (event: LogoEvent) => void;
}

/** Returns the chosen logo file, its validation error, and the handlers of its field. */
export function useLogoUpload({ chosenFile, isWanted, send }: LogoUploadOptions) {
  const [error, setError] = useState<AppErrorCode | null>(null);
  const clearError = useCallback(() => setError(null), []);
  const upload = (chosen: File) => {
    setError(null);
    send({ type: 'logo.choose', fileId: chosenFile.save(chosen), fileName: chosen.name });
  };
  const [file, setFile] = useChosenFile({ isWanted, find: chosenFile.find, onFound: upload });
  const clear = () => {
    setFile(null);
    setError(null);
    chosenFile.remove();
  };
  return {
    file,
    error,
    clearError,
    handlers: {
      onChoose(chosen: File) {
        const problem = validateLogoFile(chosen);
        if (problem !== null) {
          setError(problem);
          return;
        }
        setFile(chosen);
        upload(chosen);
      },
      onCancel() {
        clear();
        send({ type: 'logo.cancel' });
      },
      onRemove() {
        clear();
        send({ type: 'logo.remove' });
      },
      onRetry() {
        if (file !== null) upload(file.file);
      },
    },
  };
}
