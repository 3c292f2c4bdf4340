import { useEffect, useState, type ComponentType } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/**
 * Renders a confirm dialog whose code is loaded after the page is shown. A dialog that is opened
 * before appears when it is loaded.
 */
export function LateConfirmDialog(props: ConfirmDialogProps) {
  const { open } = props;
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  useEffect(() => {
    void import('./ConfirmDialog.tsx').then(
      ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
      () => {}, // Opening the dialog tries again.
    );
  }, [open]);
  return Dialog && <Dialog {...props} />;
}
