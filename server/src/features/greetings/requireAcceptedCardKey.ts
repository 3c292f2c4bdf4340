import { print, printName } from '@dukacita/shared/text';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { cardPreviewUsers } from '../../data/db/schema/cardPreviewUsers.ts';
import { cardPreviews } from '../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../deps.ts';
import { parseFileKey } from '../../data/files/parseFileKey.ts';
import type { ListedPerson } from '../persons/requireListedPerson.ts';
import { onOneLine } from '../orders/requiredText.ts';
import { isCardKey } from './cardKey.ts';
import {
  type CardInputs,
  findTemplate,
  condolenceGroups,
} from '../../drawing/cards/cardRequest.ts';

/**
 * Returns the key of the card of an order. The card must have been rendered for this user, with the
 * template, texts and person of the order. Texts that the template does not print are not compared:
 * quotes have neither sender nor name.
 * @param storedCard what `findStoredFile` returns for the URL of the card
 * @throws {ApiError} `template_unavailable` or `preview_unknown`
 */
export async function requireAcceptedCardKey(
  tx: Database,
  { artwork }: Pick<ServerDeps, 'artwork'>,
  userId: number,
  order: Pick<Wire['GreetingOrder'], 'templateId' | 'fromName' | 'message' | 'defaultMessageUrl'>,
  person: ListedPerson,
  storedCard: string | undefined,
): Promise<string> {
  const template = findTemplate(artwork.cards, order.templateId);
  if (!template)
    throw new ApiError(
      'template_unavailable',
      422,
      `There is no template ${order.templateId}.`,
      'templateId',
    );
  const key = parseFileKey(order.defaultMessageUrl);
  const inputs = key !== undefined && isCardKey(key) ? await inputsOf(tx, key, userId) : undefined;
  if (key === undefined || !inputs) throw unknown('No such card was rendered for this user.');
  if (inputs.templateId !== template.id) throw unknown('The card has another template.');
  const { texts } = inputs;
  if (print(texts.message ?? '') !== print(order.message))
    throw unknown('The card has another message.');
  if (template.group !== 'quotes' && print(texts.sender ?? '') !== print(order.fromName))
    throw unknown('The card has another sender.');
  if (
    condolenceGroups.includes(template.group) &&
    !isSameName(texts.personName ?? '', person.name)
  ) {
    throw unknown('The card names another person.');
  }
  if (template.group === 'logo' && inputs.personId !== person.id)
    throw unknown('The card was rendered for another person.');
  if (storedCard === undefined) throw unknown('The card no longer exists.');
  return key;
}

/** Returns what was rendered, and keeps the clean-up from deleting it during the transaction. */
async function inputsOf(
  tx: Database,
  key: string,
  userId: number,
): Promise<CardInputs | undefined> {
  const [card] = await tx
    .select({ inputs: cardPreviews.inputs })
    .from(cardPreviews)
    .innerJoin(cardPreviewUsers, eq(cardPreviewUsers.key, cardPreviews.key))
    .where(and(eq(cardPreviews.key, key), eq(cardPreviewUsers.userId, userId)))
    .limit(1)
    .for('key share', { of: cardPreviews });
  return card?.inputs as CardInputs | undefined;
}

function isSameName(printed: string, listed: string): boolean {
  const normalize = (name: string) => onOneLine(printName(name)).toLocaleLowerCase('id');
  return normalize(printed) === normalize(listed);
}

function unknown(reason: string): ApiError {
  return new ApiError(
    'preview_unknown',
    422,
    `defaultMessageUrl is not the card of this order. ${reason}`,
    'defaultMessageUrl',
  );
}
