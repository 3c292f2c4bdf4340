import clsx from 'clsx';
import { ZoomIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { printingCopy, type PrintMedium } from '../../../copy/printing.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import styles from './Enlargeable.module.css';

export interface EnlargeableProps {
  /** What the picture shows, for the name of the button. */
  readonly medium: PrintMedium;
  /** The title of the dialog. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a picture that a press shows in a dialog, where it is larger and on phones can be scrolled. */
export function Enlargeable({ medium, title, className, children }: EnlargeableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={clsx(styles['picture'], className)}>
      {children}
      <EnlargeButton
        icon={<ZoomIn />}
        label={printingCopy.enlarge(medium)}
        onClick={() => setOpen(true)}
      />
      <Modal
        open={isOpen}
        onBack={() => setOpen(false)}
        title={title}
        size="wide"
        sheet
        closesOnEscape
        actions={<Button onClick={() => setOpen(false)}>{printingCopy.close}</Button>}
      >
        <div
          className={styles['frame']}
          ref={showMiddle}
          role="group"
          aria-label={title}
          tabIndex={isOpen ? 0 : undefined}
        >
          <div className={styles['large']}>{children}</div>
        </div>
      </Modal>
    </div>
  );
}

/** Scrolls to the words, in the middle of the enlarged picture, once its dialog is open. */
function showMiddle(frame: HTMLElement | null) {
  queueMicrotask(() =>
    frame?.scrollTo(
      (frame.scrollWidth - frame.clientWidth) / 2,
      (frame.scrollHeight - frame.clientHeight) / 2,
    ),
  );
}

interface EnlargeButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** Renders a button that is a whole picture, in a box with a position; its icon is in a corner. */
export function EnlargeButton({ className, ...button }: EnlargeButtonProps) {
  return <IconButton {...button} className={clsx(styles['enlarge'], className)} />;
}
