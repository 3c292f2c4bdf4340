import { greetingCopy } from '../../copy/greeting.ts';
import { orderPageCopy } from '../../copy/orderPage.ts';
import { namedPart, type NamedPart } from '../../domain/correctedPart.ts';
import {
  greetingCategory,
  noteMessage,
  validateGreeting,
  type GreetingContent,
} from '../../domain/greeting.ts';
import type { OrderedCard } from '../../domain/orderState.ts';
import type { CardCorrectionContext } from '../../machines/cardCorrectionMachine.ts';
import type { PartMark } from './MarkedPart.tsx';

/** What the rejected card was drawn from. */
export type RejectedCard = Pick<OrderedCard, 'content' | 'templateId'>;

/** A template that the card cannot keep, and why. */
export interface UnusableTemplate {
  readonly id: number;
  readonly label: string;
}

/** The marks of a card's parts, and the template that cannot stay. */
interface CardMarks extends Partial<Record<NamedPart, PartMark>> {
  readonly unusable?: UnusableTemplate | undefined;
}

const copy = orderPageCopy.correctionMarks;

/**
 * Returns what the buyer has to change: the part that the reviewer's reason names, and a template
 * that is no longer offered.
 * @param lostTemplateId the template that the server no longer accepts; null if there is none
 */
export function getCardMarks(
  { reason, content, templateId, templates }: CardCorrectionContext,
  rejected: RejectedCard,
  lostTemplateId: number | null,
): CardMarks {
  const named = namedPart(reason, rejected.content.logo !== null);
  const unusable = getUnusable();
  return {
    ...(unusable && {
      unusable,
      template: toMark(
        unusable.text(getTitle(templates, unusable.id)),
        templateId !== unusable.id && isListed(templateId),
      ),
    }),
    ...(named !== null && named !== 'template' && { [named]: getMark(named, content, rejected) }),
  };

  function getUnusable() {
    const isGone = templates.length > 0 && !isListed(rejected.templateId);
    const goneId = lostTemplateId ?? (isGone ? rejected.templateId : null);
    if (goneId !== null) return { id: goneId, label: copy.gone, text: copy.templateGone };
    if (named !== 'template') return null;
    return { id: rejected.templateId, label: copy.rejected, text: copy.template };
  }

  function isListed(id: number) {
    return templates.some((template) => template.id === id);
  }
}

/** Returns whether nothing of a rejected card has been changed. */
export function isUnchanged(
  { content, templateId }: RejectedCard,
  rejected: RejectedCard,
): boolean {
  return (
    templateId === rejected.templateId &&
    JSON.stringify(content) === JSON.stringify(rejected.content)
  );
}

function getMark(
  named: Exclude<NamedPart, 'template'>,
  content: GreetingContent,
  { content: before }: RejectedCard,
): PartMark {
  switch (named) {
    case 'picture':
      return toMark(copy.picture, content.logo !== null && content.logo.path !== before.logo?.path);
    case 'sender':
      // A quote ends with its sender.
      return greetingCategory(content.mode).page === 'quotes'
        ? toMark(copy.quoteSender, content.quotes.footer !== before.quotes.footer)
        : toMark(copy.sender, content.sender !== before.sender);
    case 'words':
      return toMark(
        copy.words,
        wordsOf(content) !== wordsOf(before) && validateGreeting(content) === null,
      );
  }
}

function toMark(text: string, isDone: boolean): PartMark {
  return { text: isDone ? copy.done : text, isDone };
}

function wordsOf({ note, sender, quotes }: GreetingContent): string {
  return JSON.stringify([noteMessage(note), sender, quotes.header, quotes.message, quotes.footer]);
}

function getTitle(templates: CardCorrectionContext['templates'], id: number): string | null {
  const index = templates.findIndex((template) => template.id === id);
  return index < 0 ? null : (templates[index]?.title ?? greetingCopy.templateTitle(index + 1));
}
