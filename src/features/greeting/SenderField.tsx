import { useId, useState } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { SenderDialog } from './SenderDialog.tsx';
import styles from './SenderField.module.css';

export interface SenderFieldProps {
  /** One or two lines; empty while nobody is named. */
  readonly sender: string;
  readonly error?: string | undefined;
  readonly onChange: (name: string) => void;
}

/** In whose name the card is sent, and the way to change it. */
export function SenderField({ sender, error, onChange }: SenderFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} data-fault={error !== undefined || undefined}>
      <h2 id={id} className={styles['label']}>
        {copy.sender}
      </h2>
      <Card className={styles['card']}>
        <p className={sender === '' ? styles['none'] : styles['sender']}>{sender === '' ? copy.senderNone : sender}</p>
        <Button variant="secondary" aria-label={copy.senderChangeLabel} onClick={() => setOpen(true)}>
          {copy.senderChange}
        </Button>
      </Card>
      <p className={styles['error']} aria-live="polite">
        {error}
      </p>
      <SenderDialog
        open={isOpen}
        sender={sender}
        onCancel={() => setOpen(false)}
        onSave={(name) => {
          setOpen(false);
          onChange(name);
        }}
      />
    </section>
  );
}
