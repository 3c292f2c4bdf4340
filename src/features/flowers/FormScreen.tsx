import { useSelector } from '@xstate/react';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { placementCopy } from '../../copy/placement.ts';
import { senderCopy, senderRules } from '../../copy/sender.ts';
import type { BoardDesign, FloristProduct } from '../../domain/florist.ts';
import { flowerMessageText } from '../../domain/flowerMessage.ts';
import { flowerTotal } from '../../domain/price.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import { useAfterPaint } from '../../ui/after-paint/afterPaint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SenderField } from '../../ui/sender-field/SenderField.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { TopBarSubmit } from '../../ui/top-bar/TopBarSubmit.tsx';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { OrderTotal } from '../ordering/order/Bill.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { focusFirstError } from '../ordering/form/focusFirstError.ts';
import {
  KeyReusedNotice,
  PlacementNotice,
  StartOverActions,
  WithdrawnAction,
} from '../ordering/placement/PlacementNotice.tsx';
import { LogoField } from '../ordering/form/LogoField.tsx';
import { renderNameNotice } from '../ordering/form/renderNameNotice.tsx';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import { useLogoUpload } from '../ordering/form/useLogoUpload.ts';
import { BoardStage, type BoardViewProps } from './BoardView.tsx';
import { DeliveryNote } from '../ordering/clock/DeliveryNote.tsx';
import { type ErrorPlace, getErrorPlace, isKeyReused } from './flowerScreen.ts';
import { PictureStage } from '../ordering/estimate/PictureStage.tsx';
import { boardCopy } from '../../copy/board.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './FormScreen.module.css';
import { ProductDetails } from './ProductDetails.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { usePrintErrors } from './usePrintErrors.tsx';
import { useBoardTexts } from '../ordering/estimate/BoardEstimate.tsx';
import { fieldsInSmallLetters } from '../ordering/estimate/useSetTexts.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { MessageFields } from './MessageFields.tsx';

export interface FormScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof flowerOrderMachine>>;
  readonly clock: ServerClock;
  readonly newKey: () => string;
  readonly chosenFile: SavedFile;
  readonly senderNames: readonly string[];
  readonly customerServicePhone: string;
}

export function FormScreen(props: FormScreenProps) {
  // A key is shown in its field first, and a press where it was made; both read the actor themselves.
  const snapshot = useAfterPaint(useSelector(props.actor, (current) => current));
  const { product } = snapshot.context;
  return product && <BoardForm {...props} snapshot={snapshot} product={product} />;
}

interface BoardFormProps extends FormScreenProps {
  readonly snapshot: SnapshotFrom<typeof flowerOrderMachine>;
  readonly product: FloristProduct;
}

