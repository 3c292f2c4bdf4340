import clsx from 'clsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** A length or a percentage; without it, the whole width. */
  width?: string | undefined;
  /** A length; text takes the height of its line, a block the height it is given by its place. */
  height?: string | undefined;
  /** Width to height, such as `3 / 4`, for pictures. */
  ratio?: string | undefined;
  /** Lines of text, the last one shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** The shape of something that is on its way. */
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
          <Bone
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
    <Bone
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

/** An empty drawing: its measures are attributes, so that a page needs no styles of its own for them. */
function Bone({ className, width = '100%', height, ratio }: BoneProps) {
  return (
    <svg
      className={clsx(styles['bone'], className)}
      width={width}
      height={height}
      viewBox={ratio === undefined ? undefined : `0 0 ${ratio.split('/').join(' ')}`}
      aria-hidden="true"
    />
  );
}
