import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkeletonGroup } from '../skeleton/Skeleton.tsx';
import styles from './List.module.css';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** The accessible name. */
  label?: string | undefined;
  /** `rows` are separated by hairlines, `stack` has gaps, `grid` has more columns from `md` on. */
  layout?: 'rows' | 'stack' | 'grid' | undefined;
}

/** Renders a list; its children are `li` elements. */
export function List({ label, layout = 'stack', className, ...rest }: ListProps) {
  return (
    <ul
      {...rest}
      role="list"
      aria-label={label}
      className={clsx(styles['list'], styles[layout], className)}
    />
  );
}

export interface ListSkeletonProps {
  /** What is being loaded; screen readers announce it once. */
  label: string;
  count?: number | undefined;
  layout?: ListProps['layout'];
  className?: string | undefined;
  /** One item of the real list, drawn with skeletons. */
  children: ReactNode;
}

/** Renders the placeholder of a list while it loads, in the layout of the list. */
export function ListSkeleton({
  label,
  count = 3,
  layout = 'stack',
  className,
  children,
}: ListSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={clsx(styles['list'], styles[layout], className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children}</div>
      ))}
    </SkeletonGroup>
  );
}
