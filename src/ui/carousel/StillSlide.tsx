import type { ReactNode } from 'react';
import styles from './Carousel.module.css';

/**
 * Renders a slide where the carousel will show it. It belongs to a page whose document contains the
 * carousel, and brings the styles of the carousel into this document.
 */
export function StillSlide({ children }: { children: ReactNode }) {
  return <div className={styles['viewport']}>{children}</div>;
}
