import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Modal } from '../modal/Modal.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Undefined once the question is settled: then there is nothing to confirm. */
  readonly confirmLabel: string | undefined;
  readonly cancelLabel: string;
  /** The label of the confirm button while the action runs; undefined before. */
  readonly busyLabel?: string | undefined;
  /** Whether confirming destroys something that cannot be had again. */
  readonly danger?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Called when the user goes back; the default is `onCancel`. */
  readonly onBack?: (() => void) | undefined;
  /** What the answer depends on, such as the consequences of confirming. */
  readonly children: ReactNode;
}

/** Renders a dialog with a question that has two answers, such as whether to cancel an order. */
export function ConfirmDialog({
  open,
  title,
  confirmLabel,
  cancelLabel,
  busyLabel,
  danger = false,
  onConfirm,
  onCancel,
  onBack = onCancel,
  children,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isSettled = confirmLabel === undefined;
  // The confirm button may have had the focus.
  useEffect(() => {
    if (open && isSettled && document.activeElement === document.body)
      cancelButton.current?.focus();
  }, [open, isSettled]);
  return (
    <Modal
      open={open}
      title={title}
      onBack={busyLabel === undefined ? onBack : undefined}
      actions={
        <>
          <Button
            ref={cancelButton}
            variant="secondary"
            className={styles['answer']}
            disabled={busyLabel !== undefined}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
          {!isSettled && (
            <Button
              variant={danger ? 'danger' : 'primary'}
              className={styles['answer']}
              loading={busyLabel !== undefined}
              loadingLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>{children}</Stack>
    </Modal>
  );
}
