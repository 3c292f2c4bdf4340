import { greetingCopy as copy } from '../../../copy/greeting.ts';
import {
  greetingCategory,
  type CardLayout,
  type CardTemplate,
  type GreetingContent,
} from '../../../domain/greeting.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Enlargeable } from '../../ordering/estimate/Enlargeable.tsx';
import { EstimateMark } from '../../ordering/estimate/EstimateMark.tsx';
import { EstimatedPicture } from '../../ordering/estimate/EstimatedPicture.tsx';
import { fieldsTooLong, useSetTexts } from '../../ordering/estimate/useSetTexts.ts';
import styles from './CardEstimate.module.css';
import { getPrintedTexts } from './getPrintedTexts.ts';
import { nameOfText } from './nameOfText.ts';
import { isWritten } from './useCardErrors.ts';

export interface CardEstimateProps {
  readonly template: CardTemplate & { readonly layout: CardLayout };
  readonly words: GreetingContent;
  readonly personName: string;
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
  /** Whether the page shows the fields of the words, which say themselves what does not fit. */
  readonly areFieldsShown?: boolean | undefined;
}

/** Renders an estimate of the card on this device, with a warning for texts that do not fit. */
export function CardEstimate(props: CardEstimateProps) {
  const { template, words, personName, logoUrl, areFieldsShown = false } = props;
  const { layout } = template;
  const texts = useSetTexts(layout, getPrintedTexts(layout, words, personName));
  const overflowing = fieldsTooLong(texts);
  const tooLong = overflowing.filter((field) => !areFieldsShown || !isWritten(field));
  const isTooLong = overflowing.length > 0;
  const title = copy.estimateIn(greetingCategory(words.mode).label);
  return (
    <figure>
      <Enlargeable medium="kartu" title={title} className={styles['card']}>
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
