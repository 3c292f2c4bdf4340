import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { reportCopy as copy } from '../../copy/report.ts';
import {
  MAX_REPORT_LENGTH,
  reportReasons,
  type Report,
  type ReportReason,
} from '../../domain/report.ts';
import type { Submission } from '../../domain/submission.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import styles from './ReportButton.module.css';

export interface ReportOptions {
  readonly submission: Submission;
  readonly onSend: (report: Report) => void;
  /** Called when the form closes. */
  readonly onClose: () => void;
}

/** Renders a button that opens the form with which anybody reports a listing. */
export function ReportButton({ submission, onSend, onClose }: ReportOptions) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    setMissing(false);
    if (submission.type === 'sent') {
      setReason(undefined);
      setText('');
    }
    onClose();
  };
  const send = () => {
    setMissing(reason === undefined);
    if (reason === undefined) form.current?.querySelector('input')?.focus();
    else onSend({ reason, text: text.trim() });
  };
  return (
    <>
      <Button
        variant="quiet"
        className={styles['open']}
        icon={<Flag aria-hidden="true" strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.open}
      </Button>
      <Modal
        open={isOpen}
        title={copy.title}
        busy={submission.type === 'sending'}
        actions={
          submission.type === 'sent' ? (
            <Button wide onClick={close}>
              {copy.close}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                className={styles['cancel']}
                disabled={submission.type === 'sending'}
                onClick={close}
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
              onValueChange={setReason}
              options={reportReasons.map((value) => ({ value, title: copy.reasons[value] }))}
            />
            <TextArea
              label={copy.text}
              hint={copy.privacy}
              maxLength={MAX_REPORT_LENGTH}
              value={text}
              onValueChange={setText}
            />
            {submission.type === 'failed' && (
              <Notice tone="danger" title={copy.failed} live="assertive">
                {errorCopy[submission.code]}
              </Notice>
            )}
          </div>
        )}
      </Modal>
    </>
  );
}
