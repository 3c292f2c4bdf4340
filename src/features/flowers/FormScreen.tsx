import { useEffect, useRef, useState } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { senderRule, senderCopy } from '../../copy/sender.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { FloristProduct, FloristProductDetail } from '../../domain/florist.ts';
import { flowerMessageText } from '../../domain/flowerMessage.ts';
import type { Logo } from '../../domain/greeting.ts';
import { LOGO_TYPES, validateLogoFile } from '../../domain/logo.ts';
import { flowerTotal } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SenderField } from '../../ui/sender-field/SenderField.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { TopBarSubmit } from '../../ui/top-bar/TopBarSubmit.tsx';
import { toUploadedFile } from '../../ui/upload-field/toUploadedFile.ts';
import { UploadField } from '../../ui/upload-field/UploadField.tsx';
import { useChosenFile } from '../../ui/upload-field/useChosenFile.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoardEstimate } from './board/BoardEstimate.tsx';
import { CutOffNotice } from './CutOffNotice.tsx';
import type { FormPhase } from './flowerScreen.ts';
import { FlowerStepPage } from './FlowerStepPage.tsx';
import { getErrorPlace, type FormRequest, type ErrorPlace } from './formErrors.ts';
import styles from './FormScreen.module.css';
import { PlacementNotice } from './PlacementNotice.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import type { Recipient } from './recipient.ts';
import type { PageClock } from './useIsAfterCutOff.ts';
import { MessageFields, type MessageFieldsProps } from './MessageFields.tsx';

export interface FormScreenProps extends Omit<MessageFieldsProps, 'personName' | 'error'> {
  readonly recipient: Recipient;
  readonly personId: number;
  readonly clock: PageClock;
  readonly phase: FormPhase;
  readonly product: FloristProduct;
  readonly detail: FloristProductDetail | null;
  readonly sender: string;
  readonly logo: Logo | null;
  /** The progress of the logo upload, from 0 to 1. */
  readonly logoProgress: number;
  /** Why the last request failed. */
  readonly error: AppErrorCode | null;
  readonly focusKey?: string | undefined;
  readonly onDetailRetry: () => void;
  readonly onSenderChange: (name: string) => void;
  readonly onLogoChoose: (file: File) => void;
  /** Resolves to the file that was chosen before a reload, or to null. */
  readonly findFile: () => Promise<File | null>;
  readonly onLogoCancel: () => void;
  readonly onLogoRemove: () => void;
  readonly onPlace: () => void;
  readonly onStartOver: () => void;
}

