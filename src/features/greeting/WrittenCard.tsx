import { isBlank } from '@dukacita/shared/text';
import { selectTexts } from '@dukacita/shared/selectTexts';
import type { TextArea } from '@dukacita/shared/textArea';
import clsx from 'clsx';
import { memo } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import {
  type CardTemplate,
  GENERAL,
  greetingCategory,
  type GreetingContent,
  NOTE_PREFIXES,
  noteMessage,
} from '../../domain/greeting.ts';
import { keepDegrees } from '../../format/keepDegrees.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { textsByField } from './card/getPrintedTexts.ts';
import styles from './WrittenCard.module.css';

export interface WrittenCardProps {
  readonly words: GreetingContent;
  readonly personName: string;
  /** The chosen template of the category; null before one is chosen. */
  readonly template: CardTemplate | null;
  /** What is said after "Tertulis di kartu". */
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
}

type Area = Pick<TextArea, 'field' | 'text' | 'omit'>;

/** Renders the lines of a card on plain paper. */
export const WrittenCard = memo(function WrittenCard(props: WrittenCardProps) {
  const { hint, className } = props;
  return (
    <Stack as="figure" gap={1} className={className}>
      <Text as="figcaption" size="xs" tone="soft">
        <span>{copy.onCard}</span>
        {hint && <span>{` · ${hint}`}</span>}
      </Text>
      <div className={styles['paper']}>
        <Lines {...props} />
      </div>
    </Stack>
  );
});

/** Renders a card of General, of which the template is chosen later, with what it is below it. */
export function GeneralCard({ words, personName }: Pick<WrittenCardProps, 'words' | 'personName'>) {
  return (
    <Stack as="figure" gap={1} className={styles['general']}>
      <div className={clsx(styles['paper'], styles['square'])}>
        <Ornament name="olive" className={styles['ornament']} />
        <Lines words={{ ...words, mode: GENERAL }} personName={personName} template={null} />
      </div>
      <Text as="figcaption" size="xs" tone="soft">
        {copy.estimateIn(greetingCategory(GENERAL).label)}
      </Text>
    </Stack>
  );
}

function Lines({ words, personName, template }: WrittenCardProps) {
  const areas: readonly Area[] = template?.layout?.texts ?? areasOf(words);
  const texts = selectTexts(areas, textsByField(words, personName)).filter(
    ({ area, text }) =>
      area.field !== 'sender' && !(area.field === 'footer' && text === words.sender),
  );
  return (
    <>
      {texts.map(({ area, text }, index) => (
        <p key={index} className={styles[area.field]}>
          {keepDegrees(text)}
        </p>
      ))}
      {words.sender !== '' && <p className={styles['sender']}>{words.sender}</p>}
    </>
  );
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

/**
 * Returns who a card is from and the beginning of its words; for a quote, the quote.
 * @param none what a card without a note says about it
 */
export function partsOfWords(
  { mode, note, sender, quotes }: GreetingContent,
  none = '',
): readonly string[] {
  if (greetingCategory(mode).page === 'quotes') return [quotes.message];
  return [
    sender && copy.from(sender.replace('\n', ', ')),
    note.choice === 'none' ? none : noteMessage(note),
  ].filter((part) => part !== '');
}

/** Returns the same for one line, which also says that there is no note. */
export function describeWords(content: GreetingContent): string {
  return partsOfWords(content, copy.noteChoices.none).join(' · ');
}
