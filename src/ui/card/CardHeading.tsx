import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CardHeading.module.css';

export interface CardHeadingProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Renders the heading of a card: an `h2` in the type of the interface. */
export function CardHeading({ children, id, className }: CardHeadingProps) {
  return (
    <h2 id={id} className={clsx(styles['heading'], className)}>
      {children}
    </h2>
  );
}
