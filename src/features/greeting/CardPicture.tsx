import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { EnlargeButton } from '../ordering/estimate/Enlargeable.tsx';
import styles from './CardPicture.module.css';

export interface CardPictureProps {
  readonly url: string;
  readonly alt: string;
  /** Whether a button enlarges the card. */
  readonly isZoomable?: boolean | undefined;
  /** On phones, `small` is as wide as the page only after a press on it, in the aside of a `Page`. */
  readonly size?: 'small' | undefined;
}

/** Renders the card that the server has drawn, with a retry when it fails to load. */
export function CardPicture({ url, alt, isZoomable = false, size }: CardPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const hasFailed = url === failedUrl;
  const isSmall = size === 'small';
  const zoom = {
    icon: isZoomed ? <ZoomOut /> : <ZoomIn />,
    label: isZoomed ? copy.zoomOut : copy.zoomIn,
    onClick: () => setZoomed(!isZoomed),
  };
  return (
    <div className={styles['picture']} data-enlarged={(isSmall && isZoomed) || undefined}>
      <div className={styles['frame']} tabIndex={isZoomed && !isSmall ? 0 : undefined}>
        <div className={isZoomed && !isSmall ? styles['zoomed'] : undefined}>
          <Photo
            // Another one after a failure, because it does not load the same picture again.
            key={String(hasFailed)}
            src={hasFailed ? undefined : url}
            alt={alt}
            ratio="1"
            fit="contain"
            priority
            onFailed={() => setFailedUrl(url)}
          />
        </div>
      </div>
      {!hasFailed &&
        (isSmall ? (
          <EnlargeButton {...zoom} className={styles['enlarge']} />
        ) : (
          isZoomable && <IconButton {...zoom} className={styles['zoom']} />
        ))}
      {hasFailed && (
        <div className={styles['failed']} role="alert">
          <p>{copy.pictureFailed}</p>
          <Button variant="secondary" onClick={() => setFailedUrl(null)}>
            {copy.pictureAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
