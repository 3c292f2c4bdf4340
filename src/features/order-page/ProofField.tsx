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
  /** Why the upload failed. */
  readonly error: AppErrorCode | null;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
}

/** Renders the upload field for a proof of payment. */
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
  const shownError = problem ?? error;
  return (
    <UploadField
      label={copy.proofLabel}
      hint={copy.proofHint}
      error={shownError === null ? undefined : proofError(shownError)}
      labels={copy.proofLabels}
      accept={PROOF_TYPES.join(',')}
      file={toUploaded(file, { progress, isSent, hasFailed: error !== null })}
      disabled={disabled}
      onChoose={choose}
      onCancel={() => {
        setFile(null);
        onCancel();
      }}
      onRemove={() => setFile(null)}
      onRetry={() => lastFile.current && choose(lastFile.current)}
    />
  );
}

function toUploaded(
  file: File | null,
  { progress, isSent, hasFailed }: { progress: number | null; isSent: boolean; hasFailed: boolean },
): UploadedFile | undefined {
  const name = file?.name ?? copy.proofLabel;
  if (progress !== null) return { name, status: 'uploading', progress };
  if (file !== null && hasFailed) return { name, status: 'failed' };
  return isSent ? { name, status: 'done' } : undefined;
}

function proofError(code: AppErrorCode): string {
  if (code === 'payloadTooLarge') return copy.proofTooLarge;
  return code === 'unsupportedMedia' ? copy.proofType : errorCopy[code];
}
