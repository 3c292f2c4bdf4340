import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './CopyButton.module.css';

/** How long the tip is shown, in milliseconds. */
const TIP_MS = 1500;

export interface CopyButtonProps {
  /** The text that is written to the clipboard. */
  value: string;
  /** The accessible name of the button, such as "Salin nomor rekening". */
  label: string;
  /** The tip after a copy. */
  tip: string;
  /** The tip when the browser refuses to copy. */
  failedTip: string;
  /** The visible text of the button. */
  children: ReactNode;
  /** `primary` is the main action of a page, in the full width; see `Button`. */
  variant?: 'primary' | 'quiet' | undefined;
  /** The looks of the button, instead of the small ones of `quiet`. */
  className?: string | undefined;
}

/** Renders a button that copies a text, then shows and announces the result for 1.5 seconds. */
export function CopyButton({
  value,
  label,
  tip,
  failedTip,
  children,
  variant = 'quiet',
  className = variant === 'quiet' ? styles['small'] : undefined,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ copied: boolean; attempt: number }>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), TIP_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (button: HTMLElement) => {
    const copied = await copyText(value, button);
    setOutcome((before) => ({ copied, attempt: (before?.attempt ?? 0) + 1 }));
  };

  return (
    <span className={clsx(styles['root'], variant === 'primary' && styles['wide'])}>
      <Button
        variant={variant}
        wide={variant === 'primary'}
        className={className}
        icon={outcome?.copied === true ? <Check /> : <Copy />}
        aria-label={label}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {children}
      </Button>
      <span className={styles['live']} role="status">
        {outcome && (
          <span
            key={outcome.attempt}
            className={clsx(styles['tip'], !outcome.copied && styles['failed'])}
          >
            {outcome.copied ? tip : failedTip}
          </span>
        )}
      </span>
    </span>
  );
}

/**
 * Writes a text to the clipboard. Where the Clipboard API is missing or rejects, it selects the
 * text in a hidden text area next to `near`, because a modal dialog allows no selection outside of
 * it. Resolves to whether it worked; never rejects.
 */
async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  near.after(area);
  area.select();
  area.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
