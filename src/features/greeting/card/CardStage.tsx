import { memo, useMemo } from 'react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import {
  type CardLayout,
  type CardTemplate,
  greetingCategory,
  type GreetingContent,
} from '../../../domain/greeting.ts';
import { useAfterPaint } from '../../../ui/after-paint/afterPaint.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { Enlargeable } from '../../ordering/estimate/Enlargeable.tsx';
import { EstimateMark } from '../../ordering/estimate/EstimateMark.tsx';
import { EstimatedPicture } from '../../ordering/estimate/EstimatedPicture.tsx';
import { fieldsTooLong, useSetTexts } from '../../ordering/estimate/useSetTexts.ts';
import type { CardEditor } from '../useCardEditor.ts';
import styles from './CardStage.module.css';
import { getPrintedTexts } from './getPrintedTexts.ts';
import { isWritten, nameOfText } from './useCardErrors.ts';

export interface CardStageProps {
  readonly editor: CardEditor;
  /** Whether the page shows the fields of the words, which say themselves what does not fit. */
  readonly areWordsOpen?: boolean | undefined;
}

/** Renders the chosen card with the buyer's words. */
export function CardStage({ editor, areWordsOpen = false }: CardStageProps) {
  const { template, content: words, personName, logoUrl } = editor;
  // A key is shown in its field first, and a press on a template there.
  const shown = useAfterPaint(useMemo(() => ({ template, words }), [template, words]));
  return (
    <Card {...shown} personName={personName} logoUrl={logoUrl} areFieldsShown={areWordsOpen} />
  );
}

interface CardProps {
  /** The chosen template; null while the templates load. */
  readonly template: CardTemplate | null;
  readonly words: GreetingContent;
  readonly personName: string;
  readonly logoUrl: string | null;
  readonly areFieldsShown: boolean;
}

/** Renders the estimate of a card, or the sample of a template without a layout. */
const Card = memo(function Card({ template, ...card }: CardProps) {
  if (template === null)
    return (
      <div className={styles['card']}>
        <Skeleton shape="block" ratio="1 / 1" />
        <EstimateMark as="p">{'\u00a0'}</EstimateMark>
      </div>
    );
  const { layout, imageUrl, title } = template;
  if (layout === null)
    return (
      <figure className={styles['card']}>
        <Photo src={imageUrl} alt={copy.sampleOf(title ?? '')} ratio="1" fit="contain" priority />
        <EstimateMark>{copy.sample}</EstimateMark>
      </figure>
    );
  return <CardEstimate template={{ ...template, layout }} {...card} />;
});

interface CardEstimateProps {
  readonly template: CardTemplate & { readonly layout: CardLayout };
  readonly words: GreetingContent;
  readonly personName: string;
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
  /** Whether the page shows the fields of the words, which say themselves what does not fit. */
  readonly areFieldsShown?: boolean | undefined;
}

/** Renders an estimate of the card on this device, with a warning for texts that do not fit. */
function CardEstimate(props: CardEstimateProps) {
  const { template, words, personName, logoUrl, areFieldsShown = false } = props;
  const { layout } = template;
  const texts = useSetTexts(layout, getPrintedTexts(layout, words, personName));
  const overflowing = fieldsTooLong(texts);
  const tooLong = overflowing.filter((field) => !areFieldsShown || !isWritten(field));
  const isTooLong = overflowing.length > 0;
  const title = copy.estimateIn(greetingCategory(words.mode).label);
  return (
    <figure>
      <Enlargeable medium="kartu" title={title} className={styles['estimate']}>
        <EstimatedPicture
          layout={layout}
          groundUrl={template.groundUrl ?? template.imageUrl}
          alt={copy.estimateOf(personName)}
          texts={texts}
          logoUrl={logoUrl}
          logoLabel={copy.logoPlace}
        />
      </Enlargeable>
      <EstimateMark isTooLong={isTooLong}>{isTooLong ? copy.estimateTooLong : title}</EstimateMark>
      <div role="status" className={styles['warning']}>
        {tooLong.length > 0 && (
          <Notice tone="danger">
            {copy.overflow(tooLong.map((field) => nameOfText(field, words.mode)))}
          </Notice>
        )}
      </div>
    </figure>
  );
}
