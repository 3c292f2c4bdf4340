import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/Button.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Modal } from '../modal/Modal.tsx';
import { TextArea } from '../text-field/TextArea.tsx';
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

interface SenderDialogLabels {
  readonly label: string;
  /** The title of the dialog. */
  readonly dialog: string;
  readonly hint: string;
  /** The title of the names that are offered. */
  readonly earlier: string;
  readonly save: string;
  readonly cancel: string;
}

interface SenderValidation {
  readonly maxLines: number;
  /** Returns whether a name is blank, which is no error until it is saved. */
  readonly isMissing: (name: string) => boolean;
  /** Returns the validation error of a name, or undefined when it is valid. */
  readonly validate: (name: string) => string | undefined;
}

interface SenderDialogProps {
  readonly labels: SenderDialogLabels;
  readonly rule: SenderValidation;
  readonly open: boolean;
  readonly sender: string;
  readonly name: string;
  /** Names that are offered, the first one first; the current one is left out. */
  readonly earlier?: readonly string[] | undefined;
  readonly onNameChange: (name: string) => void;
  readonly onSave: (name: string) => void;
  /** Called when the dialog closes by going back. */
  readonly onBack: () => void;
  readonly onCancel: () => void;
}

/** Renders a dialog that edits the sender's name and limits its lines. */
function SenderDialog(props: SenderDialogProps) {
  const { labels, rule, open, sender, name, earlier, onNameChange, onSave, onBack, onCancel } =
    props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <Modal
      open={open}
      onBack={onBack}
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
      <SenderForm
        ref={form}
        labels={labels}
        rule={rule}
        sender={sender}
        name={name}
        earlier={earlier}
        onNameChange={onNameChange}
        onSave={onSave}
      />
    </Modal>
  );
}

interface SenderFormProps extends Pick<
  SenderDialogProps,
  'labels' | 'rule' | 'sender' | 'name' | 'earlier' | 'onNameChange' | 'onSave'
> {
  readonly ref: RefObject<HTMLFormElement | null>;
}

function SenderForm(props: SenderFormProps) {
  const { ref, labels, rule, sender, name, earlier = [], onNameChange, onSave } = props;
  const { maxLines, isMissing, validate } = rule;
  const [wasRejected, setRejected] = useState(false);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const offered = earlier.filter((each) => each !== sender);
  const offeredTitle = useId();

  useEffect(() => {
    const area = textarea.current;
    if (area === null) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
    // React does not expose the native `beforeinput`, the only event in which an on-screen keyboard
    // reports a line break.
    const limitLines = (event: InputEvent) => {
      const breaksLine =
        event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
      if (breaksLine && area.value.split('\n').length >= maxLines) event.preventDefault();
    };
    area.addEventListener('beforeinput', limitLines);
    return () => area.removeEventListener('beforeinput', limitLines);
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
          textarea.current?.focus();
        }
      }}
    >
      {offered.length > 0 && (
        <Stack as="section" gap={2} className={styles['earlier']} aria-labelledby={offeredTitle}>
          <Text as="h3" size="sm" tone="soft" weight="medium" id={offeredTitle}>
            {labels.earlier}
          </Text>
          <Row as="ul" gap={2} wrap>
            {offered.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className={styles['name']}
                  onClick={() => {
                    onNameChange(each);
                    textarea.current?.focus();
                  }}
                >
                  {each.replace('\n', ', ')}
                </button>
              </li>
            ))}
          </Row>
        </Stack>
      )}
      <TextArea
        ref={textarea}
        label={labels.label}
        labelHidden
        hint={labels.hint}
        error={wasRejected || !isMissing(name) ? validate(name) : undefined}
        rows={maxLines}
        autoComplete="off"
        value={name}
        onValueChange={onNameChange}
      />
    </form>
  );
}

/** What is typed in the dialog and not saved, with the sender that it is to replace. */
export interface TypedSender {
  readonly sender: string;
  readonly name: string;
}

/** Keeps what is typed in the dialog beyond the page. */
interface SenderDraft {
  /** Returns what was typed before; null without. */
  readonly load: () => TypedSender | null;
  /** Keeps what is typed; null forgets it. */
  readonly save: (typed: TypedSender | null) => void;
}

export const SenderDraftContext = createContext<SenderDraft>({ load: () => null, save: () => {} });
