import clsx from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** A length or a percentage; defaults to the full width. */
  width?: string | undefined;
  /** A length; text defaults to the height of its line, a block to that of its container. */
  height?: string | undefined;
  /** The aspect ratio of a picture, such as `3 / 4` or `1`. */
  ratio?: string | undefined;
  /** The number of lines of text; the last one is shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** Renders a placeholder for content that is loading. */
export function Skeleton({
  shape = 'text',
  width,
  height,
  ratio,
  lines = 1,
  className,
}: SkeletonProps) {
  if (shape === 'text' && lines > 1) {
    return (
      <span className={clsx(styles['lines'], className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <SkeletonShape
            key={line}
            className={styles['text']}
            width={line === lines - 1 ? '62%' : undefined}
          />
        ))}
      </span>
    );
  }
  const box = shape === 'circle' ? '1 / 1' : ratio;
  return (
    <SkeletonShape
      className={clsx(
        styles[shape],
        shape === 'block' && box === undefined && height === undefined && styles['filling'],
        className,
      )}
      width={width}
      height={height}
      ratio={box}
    />
  );
}

interface BoneProps {
  className: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  ratio?: string | undefined;
}

/** Renders an empty SVG, whose size is set by attributes because it needs no inline style. */
function SkeletonShape({ className, width = '100%', height, ratio }: BoneProps) {
  return (
    <svg
      className={clsx(styles['bone'], className)}
      width={width}
      height={height}
      viewBox={ratio === undefined ? undefined : viewBoxOf(ratio)}
      aria-hidden="true"
    />
  );
}

function viewBoxOf(ratio: string): string {
  const [width = '1', height = '1'] = ratio.split('/').map((part) => part.trim());
  return `0 0 ${width} ${height}`;
}

/** Announces once that content is loading, and hides its skeletons from screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}
