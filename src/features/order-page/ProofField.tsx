import { useRef, useState } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { PROOF_TYPES, validateProofFile } from '../../domain/logo.ts';
import { UploadField, type UploadedFile } from '../../ui/upload-field/UploadField.tsx';

export interface ProofFieldProps {
  /** The progress of the upload from 0 to 1; null while nothing is uploading. */
  readonly progress: number | null;
  /** Whether the server has a proof that it has not looked at. */
  readonly isSent: boolean;
  /** Why the last action of the page failed. */
  readonly error: AppErrorCode | null;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
}

/** Renders the upload field for a proof of payment, as a row of a list. */
export function ProofField(props: ProofFieldProps) {
  const { progress, isSent, error, disabled, onChoose, onCancel } = props;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<AppErrorCode | null>(null);
  const lastFile = useRef<File | null>(null);
  const choose = (chosen: File) => {
    const invalid = validateProofFile(chosen);
    setProblem(invalid);
    if (invalid !== null) return;
    lastFile.current = chosen;
    setFile(chosen);
    onChoose(chosen);
  };
  // Other actions of the page fail, too.
  const uploadError = file === null ? null : error;
  const shownError = problem ?? uploadError;
  const isFailed = progress === null && uploadError !== null;
  return (
    <UploadField
      layout="row"
      label={copy.proofLabel}
      hint={copy.proofHint}
      error={shownError === null ? undefined : proofError(shownError)}
      labels={copy.proofLabels}
      accept={PROOF_TYPES.join(',')}
      file={toUploaded(file, { progress, isSent, isFailed })}
      disabled={disabled}
      onChoose={choose}
      onCancel={() => {
        setFile(null);
        onCancel();
      }}
      // The server keeps a proof that it has.
      onRemove={isFailed ? () => setFile(null) : undefined}
      onRetry={disabled ? undefined : () => lastFile.current && choose(lastFile.current)}
    />
  );
}

function toUploaded(
  file: File | null,
  { progress, isSent, isFailed }: { progress: number | null; isSent: boolean; isFailed: boolean },
): UploadedFile | undefined {
  const name = file?.name ?? copy.proofLabel;
  if (progress !== null) return { name, status: 'uploading', progress };
  if (isFailed) return { name, status: 'failed' };
  return isSent ? { name, status: 'done' } : undefined;
}

function proofError(code: AppErrorCode): string {
  if (code === 'payloadTooLarge') return copy.proofTooLarge;
  return code === 'unsupportedMedia' ? copy.proofType : errorCopy[code];
}
