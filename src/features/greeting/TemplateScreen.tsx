import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  type GreetingCategoryId,
  type GreetingContent,
} from '../../domain/greeting.ts';
import {
  chosenTemplate,
  doubtedChoice,
  getValidationError,
  hasFaiths,
  offeredTemplates,
} from '../../machines/greetingOrderContext.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import type { GreetingContext, GreetingEvent } from '../../machines/greetingOrderTypes.ts';
import { afterPaint } from '../../ui/after-paint/afterPaint.ts';
import { useAfterPaint } from '../../ui/after-paint/useAfterPaint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { focusBelowDialog } from '../../ui/modal/focusBelowDialog.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { useLayer } from '../../ui/layer/useLayer.ts';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { TopBarSubmit } from '../../ui/top-bar/TopBarSubmit.tsx';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import type { ShownActor } from '../ordering/actorAtStep.ts';
import { focusFirstError } from '../ordering/focusFirstError.ts';
import { renderNameNotice } from '../ordering/renderNameNotice.tsx';
import { greetingRecipient } from '../ordering/recipient.ts';
import { StepPage } from '../ordering/StepPage.tsx';
import { useLogoUpload } from '../ordering/useLogoUpload.ts';
import { useCardErrors } from './card/useCardErrors.ts';
import { CardStage } from './CardStage.tsx';
import { CardWordsFields } from './CardWordsFields.tsx';
import { describeWords } from './describeWords.ts';
import { FaithChoice, FaithChoiceSkeleton } from './FaithChoice.tsx';
import { FaithField } from './FaithField.tsx';
import { isAskingFaith, previewPhase, templatePhase } from './greetingScreen.ts';
import { LogoField } from './LogoField.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { getPreviewRecovery, type PreviewRecovery } from './getPreviewRecovery.ts';
import { describeError, getErrorPlace, isAboutWords, type ErrorPlace } from './templateErrors.ts';
import { TemplateGallery } from './TemplateGallery.tsx';
import styles from './TemplateScreen.module.css';
import { WrittenCard } from './WrittenCard.tsx';

/** The category whose cards carry no symbol of a faith. */
const GENERAL: GreetingCategoryId = 3;

export interface TemplateScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly chosenFile: SavedFile;
  /** Sender names of the buyer's earlier orders, the newest first. */
  readonly senderNames: readonly string[];
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
  /** Whether the departure is over, so that the card is for the family only. */
  readonly isForFamily?: boolean | undefined;
  readonly focusKey?: string | undefined;
}

/**
 * Renders the card with the buyer's words, the choices that make it - template, faith and category -
 * or in their place the fields of the words, and the preview dialog.
 */
