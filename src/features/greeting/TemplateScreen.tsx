import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  type GreetingCategoryId,
} from '../../domain/greeting.ts';
import {
  areWordsMissing,
  cardContent,
  chosenTemplate,
  doubtedChoice,
  hasFaiths,
  offeredTemplates,
} from '../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import type { GreetingContext, GreetingEvent } from '../../machines/greeting-order/types.ts';
import { afterPaint } from '../../ui/after-paint/afterPaint.ts';
import { useAfterPaint } from '../../ui/after-paint/useAfterPaint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { focusBelowDialog } from '../../ui/modal/focusBelowDialog.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { useLayer } from '../../ui/layer/useLayer.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TopBarSubmit } from '../../ui/top-bar/TopBarSubmit.tsx';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { focusFirstError } from '../ordering/form/focusFirstError.ts';
import { renderNameNotice } from '../ordering/form/renderNameNotice.tsx';
import { greetingRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import { CardStage } from './CardStage.tsx';
import { CardWordsFields } from './CardWordsFields.tsx';
import { describeWords } from './describeWords.ts';
import { FaithChoice, FaithChoiceSkeleton } from './FaithChoice.tsx';
import { FaithField } from './FaithField.tsx';
import { isAskingFaith, previewPhase, templatePhase } from './greetingScreen.ts';
import { LogoField } from './LogoField.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { getPreviewRecovery } from './getPreviewRecovery.ts';
import { describeError } from './templateErrors.ts';
import { TemplateGallery } from './TemplateGallery.tsx';
import styles from './TemplateScreen.module.css';
import { useCardEditor } from './useCardEditor.ts';
import { GENERAL, GeneralCard } from './WrittenCard.tsx';

export interface TemplateScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly chosenFile: SavedFile;
  readonly senderNames: readonly string[];
  readonly customerServicePhone: string;
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
  const isUploading = useSelector(actor, (snapshot) =>
    snapshot.matches({ writing: { designing: { logo: 'uploading' } } }),
  );
  const { person, faith, templateId, error, errorField } = context;
  const words = useSelector(actor, (snapshot) => cardContent(snapshot.context));
  const { mode, logo } = words;
  const isWriting = phase === 'writingWords';
  const areTemplatesKnown = phase === 'ready' || isWriting;
  const offered = offeredTemplates(context);
  const editor = useCardEditor({
    content: words,
    personName: person.name,
    templates: offered,
    templateId,
    error,
    errorField,
    areErrorsShown: areTemplatesKnown && !isPreviewing,
    chosenFile,
    isFileWanted:
      greetingCategory(mode).page === 'logo' && logo === null && areTemplatesKnown && !isPreviewing,
    send: (event) => actor.send(event),
  });
  const { page, template: chosen, upload, logoUrl, cardErrors, errorPlace, errorAt } = editor;
  const content = useRef<HTMLDivElement>(null);
  // A key is shown in its field first, and a press on a template there.
  const stage = useAfterPaint(useMemo(() => ({ template: chosen, words }), [chosen, words]));

  // Without a template, the page shows and leads to the cards of General, and has no action that
  // cannot be used.
  const isEmpty = phase === 'ready' && offered.length === 0;
  const offersGeneral = isEmpty && mode !== GENERAL;
  const chosenFaith = hasFaiths(context) ? faith : null;
  const emptyFaith = isEmpty ? chosenFaith : null;
  const hasAction = !asksFaith && !isEmpty;
  const hasCard = (phase === 'loading' && !asksFaith) || chosen !== null;
  const canSubmit = phase === 'ready' && !isUploading && chosen !== null;

  // What replaces most of the page shows its top, with the focus on the heading.
  const part = isWriting ? 'words' : asksFaith ? 'faith' : (emptyFaith ?? 'templates');
  const [firstPart] = useState(part);
  const shownPart = useRef(part);
  useEffect(() => {
    if (part !== shownPart.current) window.scrollTo({ top: 0 });
    shownPart.current = part;
  }, [part]);

  const { clearError } = upload;
  // The focus moves to the first field that is invalid then.
  const attempt = useCallback(
    (event: GreetingEvent) => {
      clearError();
      flushSync(() => actor.send(event));
      focusFirstError(content.current);
    },
    [actor, clearError],
  );
  const choose = useCallback(
    (id: number) => attempt({ type: 'template.choose', templateId: id }),
    [attempt],
  );
  // The press is painted first: on a slow phone, the other part of the page takes longer than a frame.
  const turn = (event: GreetingEvent) => void afterPaint(() => actor.send(event));
  const toGeneral = () => actor.send({ type: 'category.choose', mode: GENERAL });
  const submit = () =>
    attempt({ type: Object.keys(cardErrors).length === 0 ? 'preview.open' : 'words.open' });
  const isMissing = areWordsMissing(context);
  useLayer(isWriting && !isMissing, () => actor.send({ type: 'words.close' }));

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
      compact
      recipient={greetingRecipient(person, isForFamily)}
      notice={emptyFaith && copy.faithEmpty}
      focusKey={part === firstPart ? focusKey : `${focusKey ?? ''} ${part}`}
      width="wide"
      actions={
        hasAction || offersGeneral ? (
          <StickyActions
            summary={
              emptyFaith !== null || (isUploading && !isWriting) ? (
                <Text tone="soft" size={emptyFaith === null ? undefined : 'xs'}>
                  {emptyFaith === null ? copy.logoWait : copy.faithToGeneral}
                </Text>
              ) : undefined
            }
          >
            {hasAction && (
              <Button
                key={String(isWriting)}
                wide
                variant={offersGeneral ? 'secondary' : undefined}
                disabled={!isWriting && !canSubmit}
                onClick={
                  !isWriting
                    ? submit
                    : isMissing
                      ? () => attempt({ type: 'words.close' })
                      : () => turn({ type: 'words.close' })
                }
              >
                {isWriting ? copy.wordsDone : copy.showPreview}
              </Button>
            )}
            {offersGeneral && (
              <Button wide onClick={toGeneral}>
                {copy.faithNone}
              </Button>
            )}
          </StickyActions>
        ) : undefined
      }
    >
      {hasAction && !isWriting && (
        <TopBarSubmit label={copy.showPreview} disabled={!canSubmit} onSubmit={submit} />
      )}
      <Stack
        ref={content}
        className={clsx(
          styles['columns'],
          (hasCard || offersGeneral) && styles['withCard'],
          isWriting && styles['writing'],
          asksFaith && styles['asking'],
        )}
      >
        {errorPlace === 'page' && (
          <div ref={scrollIntoView} className={styles['notice']}>
            {error === 'cardTextUnsupported' && errorField === 'personName' ? (
              renderNameNotice({ name: person.name, medium: 'kartu', customerServicePhone })
            ) : (
              <Notice
                tone={error === 'templateUnavailable' ? 'warning' : 'danger'}
                live="assertive"
              >
                {(error === 'templateUnavailable' && goneText(context)) || errorAt('page')}
              </Notice>
            )}
          </div>
        )}
        {hasCard && (
          <CardStage
            {...stage}
            personName={person.name}
            logoUrl={logoUrl}
            areWordsOpen={isWriting}
          />
        )}
        {offersGeneral && <GeneralCard words={words} personName={person.name} />}
        <Stack gap={5} className={styles['choices']}>
          {!isWriting && page === 'logo' && (
            <div className={styles['logo']}>
              <LogoField
                editor={editor}
                isUploading={isUploading}
                progress={context.logoProgress}
                isWaiting={phase === 'loading' || phase === 'failed'}
              />
            </div>
          )}
          {asksFaith && (
            <Text size="sm" tone="soft" className={styles['recipient']}>
              {copy.faithHint(person.name, person.faith)}
            </Text>
          )}
          {phase === 'choosingFaith' ? (
            <FaithChoice
              templates={context.templates}
              familyFaith={person.faith}
              words={words}
              onChoose={(value) => actor.send({ type: 'faith.choose', faith: value })}
              onGeneral={toGeneral}
            />
          ) : asksFaith && phase === 'loading' ? (
            <FaithChoiceSkeleton isKnown={person.faith !== null} />
          ) : isWriting || emptyFaith !== null ? null : (
            <section aria-label={copy.gallery}>
              <TemplateGallery
                phase={phase === 'loading' || phase === 'failed' ? phase : null}
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
          {isWriting && (
            <CardWordsFields
              editor={editor}
              doubted={doubtedChoice(context)}
              senderNames={senderNames}
            />
          )}
          {!isWriting && (
            <Stack className={styles['rows']}>
              {chosenFaith !== null && (
                <FaithField
                  faith={chosenFaith}
                  familyFaith={person.faith}
                  onChoose={(value) => actor.send({ type: 'faith.choose', faith: value })}
                />
              )}
              {hasCard && (
                <button
                  type="button"
                  className={styles['words']}
                  disabled={chosen === null}
                  onClick={() => turn({ type: 'words.open' })}
                >
                  <span>
                    {copy.words}
                    <span className={styles['summary']} aria-hidden="true">
                      {describeWords(words)}
                    </span>
                  </span>
                  <ChevronRight />
                </button>
              )}
              <SelectField
                layout="row"
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
            </Stack>
          )}
        </Stack>
      </Stack>
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
          const recovery = getPreviewRecovery(error);
          attempt({ type: 'preview.cancel' });
          if (recovery === 'words' && !content.current?.querySelector('[data-invalid="true"]'))
            focusWords(content.current);
        }}
      />
    </StepPage>
  );
}

/** Returns the sentence that names the template that is no longer available; null without a name. */
function goneText(context: GreetingContext): string | null {
  const { goneTemplate } = context;
  return goneTemplate && copy.templateGone(goneTemplate, chosenTemplate(context)?.title ?? null);
}

/** Focuses the first field of the words. */
function focusWords(container: HTMLElement | null): void {
  focusBelowDialog(
    container?.querySelector<HTMLElement>('textarea') ??
      container?.querySelector<HTMLElement>('input:checked'),
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
