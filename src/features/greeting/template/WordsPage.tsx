import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { areWordsMissing, doubtedChoice } from '../../../machines/greeting-order/context.ts';
import { afterPaint } from '../../../ui/after-paint/afterPaint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useLayer } from '../../../ui/layer/useLayer.ts';
import { StickyActions } from '../../../ui/sticky-actions/StickyActions.tsx';
import { PictureStage } from '../../ordering/estimate/PictureStage.tsx';
import { StepPage } from '../../ordering/placement/StepPage.tsx';
import { CardWordsFields } from '../CardWordsFields.tsx';
import { CardStage } from '../card/CardStage.tsx';
import { PageError, type TemplatePageProps } from './pageParts.tsx';

/** Renders the page on which the words of the card are written. */
export function WordsPage(props: TemplatePageProps) {
  const { page, actor, context, editor, form, attempt, senderNames } = props;
  const isMissing = areWordsMissing(context);
  const close = () => actor.send({ type: 'words.close' });
  useLayer(!isMissing, close);
  return (
    <StepPage
      {...page}
      heading={copy.wordsTitle}
      actions={
        <StickyActions>
          <Button
            wide
            // The press is painted first: on a slow phone, the next page takes longer than a frame.
            onClick={() => (isMissing ? attempt({ type: 'words.close' }) : afterPaint(close))}
          >
            {copy.wordsDone}
          </Button>
        </StickyActions>
      }
    >
      <PageError {...props} />
      <PictureStage
        ref={form}
        picture={editor.template && <CardStage editor={editor} areWordsOpen />}
      >
        <CardWordsFields
          editor={editor}
          doubted={doubtedChoice(context)}
          senderNames={senderNames}
        />
      </PictureStage>
    </StepPage>
  );
}
