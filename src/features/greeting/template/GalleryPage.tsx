import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import { useCallback } from 'react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { offeredTemplates } from '../../../machines/greeting-order/context.ts';
import { afterPaint } from '../../../ui/after-paint/afterPaint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TopBarSubmit } from '../../../ui/top-bar/TopBarSubmit.tsx';
import { StickyActions } from '../../../ui/sticky-actions/StickyActions.tsx';
import { PictureStage } from '../../ordering/estimate/PictureStage.tsx';
import { LogoField } from '../../ordering/form/LogoField.tsx';
import { StepPage } from '../../ordering/placement/StepPage.tsx';
import { describeWords } from '../WrittenCard.tsx';
import { templatePhase } from '../greetingScreen.ts';
import { GallerySkeleton, TemplateGallery, TemplatesFailed } from '../TemplateGallery.tsx';
import { CardStage } from '../card/CardStage.tsx';
import { ChoiceRows, PageError, type TemplatePageProps } from './pageParts.tsx';
import styles from './GalleryPage.module.css';

/** Renders the page with the templates, also while they are loading, and the chosen card. */
export function GalleryPage(props: TemplatePageProps) {
  const { page, actor, context, editor, isUploading, form, attempt } = props;
  const phase = useSelector(actor, templatePhase);
  const { template, content: words, cardErrors } = editor;
  const isLoading = phase === 'loading';
  const hasFailed = phase === 'failed';
  const isWaiting = isLoading || hasFailed || isUploading || template === null;
  const choose = useCallback(
    (id: number) => attempt({ type: 'template.choose', templateId: id }),
    [attempt],
  );
  const submit = () =>
    attempt({ type: Object.keys(cardErrors).length === 0 ? 'preview.open' : 'words.open' });
  return (
    <StepPage
      {...page}
      heading={copy.steps.template.heading}
      actions={
        <StickyActions summary={isUploading ? <Text tone="soft">{copy.logoWait}</Text> : undefined}>
          <Button wide disabled={isWaiting} onClick={submit}>
            {copy.showPreview}
          </Button>
        </StickyActions>
      }
    >
      <TopBarSubmit label={copy.showPreview} disabled={isWaiting} onSubmit={submit} />
      <PageError {...props} />
      <PictureStage
        ref={form}
        picture={isLoading || template !== null ? <CardStage editor={editor} /> : null}
      >
        {editor.page === 'logo' && (
          <LogoField
            {...editor.logoField}
            progress={isUploading ? context.logoProgress : null}
            disabled={isLoading || hasFailed}
          />
        )}
        <section aria-label={copy.gallery}>
          {isLoading ? (
            <GallerySkeleton />
          ) : hasFailed ? (
            <TemplatesFailed
              error={context.error}
              onRetry={() => actor.send({ type: 'templates.retry' })}
            />
          ) : (
            <TemplateGallery
              templates={offeredTemplates(context)}
              templateId={context.templateId}
              words={words}
              personName={editor.personName}
              logoUrl={editor.logoUrl}
              onChoose={choose}
            />
          )}
        </section>
        <ChoiceRows actor={actor} context={context}>
          {(isLoading || template !== null) && (
            <button
              type="button"
              className={styles['words']}
              disabled={template === null}
              // The press is painted first: on a slow phone, the next page takes longer than a frame.
              onClick={() => afterPaint(() => actor.send({ type: 'words.open' }))}
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
        </ChoiceRows>
      </PictureStage>
    </StepPage>
  );
}