/** Renders the form for the texts and the logo of the chosen board, which leads to the review. */
const BoardForm = memo(function BoardForm(props: BoardFormProps) {
  const { actor, clock, newKey, chosenFile, senderNames, snapshot, product } = props;
  const { customerServicePhone } = props;
  const { context } = snapshot;
  const isReused = isKeyReused(snapshot);
  const { person, message, subMessage, sender, logo, error, errorField } = context;
  const content = useRef<HTMLDivElement>(null);

  const isLocked = !snapshot.matches('writing');
  const isUploading = snapshot.matches({ writing: { logo: 'uploading' } });
  const upload = useLogoUpload({
    chosenFile,
    isWanted: logo === null && !isUploading && !isLocked,
    send: (event) => actor.send(event),
  });
  const shownError = isLocked || isUploading ? null : (upload.error ?? error);
  const isWithdrawn = shownError === 'personUnavailable';
  const place = shownError === null ? null : getErrorPlace(shownError, errorField);
  const errorAt = (location: ErrorPlace) =>
    shownError !== null && place === location ? errorCopy[shownError] : undefined;
  const logoError = errorAt('logo');
  const isReusedShown = isReused && upload.error === null;
  const text = flowerMessageText(message);
  const logoUrl = upload.file?.url ?? logo?.path ?? null;
  const board = useMemo((): BoardViewProps => {
    const words = { message: text, subMessage, sender, logoUrl };
    return { product, design: product.board, words };
  }, [product, text, subMessage, sender, logoUrl]);
  const getPrintErrors = usePrintErrors(board.design, person.id);
  const printErrors = getPrintErrors(board.words);
  const boardTexts = useBoardTexts(board.design, board.words);
  const smallFields = fieldsInSmallLetters(boardTexts);
  const recipient = flowerRecipient(person);

  // After a failed submission, the focus moves to the first invalid field or to the error.
  const isRejected = isReusedShown || (upload.error === null && shownError !== null && !errorField);
  useEffect(() => {
    if (isRejected) focusFirstError(content.current);
  }, [isRejected]);

  const review = () => {
    upload.clearError();
    const { message: written, ...current } = actor.getSnapshot().context;
    const words = { ...current, message: flowerMessageText(written), logoUrl };
    if (Object.keys(getPrintErrors(words)).length === 0) actor.send({ type: 'order.review' });
    // What was invalid before is already marked.
    if (!actor.getSnapshot().matches('reviewing')) focusFirstError(content.current);
  };
  return (
    <StepPage
      step={isWithdrawn ? undefined : 'form'}
      heading={copy.steps.form.heading}
      recipient={recipient}
      recipientInLine
      notice={renderNameNotice({ name: person.name, medium: 'papan', customerServicePhone })}
      width="wide"
      actions={
        <StickyActions
          summary={
            isReused || isWithdrawn ? undefined : (
              <>
                <OrderTotal label={copy.total} amount={flowerTotal(product.price)} />
                {isUploading && <Text tone="soft">{copy.logoWait}</Text>}
              </>
            )
          }
        >
          {isReused ? (
            <StartOverActions
              onStartOver={() => actor.send({ type: 'order.startOver', key: newKey() })}
            />
          ) : isWithdrawn ? (
            <WithdrawnAction />
          ) : (
            <Button wide disabled={isUploading} onClick={review}>
              {copy.review}
            </Button>
          )}
        </StickyActions>
      }
    >
      {!isReused && !isWithdrawn && (
        <TopBarSubmit label={copy.review} disabled={isUploading} onSubmit={review} />
      )}
      <Stack gap={6} ref={content}>
        {((shownError !== null && place === 'page') || isReusedShown) && (
          <div data-invalid="true" tabIndex={-1} className={styles['invalid']}>
            {shownError === null ? (
              <KeyReusedNotice {...recipient} />
            ) : (
              <PlacementNotice
                personId={person.id}
                error={shownError}
                detail={`${placementCopy.again(shownError, copy.review)} ${copy.kept}`}
              />
            )}
          </div>
        )}
        <PictureStage picture={<BoardStage {...board} />}>
          {product.board === null && (
            <Text size="sm" tone="soft">
              {boardCopy.sampleText}
            </Text>
          )}
          <MessageFields
            actor={actor}
            isInCapitals={isMessageInCapitals(product.board)}
            messageError={place === 'message' ? copy.messageMissing : printErrors.message}
            subMessageError={printErrors.subMessage}
            smallFields={smallFields}
            hasDesign={board.design !== null}
          />
          <SenderField
            labels={senderCopy}
            rule={senderRules.papan}
            sender={sender}
            earlier={senderNames}
            error={errorAt('sender') ?? printErrors.sender}
            warning={smallFields.includes('sender') && copy.smallLetters}
            onChange={(name) => actor.send({ type: 'sender.change', name })}
          />
          <LogoField
            copy={copy}
            aside={copy.optional}
            upload={upload}
            logo={logo}
            progress={isUploading ? context.logoProgress : null}
            error={logoError && `${logoError} ${copy.withoutLogo}`}
          />
          <Stack gap={4}>
            <DeliveryNote clock={clock} />
            <ProductDetails
              product={product}
              place={recipient.place}
              detail={context.detail}
              hasFailed={snapshot.matches({ writing: { detail: 'failed' } })}
              onRetry={() => actor.send({ type: 'detail.retry' })}
            />
            <Text size="xs" tone="soft">
              {copy.conduct}
            </Text>
          </Stack>
        </PictureStage>
      </Stack>
      <ReviewSheet actor={actor} clock={clock} board={board} texts={boardTexts} />
    </StepPage>
  );
});

/** Returns whether the design sets the message in capitals, however it is typed. */
function isMessageInCapitals(design: BoardDesign | null): boolean {
  return design?.layout.texts.find(({ field }) => field === 'message')?.transform === 'uppercase';
}
