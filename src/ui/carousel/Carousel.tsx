import clsx from 'clsx';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { Pause, Play } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './Carousel.module.css';

/** How long autoplay shows a slide, in milliseconds. */
const AUTOPLAY_MS = 5000;
/** How far the pointer must move for a swipe, in CSS pixels. */
const SWIPE_PX = 40;

export interface CarouselLabels {
  /** The accessible name of the carousel, such as "Iklan". */
  label: string;
  /** The `aria-roledescription` of the carousel, such as "korsel". */
  kind: string;
  /** The `aria-roledescription` of a slide, such as "gambar". */
  slideKind: string;
  /** Returns the name of a slide, such as `3 dari 5`; `number` is counted from 1. */
  slide: (number: number, count: number) => string;
  pause: string;
  play: string;
}

export interface CarouselProps {
  labels: CarouselLabels;
  slides: readonly { key: string; content: ReactNode }[];
  /** Whether it advances every five seconds; it never does when motion is reduced. */
  autoplay?: boolean | undefined;
  /** `close` puts the dots close to the slide, into which what can be pressed around them reaches. */
  dots?: 'close' | undefined;
  /** Called with the index of the slide that becomes visible. */
  onSelect?: ((index: number) => void) | undefined;
}

/**
 * Renders slides in a loop. Autoplay pauses while the pointer is over the carousel, the focus is
 * inside or the browser tab is hidden. It is off when the user has paused it or prefers reduced
 * motion.
 */
export function Carousel({ labels, slides, autoplay = true, dots, onSelect }: CarouselProps) {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const [selected, setSelected] = useState(0);
  const several = slides.length > 1;
  const isPlaying = autoplay && several && !reducedMotion && !paused && !focused;
  const plugins = useMemo(
    () =>
      isPlaying
        ? [
            Autoplay({
              delay: AUTOPLAY_MS,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              rootNode: (node) => node.parentElement,
            }),
          ]
        : [],
    [isPlaying],
  );
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, dragThreshold: SWIPE_PX, duration: reducedMotion ? 0 : 25, active: several },
    plugins,
  );

  // Embla measures the slides, which would delay the first paint of a page that has just been opened.
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => startTransition(() => setMeasured(true)), []);

  useSwipeThreshold(embla, SWIPE_PX);

  useEffect(() => {
    if (!embla) return;
    const onSelectSlide = () => {
      setSelected(embla.selectedScrollSnap());
      onSelect?.(embla.selectedScrollSnap());
    };
    // Fewer slides may lack the one that is selected.
    embla.on('select', onSelectSlide).on('reInit', onSelectSlide);
    return () => {
      embla.off('select', onSelectSlide).off('reInit', onSelectSlide);
    };
  }, [embla, onSelect]);

  const onFocusLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  const onArrowKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') embla?.scrollNext(reducedMotion);
    else if (event.key === 'ArrowLeft') embla?.scrollPrev(reducedMotion);
    else return;
    event.preventDefault();
  };

  return (
    <section
      className={clsx(styles['carousel'], dots && styles[dots])}
      aria-roledescription={labels.kind}
      aria-label={labels.label}
      onKeyDown={onArrowKey}
      onFocus={() => setFocused(true)}
      onBlur={onFocusLeave}
    >
      <div ref={isMeasured ? viewport : undefined} className={styles['viewport']}>
        <div className={styles['track']} aria-live={isPlaying ? 'off' : 'polite'}>
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
              onClick={() => embla?.scrollTo(index, reducedMotion)}
            />
          ))}
          {autoplay && !reducedMotion && (
            <button
              type="button"
              className={styles['pause']}
              aria-label={paused ? labels.play : labels.pause}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Play /> : <Pause />}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

const query = '(prefers-reduced-motion: reduce)';

/** Returns whether motion is reduced, by `data-motion` on the root or by the device. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    media.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

function read(): boolean {
  const override = document.documentElement.dataset['motion'];
  return override === undefined ? matchMedia(query).matches : override === 'reduced';
}

/**
 * Moves a looping carousel by one slide when the pointer is released after at least `threshold` CSS
 * pixels, and back to its slide after fewer. Embla itself decides by the speed and by half a slide.
 */
function useSwipeThreshold(embla: UseEmblaCarouselType[1], threshold: number) {
  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    let from: number | undefined;
    let to: number | undefined;
    let index = 0;
    const start = (event: Event) => {
      from = to = clientXOf(event);
      index = embla.selectedScrollSnap();
    };
    const move = (event: Event) => {
      to = clientXOf(event);
    };
    const end = () => {
      if (from !== undefined && to !== undefined) {
        const distance = to - from;
        const count = embla.scrollSnapList().length;
        const step = Math.abs(distance) < threshold ? 0 : distance < 0 ? 1 : -1;
        embla.scrollTo((index + step + count) % count);
      }
      from = to = undefined;
    };
    const passive = { capture: true, passive: true };
    for (const name of ['mousedown', 'touchstart']) root.addEventListener(name, start, passive);
    for (const name of ['mousemove', 'touchmove']) document.addEventListener(name, move, passive);
    embla.on('pointerUp', end);
    return () => {
      for (const name of ['mousedown', 'touchstart'])
        root.removeEventListener(name, start, passive);
      for (const name of ['mousemove', 'touchmove'])
        document.removeEventListener(name, move, passive);
      embla.off('pointerUp', end);
    };
  }, [embla, threshold]);
}

/** Returns the `clientX` of a mouse event or of the first touch, in CSS pixels. */
function clientXOf(event: Event): number | undefined {
  if (event instanceof MouseEvent) return event.clientX;
  return (event as TouchEvent).touches[0]?.clientX;
}
