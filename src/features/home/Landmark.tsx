import type { ReactNode } from 'react';
import styles from './Landmark.module.css';

export type LandmarkName = 'bandung' | 'semarang' | 'jakarta' | 'surabaya';

/** Renders a decorative line drawing of a city's landmark, hidden from screen readers. */
export function Landmark({ name }: { name: LandmarkName }) {
  return (
    <svg className={styles['landmark']} viewBox="0 0 160 84" aria-hidden="true" focusable="false">
      <path d="M4 80h152" />
      {drawings[name]}
    </svg>
  );
}

const drawings: Readonly<Record<LandmarkName, ReactNode>> = {
  /** Gedung Sate: a long front, a stepped roof and the skewer on top. */
  bandung: (
    <>
      <path d="M80 6v12M80 8.5h0M80 11.5h0M80 14.5h0" />
      <circle cx="80" cy="8" r="1.3" />
      <circle cx="80" cy="11.5" r="1.3" />
      <circle cx="80" cy="15" r="1.3" />
      <path d="M74 24c2-3 4-5 6-6 2 1 4 3 6 6M72 24h16M70 31c1.500-3 2.500-5 4-7M90 31c-1.500-3-2.500-5-4-7M67 31h26M69 31v7M91 31v7" />
      <path d="M60 45c3-3 6-5 9-7h22c3 2 6 4 9 7M57 45h46M62 45v35M98 45v35" />
      <path d="M68 80V60c0-4 3-7 6-7M92 80V60c0-4-3-7-6-7M74 80V58a6 6 0 0 1 12 0v22" />
      <path d="M18 56c6-1 10-3 14-6h28M142 56c-6-1-10-3-14-6h-28M15 56h47M145 56H98M20 56v24M140 56v24" />
      <path d="M27 80V68a3 3 0 0 1 6 0v12M38 80V68a3 3 0 0 1 6 0v12M49 80V68a3 3 0 0 1 6 0v12M105 80V68a3 3 0 0 1 6 0v12M116 80V68a3 3 0 0 1 6 0v12M127 80V68a3 3 0 0 1 6 0v12" />
      <path d="M74 34.500h12M79.500 31v7" />
    </>
  ),
  /** Lawang Sewu: two round towers with doors between and beside them. */
  semarang: (
    <>
      <path d="M46 34c0-9 5-15 11-18 6 3 11 9 11 18M92 34c0-9 5-15 11-18 6 3 11 9 11 18M57 16v-6M103 16v-6M55 12h4M101 12h4" />
      <path d="M43 34h28M89 34h28M46 34v46M68 34v46M92 34v46M114 34v46" />
      <path d="M68 44c4-6 8-9 12-10 4 1 8 4 12 10M68 50h24" />
      <path d="M73 80V66a7 7 0 0 1 14 0v14M80 59v21" />
      <path d="M53 46a4 4 0 0 1 8 0v8h-8zM99 46a4 4 0 0 1 8 0v8h-8zM53 80V66a4 4 0 0 1 8 0v14M99 80V66a4 4 0 0 1 8 0v14" />
      <path d="M14 48l8-8h24M146 48l-8-8h-24M12 48h34M148 48h-34M16 48v32M144 48v32M16 63h30M114 63h30" />
      <path d="M21 80V70a2.500 2.500 0 0 1 5 0v10M29 80V70a2.500 2.500 0 0 1 5 0v10M37 80V70a2.500 2.500 0 0 1 5 0v10M118 80V70a2.500 2.500 0 0 1 5 0v10M126 80V70a2.500 2.500 0 0 1 5 0v10M134 80V70a2.500 2.500 0 0 1 5 0v10" />
      <path d="M21 63v-7a2.500 2.500 0 0 1 5 0v7M29 63v-7a2.500 2.500 0 0 1 5 0v7M37 63v-7a2.500 2.500 0 0 1 5 0v7M118 63v-7a2.500 2.500 0 0 1 5 0v7M126 63v-7a2.500 2.500 0 0 1 5 0v7M134 63v-7a2.500 2.500 0 0 1 5 0v7" />
    </>
  ),
  /** Monas: a flame on a shaft in a bowl. */
  jakarta: (
    <>
      <path d="M80 4c-3 3-4 5-3.500 7 .4 1.600 1.800 2.500 3.500 2.500s3.100-.9 3.500-2.500C84 9 83 7 80 4z" />
      <path d="M75 14h10M76 14l1 3h6l1-3M77.500 17L76 60M82.500 17L84 60M80 17v43" />
      <path d="M56 58c8 6 14 8 20 8h8c6 0 12-2 20-8M54 58h52M56 58l1 3c8 6 13 8 18 8h10c5 0 10-2 18-8l1-3M74 69l-3 11M86 69l3 11" />
      <path d="M60 80v-4h40v4" />
      <path d="M16 80V58h12v22M28 64h10v16M38 80V50h9v30M113 80V54h9v26M122 62h11v18M133 80V46h10v34" />
      <path d="M20 63v13M24 63v13M42.500 55v21M117.500 59v17M138 51v25M33 69v7M127.500 67v9" />
    </>
  ),
  /** Tugu Pahlawan: a fluted obelisk between trees. */
  surabaya: (
    <>
      <path d="M80 6c-2 4-4 9-4.500 14L72 72h16l-3.500-52C84 15 82 10 80 6z" />
      <path d="M80 14v58M77.500 20l-1.800 52M82.500 20l1.800 52" />
      <path d="M66 72h28v4H66zM58 76h44v4H58z" />
      <path d="M30 80V60M30 66l-5-4M30 63l4-3M30 60c-8 0-13-4-13-10 0-5 4-9 8-9 1-4 4-6 7-5 4-1 8 3 8 7 3 1 5 4 5 8 0 6-6 9-15 9z" />
      <path d="M126 80V62M126 68l5-4M126 65l-4-3M126 62c-8 0-12-4-12-9 0-4 3-8 7-8 1-4 4-6 7-5 4-1 7 3 7 7 4 1 6 4 6 7 0 5-6 8-15 8z" />
      <path d="M48 80v-7M52 80v-9M108 80v-9M112 80v-7" />
    </>
  ),
};
