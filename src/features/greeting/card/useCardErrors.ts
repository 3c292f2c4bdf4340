import { toParagraphs } from '@dukacita/shared/layOutText';
import type { CardField } from '@dukacita/shared/textArea';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import {
  type CardLayout,
  type CardTemplate,
  type CardText,
  greetingCategory,
  type GreetingCategoryId,
  type GreetingContent,
} from '../../../domain/greeting.ts';
import {
  countRoom,
  countSurplus,
  setText,
  useSetTexts,
} from '../../ordering/estimate/useSetTexts.ts';
import { getPrintError } from '../../ordering/form/getPrintError.ts';
import { getPrintedTexts } from './getPrintedTexts.ts';

/** The texts that the buyer writes. The name is that of the listing. */
const writtenFields = ['message', 'sender', 'header', 'footer'] as const;

/** What is wrong with each text of a card that the buyer writes; a printable text has no entry. */
export type CardErrors = Readonly<Partial<Record<(typeof writtenFields)[number], string>>>;

export function isWritten(field: string): boolean {
  return writtenFields.some((written) => written === field);
}

/**
 * Returns which texts cannot be printed on a card, and why: a character, or their length.
 * @param layout the layout of the template; null for a template without one
 * @param templates the templates that can be chosen instead
 */
export function useCardErrors(
  layout: CardLayout | null,
  words: GreetingContent,
  personName: string,
  templates: readonly CardTemplate[],
): CardErrors {
  const printed = layout === null ? [] : getPrintedTexts(layout, words, personName);
  const texts = useSetTexts(layout, printed);
  const written = printed.filter(({ area }) => isWritten(area.field));
  // A template without a layout may have room for a text.
  const fitsNowhere = (field: string) =>
    templates.every(
      (other) =>
        other.layout &&
        getPrintedTexts(other.layout, words, personName).some(
          ({ area, text }) => area.field === field && setText(area, text).overflows,
        ),
    );
  const errors = written.flatMap(({ area, text }) => {
    const isTooLong = texts.some((set) => set.area === area && set.overflows);
    const error =
      getPrintError(text, 'kartu') ??
      (isTooLong
        ? describeLength(area, text, nameOfText(area.field, words.mode), fitsNowhere(area.field))
        : undefined);
    return error === undefined ? [] : [[area.field, error] as const];
  });
  return Object.fromEntries(errors);
}

/** Returns by how many of its own lines or else of its characters a text is too long, as a sentence. */
function describeLength(area: CardText, text: string, name: string, isNowhere: boolean): string {
  const lines = toParagraphs(area, text).length;
  const room = countRoom(area);
  return lines > room
    ? copy.tooManyLines(name, lines, room, isNowhere)
    : copy.tooLong(name, countSurplus(area, text), isNowhere);
}

/** Returns what a text of a card is called within a sentence: the message is a quote or a note. */
export function nameOfText(field: CardField, mode: GreetingCategoryId): string {
  return field === 'message' && greetingCategory(mode).page === 'quotes'
    ? copy.quote
    : copy.cardFields[field];
}
