import { memo } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import type { CardTemplate, GreetingContent } from '../../domain/greeting.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { EstimateMark } from '../ordering/estimate/EstimateMark.tsx';
import { CardEstimate } from './card/CardEstimate.tsx';
import styles from './CardStage.module.css';

export interface CardStageProps {
  /** The chosen template; null while the templates load. */
  readonly template: CardTemplate | null;
  readonly words: GreetingContent;
  readonly personName: string;
  readonly logoUrl: string | null;
  /** Whether the page shows the fields of the words, which say themselves what does not fit. */
  readonly areWordsOpen: boolean;
}

/** Renders the estimate with the buyer's words, or the sample of a template without a layout. */
export const CardStage = memo(function CardStage(props: CardStageProps) {
  const { template, words, personName, logoUrl, areWordsOpen } = props;
  return (
    <div className={styles['stage']}>
      <div className={styles['card']}>
        {template === null ? (
          <div>
            <Skeleton shape="block" ratio="1 / 1" />
            <EstimateMark as="p">{'\u00a0'}</EstimateMark>
          </div>
        ) : template.layout === null ? (
          <figure>
            <Photo
              src={template.imageUrl}
              alt={copy.sampleOf(template.title ?? '')}
              ratio="1"
              fit="contain"
              priority
            />
            <EstimateMark>{copy.sample}</EstimateMark>
          </figure>
        ) : (
          <CardEstimate
            template={{ ...template, layout: template.layout }}
            words={words}
            personName={personName}
            logoUrl={logoUrl}
            areFieldsShown={areWordsOpen}
          />
        )}
      </div>
    </div>
  );
});
