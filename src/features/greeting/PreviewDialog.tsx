import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { CardPicture } from './CardPicture.tsx';
import type { PreviewPhase } from './greetingScreen.ts';
import { TemplatePicture, type TemplatePictureProps } from './card/TemplatePicture.tsx';
import { getPreviewRecovery } from './getPreviewRecovery.ts';
import styles from './PreviewDialog.module.css';

export interface PreviewDialogProps {
  /** Null while the dialog is closed. */
  readonly phase: PreviewPhase | null;
  readonly url: string | null;
  /** The card as this device estimates it, which is shown while the server draws. */
  readonly estimate: Omit<TemplatePictureProps, 'isLazy'> | null;
  readonly personName: string;
  readonly error: AppErrorCode | null;
  /** The sentence about the error; defaults to the one for its code. */
  readonly errorText?: string | null | undefined;
  /** What has to be considered before the card is accepted, instead of the advice to check it. */
  readonly remark?: string | null | undefined;
  /** The label of the button that accepts the card; defaults to "Lanjut". */
  readonly acceptLabel?: string | undefined;
  /** The label of the button that closes the dialog to change the card; defaults to "Batal". */
  readonly changeLabel?: string | undefined;
  /** The label of that button while the accepted card is sent; undefined otherwise. */
  readonly sendingLabel?: string | undefined;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
  /** Called when the user goes back. */
  readonly onBack: () => void;
  readonly onRetry: () => void;
  /** Closes the dialog and leads to what has to be changed. */
  readonly onRecover: () => void;
}

/** Renders the dialog with the card that the server draws, to accept or to cancel. */
export function PreviewDialog({
  phase,
  url,
  estimate,
  personName,
  error,
  errorText,
  remark,
  acceptLabel = copy.previewAccept,
  changeLabel,
  sendingLabel,
  onAccept,
  onCancel,
  onBack,
  onRetry,
  onRecover,
}: PreviewDialogProps) {
  const isSending = sendingLabel !== undefined;
  const isChangeFirst = changeLabel !== undefined && phase !== 'failed';
  const close = (
    <Button
      variant={isChangeFirst ? 'primary' : 'secondary'}
      disabled={isSending}
      onClick={onCancel}
    >
      {isChangeFirst ? changeLabel : copy.previewCancel}
    </Button>
  );
  return (
    <Modal
      open={phase !== null}
      onBack={isSending ? undefined : onBack}
      title={copy.previewTitle}
      size="wide"
      sheet
      busy={phase === 'drawing'}
      actions={
        phase === 'rejected' ? (
          <Button onClick={onRecover}>{copy.previewRecovery[getPreviewRecovery(error)]}</Button>
        ) : (
          <>
            {!isChangeFirst && close}
            {phase === 'failed' ? (
              <Button onClick={onRetry}>{copy.retry}</Button>
            ) : (
              <Button
                variant={isChangeFirst ? 'secondary' : 'primary'}
                disabled={phase !== 'shown'}
                loading={isSending}
                loadingLabel={sendingLabel}
                onClick={onAccept}
              >
                {acceptLabel}
              </Button>
            )}
            {isChangeFirst && close}
          </>
        )
      }
    >
      {phase === 'drawing' && (
        <SkeletonGroup label={copy.drawing}>
          <p aria-hidden="true" className={styles['drawing']}>
            <Spinner />
            {copy.drawing}
          </p>
          {estimate === null ? (
            <Skeleton shape="block" ratio="1 / 1" />
          ) : (
            <div className={styles['estimate']}>
              <TemplatePicture {...estimate} isLazy={false} />
            </div>
          )}
        </SkeletonGroup>
      )}
      {(phase === 'failed' || phase === 'rejected') && (
        <Notice tone="warning" live="assertive" title={copy.previewFailed}>
          {`${errorText ?? errorCopy[error ?? 'unexpected']} ${copy.kept}`}
        </Notice>
      )}
      {phase === 'shown' && error !== null && (
        <Notice tone="danger" live="assertive">
          {`${errorCopy[error]} ${copy.kept}`}
        </Notice>
      )}
      {phase === 'shown' && url !== null && (
        <>
          <p className={clsx(styles['check'], remark && styles['remark'])}>
            {remark && <TriangleAlert />}
            <span>{remark ?? copy.previewCheck}</span>
          </p>
          <CardPicture url={url} alt={copy.cardOf(personName)} isZoomable />
        </>
      )}
    </Modal>
  );
}
