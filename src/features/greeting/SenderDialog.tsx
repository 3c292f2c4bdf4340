import { useEffect, useRef, useState, type RefObject } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { isSenderName, MAX_SENDER_LENGTH, MAX_SENDER_LINES, senderLines } from '../../domain/senderName.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';

export interface SenderDialogProps {
  readonly open: boolean;
  readonly sender: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the sender's name and holds it to two lines. */
export function SenderDialog({ open, sender, onSave, onCancel }: SenderDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Modal
      open={open}
      title={copy.senderDialog}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy.senderCancel}
          </Button>
          <Button onClick={() => form.current?.requestSubmit()}>{copy.senderSave}</Button>
        </>
      }
    >
      <SenderForm ref={form} sender={sender} onSave={onSave} />
    </Modal>
  );
}

interface SenderFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly sender: string;
  readonly onSave: (name: string) => void;
}

function SenderForm({ ref, sender, onSave }: SenderFormProps) {
  const [name, setName] = useState(sender);
  const [wasRefused, setRefused] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const lines = senderLines(name).length;

  useEffect(() => {
    const area = box.current;
    if (area === null) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
    // React has no event for this: an on-screen keyboard tells its line break here and nowhere else.
    const holdLines = (event: InputEvent) => {
      const breaksLine = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
      if (breaksLine && area.value.split('\n').length >= MAX_SENDER_LINES) event.preventDefault();
    };
    area.addEventListener('beforeinput', holdLines);
    return () => area.removeEventListener('beforeinput', holdLines);
  }, []);

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSenderName(name)) onSave(name);
        else {
          setRefused(true);
          box.current?.focus();
        }
      }}
    >
      <TextArea
        ref={box}
        label={copy.sender}
        hint={copy.senderHint}
        error={lines > MAX_SENDER_LINES || wasRefused ? faultOf(name) : undefined}
        counter={{ used: lines, max: MAX_SENDER_LINES, label: copy.senderLines(lines, MAX_SENDER_LINES) }}
        rows={2}
        maxLength={MAX_SENDER_LENGTH}
        autoComplete="off"
        value={name}
        onValueChange={setName}
      />
    </form>
  );
}

function faultOf(name: string): string | undefined {
  if (isSenderName(name)) return undefined;
  const lines = senderLines(name).length;
  if (lines === 0) return copy.senderMissing;
  return lines > MAX_SENDER_LINES ? copy.senderTooMany : copy.senderTooLong;
}
