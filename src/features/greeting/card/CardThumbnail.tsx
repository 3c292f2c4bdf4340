import { memo } from 'react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import type { CardLayout, GreetingContent } from '../../../domain/greeting.ts';
import { EstimatedPicture } from '../../ordering/estimate/EstimatedPicture.tsx';
import { useSetTexts } from '../../ordering/estimate/useSetTexts.ts';
import { getPrintedTexts } from './getPrintedTexts.ts';

export interface CardThumbnailProps {
  readonly layout: CardLayout;
  /** The card without texts. */
  readonly groundUrl: string;
  readonly words: GreetingContent;
  readonly personName: string;
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
  readonly isLazy: boolean;
}

/** Renders a small card with the words of the buyer. */
export const CardThumbnail = memo(function CardThumbnail(props: CardThumbnailProps) {
  const { layout, groundUrl, words, personName, logoUrl, isLazy } = props;
  const texts = useSetTexts(layout, getPrintedTexts(layout, words, personName));
  return (
    <EstimatedPicture
      layout={layout}
      groundUrl={groundUrl}
      alt=""
      texts={texts.map((text) => ({ ...text, overflows: false }))}
      logoUrl={logoUrl}
      logoLabel={copy.logoPlace}
      isLazy={isLazy}
    />
  );
});
