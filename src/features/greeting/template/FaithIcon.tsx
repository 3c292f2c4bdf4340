import clsx from 'clsx';
import type { Faith } from '../../../domain/faith.ts';
import styles from './FaithIcon.module.css';

export interface FaithIconProps {
  readonly faith: Faith;
  /** Sets the size. */
  readonly className?: string | undefined;
}

/** Draws the symbol of a faith as a line drawing in the current text colour. */
export function FaithIcon({ faith, className }: FaithIconProps) {
  return <span className={clsx(styles['icon'], styles[faith], className)} aria-hidden="true" />;
}