/** Renders the form for the texts and the logo of the chosen board, and places the order. */
export function FormScreen(props: FormScreenProps) {
  const { recipient, phase, product, message, subMessage, sender, logo, error } = props;
  const [fileError, setFileError] = useState<AppErrorCode | null>(null);
  const [lastRequest, setLastRequest] = useState<FormRequest>('order');
  const [attempts, setAttempts] = useState(0);
  const content = useRef<HTMLDivElement>(null);

  const isPlacing = phase === 'placing';
  const isUploading = phase === 'uploadingLogo';
  const shownError = isPlacing || isUploading ? null : (fileError ?? error);
  const place = shownError === null ? null : getErrorPlace(shownError, lastRequest);
  const errorAt = (location: ErrorPlace) =>
    shownError !== null && place === location ? errorCopy[shownError] : undefined;
  const logoError = errorAt('logo');

  // After a failed submission, the focus moves to the first invalid field or to the error.
  useEffect(() => {
    if (attempts > 0 && shownError !== null) focusFirstError(content.current);
  }, [attempts, shownError]);

  const submit = () => {
    setFileError(null);
    setLastRequest('order');
    setAttempts(attempts + 1);
    props.onPlace();
  };
  const sendFile = (chosen: File) => {
    setFileError(null);
    setLastRequest('logo');
    setAttempts(0);
    props.onLogoChoose(chosen);
  };
  const [file, setFile] = useChosenFile({
    isWanted: logo === null && !isUploading && !isPlacing,
    find: props.findFile,
    onFound: sendFile,
  });
  const chooseFile = (chosen: File) => {
    const fileProblem = validateLogoFile(chosen);
    setFileError(fileProblem);
    if (fileProblem !== null) return;
    setFile(chosen);
    sendFile(chosen);
  };
  const total = formatRupiah(flowerTotal(product.price));

  return (
    <FlowerStepPage
      step="form"
      heading={copy.formHeading}
      recipient={recipient}
      focusKey={props.focusKey}
      locked={isPlacing}
      width="wide"
      actions={
        <StickyActions
          summary={
            <span className={styles['total']}>
              {copy.total} <strong>{total}</strong>
            </span>
          }
        >
          {error === 'idempotencyKeyReused' ? (
            <Button wide onClick={props.onStartOver}>
              {copy.startOver}
            </Button>
          ) : (
            <Button
              wide
              loading={isPlacing}
              loadingLabel={copy.placing}
              disabled={isUploading}
              onClick={submit}
            >
              {copy.place}
            </Button>
          )}
        </StickyActions>
      }
    >
      {error !== 'idempotencyKeyReused' && (
        <TopBarSubmit
          label={copy.place}
          loading={isPlacing}
          disabled={isUploading}
          onSubmit={submit}
        />
      )}
      <div ref={content} className={styles['page']}>
        {shownError !== null && place === 'page' && (
          <div data-invalid="true" tabIndex={-1} className={styles['invalid']}>
            <PlacementNotice error={shownError} personId={props.personId} />
          </div>
        )}
        <div className={styles['columns']}>
          <div className={styles['product']}>
            <ProductDetails
              product={product}
              detail={props.detail}
              hasFailed={phase === 'withoutDetail'}
              onRetry={props.onDetailRetry}
            />
          </div>
          <fieldset className={styles['form']} disabled={isPlacing}>
            <MessageFields
              personName={recipient.name}
              message={message}
              subMessage={subMessage}
              error={place === 'message' ? copy.messageMissing : undefined}
              onMessageChoose={props.onMessageChoose}
              onMessageWrite={props.onMessageWrite}
              onSubMessageWrite={props.onSubMessageWrite}
            />
            <SenderField
              labels={senderCopy}
              rule={senderRule}
              sender={sender}
              error={errorAt('sender')}
              onChange={props.onSenderChange}
            />
            <div data-invalid={place === 'logo' || undefined}>
              <UploadField
                label={copy.logo}
                aside={copy.optional}
                hint={isUploading ? copy.logoWait : copy.logoHint}
                error={logoError && `${logoError} ${copy.withoutLogo}`}
                labels={copy.logoLabels}
                accept={LOGO_TYPES.join(',')}
                file={toUploadedFile({
                  chosen: file,
                  stored: logo && { name: logo.fileName, url: logo.path },
                  uploading: isUploading ? props.logoProgress : null,
                  words: { name: copy.logo, size: copy.fileSize },
                })}
                onChoose={chooseFile}
                onCancel={() => {
                  setFile(null);
                  props.onLogoCancel();
                }}
                onRemove={() => {
                  setFile(null);
                  setFileError(null);
                  props.onLogoRemove();
                }}
                onRetry={() => file && sendFile(file.file)}
              />
            </div>
          </fieldset>
          <div className={styles['estimate']}>
            <BoardEstimate
              message={flowerMessageText(message)}
              subMessage={subMessage}
              sender={sender}
              logoUrl={file?.url ?? logo?.path ?? null}
            />
          </div>
          <div className={styles['notes']}>
            <CutOffNotice clock={props.clock} />
            <div className={styles['conduct']}>
              <h2>{copy.conductTitle}</h2>
              <p>{copy.conduct}</p>
            </div>
          </div>
        </div>
      </div>
      <p role="status">
        <VisuallyHidden>{isPlacing && copy.placingText}</VisuallyHidden>
      </p>
    </FlowerStepPage>
  );
}

function focusFirstError(container: HTMLElement | null): void {
  const place = container?.querySelector<HTMLElement>('[data-invalid="true"]');
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="file"])') ??
    (place?.tabIndex === -1 && place.hasAttribute('tabindex')
      ? place
      : place?.querySelector<HTMLElement>('button'));
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}
