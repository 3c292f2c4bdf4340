import clsx from 'clsx';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAfterPaint } from '../after-paint/afterPaint.ts';
import { useLayer } from '../layer/useLayer.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the primary one last; they stay visible while the content scrolls. */
  actions?: ReactNode;
  /**
   * `wide` and `widest` are wider from `md` on, for pictures and for pictures beside texts; in
   * `square`, a square picture, a line above it and the actions are in the window together.
   */
  size?: 'regular' | 'wide' | 'widest' | 'square' | undefined;
  /** On phones, makes it a sheet at the lower edge of the window. */
  sheet?: boolean | undefined;
  /** Closes the dialog when the user goes back; undefined while it has to stay open. */
  onBack: (() => void) | undefined;
  /** Whether Escape closes it, too: where nothing that was entered can be lost. */
  closesOnEscape?: boolean | undefined;
  /** Sets `aria-busy` while the dialog waits for something. */
  busy?: boolean | undefined;
}

/**
 * Renders a modal dialog that only its own actions and going back close: a press on the backdrop does
 * not, nor does Escape without `closesOnEscape`. The native `<dialog>` keeps the focus inside and
 * returns it. The page does not scroll while it is open.
 */
export function Modal({
  open,
  title,
  children,
  actions,
  size = 'regular',
  sheet = false,
  busy = false,
  onBack,
  closesOnEscape = false,
}: ModalProps) {
  // The press that opens or closes it is painted first: on a slow phone, each takes longer than a
  // frame. Until it is closed, it keeps its content, but is hidden.
  const isShown = useAfterPaint(open, false);
  const phase = !isShown ? 'closed' : open ? 'open' : 'closing';
  // Not before it is open, so that it is above a part of the page that opens with it.
  useLayer(phase === 'open', onBack);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isRemoved = useRef(false);

  // Comes first, so that it tells the cleanup below whether React removes the whole dialog.
  useLayoutEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
    };
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return;
    const opener = document.activeElement;
    const reopen = () => {
      if (!element.open) element.showModal();
    };
    const preventClose = (event: Event) => event.preventDefault();
    element.addEventListener('cancel', preventClose);
    element.addEventListener('close', reopen);
    // Strict mode runs the effect twice without removing the dialog.
    reopen();
    return () => {
      element.removeEventListener('cancel', preventClose);
      element.removeEventListener('close', reopen);
      if (isRemoved.current) returnFocus(opener);
      else element.close();
    };
  }, [isShown]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles['modal'], styles[size], sheet && styles['sheet'])}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      data-closing={phase === 'closing' || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (closesOnEscape) onBack?.();
      }}
      {...{ closedby: 'none' }}
    >
      {phase !== 'closed' && (
        <Frozen isFrozen={phase === 'closing'}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <div className={styles['content']}>{children}</div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </Frozen>
      )}
    </dialog>
  );
}

interface FrozenProps {
  /** Whether the content stays as it was rendered last. */
  readonly isFrozen: boolean;
  readonly children: ReactNode;
}

const Frozen = memo(
  ({ children }: FrozenProps) => children,
  (_, { isFrozen }) => isFrozen,
);

/**
 * Focuses the opener of a removed dialog once the page has changed, if it is still there and nothing
 * else has the focus. `close()` would compute the styles of the old page once more before that.
 */
function returnFocus(opener: Element | null): void {
  queueMicrotask(() => {
    if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
  });
}

/**
 * Focuses an element of the page without scrolling to it. While a `Modal` closes, the page cannot be
 * focused, so that the element gets the focus once it has closed.
 */
export function focusBelowDialog(element: HTMLElement | null | undefined): void {
  const focus = () => element?.focus({ preventScroll: true });
  const closing = document.querySelector('dialog[data-closing]');
  if (closing === null) focus();
  else closing.addEventListener('close', focus, { once: true });
}
