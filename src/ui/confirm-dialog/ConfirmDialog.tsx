import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The label of the confirm button while the action runs; undefined before. */
  readonly busyLabel?: string | undefined;
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
  busyLabel,
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
          <Button variant="secondary" disabled={busyLabel !== undefined} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button loading={busyLabel !== undefined} loadingLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
