import type { ReactNode } from 'react';
import type { GreetingCategoryId } from '../../domain/greeting.ts';
import styles from './CategoryPicture.module.css';

/** Renders a small drawing of what the cards of a category look like. */
export function CategoryPicture({ mode }: { readonly mode: GreetingCategoryId }) {
  return (
    <svg className={styles['card']} viewBox="0 0 48 48" aria-hidden="true">
      <rect className={styles['paper']} x="0.5" y="0.5" width="47" height="47" rx="5.5" />
      {drawings[mode]}
    </svg>
  );
}

/** Two lines of text in the middle of a card. */
const lines = (y: number) => <path className={styles['text']} d={`M15 ${y}h18M18 ${y + 5}h12`} />;

/** A flower with five petals. */
function Flower({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 72, 144, 216, 288].map((angle) => (
        <ellipse
          key={angle}
          className={styles['petal']}
          cy="-3.2"
          rx="2.1"
          ry="3"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className={styles['gold']} r="1.5" />
    </g>
  );
}

const drawings: Readonly<Record<GreetingCategoryId, ReactNode>> = {
  3: (
    <>
      <rect className={styles['frame']} x="6" y="6" width="36" height="36" rx="2" />
      {lines(21.5)}
    </>
  ),
  1: (
    <>
      <path className={styles['leaf']} d="M4 17C9 10 15 7 24 7s15 3 20 10" />
      <Flower x={24} y={9} />
      <Flower x={13} y={13} />
      <Flower x={35} y={13} />
      {lines(28)}
    </>
  ),
  2: (
    <>
      <path
        className={styles['gold']}
        d="M24 5c2 2.6 3.2 4.2 3.2 6a3.2 3.2 0 0 1-6.4 0c0-1.8 1.2-3.4 3.2-6z"
      />
      <path className={styles['leaf']} d="M24 14.5V17M20.5 26v-9h7v9M16.5 26h15" />
      {lines(32)}
    </>
  ),
  5: (
    <>
      <path
        className={styles['mark']}
        d="M16 19.5c0-4.5 2-7.5 6-9l.8 1.7c-2 1-3 2.3-3.2 3.9h2.9v6H16zM26 19.5c0-4.5 2-7.5 6-9l.8 1.7c-2 1-3 2.3-3.2 3.9h2.9v6H26z"
      />
      {lines(30)}
    </>
  ),
  4: (
    <>
      <rect className={styles['logo']} x="14" y="8" width="20" height="13" rx="2" />
      <path className={styles['peak']} d="m16 19 5-6 3.5 4 2.5-2.5 5 4.5z" />
      {lines(29)}
    </>
  ),
};
