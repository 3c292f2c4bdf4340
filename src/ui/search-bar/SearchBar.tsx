import { ChevronDown, Search } from 'lucide-react';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './SearchBar.module.css';

export interface SearchBarProps {
  city: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onValueChange: (value: string) => void;
  };
  text: { label: string; value: string; onValueChange: (value: string) => void };
  searchLabel: string;
  onSearch: () => void;
}

/** Renders a form with a city and a search text; the city is a native `<select>` for phones. */
export function SearchBar({ city, text, searchLabel, onSearch }: SearchBarProps) {
  return (
    <form
      role="search"
      className={styles['bar']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <span className={styles['city']}>
        <select
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
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </span>
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={styles['text']}
        aria-label={text.label}
        placeholder={text.label}
        value={text.value}
        onChange={(event) => text.onValueChange(event.currentTarget.value)}
      />
      <IconButton
        type="submit"
        label={searchLabel}
        icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      />
    </form>
  );
}
