import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Collapse.module.css';

export interface CollapseProps {
  title: ReactNode;
  children: ReactNode;
  /** Whether it is open; omit it to leave the component uncontrolled. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Hairlines above it, or above and below. */
  lines?: 'above' | 'around' | undefined;
  className?: string | undefined;
}

/**
 * Renders a title that shows and hides its content; the animation takes 300 ms. It measures nothing,
 * because measuring while a page is mounted computes all its styles and its layout one time more.
 */
export function Collapse(props: CollapseProps) {
  const { title, children, open, onOpenChange, lines, className } = props;
  const contentId = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [motion, setMotion] = useState<'opening' | 'closing' | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setMotion(isOpen ? 'opening' : 'closing');
  }
  const isShown = isOpen || motion === 'closing';
  const toggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div className={clsx(lines && styles[lines], className)}>
      <button
        type="button"
        className={styles['trigger']}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={toggle}
      >
        <span>{title}</span>
        <ChevronDown />
      </button>
      <div
        id={contentId}
        className={clsx(styles['content'], motion !== null && styles[motion])}
        hidden={!isShown}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) setMotion(null);
        }}
      >
        {isShown && (
          <div className={styles['clip']}>
            <div className={styles['inner']}>{children}</div>
          </div>
        )}
      </div>
    </div>
  );
}
