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
  const [phase, setPhase] = useState<'closed' | 'opening' | 'open' | 'closing'>(
    open === true ? 'open' : 'closed',
  );
  const isOpen = phase === 'opening' || phase === 'open';
  const move = () => setPhase(isOpen ? 'closing' : 'opening');
  if (open !== undefined && open !== isOpen) move();
  const toggle = () => {
    if (open === undefined) move();
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
        className={clsx(styles['content'], styles[phase])}
        hidden={phase === 'closed'}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) setPhase(isOpen ? 'open' : 'closed');
        }}
      >
        {phase !== 'closed' && (
          <div className={styles['clip']}>
            <div className={styles['inner']}>{children}</div>
          </div>
        )}
      </div>
    </div>
  );
}
