import { greetingCopy } from '../../../copy/greeting.ts';
import { orderPageCopy } from '../../../copy/orderPage.ts';
import { fixedReason, namedPart, type NamedPart } from '../../../domain/correctedPart.ts';
import {
  type CardTemplate,
  cardTexts,
  greetingCategory,
  type GreetingContent,
  validateGreeting,
} from '../../../domain/greeting.ts';
import type { Faith } from '../../../domain/faith.ts';
import type { OrderedCard } from '../../../domain/orderState.ts';
import type { CardCorrectionContext } from '../../../machines/card-correction/machine.ts';
import type { PartMark } from '../MarkedPart.tsx';

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

/** Returns what the buyer has to change, and which template is no longer offered. */
export function getCardMarks(
  { reason, content, templateId, templates, familyFaith, lostTemplateId }: CardCorrectionContext,
  rejected: RejectedCard,
): CardMarks {
  const fixed = fixedReason(reason);
  const named = namedPart(reason, rejected.content.logo !== null);
  const unusable = getUnusable();
  return {
    ...(unusable && {
      unusable,
      template: toMark(
        unusable.text,
        unusable.detail,
        templateId !== unusable.id && isListed(templateId),
      ),
    }),
    ...(named !== null && named !== 'template' && { [named]: getMark(named) }),
  };

  function getUnusable() {
    const isGone = templates.length > 0 && !isListed(rejected.templateId);
    const goneId = lostTemplateId ?? (isGone ? rejected.templateId : null);
    if (goneId !== null) {
      const text = copy.templateGone(getTitle(templates, goneId));
      // A reason that concerns the template is met by any other, too.
      const detail = named === 'template' ? (reason ?? undefined) : undefined;
      return { id: goneId, label: copy.gone, text, detail };
    }
    if (named !== 'template') return null;
    return {
      id: rejected.templateId,
      label: copy.rejected,
      text: reason ?? '',
      detail:
        fixed === 'symbol' && familyFaith !== null && hasTemplatesOf(familyFaith)
          ? `${copy.template} ${copy.familyFaith(greetingCopy.faiths[familyFaith])}`
          : advise(copy.template),
    };
  }

  function getMark(part: Exclude<NamedPart, 'template'>): PartMark {
    const { content: before } = rejected;
    const mark = (text: string, isDone: boolean) => toMark(reason ?? '', advise(text), isDone);
    switch (part) {
      case 'picture':
        return mark(copy.picture, content.logo !== null && content.logo.path !== before.logo?.path);
      case 'sender':
        // A quote ends with its sender.
        return greetingCategory(content.mode).page === 'quotes'
          ? mark(copy.quoteSender, content.quotes.footer !== before.quotes.footer)
          : mark(copy.sender, content.sender !== before.sender);
      case 'words':
        return mark(
          copy.words,
          wordsOf(content) !== wordsOf(before) && validateGreeting(content) === null,
        );
    }
  }

  function toMark(text: string, detail: string | undefined, isDone: boolean): PartMark {
    if (!isDone) return { text, detail, isDone };
    return { text: copy.done, detail: text === reason ? copy.before(reason) : undefined, isDone };
  }

  function advise(text: string): string {
    return fixed === null ? text : `${text} ${orderPageCopy.correctionHints[fixed]}`;
  }

  function hasTemplatesOf(faith: Faith) {
    return templates.some(({ faiths }) => faiths.includes(faith));
  }

  function isListed(id: number) {
    return templates.some((template) => template.id === id);
  }
}

/** Returns whether nothing of a rejected card has been changed. */
export function isUnchanged(card: RejectedCard, rejected: RejectedCard): boolean {
  const before = partsOf(rejected);
  return partsOf(card).every((part, index) => part === before[index]);
}

function partsOf({ templateId, content }: RejectedCard): readonly unknown[] {
  const { mode, sender, note, quotes, logo } = content;
  const texts = [note.text, quotes.header, quotes.message, quotes.footer];
  return [templateId, mode, sender, note.choice, ...texts, logo?.path, logo?.fileName];
}

/** The parts of a card that a reviewer can name, in the order in which a missing change is named. */
const partNames = ['picture', 'template', 'words', 'sender'] as const;

/** Returns the sentence about the change that a rejected card still lacks; null if it lacks none. */
export function describeMissing(
  context: CardCorrectionContext,
  rejected: RejectedCard,
  marks: CardMarks,
): string | null {
  const missing =
    partNames.find((name) => marks[name]?.isDone === false) ??
    (isUnchanged(context, rejected) ? 'all' : null);
  if (missing === 'words' && validateGreeting(context.content) !== null)
    return orderPageCopy.correctionIncomplete;
  return missing && orderPageCopy.correctionMissing[missing];
}

/** Templates that are offered under one title. */
interface TemplateGroup {
  readonly title?: string;
  readonly templates: readonly CardTemplate[];
}

/**
 * Returns the templates for a rejected card in groups. After a rejected symbol, those that suit the
 * family come first: of its faith, or of another faith than that of the rejected card if the family's
 * is not known.
 */
export function groupTemplates(
  { reason, templates, familyFaith }: CardCorrectionContext,
  rejected: RejectedCard,
): readonly TemplateGroup[] {
  if (fixedReason(reason) !== 'symbol') return [{ templates }];
  const unsuitable = templates.find(({ id }) => id === rejected.templateId)?.faiths ?? [];
  const suits = ({ faiths }: CardTemplate) =>
    familyFaith === null
      ? !faiths.some((faith) => unsuitable.includes(faith))
      : faiths.includes(familyFaith);
  const suiting = templates.filter(suits);
  const others = templates.filter((template) => !suits(template));
  return familyFaith === null || suiting.length === 0 || others.length === 0
    ? [{ templates: [...suiting, ...others] }]
    : [
        { title: copy.suiting(greetingCopy.faiths[familyFaith]), templates: suiting },
        { title: copy.others, templates: others },
      ];
}

function wordsOf(content: GreetingContent): string {
  return JSON.stringify([cardTexts(content), content.sender]);
}

function getTitle(templates: CardCorrectionContext['templates'], id: number): string | null {
  const index = templates.findIndex((template) => template.id === id);
  return index < 0 ? null : (templates[index]?.title ?? greetingCopy.templateTitle(index + 1));
}
