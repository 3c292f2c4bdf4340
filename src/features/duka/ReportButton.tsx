import { Flag } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { reportCopy as copy } from '../../copy/report.ts';
import type { Report } from '../../domain/report.ts';
import type { Submission } from '../../domain/submission.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { ReportDialogProps, ReportDraft } from './ReportDialog.tsx';
import styles from './ReportButton.module.css';

export interface ReportOptions {
  readonly submission: Submission;
  readonly onSend: (report: Report) => void;
  /** Called when the form closes. */
  readonly onClose: () => void;
}

const emptyDraft: ReportDraft = { reason: undefined, text: '' };

/**
 * Renders a button that opens the form with which anybody reports a listing. The form is loaded
 * once the page is shown; a press before opens it when it is loaded.
 */
export function ReportButton({ submission, onSend, onClose }: ReportOptions) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const load = () =>
    void import('./ReportDialog.tsx').then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => {}, // The next press tries again.
    );
  useEffect(load, []);
  const close = () => {
    setOpen(false);
    if (submission.type === 'sent') setDraft(emptyDraft);
    onClose();
  };
  return (
    <>
      <Button
        variant="quiet"
        className={styles['open']}
        icon={<Flag aria-hidden="true" strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => {
          if (Dialog === undefined) load();
          setOpen(true);
        }}
      >
        {copy.open}
      </Button>
      {isOpen && Dialog !== undefined && (
        <Dialog
          draft={draft}
          onDraftChange={setDraft}
          submission={submission}
          onSend={onSend}
          onClose={close}
        />
      )}
    </>
  );
}
