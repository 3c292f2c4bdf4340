import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import { senderCopy } from '../../copy/sender.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  type GreetingCategoryId,
} from '../../domain/greeting.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { SenderField } from '../../ui/sender-field/SenderField.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { TopBarSubmit } from '../../ui/top-bar/TopBarSubmit.tsx';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { focusFirstError } from '../ordering/focusFirstError.ts';
import { greetingRecipient } from '../ordering/recipient.ts';
import { StepPage } from '../ordering/StepPage.tsx';
import { useLogoUpload } from '../ordering/useLogoUpload.ts';
import { CardEstimate } from './card/CardEstimate.tsx';
import { cardSenderRule } from './cardSenderRule.ts';
import { previewPhase, templatePhase } from './greetingScreen.ts';
import { LogoField } from './LogoField.tsx';
import { NoteField } from './NoteField.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { getPreviewRecovery, type PreviewRecovery } from './getPreviewRecovery.ts';
import { QuotesFields } from './QuotesFields.tsx';
import { getErrorPlace, type ErrorPlace } from './templateErrors.ts';
import { TemplateGallery } from './TemplateGallery.tsx';
import styles from './TemplateScreen.module.css';

export interface TemplateScreenProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
  readonly chosenFile: SavedFile;
  readonly focusKey?: string | undefined;
}

/**
 * Renders the texts of the card, for the page variant of its category, the templates, and the
 * preview dialog.
 */
export function TemplateScreen({ actor, chosenFile, focusKey }: TemplateScreenProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const phase = useSelector(actor, templatePhase);
  const preview = useSelector(actor, previewPhase);
  const { person, note, sender, quotes, logo, templates, templateId, error } = context;
  const mode = context.mode ?? 3;
  const { page } = greetingCategory(mode);
  const isFileWanted = page === 'logo' && logo === null && phase === 'ready' && preview === null;
  const upload = useLogoUpload({
    chosenFile,
    isWanted: isFileWanted,
    send: (event) => actor.send(event),
  });
  const content = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);

  const shown = templates.find(({ id }) => id === templateId) ?? templates[0] ?? null;
  const shownError = phase === 'ready' && preview === null ? (upload.error ?? error) : null;
  const place = shownError === null ? null : getErrorPlace(shownError, page, logo !== null);
  const errorAt = (location: ErrorPlace) =>
    shownError !== null && place === location ? errorCopy[shownError] : undefined;

  // After a failed attempt to open the preview, the focus moves to the first invalid field.
  useEffect(() => {
    if (attempts > 0) focusFirstError(content.current);
  }, [attempts]);
  const [recovery, setRecovery] = useState<{ readonly target: PreviewRecovery } | null>(null);
  useEffect(() => {
    if (recovery !== null) focusRecovery(recovery.target, content.current, notice.current);
  }, [recovery]);

  const chooseTemplate = (id: number) => {
    upload.clearError();
    actor.send({ type: 'template.choose', templateId: id });
    setAttempts(attempts + 1);
  };
  const canSubmit = phase === 'ready' && shown !== null;
  const submit = () => shown && chooseTemplate(shown.id);

  return (
    <StepPage
      step="template"
      heading={copy.templateHeading}
      recipient={greetingRecipient(person)}
      focusKey={focusKey}
      width="wide"
      notice={
        place === 'page' && (
          <div ref={notice} className={styles['notice']}>
            <Notice tone="danger" live="assertive">
              {errorAt('page')}
            </Notice>
          </div>
        )
      }
      actions={
        <StickyActions>
          <Button wide className={styles['submit']} disabled={!canSubmit} onClick={submit}>
            {copy.showPreview}
          </Button>
        </StickyActions>
      }
    >
      <TopBarSubmit label={copy.showPreview} disabled={!canSubmit} onSubmit={submit} />
      <div ref={content} className={styles['columns']}>
        <div className={styles['form']}>
          {page === 'logo' && (
            <LogoField
              file={upload.file}
              logo={logo}
              isUploading={phase === 'uploadingLogo'}
              progress={context.logoProgress}
              error={errorAt('logo')}
              isWaiting={phase === 'loading' || phase === 'failed'}
              {...upload.handlers}
            />
          )}
          {page === 'quotes' ? (
            <QuotesFields
              quotes={quotes}
              error={errorAt('quotes')}
              onWrite={(field, text) => actor.send({ type: 'quotes.write', field, text })}
            />
          ) : (
            <NoteField
              note={note}
              error={errorAt('note')}
              isShownElsewhere={!!shown?.layout}
              onChoose={(choice) => actor.send({ type: 'note.choose', choice })}
              onWrite={(text) => actor.send({ type: 'note.write', text })}
            />
          )}
          {page !== 'quotes' && (
            <SenderField
              labels={senderCopy}
              rule={cardSenderRule}
              sender={sender}
              error={errorAt('sender')}
              onChange={(name) => actor.send({ type: 'sender.change', name })}
            />
          )}
        </div>
        {phase === 'loading' && (
          <div className={styles['estimate']}>
            <Skeleton shape="block" ratio="1 / 1" />
          </div>
        )}
        {shown?.layout && (
          <div className={styles['estimate']}>
            <CardEstimate
              template={{ ...shown, layout: shown.layout }}
              words={{ mode, note, sender, quotes, logo }}
              personName={person.name}
              logoUrl={upload.file?.url ?? logo?.path ?? null}
            />
          </div>
        )}
        <section className={styles['templates']} aria-labelledby="greeting-templates">
          <h2 id="greeting-templates">{copy.gallery}</h2>
          <SelectField
            label={copy.category}
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
          <TemplateGallery
            phase={phase}
            templates={templates}
            templateId={templateId}
            error={error}
            onChoose={chooseTemplate}
            onRetry={() => actor.send({ type: 'templates.retry' })}
          />
        </section>
      </div>
      <PreviewDialog
        phase={preview}
        url={context.preview?.url ?? null}
        personName={person.name}
        error={error}
        onAccept={() => actor.send({ type: 'preview.accept' })}
        onCancel={() => actor.send({ type: 'preview.cancel' })}
        onRetry={() => actor.send({ type: 'preview.retry' })}
        onRecover={() => {
          setRecovery({ target: getPreviewRecovery(error) });
          actor.send({ type: 'preview.cancel' });
        }}
      />
    </StepPage>
  );
}

/** Focuses what has to be changed after a rejection. A notice without a field is above the page. */
function focusRecovery(
  target: PreviewRecovery,
  container: HTMLElement | null,
  notice: HTMLElement | null,
): void {
  if (notice === null) return focusFirstError(container);
  if (target === 'template')
    return container?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'center' });
  const control =
    container?.querySelector<HTMLElement>('textarea') ??
    container?.querySelector<HTMLElement>('input:checked');
  control?.focus({ preventScroll: true });
  notice.scrollIntoView({ block: 'center' });
}
