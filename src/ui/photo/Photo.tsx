import clsx from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Photo.module.css';

export interface PhotoProps {
  /** The picture's address; without one, or when it cannot be loaded, the fallback stands in its place. */
  src: string | undefined;
  alt: string;
  /** Width to height, such as `4 / 3`; the place is kept before the picture comes. */
  ratio: string;
  /** Widths in pixels at which the picture can be had, with the address of each. */
  widths?: readonly number[] | undefined;
  srcAt?: ((src: string, width: number) => string) | undefined;
  /** How wide it is shown, as in `img sizes`. */
  sizes?: string | undefined;
  /** Above the fold: loaded at once and before others. */
  priority?: boolean | undefined;
  /** `contain` shows the whole picture on a ground, `cover` fills the frame. */
  fit?: 'cover' | 'contain' | undefined;
  fallback?: ReactNode;
  /** A name shared by the same picture on two pages, so that it travels between them. */
  transitionName?: string | undefined;
  className?: string | undefined;
  onFailed?: (() => void) | undefined;
}

/** A picture whose place never moves and never stays broken. */
export function Photo(props: PhotoProps) {
  const {
    src,
    alt,
    ratio,
    priority = false,
    fit = 'cover',
    fallback,
    transitionName,
    className,
    onFailed,
  } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const frame = useRef<HTMLSpanElement>(null);
  const shown = src !== undefined && src !== '' && src !== failedSrc;

  useLayoutEffect(() => {
    frame.current?.style.setProperty('view-transition-name', transitionName ?? 'none');
  }, [transitionName]);

  return (
    <span ref={frame} className={clsx(styles['frame'], styles[fit], className)}>
      <svg className={styles['place']} viewBox={placeOf(ratio)} aria-hidden="true" />
      {shown ? (
        <img
          className={styles['image']}
          src={src}
          srcSet={srcSet(props)}
          sizes={props.sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => {
            setFailedSrc(src);
            onFailed?.();
          }}
        />
      ) : (
        <span
          className={styles['fallback']}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          {fallback}
        </span>
      )}
    </span>
  );
}

/** The box of an empty drawing that is as wide to high as `ratio`: it keeps the place without a style of its own. */
function placeOf(ratio: string): string {
  const [width = '1', height = '1'] = ratio.split('/').map((part) => part.trim());
  return `0 0 ${width} ${height}`;
}

function srcSet({ src, widths, srcAt }: PhotoProps): string | undefined {
  if (src === undefined || widths === undefined || srcAt === undefined) return undefined;
  return widths.map((width) => `${srcAt(src, width)} ${width}w`).join(', ');
}
