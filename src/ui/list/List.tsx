import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';
import styles from './List.module.css';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Its name for those who listen. */
  label?: string | undefined;
  /** `rows` with hairlines between, `stack` of cards, `grid` that has two and more columns from `md` on. */
  layout?: 'rows' | 'stack' | 'grid' | undefined;
}

/** A list whose children are `li`. */
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
  /** What is being loaded, read out once. */
  label: string;
  count?: number | undefined;
  layout?: ListProps['layout'];
  /** One item of the real list, drawn with skeletons. */
  children: ReactNode;
}

/** The place of a list that is on its way, in the shape of the real one. */
export function ListSkeleton({ label, count = 3, layout = 'stack', children }: ListSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={clsx(styles['list'], styles[layout])}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children}</div>
      ))}
    </SkeletonGroup>
  );
}
