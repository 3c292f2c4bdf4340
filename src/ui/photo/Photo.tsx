import clsx from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Photo.module.css';

export interface PhotoProps {
  /** The URL of the picture; without one, or when it cannot be loaded, the fallback is shown. */
  src: string | undefined;
  alt: string;
  /** The aspect ratio, such as `4 / 3`, which reserves the space before the picture is loaded. */
  ratio: string;
  /** The widths in pixels in which the picture is available; `srcForWidth` returns the URL of each. */
  widths?: readonly number[] | undefined;
  srcForWidth?: ((src: string, width: number) => string) | undefined;
  /** The `sizes` attribute of the image. */
  sizes?: string | undefined;
  /** Loads the picture eagerly and with high priority, for pictures above the fold. */
  priority?: boolean | undefined;
  /** `contain` shows the complete picture on a background, `cover` fills the frame. */
  fit?: 'cover' | 'contain' | undefined;
  fallback?: ReactNode;
  /** The `view-transition-name` that the same picture has on two pages. */
  transitionName?: string | undefined;
  className?: string | undefined;
  onFailed?: (() => void) | undefined;
}

/** Renders a picture without layout shift, and a fallback when it cannot be loaded. */
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
      <svg className={styles['place']} viewBox={viewBoxOf(ratio)} aria-hidden="true" />
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

/** Returns the `viewBox` of an empty SVG that reserves the aspect ratio without an inline style. */
function viewBoxOf(ratio: string): string {
  const [width = '1', height = '1'] = ratio.split('/').map((part) => part.trim());
  return `0 0 ${width} ${height}`;
}

function srcSet({ src, widths, srcForWidth }: PhotoProps): string | undefined {
  if (src === undefined || widths === undefined || srcForWidth === undefined) return undefined;
  return widths.map((width) => `${srcForWidth(src, width)} ${width}w`).join(', ');
}
