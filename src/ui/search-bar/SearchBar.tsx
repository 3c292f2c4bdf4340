import { ChevronDown, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTypedText } from '../hydration/useHydratedValue.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './SearchBar.module.css';

export interface SearchBarProps {
  /** The path to which the form leads as long as no script runs. */
  action: string;
  city: {
    label: string;
    /** The name of the value in the query of `action`. */
    name: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onValueChange: (value: string) => void;
  };
  text: { label: string; name: string; value: string; onValueChange: (value: string) => void };
  searchLabel: string;
  /** The name of the button that empties a filled field. */
  clearLabel: string;
  onSearch: () => void;
  onClear: () => void;
}

/** Renders a form with a city and a search text; the city is a native `<select>` for phones. */
export function SearchBar({
  action,
  city,
  text,
  searchLabel,
  clearLabel,
  onSearch,
  onClear,
}: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useTypedText(field, text.onValueChange);
  return (
    <form
      role="search"
      action={action}
      className={styles['bar']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <span className={styles['city']}>
        <select
          name={city.name}
          aria-label={city.label}
          className={styles['select']}
          value={city.value}
          onChange={(event) => city.onValueChange(event.currentTarget.value)}
        >
          {city.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </span>
      <input
        ref={field}
        type="search"
        name={text.name}
        enterKeyHint="search"
        autoComplete="off"
        className={styles['text']}
        aria-label={text.label}
        placeholder={text.label}
        value={text.value}
        onChange={(event) => text.onValueChange(event.currentTarget.value)}
      />
      {text.value !== '' && (
        <IconButton
          className={styles['clear']}
          label={clearLabel}
          icon={<X />}
          onClick={() => {
            field.current?.focus();
            onClear();
          }}
        />
      )}
      <IconButton type="submit" label={searchLabel} icon={<Search />} />
    </form>
  );
}
