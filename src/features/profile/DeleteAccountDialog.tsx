import { errorCopy } from '../../copy/errors.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import type { Submission } from '../../domain/readState.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './DeleteAccountDialog.module.css';

export interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly submission: Submission;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** Signs out: after the deletion, and where another sign-in is needed first. */
  readonly onSignOut: () => void;
}

/** Renders what deleting the account deletes and keeps, and asks before it does. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, submission, onDelete, onClose, onSignOut } = props;
  const isDeleted = submission.type === 'sent';
  const needsSignIn = submission.type === 'failed' && submission.code === 'signInRequired';
  return (
    <Modal
      open={open}
      onBack={submission.type === 'sending' ? undefined : isDeleted ? onSignOut : onClose}
      title={copy.deleteTitle}
      busy={submission.type === 'sending'}
      actions={
        isDeleted ? (
          <Button wide onClick={onSignOut}>
            {copy.deleteDone}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={submission.type === 'sending'} onClick={onClose}>
              {copy.deleteCancel}
            </Button>
            {needsSignIn ? (
              <Button onClick={onSignOut}>{copy.deleteSignIn}</Button>
            ) : (
              <Button
                variant="danger"
                loading={submission.type === 'sending'}
                loadingLabel={copy.deleting}
                onClick={onDelete}
              >
                {copy.deleteConfirm}
              </Button>
            )}
          </>
        )
      }
    >
      {isDeleted ? (
        <Notice tone="success" live="polite">
          {copy.deleted}
        </Notice>
      ) : (
        <Stack gap={4} className={styles['words']}>
          <p>{copy.deleteRefused}</p>
          <Stack as="section" gap={1}>
            <h3>{copy.deletesTitle}</h3>
            <Items items={copy.deletes} />
          </Stack>
          <Stack as="section" gap={1}>
            <h3>{copy.keepsTitle}</h3>
            <Items items={copy.keeps} />
          </Stack>
          <p>{copy.deleteFinal}</p>
          {submission.type === 'failed' && (
            <Notice tone="danger" title={copy.deleteFailed} live="assertive">
              {errorCopy[submission.code]}
            </Notice>
          )}
        </Stack>
      )}
    </Modal>
  );
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
