import { greetingCopy as copy } from '../../copy/greeting.ts';
import {
  greetingCategory,
  NOTE_PREFIXES,
  noteMessage,
  type GreetingCategoryId,
  type Note,
  type Quotes,
} from '../../domain/greeting.ts';
import styles from './WrittenCard.module.css';

export interface WrittenCardProps {
  /** The category whose words are shown. */
  readonly mode: GreetingCategoryId;
  readonly note: Note;
  readonly personName: string;
  /** One or two lines. */
  readonly sender: string;
  readonly quotes: Quotes;
}

/** Renders the words of a card on plain paper, in the order of a card, before a template is chosen. */
export function WrittenCard({ mode, note, personName, sender, quotes }: WrittenCardProps) {
  const isQuote = greetingCategory(mode).page === 'quotes';
  const message = noteMessage(note);
  const [first, main, more, last] = isQuote
    ? [quotes.header, quotes.message, '', quotes.footer]
    : [NOTE_PREFIXES.none, personName, message === NOTE_PREFIXES.none ? '' : message, sender];
  return (
    <figure className={styles['paper']}>
      <figcaption className={styles['mark']}>{copy.onCard}</figcaption>
      <p className={styles['first']}>{first}</p>
      <p className={styles['main']}>{main}</p>
      <p className={styles['more']}>{more}</p>
      <p className={styles['last']}>{last}</p>
    </figure>
  );
}
