import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  back?: { label: string; onBack: () => void } | undefined;
  /** The title, shown when there is no search. */
  title?: ReactNode;
  /** A search form that replaces the title. */
  search?: ReactNode;
  /** Content at the end of the bar, such as `TopBarSubmitPlace`. */
  end?: ReactNode;
}

/** Renders the bar above every page: 52 px high, higher when a search needs two rows. */
export function TopBar({ back, title, search, end }: TopBarProps) {
  return (
    <header className={styles['bar']}>
      <div className={styles['row']}>
        {back && <IconButton label={back.label} icon={<ArrowLeft />} onClick={back.onBack} />}
        {search === undefined ? (
          <div className={styles['title']}>{title}</div>
        ) : (
          <div className={styles['search']}>{search}</div>
        )}
        {end}
      </div>
    </header>
  );
}
