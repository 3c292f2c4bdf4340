import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldLabels } from '../field/Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** Content at the start or the end of the box, such as an icon or a unit. */
  start?: ReactNode;
  end?: ReactNode;
}

/** Renders a text input with its label, hint, error and counter. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    aside,
    hint,
    error,
    counter,
    labelHidden,
    id,
    className,
    value,
    onValueChange,
    start,
    end,
    ...rest
  } = props;
  return (
    <Field {...{ id, label, aside, hint, error, counter, labelHidden, className }}>
      {(control) => (
        <div className={clsx(styles['box'], rest.readOnly && styles['fixed'])}>
          {start}
          <input
            {...rest}
            {...control}
            className={styles['input']}
            value={value}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
