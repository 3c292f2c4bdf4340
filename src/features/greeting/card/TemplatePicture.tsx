import { memo } from 'react';
import type { CardTemplate, GreetingContent } from '../../../domain/greeting.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { CardThumbnail } from './CardThumbnail.tsx';

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
  const { template, words, personName, logoUrl, isLazy } = props;
  const { imageUrl, groundUrl, layout } = template;
  if (layout === null || groundUrl === undefined)
    return <Photo src={imageUrl} alt="" ratio="1" fit="contain" priority={!isLazy} />;
  return (
    <CardThumbnail
      layout={layout}
      groundUrl={groundUrl}
      words={words}
      personName={personName}
      logoUrl={logoUrl}
      isLazy={isLazy}
    />
  );
});
