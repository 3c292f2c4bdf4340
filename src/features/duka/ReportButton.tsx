import { Flag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { describePageError } from '../../copy/pageErrors.ts';
import { reportCopy as copy } from '../../copy/report.ts';
import type { Submission } from '../../domain/readState.ts';
import type { Report, ReportDraft } from '../../domain/report.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useLate } from '../../ui/late/useLate.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
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

interface DialogModule {
  readonly ReportDialog: (props: ReportDialogProps) => ReactNode;
}

export interface ReportButtonProps extends ReportOptions {
  /** Loads the form; replaced in tests. */
  readonly load?: (() => Promise<DialogModule>) | undefined;
}

/**
 * Renders a button that opens the form with which anybody reports a listing. The form is loaded
 * once the page is shown; a press before opens it when it is loaded.
 */
export function ReportButton(props: ReportButtonProps) {
  const { submission, loadDraft, saveDraft, onSend, onClose, load = loadDialog } = props;
  /** What is being written; null while the form is closed. */
  const [draft, setDraft] = useState<ReportDraft | null>(null);
  const [dialog, start] = useLate<DialogModule>(load, true);
  const hasFailed = draft !== null && dialog.type === 'failed';
  return (
    <>
      <Button
        variant="soft"
        icon={<Flag />}
        aria-haspopup="dialog"
        onClick={() => {
          start();
          setDraft(loadDraft() ?? { text: '' });
        }}
      >
        {hasFailed ? copy.retry : copy.open}
      </Button>
      {hasFailed && (
        <Notice tone="warning" live="assertive" title={copy.notLoaded}>
          {describePageError('networkFailed')}
        </Notice>
      )}
      {draft !== null && dialog.type === 'ready' && (
        <dialog.code.ReportDialog
          draft={draft}
          onDraftChange={(next) => {
            setDraft(next);
            saveDraft(next);
          }}
          submission={submission}
          onSend={onSend}
          onClose={() => {
            setDraft(null);
            onClose();
          }}
        />
      )}
    </>
  );
}

function loadDialog() {
  return import('./ReportDialog.tsx');
}
