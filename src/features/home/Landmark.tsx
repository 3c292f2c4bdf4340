import clsx from 'clsx';
import styles from './Landmark.module.css';

export type LandmarkName = 'bandung' | 'semarang' | 'jakarta' | 'surabaya';

/** Renders a decorative line drawing of a city's landmark. */
export function Landmark({ name }: { name: LandmarkName }) {
  return <span className={clsx(styles['landmark'], styles[name])} />;
}
