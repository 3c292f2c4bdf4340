import clsx from 'clsx';
import { lazy, Suspense, type ComponentType } from 'react';
import type { CarouselProps } from './Carousel.tsx';
import styles from './Carousel.module.css';

/**
 * Creates a carousel whose code is loaded when it is first rendered: until then, it shows its first
 * slide. If the code cannot be loaded, it shows all slides below each other.
 * @param load returns the component of the carousel
 */
export function createLateCarousel(load: () => Promise<ComponentType<CarouselProps>>) {
  const Carousel = lazy(async () => ({ default: await load().catch(() => AllSlides) }));
  return function LateCarousel(props: CarouselProps) {
    return (
      <Suspense fallback={<StillSlide {...props} />}>
        <Carousel {...props} />
      </Suspense>
    );
  };
}

export const LateCarousel = createLateCarousel(
  async () => (await import('./Carousel.tsx')).Carousel,
);

function AllSlides({ slides }: CarouselProps) {
  return slides.map(({ key, content }) => <div key={key}>{content}</div>);
}

/**
 * Renders the first slide where the carousel will show it, and brings the styles of the carousel into
 * a document that contains it.
 */
function StillSlide({ slides, dots }: Pick<CarouselProps, 'slides' | 'dots'>) {
  return (
    <div className={clsx(styles['carousel'], dots && styles[dots])}>
      <div className={styles['viewport']}>{slides[0]?.content}</div>
      {slides.length > 1 && <div className={styles['controls']} />}
    </div>
  );
}
