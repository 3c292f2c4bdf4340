import { memo } from 'react';
import type { CardTemplate, GreetingContent, CardLayout } from '../../../domain/greeting.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { EstimatedPicture } from '../../ordering/estimate/EstimatedPicture.tsx';
import { useSetTexts } from '../../ordering/estimate/useSetTexts.ts';
import { getPrintedTexts } from './getPrintedTexts.ts';

export interface TemplatePictureProps {
  readonly template: CardTemplate;
  /** The words on the card. */
  readonly words: GreetingContent;
  readonly personName: string;
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
  /** Loads the picture only when it comes near the window, with low priority. */
  readonly isLazy: boolean;
}

/** Renders a template as a small card with the words of the buyer, or its sample without a layout. */
export const TemplatePicture = memo(function TemplatePicture(props: TemplatePictureProps) {
  const { template, ...card } = props;
  const { imageUrl, groundUrl, layout } = template;
  return layout === null || groundUrl === undefined ? (
    <Photo src={imageUrl} alt="" ratio="1" fit="contain" priority={!card.isLazy} />
  ) : (
    <CardThumbnail layout={layout} groundUrl={groundUrl} {...card} />
  );
});

interface CardThumbnailProps extends Omit<TemplatePictureProps, 'template'> {
  readonly layout: CardLayout;
  /** The card without texts. */
  readonly groundUrl: string;
}

/** Renders a small card with the words of the buyer. */
function CardThumbnail(props: CardThumbnailProps) {
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
}
