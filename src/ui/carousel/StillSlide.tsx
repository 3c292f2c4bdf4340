import clsx from 'clsx';
import type { CarouselProps } from './Carousel.tsx';
import styles from './Carousel.module.css';

/**
 * Renders the first slide where the carousel will show it. It belongs to a page whose document contains
 * the carousel, and brings the styles of the carousel into this document.
 */
export function StillSlide({ slides, dots }: Pick<CarouselProps, 'slides' | 'dots'>) {
  return (
    <div className={clsx(styles['carousel'], dots && styles[dots])}>
      <div className={styles['viewport']}>{slides[0]?.content}</div>
      {slides.length > 1 && <div className={styles['controls']} />}
    </div>
  );
}
