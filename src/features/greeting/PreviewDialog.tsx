import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { GreetingContext } from '../../machines/greeting-order/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { CardPicture } from './CardPicture.tsx';
import type { PreviewPhase } from './greetingScreen.ts';
import { TemplatePicture } from './card/TemplatePicture.tsx';
import styles from './PreviewDialog.module.css';
import { describeError, getPreviewRecovery } from './templateErrors.ts';
import type { CardEditor } from './useCardEditor.ts';

export interface PreviewDialogProps {
  /** Null while the dialog is closed. */
  readonly phase: PreviewPhase | null;
  /** The card, as this device estimates it while the server draws it. */
  readonly editor: CardEditor;
  /** What the server has answered. */
  readonly context: Pick<GreetingContext, 'preview' | 'error' | 'errorField'>;
  /** The label of the button that accepts the card; defaults to "Lanjut". */
  readonly acceptLabel?: string | undefined;
  /** The label of that button while the accepted card is sent; undefined otherwise. */
  readonly sendingLabel?: string | undefined;
  /** What speaks against accepting the card, and the label of the button that changes it instead. */
  readonly doubt?: { readonly remark: string; readonly changeLabel: string } | undefined;
  readonly onAccept: () => void;
  /** Called also when the user goes back. */
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Closes the dialog and leads to what has to be changed, where a card can be rejected. */
  readonly onRecover?: (() => void) | undefined;
}

/** Renders the dialog with the card that the server draws, to accept or to cancel. */
export function PreviewDialog({
  phase,
  editor,
  context: { preview, error, errorField },
  acceptLabel = copy.previewAccept,
  sendingLabel,
  doubt,
  onAccept,
  onCancel,
  onRetry,
  onRecover,
}: PreviewDialogProps) {
  const { template, content, personName, logoUrl } = editor;
  const isSending = sendingLabel !== undefined;
  const isChangeFirst = doubt !== undefined && phase !== 'failed';
  const close = (
    <Button
      variant={isChangeFirst ? 'primary' : 'secondary'}
      disabled={isSending}
      onClick={onCancel}
    >
      {isChangeFirst ? doubt.changeLabel : copy.previewCancel}
    </Button>
  );
  return (
    <Modal
      open={phase !== null}
      onBack={isSending ? undefined : onCancel}
      title={copy.previewTitle}
      size="square"
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
          {template === null ? (
            <Skeleton shape="block" ratio="1 / 1" />
          ) : (
            <div className={styles['estimate']}>
              <TemplatePicture
                template={template}
                words={content}
                personName={personName}
                logoUrl={logoUrl}
                isLazy={false}
              />
            </div>
          )}
        </SkeletonGroup>
      )}
      {(phase === 'failed' || phase === 'rejected') && (
        <Notice tone="warning" live="assertive" title={copy.previewFailed}>
          {`${describeError(error ?? 'unexpected', errorField, content)} ${copy.kept}`}
        </Notice>
      )}
      {phase === 'shown' && error !== null && (
        <Notice tone="danger" live="assertive">
          {`${errorCopy[error]} ${copy.kept}`}
        </Notice>
      )}
      {phase === 'shown' && preview !== null && (
        <>
          <p className={clsx(styles['check'], doubt && styles['remark'])}>
            {doubt && <TriangleAlert />}
            <span>{doubt?.remark ?? copy.previewCheck}</span>
          </p>
          <CardPicture url={preview.url} alt={copy.cardOf(personName)} isZoomable />
        </>
      )}
    </Modal>
  );
}
