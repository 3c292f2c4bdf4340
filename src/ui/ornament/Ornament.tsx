import clsx from 'clsx';
import lily from './lily.svg?no-inline';
import melati from './melati.svg?no-inline';
import olive from './olive.svg?no-inline';
import sedapMalam from './sedap-malam.svg?no-inline';
import styles from './Ornament.module.css';

export type OrnamentName = 'melati' | 'sedap-malam' | 'lily' | 'olive';

export interface OrnamentProps {
  name: OrnamentName;
  /** The width in pixels at a root font size of 16px; the height is five eighths of it. */
  size?: number | undefined;
  className?: string | undefined;
}

/** The files of the drawings. They inherit the colours, and browsers do not allow data URLs here. */
const drawings: Record<OrnamentName, string> = {
  melati,
  'sedap-malam': sedapMalam,
  lily,
  olive,
};

/** Renders a decorative line drawing in the current text colour, hidden from screen readers. */
export function Ornament({ name, size = 160, className }: OrnamentProps) {
  return (
    <svg
      className={clsx(styles['ornament'], className)}
      viewBox="0 0 240 150"
      width={`${size / 16}rem`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawings[name]}#drawing`} />
    </svg>
  );
}
