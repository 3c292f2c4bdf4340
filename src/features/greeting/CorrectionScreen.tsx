import { isBlank } from '@dukacita/card-layout/text';
import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { errorCopy } from '../../copy/errors.ts';
import { greetingCopy } from '../../copy/greeting.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { correctBefore } from '../../copy/orderPhase.ts';
import { senderCopy } from '../../copy/sender.ts';
import { correctedPart, fixedReason } from '../../domain/correctedPart.ts';
import { greetingCategory, validateGreeting } from '../../domain/greeting.ts';
import type { cardCorrectionMachine } from '../../machines/cardCorrectionMachine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { useLayer } from '../../ui/layer/useLayer.ts';
import { Link } from '../../ui/link/Link.tsx';
import { focusBelowDialog } from '../../ui/modal/focusBelowDialog.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { focusFirstError } from '../ordering/focusFirstError.ts';
import { useLogoUpload } from '../ordering/useLogoUpload.ts';
import { CardEstimate } from './card/CardEstimate.tsx';
import { getCardMarks, groupTemplates, isUnchanged, type RejectedCard } from './cardMarks.ts';
import { useCardErrors } from './card/useCardErrors.ts';
import { CardWordsFields } from './CardWordsFields.tsx';
import type { PreviewPhase } from './greetingScreen.ts';
import { LogoField } from './LogoField.tsx';
import { MarkedPart } from './MarkedPart.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { getErrorPlace, type ErrorPlace } from './templateErrors.ts';
import { TemplateGallery } from './TemplateGallery.tsx';
import styles from './CorrectionScreen.module.css';

/** The parts of a card that a reviewer can name. */
const partNames = ['picture', 'template', 'words', 'sender'] as const;

/** A note that is not written yet, without the words that begin it. */
const NO_TEXT = { choice: 'own', text: '' } as const;

/** What is changed first in a part that the reviewer names. */
const ASKED = '[data-asked] :is(button, textarea, input)';

type Snapshot = SnapshotFrom<typeof cardCorrectionMachine>;

export interface CorrectionScreenProps {
  readonly actor: ActorRefFrom<typeof cardCorrectionMachine>;
  /** The rejected card as the server has it; null if it has none. */
  readonly rejected: RejectedCard | null;
  /** When the departure is, which ends the time of the card; null if it is not ahead. */
  readonly departure: string | null;
  /** The chat with customer service. */
  readonly chatHref: string;
  readonly chosenFile: SavedFile;
  readonly focusKey?: string | undefined;
}

/**
 * Renders the correction of a rejected card: its words and its template, with a mark at what has to
 * be changed.
 */
