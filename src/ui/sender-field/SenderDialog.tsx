import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';
import { TextArea } from '../text-field/TextArea.tsx';

export interface SenderDialogLabels {
  /** The name of the field. */
  readonly label: string;
  /** The title of the dialog. */
  readonly dialog: string;
  readonly hint: string;
  readonly lines: (lines: number, most: number) => string;
  readonly save: string;
  readonly cancel: string;
}

export interface SenderRule {
  readonly maxLines: number;
  readonly maxLength: number;
  readonly linesOf: (name: string) => number;
  /** Why a name cannot be kept, in words; undefined when it can. */
  readonly validate: (name: string) => string | undefined;
}

export interface SenderDialogProps {
  readonly labels: SenderDialogLabels;
  readonly rule: SenderRule;
  readonly open: boolean;
  readonly sender: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the sender's name and holds it to its lines. */
export function SenderDialog({ labels, rule, open, sender, onSave, onCancel }: SenderDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Modal
      open={open}
      title={labels.dialog}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button onClick={() => form.current?.requestSubmit()}>{labels.save}</Button>
        </>
      }
    >
      <SenderForm ref={form} labels={labels} rule={rule} sender={sender} onSave={onSave} />
    </Modal>
  );
}

interface SenderFormProps extends Pick<SenderDialogProps, 'labels' | 'rule' | 'sender' | 'onSave'> {
  readonly ref: RefObject<HTMLFormElement | null>;
}

function SenderForm({ ref, labels, rule, sender, onSave }: SenderFormProps) {
  const { maxLines, maxLength, linesOf, validate } = rule;
  const [name, setName] = useState(sender);
  const [wasRejected, setRejected] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const lines = linesOf(name);

  useEffect(() => {
    const area = box.current;
    if (area === null) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
    // React has no event for this: an on-screen keyboard tells its line break here and nowhere else.
    const holdLines = (event: InputEvent) => {
      const breaksLine =
        event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
      if (breaksLine && area.value.split('\n').length >= maxLines) event.preventDefault();
    };
    area.addEventListener('beforeinput', holdLines);
    return () => area.removeEventListener('beforeinput', holdLines);
  }, [maxLines]);

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (validate(name) === undefined) onSave(name);
        else {
          setRejected(true);
          box.current?.focus();
        }
      }}
    >
      <TextArea
        ref={box}
        label={labels.label}
        hint={labels.hint}
        error={lines > maxLines || wasRejected ? validate(name) : undefined}
        counter={{ used: lines, max: maxLines, label: labels.lines(lines, maxLines) }}
        rows={maxLines}
        maxLength={maxLength}
        autoComplete="off"
        value={name}
        onValueChange={setName}
      />
    </form>
  );
}
