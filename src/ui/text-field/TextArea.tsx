import clsx from 'clsx';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldLabels } from '../field/Field.tsx';
import styles from './TextField.module.css';

export interface TextAreaProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** On phones, it is never higher than the room below a picture, and scrolls. */
  low?: boolean | undefined;
}

/** Whether the browser makes a textarea as high as its text. */
const growsByItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

/** Renders a textarea that has at least `rows` lines and grows with its text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    aside,
    hint,
    error,
    warning,
    counter,
    labelHidden,
    id,
    className,
    value,
    onValueChange,
    rows = 3,
    low = false,
    ...rest
  } = props;
  return (
    <Field {...{ id, label, aside, hint, error, warning, counter, labelHidden, className }}>
      {(control) => (
        <div
          className={clsx(
            styles['box'],
            styles['tall'],
            low && styles['low'],
            rest.readOnly && styles['fixed'],
          )}
          data-text={growsByItself ? undefined : `${value}\u200b`}
        >
          <textarea
            {...rest}
            {...control}
            rows={rows}
            style={{ '--rows': rows } as CSSProperties}
            className={styles['input']}
            value={value}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
