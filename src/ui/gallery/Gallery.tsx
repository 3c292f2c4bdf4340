import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { CarouselLabels } from '../carousel/Carousel.tsx';
import { LateCarousel } from '../carousel/LateCarousel.tsx';
import { Modal } from '../modal/Modal.tsx';
import { Photo } from '../photo/Photo.tsx';
import type { PhotoProps } from '../photo/Photo.tsx';
import styles from './Gallery.module.css';

export interface GalleryLabels extends CarouselLabels {
  /** The label of the button on the picture, such as "Perbesar foto". */
  enlarge: string;
  title: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
}

export interface GalleryProps extends Pick<
  PhotoProps,
  'ratio' | 'widths' | 'srcForWidth' | 'sizes' | 'fallback' | 'fit'
> {
  labels: GalleryLabels;
  photos: readonly { src: string; alt: string }[];
}

/** Renders a carousel of pictures; a press opens one in a dialog, where it can be zoomed. */
export function Gallery({ labels, photos, ...photoProps }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [enlarged, setEnlarged] = useState<'whole' | 'zoomed' | null>(null);
  const isZoomed = enlarged === 'zoomed';
  const photo = photos[index];
  const close = () => setEnlarged(null);
  return (
    <>
      <LateCarousel
        labels={labels}
        autoplay={false}
        onSelect={setIndex}
        slides={photos.map(({ src, alt }, position) => ({
          key: src,
          content: (
            <button
              type="button"
              className={styles['open']}
              aria-label={`${labels.enlarge}: ${alt}`}
              onClick={() => setEnlarged('whole')}
            >
              <Photo {...photoProps} src={src} alt="" priority={position === 0} />
              <span className={styles['sign']} aria-hidden="true">
                <Maximize2 />
              </span>
            </button>
          ),
        }))}
      />
      <Modal
        open={enlarged !== null && photo !== undefined}
        onBack={close}
        title={labels.title}
        size="wide"
        actions={
          <>
            <Button
              variant="secondary"
              icon={isZoomed ? <ZoomOut /> : <ZoomIn />}
              onClick={() => setEnlarged(isZoomed ? 'whole' : 'zoomed')}
            >
              {isZoomed ? labels.zoomOut : labels.zoomIn}
            </Button>
            <Button onClick={close}>{labels.close}</Button>
          </>
        }
      >
        {photo && (
          <div
            className={styles['stage']}
            data-zoomed={isZoomed || undefined}
            tabIndex={isZoomed ? 0 : undefined}
            role={isZoomed ? 'group' : undefined}
            aria-label={isZoomed ? photo.alt : undefined}
          >
            <img className={styles['large']} src={photo.src} alt={photo.alt} />
          </div>
        )}
      </Modal>
    </>
  );
}
