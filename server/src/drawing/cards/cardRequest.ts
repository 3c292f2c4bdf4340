import type { TextByField } from '@dukacita/shared/selectTexts';
import type { CardGroup, CardTemplate } from './cardTemplate.ts';
import { ApiError } from '../../http/errors/ApiError.ts';

/** The inputs of a card, with which its order is compared later. Texts are as they are printed. */
export interface CardInputs {
  templateId: number;
  texts: TextByField;
  /** Key of the uploaded logo. */
  logoKey?: string;
  /** The person for whom a logo card was rendered. */
  personId?: number;
}

/** The groups whose cards print the person's name, a message and a sender. */
export const condolenceGroups: readonly CardGroup[] = ['F', 'D', 'E'];

/**
 * Returns the template of a preview request.
 * @throws {ApiError} `template_unavailable` when it does not exist or is not in one of the groups
 */
export function requireTemplate(
  cards: readonly CardTemplate[],
  id: number,
  groups: readonly CardGroup[],
): CardTemplate {
  const template = findTemplate(cards, id);
  if (!template || !groups.includes(template.group)) {
    const message = `There is no template ${id} of group ${groups.join(', ')}.`;
    throw new ApiError('template_unavailable', 422, message, 'templateId');
  }
  return template;
}

export function findTemplate(cards: readonly CardTemplate[], id: number): CardTemplate | undefined {
  return cards.find((template) => template.id === id);
}
