import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Field } from '../field/Field.tsx';
import type { FieldLabels } from '../field/Field.tsx';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<FieldLabels, 'counter'> {
  id?: string | undefined;
  className?: string | undefined;
  name?: string | undefined;
  /** The value of the chosen option; empty while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The text while no option is chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** `row` is a row of settings: the label at its start, the chosen option at its end. */
  layout?: 'row' | undefined;
}

/** Renders a select: the native list on phones, a styled one where the browser supports it. */
export function SelectField(props: SelectFieldProps) {
  const {
    id,
    label,
    aside,
    hint,
    error,
    labelHidden,
    value,
    onValueChange,
    options,
    placeholder,
    layout,
    className,
    ...rest
  } = props;
  return (
    <Field
      {...{
        id,
        label,
        aside,
        hint,
        error,
        labelHidden,
        layout,
        className: clsx(layout && styles[layout], className),
      }}
    >
      {(control) => (
        <span className={styles['box']}>
          <select
            {...control}
            {...rest}
            className={styles['select']}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          >
            {value === '' && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown />
        </span>
      )}
    </Field>
  );
}
