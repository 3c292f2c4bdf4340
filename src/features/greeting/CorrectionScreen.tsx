import { isBlank } from '@dukacita/card-layout/text';
import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { greetingCopy } from '../../copy/greeting.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { correctBefore } from '../../copy/orderPhase.ts';
import { senderCopy } from '../../copy/sender.ts';
import { correctedPart, fixedReason } from '../../domain/correctedPart.ts';
import { validateGreeting } from '../../domain/greeting.ts';
import type { cardCorrectionMachine } from '../../machines/card-correction/machine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { useLayer } from '../../ui/layer/useLayer.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { focusBelowDialog } from '../../ui/modal/focusBelowDialog.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { focusFirstError } from '../ordering/form/focusFirstError.ts';
import { CardEstimate } from './card/CardEstimate.tsx';
import { getCardMarks, groupTemplates, isUnchanged, type RejectedCard } from './cardMarks.ts';
import { CardWordsFields } from './CardWordsFields.tsx';
import type { PreviewPhase } from './greetingScreen.ts';
import { LogoField } from './LogoField.tsx';
import { MarkedPart } from './MarkedPart.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';
import styles from './CorrectionScreen.module.css';
import { useCardEditor } from './useCardEditor.ts';

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

/** Renders the correction of a rejected card, with marks at what has to be changed. */
export function CorrectionScreen(props: CorrectionScreenProps) {
  const { actor, rejected, departure, chatHref, chosenFile, focusKey } = props;
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { person, reason, content, templates, templateId, templatesError, error } = context;
  const before = rejected ?? context;
  const part = correctedPart(reason, before.content.logo !== null);
  const fixed = fixedReason(reason);
  const phase = templatePhase(snapshot);
  const preview = previewPhase(snapshot);
  const form = useRef<HTMLDivElement>(null);
  const isWriting = phase === 'ready' || phase === 'failed';
  const editor = useCardEditor({
    content,
    personName: person.name,
    templates,
    templateId,
    error,
    errorField: context.errorField,
    areErrorsShown: isWriting && preview === null,
    chosenFile,
    isFileWanted: false,
    send: (event) => actor.send(event),
  });
  const { page, template: chosen, logoUrl, errorPlace } = editor;

  const marks = getCardMarks(context, before);
  const { template, words, sender: senderMark } = marks;
  const groups = groupTemplates(context, before);
  const missing =
    partNames.find((name) => marks[name]?.isDone === false) ??
    (isUnchanged(context, before) ? 'all' : null);

  const remarkId = useId();
  const wait =
    phase === 'loading' || phase === 'uploadingLogo'
      ? phase
      : chosen === null && templates.length > 0
        ? 'template'
        : null;
  const isIncomplete = validateGreeting(content) !== null;
  const isNoteEmpty = content.note.choice !== 'none' && isBlank(content.note.text);
  const missingText =
    missing === 'words' && isIncomplete
      ? copy.correctionIncomplete
      : missing && copy.correctionMissing[missing];
  // Nobody is reminded of a change before the first one, or before looking at the preview.
  const isReminded = context.preview !== null || error !== null || !isUnchanged(context, before);
  const remark = wait === null ? isReminded && missingText : copy.correctionWaits[wait];
  const close = () => actor.send({ type: 'correction.close' });
  useLayer(true, close);
  return (
    <Page
      heading={copy.correctionHeading}
      lead={
        <Text size="sm">
          <span>
            {`${copy.correctionKept} ${departure === null ? '' : `${correctBefore(departure)} `}`}
          </span>
          <span className={styles['ask']}>
            {`${copy.correctionUnsure} `}
            <Link href={chatHref} target="_blank" rel="noreferrer">
              {copy.correctionAsk}
            </Link>
          </span>
        </Text>
      }
      width="wide"
      focusKey={focusKey}
      actions={
        <StickyActions
          summary={
            remark ? (
              <p
                id={remarkId}
                className={clsx(styles['remark'], wait === null && styles['missing'])}
              >
                {wait === null && <TriangleAlert />}
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
              flushSync(() => actor.send({ type: 'preview.open' }));
              focusFirstError(form.current);
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
          <Text size="md">{reason}</Text>
        </Notice>
      )}
      {errorPlace === 'page' && (
        <Notice tone="danger" live="assertive">
          {editor.errorAt('page')}
        </Notice>
      )}
      <div ref={form} className={styles['columns']}>
        <div className={styles['choices']}>
          <div className={clsx(styles['form'], part === 'template' && styles['last'])}>
            {page === 'logo' && (
              <MarkedPart mark={marks.picture}>
                <LogoField
                  editor={editor}
                  isUploading={phase === 'uploadingLogo'}
                  progress={context.logoProgress}
                  isWaiting={phase === 'loading'}
                />
              </MarkedPart>
            )}
            <Asked
              isAsked={part === 'words'}
              hasError={errorPlace !== null && errorPlace !== 'page' && errorPlace !== 'logo'}
              title={copy.correctionFolded.words}
            >
              <CardWordsFields
                editor={editor}
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
                    <Stack key={index} gap={3} className={styles['group']}>
                      {group.title !== undefined && (
                        <Text as="h2" size="md" weight="strong">
                          {group.title}
                        </Text>
                      )}
                      {gallery}
                    </Stack>
                  ) : (
                    // They suit the family less.
                    <Collapse key={index} lines="around" title={group.title}>
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
          flushSync(() => actor.send({ type: 'preview.cancel' }));
          if (missing !== null) focusBelowDialog(form.current?.querySelector(ASKED));
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
    <Collapse lines="around" title={title} open={isOpen || hasError} onOpenChange={setOpen}>
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
