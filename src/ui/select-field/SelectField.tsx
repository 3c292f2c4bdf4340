import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { use, useState } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { FloatContext } from '../modal/FloatContext.ts';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<FieldTexts, 'counter'> {
  id?: string | undefined;
  className?: string | undefined;
  name?: string | undefined;
  /** The value of the chosen option; an empty string while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

/** One choice out of a list that opens over the page; option values may not be empty. */
export function SelectField(props: SelectFieldProps) {
  const {
    id,
    className,
    label,
    aside,
    hint,
    error,
    labelHidden,
    value,
    onValueChange,
    options,
    placeholder,
    ...rest
  } = props;
  const container = use(FloatContext);
  const [open, setOpen] = useState(false);
  return (
    <Field {...{ id, label, aside, hint, error, labelHidden, className }}>
      {(control, labelId) => (
        <Select.Root
          value={value}
          onValueChange={onValueChange}
          open={open}
          onOpenChange={setOpen}
          {...given(rest)}
        >
          <Select.Trigger
            {...control}
            aria-labelledby={`${labelId} ${control.id}`}
            className={styles['trigger']}
            tabIndex={open ? -1 : 0}
          >
            <span className={styles['value']}>
              <Select.Value placeholder={placeholder} />
            </span>
            <Select.Icon asChild>
              <ChevronDown aria-hidden="true" strokeWidth={1.75} />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal container={container}>
            <Select.Content
              className={styles['content']}
              position="popper"
              sideOffset={4}
              collisionPadding={8}
            >
              <Select.Viewport className={styles['viewport']}>
                {options.map((option) => (
                  <Select.Item
                    key={option.value}
                    className={styles['item']}
                    value={option.value}
                    disabled={option.disabled ?? false}
                  >
                    <Select.ItemText>{option.label}</Select.ItemText>
                    <Select.ItemIndicator asChild>
                      <Check aria-hidden="true" strokeWidth={1.75} />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  );
}

function given({ name, disabled, required }: Pick<SelectFieldProps, 'name' | 'disabled' | 'required'>) {
  return {
    ...(name !== undefined && { name }),
    ...(disabled !== undefined && { disabled }),
    ...(required !== undefined && { required }),
  };
}
