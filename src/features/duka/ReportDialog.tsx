import { countCharacters, print } from '@dukacita/shared/text';
import { useRef, useState } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { reportCopy as copy } from '../../copy/report.ts';
import type { Submission } from '../../domain/readState.ts';
import {
  MAX_REPORT_LENGTH,
  reportReasons,
  type Report,
  type ReportDraft,
} from '../../domain/report.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import styles from './ReportDialog.module.css';

export interface ReportDialogProps {
  readonly draft: ReportDraft;
  readonly onDraftChange: (draft: ReportDraft) => void;
  readonly submission: Submission;
  readonly onSend: (report: Report) => void;
  readonly onClose: () => void;
}

/** Renders the open form with which anybody reports a listing. */
export function ReportDialog({
  draft,
  onDraftChange,
  submission,
  onSend,
  onClose,
}: ReportDialogProps) {
  const { reason, text } = draft;
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const used = countCharacters(print(text));
  const send = () => {
    setMissing(reason === undefined);
    if (reason === undefined) form.current?.querySelector('input')?.focus();
    else if (used > MAX_REPORT_LENGTH) form.current?.querySelector('textarea')?.focus();
    else onSend({ reason, text: print(text) });
  };
  return (
    <Modal
      open
      onBack={submission.type === 'sending' ? undefined : onClose}
      title={copy.title}
      busy={submission.type === 'sending'}
      actions={
        submission.type === 'sent' ? (
          <Button wide onClick={onClose}>
            {copy.close}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              className={styles['cancel']}
              disabled={submission.type === 'sending'}
              onClick={onClose}
            >
              {copy.cancel}
            </Button>
            <Button
              loading={submission.type === 'sending'}
              loadingLabel={copy.sending}
              className={styles['send']}
              onClick={send}
            >
              {copy.send}
            </Button>
          </>
        )
      }
    >
      {submission.type === 'sent' ? (
        <Notice tone="success" live="polite">
          {copy.thanks}
        </Notice>
      ) : (
        <div ref={form} className={styles['form']}>
          <RadioCards
            legend={copy.legend}
            value={reason}
            error={isMissing && reason === undefined ? copy.reasonMissing : undefined}
            onValueChange={(value) => onDraftChange({ reason: value, text })}
            options={reportReasons.map((value) => ({ value, title: copy.reasons[value] }))}
          />
          <TextArea
            label={copy.text}
            hint={copy.privacy}
            error={used > MAX_REPORT_LENGTH ? copy.tooLong(used, MAX_REPORT_LENGTH) : undefined}
            value={text}
            onValueChange={(value) => onDraftChange({ reason, text: value })}
          />
          {submission.type === 'failed' && (
            <Notice tone="danger" title={copy.failed} live="assertive">
              {errorCopy[submission.code]}
            </Notice>
          )}
        </div>
      )}
    </Modal>
  );
}
