import clsx from 'clsx';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Modal.module.css';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The ways on, the main one last; they stay in view while the content scrolls. */
  actions?: ReactNode;
  /** `wide` gives pictures more room from `md` on. */
  size?: 'regular' | 'wide' | undefined;
  /** Shown while the dialog waits for something, read out as busy. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A dialog that only its own actions close: neither a press beside it nor the Escape key does. The browser's own
 * modal dialog holds the focus and gives it back, and what stands behind stops scrolling only while it is open.
 */
export function Modal({
  open,
  title,
  children,
  actions,
  size = 'regular',
  busy = false,
  className,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const stay = () => {
      if (!element.open) element.showModal();
    };
    const refuse = (event: Event) => event.preventDefault();
    element.addEventListener('cancel', refuse);
    element.addEventListener('close', stay);
    return () => {
      element.removeEventListener('cancel', refuse);
      element.removeEventListener('close', stay);
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles['modal'], styles[size], className)}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onKeyDown={ignoreEscape}
      {...{ closedby: 'none' }}
    >
      {open && (
        <>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <div className={styles['content']}>{children}</div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}

function ignoreEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) event.preventDefault();
}
