import { isBlank } from '@dukacita/shared/text';
import { useSelector } from '@xstate/react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { greetingCopy } from '../../../copy/greeting.ts';
import { orderPageCopy as copy } from '../../../copy/orderPage.ts';
import { correctBefore } from '../../../copy/orderPhase.ts';
import { senderCopy } from '../../../copy/sender.ts';
import { correctedPart, fixedReason } from '../../../domain/correctedPart.ts';
import type { cardCorrectionMachine } from '../../../machines/card-correction/machine.ts';
import { useLayer } from '../../../ui/layer/useLayer.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { focusBelowDialog } from '../../../ui/modal/Modal.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { SavedFile } from '../../../ui/upload-field/useChosenFile.ts';
import { PictureStage } from '../../ordering/estimate/PictureStage.tsx';
import { LogoField } from '../../ordering/form/LogoField.tsx';
import { focusFirstError } from '../../ordering/form/focusFirstError.ts';
import { CardStage } from '../card/CardStage.tsx';
import { CardWordsFields } from '../CardWordsFields.tsx';
import type { PreviewPhase } from '../greetingScreen.ts';
import { MarkedPart } from '../MarkedPart.tsx';
import { PreviewDialog } from '../PreviewDialog.tsx';
import { useCardEditor } from '../useCardEditor.ts';
import { describeMissing, getCardMarks, type RejectedCard } from './cardMarks.ts';
import { CorrectedTemplates } from './CorrectedTemplates.tsx';
import { CorrectionActions } from './CorrectionActions.tsx';
import { Collapse } from '../../../ui/collapse/Collapse.tsx';

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
}

/** Renders the correction of a rejected card, with marks at what has to be changed. */
export function CorrectionScreen(props: CorrectionScreenProps) {
  const { actor, rejected, departure, chatHref, chosenFile } = props;
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { person, reason, content, error } = context;
  const before = rejected ?? context;
  const part = correctedPart(reason, before.content.logo !== null);
  const preview = previewPhase(snapshot);
  const isUploading = snapshot.matches('uploadingLogo');
  const isLoading = snapshot.matches('loading');
  const form = useRef<HTMLDivElement>(null);
  const editor = useCardEditor({
    content,
    personName: person.name,
    templates: context.templates,
    templateId: context.templateId,
    error,
    errorField: context.errorField,
    areErrorsShown: !isLoading && !isUploading && preview === null,
    chosenFile,
    isFileWanted: false,
    send: (event) => actor.send(event),
  });
  const { template, logoUrl, errorPlace } = editor;
  const marks = getCardMarks(context, before);
  const missing = describeMissing(context, before, marks);
  const isNoteEmpty = content.note.choice !== 'none' && isBlank(content.note.text);
  useLayer(true, () => actor.send({ type: 'correction.close' }));

  const words = (
    <>
      {editor.page === 'logo' && (
        <MarkedPart mark={marks.picture}>
          <LogoField
            {...editor.logoField}
            progress={isUploading ? context.logoProgress : null}
            disabled={isLoading}
          />
        </MarkedPart>
      )}
      <FoldedPart
        isAsked={part === 'words'}
        hasError={
          editor.areWordsRefused ||
          (errorPlace !== null && errorPlace !== 'page' && errorPlace !== 'logo')
        }
        unfoldsForGood
        title={copy.correctionFolded.words}
      >
        <CardWordsFields
          editor={editor}
          mark={marks.words}
          senderMark={marks.sender}
          senderField={
            marks.sender?.isDone === false
              ? {
                  startsOpen: preview === null,
                  labels: { ...senderCopy, hint: `${marks.sender.detail} ${senderCopy.hint}` },
                }
              : undefined
          }
        />
      </FoldedPart>
    </>
  );
  const isTemplateAsked = part === 'template';
  return (
    <Page
      heading={copy.correctionHeading}
      lead={
        <Text size="sm">
          {`${copy.correctionKept} ${departure === null ? '' : `${correctBefore(departure)} `}${copy.correctionUnsure} `}
          <Link href={chatHref} external>
            {copy.correctionAsk}
          </Link>
        </Text>
      }
      width="wide"
      actions={
        <CorrectionActions
          snapshot={snapshot}
          rejected={before}
          missing={missing}
          hasTemplate={template !== null}
          onClose={() => actor.send({ type: 'correction.close' })}
          onPreview={() => {
            flushSync(() => actor.send({ type: 'preview.open' }));
            focusFirstError(form.current);
          }}
        />
      }
    >
      {/* A fixed reason stands at the part that it names. */}
      {fixedReason(reason) === null && (
        <Notice tone={missing === null ? 'info' : 'warning'} title={copy.correctionReason}>
          <Text size="md">{reason}</Text>
        </Notice>
      )}
      {errorPlace === 'page' && (
        <Notice tone="danger" live="assertive">
          {editor.errorAt('page')}
        </Notice>
      )}
      {/* What is asked for comes first; the card stays in view while its template is chosen. */}
      <PictureStage
        ref={form}
        before={!isTemplateAsked && words}
        picture={
          isLoading || template?.layout ? (
            <CardStage
              editor={isNoteEmpty ? { ...editor, content: { ...content, note: NO_TEXT } } : editor}
            />
          ) : null
        }
      >
        <section aria-label={greetingCopy.gallery}>
          <FoldedPart
            isAsked={isTemplateAsked || marks.template !== undefined}
            hasError={!isLoading && !isUploading && context.templatesError !== null}
            title={copy.correctionFolded.template}
          >
            <MarkedPart mark={marks.template}>
              <CorrectedTemplates
                actor={actor}
                rejected={before}
                unusable={marks.unusable}
                logoUrl={logoUrl}
              />
            </MarkedPart>
          </FoldedPart>
        </section>
        {isTemplateAsked && words}
      </PictureStage>
      <PreviewDialog
        phase={preview}
        editor={editor}
        context={context}
        // The listing may have been corrected instead, so the card can be sent again as it is.
        acceptLabel={missing === null ? copy.correctionSend : copy.correctionSendAnyway}
        doubt={
          missing === null
            ? undefined
            : {
                remark: `${missing} ${copy.correctionRisk}`,
                changeLabel: copy.correctionChange,
              }
        }
        sendingLabel={snapshot.matches('sending') ? copy.correctionSending : undefined}
        onAccept={() => actor.send({ type: 'correction.send' })}
        onCancel={() => {
          flushSync(() => actor.send({ type: 'preview.cancel' }));
          if (missing !== null) focusBelowDialog(form.current?.querySelector(ASKED));
        }}
        onRetry={() => actor.send({ type: 'preview.retry' })}
      />
    </Page>
  );
}

function previewPhase(snapshot: Snapshot): PreviewPhase | null {
  if (snapshot.matches('drawing')) return 'drawing';
  if (snapshot.matches('drawingFailed')) return 'failed';
  return snapshot.matches('checking') || snapshot.matches('sending') ? 'shown' : null;
}

interface FoldedPartProps {
  /** Whether the reviewer asks for a change of this part. */
  readonly isAsked: boolean;
  readonly hasError: boolean;
  /** Whether the part stays unfolded after its error, which ends with the first key. */
  readonly unfoldsForGood?: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a part of the card; it is folded while it needs no change. An error opens it. */
function FoldedPart({
  isAsked,
  hasError,
  unfoldsForGood = false,
  title,
  children,
}: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false);
  if (isAsked) return children;
  if (unfoldsForGood && hasError && !isOpen) setOpen(true);
  return (
    <Collapse lines="around" title={title} open={isOpen || hasError} onOpenChange={setOpen}>
      {children}
    </Collapse>
  );
}
