import { useEffect, useRef, useState } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import { senderRule, senderCopy } from '../../copy/sender.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  type CardTemplate,
  type Logo,
  type GreetingCategoryId,
  type Quotes,
} from '../../domain/greeting.ts';
import { validateLogoFile } from '../../domain/logo.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { SenderField } from '../../ui/sender-field/SenderField.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { TopBarSubmit } from '../../ui/top-bar/TopBarSubmit.tsx';
import { useChosenFile } from '../../ui/upload-field/useChosenFile.ts';
import { CardEstimate } from './card/CardEstimate.tsx';
import type { PreviewPhase, TemplatePhase } from './greetingScreen.ts';
import { GreetingStepPage } from './GreetingStepPage.tsx';
import { LogoField } from './LogoField.tsx';
import { NoteField, type NoteFieldProps } from './NoteField.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { getPreviewRecovery, type PreviewRecovery } from './getPreviewRecovery.ts';
import { QuotesFields } from './QuotesFields.tsx';
import { getErrorPlace, type ErrorPlace } from './templateErrors.ts';
import { TemplateGallery } from './TemplateGallery.tsx';
import styles from './TemplateScreen.module.css';

export interface TemplateScreenProps extends Omit<NoteFieldProps, 'error' | 'isShownElsewhere'> {
  readonly personName: string;
  readonly sender: string;
  readonly mode: GreetingCategoryId;
  readonly quotes: Quotes;
  readonly logo: Logo | null;
  /** The progress of the logo upload, from 0 to 1. */
  readonly logoProgress: number;
  readonly templates: readonly CardTemplate[];
  readonly templateId: number | null;
  readonly phase: TemplatePhase;
  readonly preview: PreviewPhase | null;
  readonly previewUrl: string | null;
  /** Why the last request failed. */
  readonly error: AppErrorCode | null;
  readonly focusKey?: string | undefined;
  readonly onSenderChange: (name: string) => void;
  readonly onCategoryChoose: (mode: GreetingCategoryId) => void;
  readonly onQuotesWrite: (field: keyof Quotes, text: string) => void;
  readonly onLogoChoose: (file: File) => void;
  /** Resolves to the file that was chosen before a reload, or to null. */
  readonly findFile: () => Promise<File | null>;
  readonly onLogoCancel: () => void;
  readonly onLogoRemove: () => void;
  readonly onTemplatesRetry: () => void;
  readonly onTemplateChoose: (templateId: number) => void;
  readonly onPreviewAccept: () => void;
  readonly onPreviewCancel: () => void;
  readonly onPreviewRetry: () => void;
}

/**
 * Renders the texts of the card, for the page variant of its category, the templates, and the
 * preview dialog.
 */
export function TemplateScreen(props: TemplateScreenProps) {
  const {
    personName,
    note,
    sender,
    mode,
    quotes,
    logo,
    templates,
    templateId,
    phase,
    preview,
    error,
  } = props;
  const { page } = greetingCategory(mode);
  const isFileWanted = page === 'logo' && logo === null && phase === 'ready' && preview === null;
  const [file, setFile] = useChosenFile({
    isWanted: isFileWanted,
    find: props.findFile,
    onFound: props.onLogoChoose,
  });
  const [fileError, setFileError] = useState<AppErrorCode | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);

  const shown = templates.find(({ id }) => id === templateId) ?? templates[0] ?? null;
  const shownError = phase === 'ready' && preview === null ? (fileError ?? error) : null;
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
    setFileError(null);
    props.onTemplateChoose(id);
    setAttempts(attempts + 1);
  };
  const chooseFile = (chosen: File) => {
    const fileProblem = validateLogoFile(chosen);
    setFileError(fileProblem);
    if (fileProblem !== null) return;
    setFile(chosen);
    props.onLogoChoose(chosen);
  };
  const canSubmit = phase === 'ready' && shown !== null;
  const submit = () => shown && chooseTemplate(shown.id);

  return (
    <GreetingStepPage
      step="template"
      heading={copy.templateHeading}
      personName={personName}
      focusKey={props.focusKey}
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
              file={file}
              logo={logo}
              isUploading={phase === 'uploadingLogo'}
              progress={props.logoProgress}
              error={errorAt('logo')}
              isWaiting={phase === 'loading' || phase === 'failed'}
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
              onRetry={() => file && props.onLogoChoose(file.file)}
            />
          )}
          {page === 'quotes' ? (
            <QuotesFields quotes={quotes} error={errorAt('quotes')} onWrite={props.onQuotesWrite} />
          ) : (
            <NoteField
              note={note}
              error={errorAt('note')}
              isShownElsewhere={!!shown?.layout}
              onNoteChoose={props.onNoteChoose}
              onNoteWrite={props.onNoteWrite}
            />
          )}
          {page !== 'quotes' && (
            <SenderField
              labels={senderCopy}
              rule={senderRule}
              sender={sender}
              error={errorAt('sender')}
              onChange={props.onSenderChange}
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
              personName={personName}
              logoUrl={file?.url ?? logo?.path ?? null}
            />
          </div>
        )}
        <section className={styles['templates']} aria-labelledby="greeting-templates">
          <h2 id="greeting-templates">{copy.gallery}</h2>
          <SelectField
            label={copy.category}
            value={String(mode)}
            onValueChange={(value) => props.onCategoryChoose(Number(value) as GreetingCategoryId)}
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
            onRetry={props.onTemplatesRetry}
          />
        </section>
      </div>
      <PreviewDialog
        phase={preview}
        url={props.previewUrl}
        personName={personName}
        error={error}
        onAccept={props.onPreviewAccept}
        onCancel={props.onPreviewCancel}
        onRetry={props.onPreviewRetry}
        onRecover={() => {
          setRecovery({ target: getPreviewRecovery(error) });
          props.onPreviewCancel();
        }}
      />
    </GreetingStepPage>
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

function focusFirstError(container: HTMLElement | null): void {
  const place = container?.querySelector('[data-invalid="true"]');
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="file"])') ??
    place?.querySelector<HTMLElement>('button');
  control?.focus({ preventScroll: true });
  const reason = place?.querySelector('[aria-live]:not(:empty)') ?? place;
  reason?.scrollIntoView({ block: 'center' });
}
