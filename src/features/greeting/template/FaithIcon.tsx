import clsx from 'clsx';
import type { Faith } from '../../../domain/faith.ts';
import styles from './FaithIcon.module.css';

/** Draws the symbol of a faith as a line drawing. */
export function FaithIcon({ faith }: { readonly faith: Faith }) {
  return <span className={clsx(styles['icon'], styles[faith])} aria-hidden="true" />;
}
