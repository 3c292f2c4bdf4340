import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { copyText } from './copyText.ts';
import styles from './CopyButton.module.css';

/** How long the tip stays, in milliseconds. */
const TIP_MS = 1500;

export interface CopyButtonProps {
  /** What lands in the clipboard, to the letter. */
  value: string;
  /** What the button does and to what, such as "Salin nomor rekening". */
  label: string;
  /** The words of the tip after a copy. */
  tip: string;
  /** The words when the browser refuses. */
  failedTip: string;
  /** Words on the button; without them it is an icon alone. */
  children?: ReactNode;
  onCopied?: (() => void) | undefined;
  className?: string | undefined;
}

/** Copies a text and says so for a second and a half, to the eye and to the ear. */
export function CopyButton({
  value,
  label,
  tip,
  failedTip,
  children,
  onCopied,
  className,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ copied: boolean; turn: number }>();
  const turns = useRef(0);
  const alive = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const copy = async (button: HTMLElement) => {
    const copied = await copyText(value, button);
    if (!alive.current) return;
    turns.current += 1;
    setOutcome({ copied, turn: turns.current });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), TIP_MS);
    if (copied) onCopied?.();
  };

  return (
    <span className={clsx(styles['root'], className)}>
      <button
        type="button"
        className={clsx(styles['button'], children === undefined && styles['round'])}
        aria-label={label}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {outcome?.copied === true ? (
          <Check aria-hidden="true" strokeWidth={1.75} />
        ) : (
          <Copy aria-hidden="true" strokeWidth={1.75} />
        )}
        {children}
      </button>
      <span className={styles['live']} role="status">
        {outcome && (
          <span
            key={outcome.turn}
            className={clsx(styles['tip'], !outcome.copied && styles['failed'])}
          >
            {outcome.copied ? tip : failedTip}
          </span>
        )}
      </span>
    </span>
  );
}
