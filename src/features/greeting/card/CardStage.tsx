import { memo, useMemo } from 'react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import type { CardTemplate, GreetingContent } from '../../../domain/greeting.ts';
import { useAfterPaint } from '../../../ui/after-paint/useAfterPaint.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { EstimateMark } from '../../ordering/estimate/EstimateMark.tsx';
import { CardEstimate } from './CardEstimate.tsx';
import type { CardEditor } from '../useCardEditor.ts';
import styles from './CardStage.module.css';

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
