import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import { routes } from '../../domain/routes.ts';
import { useTypedText } from '../../ui/hydration/useHydratedValue.ts';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './DukaTile.module.css';

export interface DukaTileProps {
  /** Opens the listings that match a text. */
  onSearch: (text: string) => void;
}

/** Renders the link to all listings, and a search that works without scripts as well. */
export function DukaTile({ onSearch }: DukaTileProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useTypedText(field, setText);
  return (
    <div className={styles['tile']}>
      <Link href={routes.duka()} state={{ city: ALL_CITIES }} className={styles['link']}>
        <span className={styles['art']}>
          <Ornament name="lily" size={170} />
        </span>
        <Text as="span" serif size="xxl" block>
          {homeCopy.duka}
        </Text>
        <Text as="span" size="sm" block>
          {homeCopy.dukaText}
        </Text>
      </Link>
      <form
        role="search"
        action={routes.duka()}
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <input
          ref={field}
          type="search"
          name="text"
          enterKeyHint="search"
          autoComplete="off"
          className={styles['text']}
          aria-label={homeCopy.search}
          placeholder={homeCopy.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <IconButton type="submit" label={homeCopy.searchButton} icon={<Search />} />
      </form>
    </div>
  );
}
