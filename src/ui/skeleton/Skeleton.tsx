import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** CSS lengths; text takes the height of its line. */
  width?: string | undefined;
  height?: string | undefined;
  /** Width to height, for pictures. */
  ratio?: string | undefined;
  /** Lines of text, the last one shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** The shape of something that is on its way. */
export function Skeleton({ shape = 'text', width, height, ratio, lines = 1, className }: SkeletonProps) {
  const style: CSSProperties = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
    ...(ratio !== undefined && { aspectRatio: ratio }),
  };
  if (shape === 'text' && lines > 1) {
    return (
      <span className={clsx(styles['lines'], className)} aria-hidden="true" style={style}>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={clsx(styles['skeleton'], styles['text'])} />
        ))}
      </span>
    );
  }
  return <span className={clsx(styles['skeleton'], styles[shape], className)} aria-hidden="true" style={style} />;
}
