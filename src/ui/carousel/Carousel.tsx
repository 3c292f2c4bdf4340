import clsx from 'clsx';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';
import { useSwipeThreshold } from './useSwipeThreshold.ts';
import styles from './Carousel.module.css';

/** How long a slide stays, in milliseconds. */
const STAY_MS = 5000;
/** How far a finger must go for a swipe, in pixels. */
const SWIPE_PX = 40;

export interface CarouselLabels {
  /** What the whole is, such as "Iklan". */
  label: string;
  /** The word for a thing like this, such as "korsel". */
  kind: string;
  /** The word for one part of it, such as "gambar". */
  slideKind: string;
  /** One slide out of all: `3 dari 5`. Counted from 1. */
  slide: (number: number, count: number) => string;
  pause: string;
  play: string;
}

export interface CarouselProps {
  labels: CarouselLabels;
  slides: readonly { key: string; content: ReactNode }[];
  /** Goes on by itself every five seconds; never when motion is reduced. */
  autoplay?: boolean | undefined;
  /** Told when another slide comes to the front, counted from 0. */
  onSelect?: ((index: number) => void) | undefined;
  className?: string | undefined;
}

/**
 * Slides one after another, round and round. It goes on by itself unless somebody is over it, is inside it, has
 * paused it, looks at another tab or has asked for less motion.
 */
export function Carousel({ labels, slides, autoplay = true, onSelect, className }: CarouselProps) {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const [selected, setSelected] = useState(0);
  const several = slides.length > 1;
  const runs = autoplay && several && !still && !paused && !focused;
  const plugins = useMemo(
    () =>
      runs
        ? [
            Autoplay({
              delay: STAY_MS,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              rootNode: (node) => node.parentElement,
            }),
          ]
        : [],
    [runs],
  );
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, dragThreshold: SWIPE_PX, duration: still ? 0 : 25, active: several },
    plugins,
  );

  useSwipeThreshold(embla, SWIPE_PX);

  useEffect(() => {
    if (!embla) return;
    const changed = () => {
      setSelected(embla.selectedScrollSnap());
      onSelect?.(embla.selectedScrollSnap());
    };
    embla.on('select', changed);
    return () => {
      embla.off('select', changed);
    };
  }, [embla, onSelect]);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') embla?.scrollNext(still);
    else if (event.key === 'ArrowLeft') embla?.scrollPrev(still);
    else return;
    event.preventDefault();
  };

  return (
    <section
      className={clsx(styles['carousel'], className)}
      aria-roledescription={labels.kind}
      aria-label={labels.label}
      onKeyDown={byKey}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div ref={viewport} className={styles['viewport']}>
        <div className={styles['track']} aria-live={runs ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              className={styles['slide']}
              role="group"
              aria-roledescription={labels.slideKind}
              aria-label={labels.slide(index + 1, slides.length)}
              inert={index !== selected}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className={styles['controls']}>
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              className={styles['dot']}
              aria-label={labels.slide(index + 1, slides.length)}
              aria-current={index === selected || undefined}
              onClick={() => embla?.scrollTo(index, still)}
            />
          ))}
          {autoplay && !still && (
            <button
              type="button"
              className={styles['pause']}
              aria-label={paused ? labels.play : labels.pause}
              onClick={() => setPaused(!paused)}
            >
              {paused ? (
                <Play aria-hidden="true" strokeWidth={1.75} />
              ) : (
                <Pause aria-hidden="true" strokeWidth={1.75} />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
