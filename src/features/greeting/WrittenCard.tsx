import { isBlank } from '@dukacita/card-layout/text';
import { selectTexts } from '@dukacita/card-layout/selectTexts';
import type { TextArea } from '@dukacita/card-layout/textArea';
import { memo } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import {
  greetingCategory,
  NOTE_PREFIXES,
  type CardTemplate,
  type GreetingContent,
} from '../../domain/greeting.ts';
import { textsByField } from './card/getPrintedTexts.ts';
import styles from './WrittenCard.module.css';

export interface WrittenCardProps {
  readonly words: GreetingContent;
  readonly personName: string;
  /** The chosen template of the category; null before one is chosen. */
  readonly template: CardTemplate | null;
  /** What the card is; defaults to "Tertulis di kartu". */
  readonly caption?: string | undefined;
  /** What is said after it. */
  readonly hint?: string | undefined;
}

type Area = Pick<TextArea, 'field' | 'text' | 'omit'>;

/** Renders the lines of a card on plain paper. */
export const WrittenCard = memo(function WrittenCard({
  words,
  personName,
  template,
  caption = copy.onCard,
  hint,
}: WrittenCardProps) {
  const areas: readonly Area[] = template?.layout?.texts ?? areasOf(words);
  const texts = selectTexts(areas, textsByField(words, personName)).filter(
    ({ area, text }) =>
      area.field !== 'sender' && !(area.field === 'footer' && text === words.sender),
  );
  return (
    <figure className={styles['card']}>
      <figcaption className={styles['mark']}>
        <span>{caption}</span>
        {hint && <span>{` · ${hint}`}</span>}
      </figcaption>
      <div className={styles['paper']}>
        {texts.map(({ area, text }, index) => (
          <p key={index} className={styles[area.field]}>
            {keepDegrees(text)}
          </p>
        ))}
        <p className={styles['sender']}>{words.sender}</p>
      </div>
    </figure>
  );
});

/** Returns the text without line breaks after the hyphens of degrees, such as "Sp.PD-KGEH". */
function keepDegrees(text: string): string {
  return text.replace(/(?<=[A-Z]-)(?=[A-Z]{2})/g, '\u2060');
}

/** Returns what the cards of a category have in common; a small text says what comes later. */
function areasOf({ mode, quotes }: GreetingContent): readonly Area[] {
  const { page, group } = greetingCategory(mode);
  if (page === 'quotes')
    return [
      { field: 'header' },
      isBlank(quotes.message)
        ? { field: 'subMessage', text: copy.quoteOnCard }
        : { field: 'message' },
      { field: 'footer' },
    ];
  const person: readonly Area[] = [
    { field: 'personName' },
    { field: 'message', omit: [NOTE_PREFIXES.none] },
  ];
  // The cards of each faith begin with words of their own.
  return group === 'E'
    ? [{ field: 'subMessage', text: copy.faithOnCard }, ...person]
    : [
        { field: 'headline', text: NOTE_PREFIXES.none },
        { field: 'headline', text: copy.headline },
        ...person,
      ];
}
