import { useState } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { PROOF_TYPES, validateProofFile } from '../../domain/logo.ts';
import type { Instant } from '../../domain/person.ts';
import { UploadField, type UploadedFile } from '../../ui/upload-field/UploadField.tsx';
import type { ChosenFile } from '../../ui/upload-field/useChosenFile.ts';
import { useNow } from '../ordering/clock/useNow.ts';
import { formatMoment } from './orderTexts.ts';

export interface ProofFieldProps {
  /** The file that was chosen on this device; null if it is not known. */
  readonly file: ChosenFile | null;
  /** The progress of the upload from 0 to 1; null while nothing is uploading. */
  readonly progress: number | null;
  /** Whether the server has a proof that it has not looked at. */
  readonly isSent: boolean;
  /** When that proof was sent; null if it is not known. */
  readonly sentAt: Instant | null;
  readonly clock: ServerClock;
  /** Why the chosen file was not sent; null if it was, or none is chosen. */
  readonly error: AppErrorCode | null;
  /** Why no file can be sent now; null if one can. A file may be chosen in a picker opened before. */
  readonly refusal: AppErrorCode | null;
  /** Whether another action is under way. */
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Renders the upload field for a proof of payment, as a row of a list. */
export function ProofField(props: ProofFieldProps) {
  const { file, progress, isSent, sentAt, clock, error, refusal } = props;
  const now = useNow(clock);
  const disabled = props.disabled || refusal !== null;
  const [unsent, setUnsent] = useState<'refused' | AppErrorCode | null>(null);
  const choose = (chosen: File) => {
    const reason = refusal === null ? validateProofFile(chosen) : 'refused';
    setUnsent(reason);
    if (reason === null) props.onChoose(chosen);
  };
  const shownError = (unsent === 'refused' ? refusal : unsent) ?? error;
  const isFailed = progress === null && error !== null;
  return (
    <UploadField
      layout="row"
      label={copy.proofLabel}
      hint={copy.proofHint}
      error={shownError === null ? undefined : proofError(shownError)}
      labels={copy.proofLabels}
      accept={PROOF_TYPES.join(',')}
      file={getShownFile()}
      disabled={disabled}
      onChoose={choose}
      onCancel={props.onCancel}
      // The server keeps a proof that it has.
      onRemove={
        isFailed
          ? () => {
              setUnsent(null);
              props.onRemove();
            }
          : undefined
      }
      onRetry={disabled ? undefined : () => file && choose(file.file)}
    />
  );

  function getShownFile(): UploadedFile | undefined {
    const isDocument = file?.file.type === 'application/pdf';
    const shown = {
      name: file?.name ?? copy.proofLabel,
      previewUrl: isDocument ? undefined : file?.url,
      isDocument,
    };
    if (progress !== null) return { ...shown, status: 'uploading', progress };
    if (isFailed) return { ...shown, status: 'failed' };
    if (!isSent) return undefined;
    const detail = sentAt === null ? undefined : formatMoment(sentAt, now);
    return { ...shown, status: 'done', detail };
  }
}

function proofError(code: AppErrorCode): string {
  if (code === 'payloadTooLarge') return copy.proofTooLarge;
  return code === 'unsupportedMedia' ? copy.proofType : errorCopy[code];
}
