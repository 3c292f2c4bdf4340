import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import { greetingCategory } from '../../../domain/greeting.ts';
import { cardContent, offeredTemplates } from '../../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type { GreetingEvent } from '../../../machines/greeting-order/types.ts';
import { focusBelowDialog } from '../../../ui/modal/Modal.tsx';
import { FocusKeyContext, useFocusKey } from '../../../ui/page/Page.tsx';
import type { SavedFile } from '../../../ui/upload-field/useChosenFile.ts';
import { focusFirstError } from '../../ordering/form/focusFirstError.ts';
import type { ShownActor } from '../../ordering/placement/actorAtStep.ts';
import { greetingRecipient } from '../../ordering/placement/recipient.ts';
import { previewPhase, templatePage, templatePhase } from '../greetingScreen.ts';
import { PreviewDialog } from '../PreviewDialog.tsx';
import { getPreviewRecovery } from '../templateErrors.ts';
import { useCardEditor } from '../useCardEditor.ts';
import { EmptyPage } from './EmptyPage.tsx';
import { FaithPage } from './FaithPage.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { WordsPage } from './WordsPage.tsx';
import type { TemplatePageProps } from './pageParts.tsx';

export interface TemplateScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly chosenFile: SavedFile;
  readonly senderNames: readonly string[];
  readonly customerServicePhone: string;
  readonly isForFamily?: boolean | undefined;
}

const pages = { faith: FaithPage, words: WordsPage, empty: EmptyPage, gallery: GalleryPage };

/** Renders the pages of the step on which a card is designed, and the dialog with its preview. */
export function TemplateScreen(props: TemplateScreenProps) {
  const { actor, chosenFile, senderNames, customerServicePhone, isForFamily } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const phase = useSelector(actor, templatePhase);
  const name = useSelector(actor, templatePage);
  const preview = useSelector(actor, previewPhase);
  const isPreviewing = useSelector(actor, (snapshot) => snapshot.matches('previewing'));
  const isUploading = useSelector(actor, (snapshot) =>
    snapshot.matches({ writing: { designing: { logo: 'uploading' } } }),
  );
  const { person, error, errorField } = context;
  const words = cardContent(context);
  const isEditable = (phase === 'ready' || phase === 'writingWords') && !isPreviewing;
  const editor = useCardEditor({
    content: words,
    personName: person.name,
    templates: offeredTemplates(context),
    templateId: context.templateId,
    error,
    errorField,
    areErrorsShown: isEditable,
    chosenFile,
    isFileWanted: greetingCategory(words.mode).page === 'logo' && words.logo === null && isEditable,
    send: (event) => actor.send(event),
  });
  const form = useRef<HTMLDivElement>(null);
  const { clearError } = editor.upload;
  // The focus moves to the first field that is invalid then.
  const attempt = useCallback(
    (event: GreetingEvent) => {
      clearError();
      flushSync(() => actor.send(event));
      focusFirstError(form.current);
    },
    [actor, clearError],
  );

  // A page that replaces another one begins at its top, with the focus on its heading.
  const focusKey = useFocusKey();
  const [shown, setShown] = useState({ name, focusKey });
  if (shown.name !== name) setShown({ name, focusKey: name });
  useEffect(() => {
    if (shown.focusKey === shown.name) window.scrollTo({ top: 0 });
  }, [shown]);

  const page: TemplatePageProps = {
    actor,
    context,
    editor,
    isUploading,
    form,
    attempt,
    senderNames,
    customerServicePhone,
    page: {
      step: 'template',
      compact: true,
      width: 'wide',
      recipient: greetingRecipient(person, isForFamily),
    },
  };
  const Page = pages[name];
  return (
    <>
      <FocusKeyContext value={shown.focusKey}>
        <Page key={name} {...page} />
      </FocusKeyContext>
      <PreviewDialog
        phase={preview}
        editor={editor}
        context={context}
        onAccept={() => actor.send({ type: 'preview.accept' })}
        onCancel={() => actor.send({ type: 'preview.cancel' })}
        onRetry={() => actor.send({ type: 'preview.retry' })}
        onRecover={() => {
          const recovery = getPreviewRecovery(error);
          attempt({ type: 'preview.cancel' });
          if (recovery === 'words' && !form.current?.querySelector('[data-invalid="true"]'))
            focusWords(form.current);
        }}
      />
    </>
  );
}

/** Focuses the first field of the words. */
function focusWords(container: HTMLElement | null): void {
  focusBelowDialog(
    container?.querySelector<HTMLElement>('textarea') ??
      container?.querySelector<HTMLElement>('input:checked'),
  );
}