export function CorrectionScreen(props: CorrectionScreenProps) {
  const { actor, rejected, departure, chatHref, chosenFile, focusKey } = props;
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { person, reason, content, templates, templateId, templatesError, error } = context;
  const { note, sender, quotes, logo } = content;
  const { page } = greetingCategory(content.mode);
  const before = rejected ?? context;
  const part = correctedPart(reason, before.content.logo !== null);
  const fixed = fixedReason(reason);
  const phase = templatePhase(snapshot);
  const preview = previewPhase(snapshot);
  const upload = useLogoUpload({
    chosenFile,
    isWanted: false,
    send: (event) => actor.send(event),
  });
  const form = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const isWriting = phase === 'ready' || phase === 'failed';
  const shownError = isWriting && preview === null ? (upload.error ?? error) : null;
  const place = shownError === null ? null : getErrorPlace(shownError, page, logo !== null);
  const errorAt = (location: ErrorPlace) =>
    shownError !== null && place === location ? errorCopy[shownError] : undefined;

  // From the preview of a card that lacks a change, the focus moves to what has to be changed.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) focusBelowDialog(form.current?.querySelector(ASKED));
  }, [changes]);

  // After a failed attempt to open the preview, the focus moves to the first invalid field.
  useEffect(() => {
    if (attempts > 0) focusFirstError(form.current);
  }, [attempts]);

  // The marks stay when another template is chosen.
  const [lostTemplateId, setLostTemplateId] = useState<number | null>(null);
  if (error === 'templateUnavailable' && lostTemplateId !== templateId)
    setLostTemplateId(templateId);
  const marks = getCardMarks(context, before, lostTemplateId);
  const { template, words, sender: senderMark } = marks;
  const groups = groupTemplates(context, before);
  const missing =
    partNames.find((name) => marks[name]?.isDone === false) ??
    (isUnchanged(context, before) ? 'all' : null);

  const chosen = templates.find(({ id }) => id === templateId) ?? null;
  const cardErrors = useCardErrors(chosen?.layout ?? null, content, person.name, templates);
  const logoUrl = upload.file?.url ?? logo?.path ?? null;
  const remarkId = useId();
  const wait =
    phase === 'loading' || phase === 'uploadingLogo'
      ? phase
      : chosen === null && templates.length > 0
        ? 'template'
        : null;
  const isIncomplete = validateGreeting(content) !== null;
  const isNoteEmpty = note.choice !== 'none' && isBlank(note.text);
  const missingText =
    missing === 'words' && isIncomplete
      ? copy.correctionIncomplete
      : missing && copy.correctionMissing[missing];
  // Nobody is reminded of a change before the first one, or before looking at the preview.
  const isReminded = attempts > 0 || !isUnchanged(context, before);
  const remark = wait === null ? isReminded && missingText : copy.correctionWaits[wait];
  const close = () => actor.send({ type: 'correction.close' });
  useLayer(true, close);
  return (
    <Page
      heading={copy.correctionHeading}
      lead={
        <p className={styles['lead']}>
          <span>
            {`${copy.correctionKept} ${departure === null ? '' : `${correctBefore(departure)} `}`}
          </span>
          <span className={styles['ask']}>
            {`${copy.correctionUnsure} `}
            <Link href={chatHref} target="_blank" rel="noreferrer">
              {copy.correctionAsk}
            </Link>
          </span>
        </p>
      }
      width="wide"
      focusKey={focusKey}
      actions={
        <StickyActions
          className={styles['actions']}
          summary={
            remark ? (
              <p
                id={remarkId}
                className={clsx(styles['remark'], wait === null && styles['missing'])}
              >
                {wait === null && <TriangleAlert aria-hidden="true" strokeWidth={1.75} />}
                <span>{remark}</span>
              </p>
            ) : undefined
          }
        >
          <Button
            variant="secondary"
            disabled={!snapshot.can({ type: 'correction.close' })}
            onClick={close}
          >
            {copy.correctionClose}
          </Button>
          <Button
            disabled={wait !== null}
            aria-describedby={remark ? remarkId : undefined}
            onClick={() => {
              actor.send({ type: 'preview.open' });
              setAttempts(attempts + 1);
            }}
          >
            {greetingCopy.showPreview}
          </Button>
        </StickyActions>
      }
    >
      {/* A fixed reason stands at the part that it names. */}
      {fixed === null && (
        <Notice tone={missing === null ? 'info' : 'warning'} title={copy.correctionReason}>
          <p className={styles['reason']}>{reason}</p>
        </Notice>
      )}
      {place === 'page' && (
        <Notice tone="danger" live="assertive">
          {errorAt('page')}
        </Notice>
      )}
      <div ref={form} className={styles['columns']}>
        <div className={styles['choices']}>
          <div className={clsx(styles['form'], part === 'template' && styles['last'])}>
            {page === 'logo' && (
              <MarkedPart mark={marks.picture}>
                <LogoField
                  file={upload.file}
                  logo={logo}
                  isUploading={phase === 'uploadingLogo'}
                  progress={context.logoProgress}
                  error={errorAt('logo')}
                  isWaiting={phase === 'loading'}
                  {...upload.handlers}
                />
              </MarkedPart>
            )}
            <Asked
              isAsked={part === 'words'}
              hasError={place !== null && place !== 'page' && place !== 'logo'}
              title={copy.correctionFolded.words}
            >
              <CardWordsFields
                isQuote={page === 'quotes'}
                words={{ note, sender, quotes }}
                personName={person.name}
                isShownElsewhere={!!chosen?.layout}
                mark={words}
                senderMark={senderMark}
                senderField={
                  senderMark?.isDone === false
                    ? {
                        startsOpen: preview === null,
                        labels: {
                          ...senderCopy,
                          hint: `${senderMark.detail} ${senderCopy.hint}`,
                        },
                      }
                    : undefined
                }
                errorAt={errorAt}
                cardErrors={cardErrors}
                send={(event) => actor.send(event)}
              />
            </Asked>
          </div>
          <section
            className={clsx(styles['templates'], part === 'template' && styles['first'])}
            aria-label={greetingCopy.gallery}
          >
            <Asked
              isAsked={part === 'template' || template !== undefined}
              hasError={phase === 'failed'}
              title={copy.correctionFolded.template}
            >
              <MarkedPart mark={template}>
                {groups.map((group, index) => {
                  const gallery = (
                    <TemplateGallery
                      phase={phase === 'loading' || phase === 'failed' ? phase : null}
                      templates={group.templates}
                      templateId={templateId}
                      unusable={marks.unusable}
                      words={content}
                      personName={person.name}
                      logoUrl={logoUrl}
                      emptyText={templatesError === null ? undefined : greetingCopy.templatesFailed}
                      retryLabel={copy.correctionReload}
                      error={templatesError}
                      onChoose={(id) => actor.send({ type: 'template.choose', templateId: id })}
                      onRetry={() => actor.send({ type: 'templates.retry' })}
                    />
                  );
                  return index === 0 ? (
                    <div key={index} className={styles['group']}>
                      {group.title !== undefined && <h2>{group.title}</h2>}
                      {gallery}
                    </div>
                  ) : (
                    // They suit the family less.
                    <Collapse key={index} title={group.title}>
                      {gallery}
                    </Collapse>
                  );
                })}
              </MarkedPart>
            </Asked>
          </section>
        </div>
        {(phase === 'loading' || chosen?.layout) && (
          <div className={clsx(styles['card'], part === 'template' && styles['small'])}>
            {chosen?.layout ? (
              <CardEstimate
                template={{ ...chosen, layout: chosen.layout }}
                words={isNoteEmpty ? { ...content, note: NO_TEXT } : content}
                personName={person.name}
                logoUrl={logoUrl}
              />
            ) : (
              <Skeleton shape="block" ratio="1 / 1" />
            )}
          </div>
        )}
      </div>
      <PreviewDialog
        phase={preview}
        url={context.preview?.url ?? null}
        estimate={
          chosen && {
            template: chosen,
            words: content,
            personName: person.name,
            logoUrl,
          }
        }
        personName={person.name}
        error={error}
        remark={missingText && `${missingText} ${copy.correctionRisk}`}
        // The listing may have been corrected instead, so the card can be sent again as it is.
        acceptLabel={missing === null ? copy.correctionSend : copy.correctionSendAnyway}
        changeLabel={missing === null ? undefined : copy.correctionChange}
        sendingLabel={snapshot.matches('sending') ? copy.correctionSending : undefined}
        onAccept={() => actor.send({ type: 'correction.send' })}
        onBack={() => actor.send({ type: 'preview.cancel' })}
        onCancel={() => {
          actor.send({ type: 'preview.cancel' });
          if (missing !== null) setChanges(changes + 1);
        }}
        onRetry={() => actor.send({ type: 'preview.retry' })}
        onRecover={() => actor.send({ type: 'preview.cancel' })}
      />
    </Page>
  );
}

interface AskedProps {
  /** Whether the reviewer asks for a change of this part. */
  readonly isAsked: boolean;
  readonly hasError: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a part of the card; it is folded while it needs no change. */
function Asked({ isAsked, hasError, title, children }: AskedProps) {
  const [isOpen, setOpen] = useState(false);
  if (isAsked) return children;
  return (
    <Collapse title={title} open={isOpen || hasError} onOpenChange={setOpen}>
      {children}
    </Collapse>
  );
}

function templatePhase(snapshot: Snapshot): 'loading' | 'failed' | 'ready' | 'uploadingLogo' {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('uploadingLogo')) return 'uploadingLogo';
  return snapshot.context.templatesError === null ? 'ready' : 'failed';
}

function previewPhase(snapshot: Snapshot): PreviewPhase | null {
  if (snapshot.matches('drawing')) return 'drawing';
  if (snapshot.matches('drawingFailed')) return 'failed';
  return snapshot.matches('checking') || snapshot.matches('sending') ? 'shown' : null;
}
