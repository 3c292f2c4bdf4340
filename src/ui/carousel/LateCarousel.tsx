import { lazy, Suspense, type ComponentType } from 'react';
import type { CarouselProps } from './Carousel.tsx';
import { StillSlide } from './StillSlide.tsx';

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
