import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The consequences of confirming. */
  readonly children: ReactNode;
}

/** Renders a dialog that asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal
      open={open}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
