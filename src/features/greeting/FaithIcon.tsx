import type { ReactNode } from 'react';
import type { Faith } from '../../domain/faith.ts';
import styles from './FaithChoice.module.css';

/** The symbols, in a frame of 48 by 48. */
const drawings: Record<Faith, ReactNode> = {
  islam: (
    <>
      <path d="M31.5 35.5A14 14 0 1 1 31.5 12.5A11.5 11.5 0 1 0 31.5 35.5Z" />
      <path d="M34.5 18.3l1.65 3.43 3.77.5-2.76 2.62.7 3.74-3.36-1.82-3.35 1.82.69-3.74-2.75-2.62 3.76-.5Z" />
    </>
  ),
  kristen: <path d="M21.5 7h5v10.5H37v5H26.5V41h-5V22.5H11v-5h10.5Z" />,
  katolik: (
    <>
      <path d="M24 4.5v9.3M24 38.5v5M9.5 15.5h9.5M29 15.5h9.5M20.5 7.5h7" />
      <circle cx="24" cy="17" r="3" />
      <path d="M9.5 15.5c4.5 1.5 8.5 4 11.3 7.5l.7 6-.8 3.5 2 6h2.6l2-6-.8-3.5.7-6c2.8-3.5 6.8-6 11.3-7.5" />
    </>
  ),
  hindu: (
    <>
      <path d="M10.5 18.5c1.2-4 9.5-4.6 9.5.4 0 3-2.3 4.6-5 4.6 3.6 0 6.3 2 6.3 5.7 0 6.6-9.3 7.7-11.8 2.2M21.3 27c2.6-3.6 5.9-5.7 9.2-5.7 3.6 0 5.8 2.5 5.8 5.8 0 5.3-6.5 6.6-9 2.9" />
      <path d="M24.5 13.5c1.5 3.4 8 3.9 10.6 0" />
      <path d="M29.9 9.2l1.4 1.6-1.4 1.6-1.4-1.6Z" />
    </>
  ),
  buddha: (
    <>
      <circle cx="24" cy="24" r="15.500" />
      <circle cx="24" cy="24" r="11.800" />
      <circle cx="24" cy="24" r="3.600" />
      <path d="M24 20.4V12.2M24 27.6v8.2M20.4 24h-8.2M27.6 24h8.2M21.45 21.45l-5.8-5.8M26.55 26.55l5.8 5.8M26.55 21.45l5.8-5.8M21.45 26.55l-5.8 5.8" />
    </>
  ),
  khonghucu: (
    <>
      <path d="M24 8.5V11M15.5 13.5h17M13 36.5h22M15.5 36.5c0-7 2-9.5 2-13.5s-1.3-6.3-2-9.5M32.5 36.5c0-7-2-9.5-2-13.5s1.3-6.3 2-9.5" />
      <path d="M15.5 13.5c1.3-2 4.5-2.5 8.5-2.5s7.2.5 8.5 2.5" />
      <path d="M24 36.5v3M20.5 39.5h7" />
      <path
        d="M20.2 19.5h7.6M24 16.8v14M19.8 24.3c2.6 0 5.8-.2 8.4 0M20.8 30.8h6.4"
        strokeWidth="1.200"
      />
    </>
  ),
};

/** Draws the symbol of a faith as a line drawing in the current text colour. */
export function FaithIcon({ faith }: { readonly faith: Faith }) {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[faith]}
    </svg>
  );
}
