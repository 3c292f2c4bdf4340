import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Lily } from './Lily.tsx';
import { Melati } from './Melati.tsx';
import { Olive } from './Olive.tsx';
import { SedapMalam } from './SedapMalam.tsx';
import styles from './Ornament.module.css';

export type OrnamentName = 'melati' | 'sedap-malam' | 'lily' | 'olive';

export interface OrnamentProps {
  name: OrnamentName;
  /** The width in pixels at a root font size of 16px; the height is five eighths of it. */
  size?: number | undefined;
  /** Mirrors the drawing, for a pair at both sides of something. */
  mirrored?: boolean | undefined;
  className?: string | undefined;
}

const drawings: Record<OrnamentName, () => ReactNode> = {
  melati: Melati,
  'sedap-malam': SedapMalam,
  lily: Lily,
  olive: Olive,
};

/** Renders a decorative line drawing in the current text colour, hidden from screen readers. */
export function Ornament({ name, size = 160, mirrored = false, className }: OrnamentProps) {
  const Drawing = drawings[name];
  return (
    <svg
      className={clsx(styles['ornament'], mirrored && styles['mirrored'], className)}
      viewBox="0 0 240 150"
      width={`${size / 16}rem`}
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