export function TemplateScreen(props: TemplateScreenProps) {
  const { actor, chosenFile, senderNames, customerServicePhone, isForFamily, focusKey } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const phase = useSelector(actor, templatePhase);
  const asksFaith = useSelector(actor, isAskingFaith);
  const preview = useSelector(actor, previewPhase);
  const isPreviewing = useSelector(actor, (snapshot) => snapshot.matches('previewing'));
  const { person, note, sender, quotes, logo, faith, templateId, error, errorField } = context;
  const mode = context.mode ?? 3;
  const { page } = greetingCategory(mode);
  const isFileWanted = page === 'logo' && logo === null && phase === 'ready' && !isPreviewing;
  const upload = useLogoUpload({
    chosenFile,
    isWanted: isFileWanted,
    send: (event) => actor.send(event),
  });
  const content = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);

  const words = useMemo(
    () => ({ mode, note, sender, quotes, logo }),
    [mode, note, sender, quotes, logo],
  );
  const logoUrl = upload.file?.url ?? logo?.path ?? null;

  const offered = offeredTemplates(context);
  const chosen = chosenTemplate(context);
  // A key is shown in its field first, and a press on a template there.
  const stage = useAfterPaint(useMemo(() => ({ template: chosen, words }), [chosen, words]));
  const cardErrors = useCardErrors(chosen?.layout ?? null, words, person.name, offered);
  const shownError = phase === 'ready' && !isPreviewing ? (upload.error ?? error) : null;
  // Words that were refused are shown at their fields, where this device finds what is wrong.
  const isAtFields = isAboutWords(shownError) && Object.keys(cardErrors).length > 0;
  // A card without a note has no field for its message.
  const hasField = errorField !== 'message' || page === 'quotes' || note.choice !== 'none';
  const place =
    shownError === null || isAtFields
      ? null
      : getErrorPlace(shownError, page, logo !== null, hasField ? errorField : null);
  const errorAt = (location: ErrorPlace) =>
    shownError !== null && place === location ? describe(shownError, context, words) : undefined;

  // After a failed attempt to open the preview, the focus moves to the first invalid field.
  useEffect(() => {
    if (attempts > 0) focusFirstError(content.current);
  }, [attempts]);
  const [recovery, setRecovery] = useState<{ readonly target: PreviewRecovery } | null>(null);
  // The templates may have to be loaded again before the page shows the error.
  useEffect(() => {
    if (recovery !== null && (place !== null || isAtFields))
      focusRecovery(recovery.target, content.current, notice.current);
  }, [recovery, place, isAtFields]);

  // What replaces most of the page shows its top, with the focus on the heading.
  const [turns, setTurns] = useState(0);
  const turnPage = (event: GreetingEvent) => {
    actor.send(event);
    setTurns(turns + 1);
  };
  const areWordsMissing = hasWordsError(context);
  const [areWordsOpen, setWordsOpen] = useState(areWordsMissing);
  const showWords = (isOpen: boolean) => {
    setWordsOpen(isOpen);
    setTurns(turns + 1);
  };
  if (!areWordsOpen && areWordsMissing) showWords(true);
  // The press is painted first: on a slow phone, the other half of the page takes longer than a frame.
  const turnToWords = (isOpen: boolean) =>
    void afterPaint(() => startTransition(() => showWords(isOpen)));
  // Words that the server rejected are shown once: another template may have room for them.
  const [lastError, setLastError] = useState<AppErrorCode | null>(null);
  if (shownError !== lastError) {
    setLastError(shownError);
    if (isAboutWords(shownError)) setWordsOpen(true);
  }
  useEffect(() => {
    if (turns > 0) window.scrollTo({ top: 0 });
  }, [turns]);

  const { clearError } = upload;
  const attempt = useCallback(
    (event: GreetingEvent) => {
      clearError();
      actor.send(event);
      setAttempts((made) => made + 1);
    },
    [actor, clearError, setAttempts],
  );
  const choose = useCallback(
    (id: number) => attempt({ type: 'template.choose', templateId: id }),
    [attempt],
  );
  // Without a template, the page shows and leads to the cards of General, and has no action that
  // cannot be used.
  const isEmpty = (phase === 'ready' || phase === 'uploadingLogo') && offered.length === 0;
  const offersGeneral = isEmpty && mode !== GENERAL;
  const chosenFaith = hasFaiths(context) ? faith : null;
  const emptyFaith = isEmpty ? chosenFaith : null;
  const hasAction = !asksFaith && (areWordsOpen || !isEmpty);
  const toGeneral = () => turnPage({ type: 'category.choose', mode: GENERAL });
  const canSubmit = phase === 'ready' && chosen !== null;
  const submit = () => {
    if (Object.keys(cardErrors).length === 0) return attempt({ type: 'preview.open' });
    setWordsOpen(true);
    setAttempts(attempts + 1);
  };
  const isFaithOpen = phase === 'choosingFaith';
  const hasCard = (phase === 'loading' && !asksFaith) || chosen !== null;
  // The fields of the words have the page for themselves, if there is a card to write.
  const isWriting = areWordsOpen && !asksFaith && phase !== 'failed' && !isEmpty;
  useLayer(isWriting && !areWordsMissing, () => showWords(false));

  return (
    <StepPage
      step="template"
      heading={
        asksFaith
          ? copy.faithQuestion
          : isWriting
            ? copy.wordsTitle
            : emptyFaith === null
              ? copy.steps.template.heading
              : copy.faithEmptyTitle(copy.faiths[emptyFaith])
      }
      className={styles['page']}
      compact
      recipient={greetingRecipient(person, isForFamily)}
      notice={emptyFaith && copy.faithEmpty}
      focusKey={turns === 0 ? focusKey : `${focusKey ?? ''} ${turns}`}
      width="wide"
      actions={
        hasAction || offersGeneral ? (
          <StickyActions
            summary={
              emptyFaith !== null || (phase === 'uploadingLogo' && !areWordsOpen) ? (
                <p className={clsx(styles['wait'], emptyFaith && styles['change'])}>
                  {emptyFaith === null ? copy.logoWait : copy.faithToGeneral}
                </p>
              ) : undefined
            }
          >
            {hasAction && (
              <Button
                key={String(areWordsOpen)}
                wide
                variant={offersGeneral ? 'secondary' : undefined}
                className={styles['submit']}
                disabled={!areWordsOpen && !canSubmit}
                onClick={areWordsOpen && !areWordsMissing ? () => turnToWords(false) : submit}
              >
                {areWordsOpen ? copy.wordsDone : copy.showPreview}
              </Button>
            )}
            {offersGeneral && (
              <Button wide className={styles['submit']} onClick={toGeneral}>
                {copy.faithNone}
              </Button>
            )}
          </StickyActions>
        ) : undefined
      }
    >
      {hasAction && !areWordsOpen && (
        <TopBarSubmit label={copy.showPreview} disabled={!canSubmit} onSubmit={submit} />
      )}
      <div
        ref={content}
        className={clsx(
          styles['columns'],
          (hasCard || offersGeneral) && styles['withCard'],
          isWriting && styles['writing'],
          asksFaith && styles['asking'],
          faith && styles['religious'],
        )}
      >
        {place === 'page' && (
          <div ref={notice} className={styles['notice']}>
            {shownError === 'cardTextUnsupported' && errorField === 'personName' ? (
              renderNameNotice({ name: person.name, medium: 'kartu', customerServicePhone })
            ) : (
              <Notice
                tone={shownError === 'templateUnavailable' ? 'warning' : 'danger'}
                live="assertive"
              >
                {errorAt('page')}
              </Notice>
            )}
          </div>
        )}
        {hasCard && (
          <CardStage
            {...stage}
            personName={person.name}
            logoUrl={logoUrl}
            areWordsOpen={areWordsOpen}
          />
        )}
        {offersGeneral && (
          <div className={styles['general']}>
            <Ornament name="olive" />
            <WrittenCard
              words={{ ...words, mode: GENERAL }}
              personName={person.name}
              template={null}
              caption={copy.estimateIn(greetingCategory(GENERAL).label)}
            />
          </div>
        )}
        <div className={styles['choices']}>
          {!isWriting && page === 'logo' && (
            <div className={styles['logo']}>
              <LogoField
                file={upload.file}
                logo={logo}
                isUploading={phase === 'uploadingLogo'}
                progress={context.logoProgress}
                error={errorAt('logo')}
                isWaiting={phase === 'loading' || phase === 'failed'}
                {...upload.handlers}
              />
            </div>
          )}
          {asksFaith && (
            <p className={styles['recipient']}>{copy.faithHint(person.name, person.faith)}</p>
          )}
          {isFaithOpen ? (
            <FaithChoice
              templates={context.templates}
              familyFaith={person.faith}
              words={words}
              onChoose={(value) => turnPage({ type: 'faith.choose', faith: value })}
              onGeneral={toGeneral}
            />
          ) : asksFaith && phase === 'loading' ? (
            <FaithChoiceSkeleton isKnown={person.faith !== null} />
          ) : isWriting || emptyFaith !== null ? null : (
            <section className={styles['templates']} aria-label={copy.gallery}>
              <TemplateGallery
                phase={phase}
                templates={offered}
                templateId={templateId}
                words={words}
                personName={person.name}
                logoUrl={logoUrl}
                error={error}
                onChoose={choose}
                onRetry={() => actor.send({ type: 'templates.retry' })}
              />
            </section>
          )}
          {!asksFaith && areWordsOpen && (
            <CardWordsFields
              isQuote={page === 'quotes'}
              words={words}
              doubted={doubtedChoice(context)}
              personName={person.name}
              senderNames={senderNames}
              isShownElsewhere={!!chosen?.layout}
              errorAt={errorAt}
              cardErrors={cardErrors}
              send={(event) => actor.send(event)}
            />
          )}
          {!isWriting && (
            <div className={styles['rows']}>
              {chosenFaith !== null && (
                <FaithField
                  className={styles['choice']}
                  faith={chosenFaith}
                  familyFaith={person.faith}
                  onChoose={(value) => actor.send({ type: 'faith.choose', faith: value })}
                />
              )}
              {!asksFaith && !areWordsOpen && (
                <button type="button" className={styles['words']} onClick={() => turnToWords(true)}>
                  <span>
                    {copy.words}
                    <span className={styles['summary']} aria-hidden="true">
                      {describeWords(words)}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" strokeWidth={1.75} />
                </button>
              )}
              <SelectField
                className={styles['choice']}
                label={copy.changeCategory}
                value={String(mode)}
                onValueChange={(value) =>
                  actor.send({
                    type: 'category.choose',
                    mode: Number(value) as GreetingCategoryId,
                  })
                }
                options={GREETING_CATEGORIES.map((category) => ({
                  value: String(category.mode),
                  label: category.label,
                }))}
              />
            </div>
          )}
        </div>
      </div>
      <PreviewDialog
        phase={preview}
        url={context.preview?.url ?? null}
        estimate={chosen && { template: chosen, words, personName: person.name, logoUrl }}
        personName={person.name}
        error={error}
        errorText={error && describeError(error, errorField, words)}
        onAccept={() => actor.send({ type: 'preview.accept' })}
        onCancel={() => actor.send({ type: 'preview.cancel' })}
        onBack={() => actor.send({ type: 'address.visit', step: 'template' })}
        onRetry={() => actor.send({ type: 'preview.retry' })}
        onRecover={() => {
          setRecovery({ target: getPreviewRecovery(error) });
          actor.send({ type: 'preview.cancel' });
        }}
      />
    </StepPage>
  );
}

/** Returns whether the buyer has to complete a text before the preview. */
function hasWordsError(context: GreetingContext): boolean {
  const error = getValidationError(context);
  return error !== null && error !== 'logoMissing';
}

/** Returns the sentence about an error; one about a template that is gone names it. */
function describe(error: AppErrorCode, context: GreetingContext, words: GreetingContent): string {
  const { goneTemplate } = context;
  return error === 'templateUnavailable' && goneTemplate !== null
    ? copy.templateGone(goneTemplate, chosenTemplate(context)?.title ?? null)
    : describeError(error, context.errorField, words);
}

/** Focuses what has to be changed after a rejection. A notice without a field is above the page. */
function focusRecovery(
  target: PreviewRecovery,
  container: HTMLElement | null,
  notice: HTMLElement | null,
): void {
  if (notice === null) return focusFirstError(container);
  if (target === 'words') {
    const control =
      container?.querySelector<HTMLElement>('textarea') ??
      container?.querySelector<HTMLElement>('input:checked');
    focusBelowDialog(control);
  }
  notice.scrollIntoView({ block: 'center' });
}
