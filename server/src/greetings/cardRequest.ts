import type { CardGroup, CardTemplate } from '../cards/cardTemplate.ts';
import { cardTemplates } from '../cards/cardTemplates.ts';
import type { CardTexts } from '../cards/renderCard.ts';
import { ApiError } from '../contract/ApiError.ts';

/** What a card is drawn from, and what an order is later compared with. Words are as `printedText` leaves them. */
export interface CardInputs {
  templateId: number;
  texts: CardTexts;
  /** Key of the uploaded mark. */
  logoKey?: string;
  /** The person a logo card was drawn for. */
  personId?: number;
}

/** The groups whose cards are drawn from a note and a sender. */
export const noteGroups: readonly CardGroup[] = ['F', 'D', 'E'];

/**
 * The template of a call.
 * @throws {ApiError} `template_unavailable` when there is none, or it belongs to another call
 */
export function requireTemplate(id: number, groups: readonly CardGroup[]): CardTemplate {
  const template = findTemplate(id);
  if (!template || !groups.includes(template.group)) {
    const message = `There is no template ${id} of group ${groups.join(', ')}.`;
    throw new ApiError('template_unavailable', 422, message, 'templateId');
  }
  return template;
}

export function findTemplate(id: number): CardTemplate | undefined {
  return cardTemplates.find((template) => template.id === id);
}
