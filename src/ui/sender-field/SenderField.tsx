import { use, useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { SenderDialog, type SenderDialogLabels, type SenderValidation } from './SenderDialog.tsx';
import { SenderDraftContext, type TypedSender } from './SenderDraftContext.ts';
import { Text } from '../text/Text.tsx';
import styles from './SenderField.module.css';

export interface SenderLabels extends SenderDialogLabels {
  /** The text while the sender is empty. */
  readonly none: string;
  readonly change: string;
  /** The accessible name of the button. */
  readonly changeLabel: string;
}

export interface SenderFieldProps {
  readonly labels: SenderLabels;
  readonly rule: SenderValidation;
  /** One or two lines; empty while no name is entered. */
  readonly sender: string;
  /** Names that the dialog offers, the first one first. */
  readonly earlier?: readonly string[] | undefined;
  readonly error?: ReactNode;
  /** What the name leads to and what helps, if it is valid. */
  readonly warning?: ReactNode;
  /** Whether the dialog is open from the beginning. */
  readonly startsOpen?: boolean | undefined;
  readonly onChange: (name: string) => void;
}

/** Renders the sender's name like a row of a summary, all of which opens a dialog to edit it. */
export function SenderField({
  labels,
  rule,
  sender,
  earlier,
  error,
  warning,
  startsOpen = false,
  onChange,
}: SenderFieldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const draft = use(SenderDraftContext);
  const [typed, setTyped] = useState(draft.load);
  const keep = (next: TypedSender | null) => {
    setTyped(next);
    draft.save(next);
  };
  const id = useId();
  return (
    <section
      className={styles['row']}
      aria-labelledby={id}
      data-invalid={error !== undefined || undefined}
    >
      <Text as="h2" size="xs" tone="soft" weight="regular" id={id} className={styles['label']}>
        {labels.label}
      </Text>
      <p className={sender === '' ? styles['none'] : styles['sender']}>
        {sender === '' ? labels.none : sender}
      </p>
      <Button variant="quiet" aria-label={labels.changeLabel} onClick={() => setOpen(true)}>
        {labels.change}
      </Button>
      <p className={styles['remark']} aria-live="polite">
        {error ?? warning}
      </p>
      <SenderDialog
        labels={labels}
        rule={rule}
        open={isOpen}
        sender={sender}
        name={typed?.sender === sender ? typed.name : sender}
        earlier={earlier}
        onNameChange={(name) => keep({ sender, name })}
        onBack={() => setOpen(false)}
        onCancel={() => {
          setOpen(false);
          keep(null);
        }}
        onSave={(name) => {
          setOpen(false);
          keep(null);
          onChange(name);
        }}
      />
    </section>
  );
}
