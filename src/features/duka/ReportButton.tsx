import { Flag } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { reportCopy as copy } from '../../copy/report.ts';
import type { Report, ReportDraft } from '../../domain/report.ts';
import type { Submission } from '../../domain/submission.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { ReportDialogProps } from './ReportDialog.tsx';

export interface ReportOptions {
  readonly submission: Submission;
  /** Returns what was written before and not sent; null without. */
  readonly loadDraft: () => ReportDraft | null;
  /** Keeps what is being written. */
  readonly saveDraft: (draft: ReportDraft) => void;
  readonly onSend: (report: Report) => void;
  /** Called when the form closes. */
  readonly onClose: () => void;
}

const emptyDraft: ReportDraft = { text: '' };

/**
 * Renders a button that opens the form with which anybody reports a listing. The form is loaded
 * once the page is shown; a press before opens it when it is loaded.
 */
export function ReportButton(props: ReportOptions) {
  const { submission, loadDraft, saveDraft, onSend, onClose } = props;
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
    onClose();
  };
  return (
    <>
      <Button
        variant="soft"
        icon={<Flag />}
        aria-haspopup="dialog"
        onClick={() => {
          if (Dialog === undefined) load();
          setDraft(loadDraft() ?? emptyDraft);
          setOpen(true);
        }}
      >
        {copy.open}
      </Button>
      {isOpen && Dialog !== undefined && (
        <Dialog
          draft={draft}
          onDraftChange={(next) => {
            setDraft(next);
            saveDraft(next);
          }}
          submission={submission}
          onSend={onSend}
          onClose={close}
        />
      )}
    </>
  );
}
