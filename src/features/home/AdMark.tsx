import { homeCopy } from '../../copy/home.ts';
import styles from './AdMark.module.css';

/** Renders the mark of an advertisement in the corner of its picture. */
export function AdMark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      {homeCopy.ad}
    </span>
  );
}
