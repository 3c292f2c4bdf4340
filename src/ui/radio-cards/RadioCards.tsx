import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './RadioCards.module.css';

export interface RadioCard<V extends string> {
  value: V;
  title: ReactNode;
  description?: ReactNode;
  /** A picture or an icon before the text. */
  media?: ReactNode;
  /** Content at the end of the title line, such as a price. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** Content below the option while it is chosen, in the `list` layout; below all, in `tabs`. */
  panel?: ReactNode;
}

export interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  value: V | undefined;
  onValueChange: (value: V) => void;
  options: readonly RadioCard<V>[];
  /**
   * `rows` has one option per line, `list` too, on one surface; `pairs` has two short ones; `tabs`
   * has few of them over the panel of the chosen one.
   */
  layout?: 'rows' | 'list' | 'pairs' | 'tabs' | undefined;
}

/** Renders a radio group whose options are cards. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const {
    legend,
    legendHidden = false,
    hint,
    error,
    name,
    value,
    onValueChange,
    options,
    layout = 'rows',
  } = props;
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [hasError && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    (part) => typeof part === 'string',
  );
  return (
    <fieldset aria-describedby={describedBy.join(' ') || undefined}>
      <legend className={styles['legend']}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <div className={clsx(styles['options'], styles[layout])}>
        {options.map((option) => (
          <Fragment key={option.value}>
            <Option
              option={option}
              name={name ?? id}
              checked={option.value === value}
              invalid={hasError}
              onChoose={() => onValueChange(option.value)}
            />
            {option.panel !== undefined && option.value === value && (
              <div className={styles['panel']}>{option.panel}</div>
            )}
          </Fragment>
        ))}
      </div>
      <p id={`${id}-error`} className={styles['error']} aria-live="polite">
        {hasError && (
          <>
            <CircleAlert />
            <span>{error}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}

interface OptionProps {
  option: RadioCard<string>;
  name: string;
  checked: boolean;
  invalid: boolean;
  onChoose: () => void;
}

function Option({ option, name, checked, invalid, onChoose }: OptionProps) {
  const id = useId();
  return (
    <label className={clsx(styles['card'], invalid && styles['invalid'])}>
      <input
        type="radio"
        className={styles['radio']}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={
          option.description === undefined && option.aside === undefined
            ? undefined
            : `${id}-aside ${id}-text`
        }
        onChange={onChoose}
      />
      {option.media !== undefined && <span className={styles['media']}>{option.media}</span>}
      <span className={styles['words']}>
        <span className={styles['head']}>
          <span id={`${id}-title`} className={styles['title']}>
            {option.title}
          </span>
          {option.aside !== undefined && (
            <span id={`${id}-aside`} className={styles['aside']}>
              {option.aside}
            </span>
          )}
        </span>
        {option.description !== undefined && (
          <span id={`${id}-text`} className={styles['description']}>
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}
