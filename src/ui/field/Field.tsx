import clsx from 'clsx';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAfterPaint } from '../after-paint/afterPaint.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Field.module.css';

/** How much of a limit is used: shown as `used/max`, read by screen readers as `label`. */
export interface FieldCounter {
  used: number;
  max: number;
  label: string;
}

export interface FieldLabels {
  label: ReactNode;
  /** Text after the label, such as "opsional". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it; its presence marks the control as invalid. */
  error?: ReactNode;
  /** What the content leads to and what helps, if it is valid; marks the control without an error. */
  warning?: ReactNode;
  counter?: FieldCounter | undefined;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean | undefined;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'data-warning': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLabels {
  id?: string | undefined;
  /** `row` is a row of a list, such as `MenuRows`. */
  layout?: 'row' | undefined;
  className?: string | undefined;
  children: (control: ControlProps, labelId: string) => ReactNode;
}

/** Renders label, hint, error and counter around one control and associates them with it. */
export function Field({
  id,
  label,
  aside,
  hint,
  error,
  warning,
  counter,
  labelHidden = false,
  layout,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hasError = hasContent(error);
  const hasWarning = !hasError && hasContent(warning);
  const describedBy = [
    (hasError || hasWarning) && `${controlId}-error`,
    hasContent(hint) && `${controlId}-hint`,
    counter && `${controlId}-count`,
  ].filter((part) => typeof part === 'string');
  const labelText = (
    <label id={`${controlId}-label`} htmlFor={controlId} className={styles['label']}>
      <span>{label}</span>
      {hasContent(aside) && <span className={styles['aside']}> {aside}</span>}
    </label>
  );
  return (
    <div className={clsx(styles['field'], layout && styles[layout], className)}>
      {labelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {hasContent(hint) && (
        <p id={`${controlId}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children(
        {
          id: controlId,
          'aria-invalid': hasError || undefined,
          'data-warning': hasWarning || undefined,
          'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        },
        `${controlId}-label`,
      )}
      <div className={styles['foot']}>
        <p
          id={`${controlId}-error`}
          className={clsx(styles['error'], hasWarning && styles['warning'])}
          aria-live="polite"
        >
          {hasError && (
            <>
              <CircleAlert />
              <span>{error}</span>
            </>
          )}
          {hasWarning && (
            <>
              <TriangleAlert />
              <span>{warning}</span>
            </>
          )}
        </p>
        {counter && <Counter id={`${controlId}-count`} counter={counter} />}
      </div>
    </div>
  );
}

/** Counts one paint after a key, which then changes only the text of its own field. */
function Counter({ id, counter }: { id: string; counter: FieldCounter }) {
  const { used, max, label } = useAfterPaint(counter);
  return (
    <p className={clsx(styles['counter'], used > max && styles['over'])}>
      <span aria-hidden="true">{`${used}/${max}`}</span>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
    </p>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
