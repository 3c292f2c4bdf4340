import type { ReactNode } from 'react';
import type { Faith } from '../../domain/faith.ts';
import styles from './FaithChoice.module.css';

/** The symbols, in a frame of 48 by 48. */
const drawings: Record<Faith, ReactNode> = {
  islam: (
    <>
      <path d="M31.5 35.500A14 14 0 1 1 31.500 12.500A11.500 11.500 0 1 0 31.500 35.500Z" />
      <path d="M34.500 18.300l1.650 3.430 3.770.5-2.760 2.620.7 3.740-3.360-1.820-3.350 1.820.69-3.740-2.750-2.620 3.760-.5Z" />
    </>
  ),
  kristen: <path d="M21.500 7h5v10.500H37v5H26.500V41h-5V22.500H11v-5h10.500Z" />,
  katolik: (
    <>
      <path d="M24 4.5v9.300M24 38.500v5M9.500 15.500h9.500M29 15.500h9.500M20.500 7.500h7" />
      <circle cx="24" cy="17" r="3" />
      <path d="M9.500 15.500c4.500 1.500 8.500 4 11.300 7.500l.7 6-.8 3.500 2 6h2.600l2-6-.8-3.500.7-6c2.800-3.500 6.800-6 11.300-7.500" />
    </>
  ),
  hindu: (
    <>
      <path d="M10.500 18.500c1.200-4 9.500-4.600 9.500.4 0 3-2.300 4.600-5 4.600 3.600 0 6.300 2 6.300 5.700 0 6.600-9.300 7.700-11.800 2.200M21.300 27c2.600-3.600 5.900-5.700 9.200-5.700 3.600 0 5.800 2.500 5.800 5.800 0 5.300-6.500 6.600-9 2.900" />
      <path d="M24.500 13.500c1.500 3.400 8 3.900 10.600 0" />
      <path d="M29.900 9.200l1.400 1.600-1.400 1.600-1.400-1.600Z" />
    </>
  ),
  buddha: (
    <>
      <circle cx="24" cy="24" r="15.500" />
      <circle cx="24" cy="24" r="11.800" />
      <circle cx="24" cy="24" r="3.600" />
      <path d="M24 20.400V12.200M24 27.600v8.200M20.400 24h-8.200M27.600 24h8.200M21.450 21.450l-5.800-5.800M26.550 26.550l5.800 5.800M26.550 21.450l5.800-5.800M21.450 26.550l-5.800 5.800" />
    </>
  ),
  khonghucu: (
    <>
      <path d="M24 8.500V11M15.500 13.500h17M13 36.500h22M15.500 36.500c0-7 2-9.500 2-13.500s-1.300-6.300-2-9.500M32.500 36.500c0-7-2-9.500-2-13.500s1.300-6.300 2-9.500" />
      <path d="M15.500 13.500c1.300-2 4.500-2.500 8.500-2.500s7.200.5 8.500 2.500" />
      <path d="M24 36.500v3M20.500 39.500h7" />
      <path
        d="M20.200 19.500h7.600M24 16.800v14M19.800 24.300c2.600 0 5.800-.2 8.400 0M20.800 30.800h6.400"
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
