import { and, eq } from 'drizzle-orm';
import type { CardField } from '../cards/cardLayout.ts';
import type { CardTemplate } from '../cards/cardTemplate.ts';
import { CardTextError } from '../cards/cardTextError.ts';
import { renderCard } from '../cards/renderCard.ts';
import { ApiError } from '../contract/ApiError.ts';
import { cardPreviewUsers } from '../db/schema/cardPreviewUsers.ts';
import { cardPreviews } from '../db/schema/orders.ts';
import type { ServerDeps } from '../deps.ts';
import { absoluteUrl } from '../wire/absoluteUrl.ts';
import { cardKey } from './cardKey.ts';
import type { CardInputs } from './cardRequest.ts';

type DrawDeps = Pick<ServerDeps, 'config' | 'db' | 'files' | 'now'>;

/** Fields of a card whose words come from a field of another name in the request. */
const requestFields: Partial<Record<CardField, string>> = {
  sender: 'fromName',
  headline: 'templateId',
};

/**
 * Draws cards and remembers who asked for them. A card is drawn once: while it is being drawn, others who want the
 * same one wait for it, and later it is found in the file store.
 */
export function createCardDrawer({ config, db, files, now }: DrawDeps) {
  const drawing = new Map<string, Promise<void>>();

  /**
   * @returns the card's absolute address
   * @throws {ApiError} `card_text_unsupported`, `card_text_too_long` or `logo_invalid`
   */
  return async function drawCard(
    template: CardTemplate,
    inputs: CardInputs,
    userId: number,
  ): Promise<string> {
    const key = cardKey(template, inputs);
    await once(key, () => ensureFile(key, template, inputs));
    await remember(key, inputs, userId);
    return absoluteUrl(config, `/files/${key}`);
  };

  async function once(key: string, draw: () => Promise<void>): Promise<void> {
    const running = drawing.get(key) ?? draw().finally(() => drawing.delete(key));
    drawing.set(key, running);
    await running;
  }

  async function ensureFile(
    key: string,
    template: CardTemplate,
    inputs: CardInputs,
  ): Promise<void> {
    if (await files.exists(key)) return;
    const logo = inputs.logoKey === undefined ? {} : { logo: await readLogo(inputs.logoKey) };
    const { bytes } = await refusing(() => renderCard({ template, texts: inputs.texts, ...logo }));
    await files.put(key, bytes);
  }

  async function readLogo(key: string): Promise<Buffer> {
    if (await files.exists(key)) return Buffer.from(await files.read(key));
    throw new ApiError(
      'logo_invalid',
      422,
      'The uploaded logo is no longer there; upload it again.',
      'logoFilePath',
    );
  }

  async function remember(key: string, inputs: CardInputs, userId: number): Promise<void> {
    const [known] = await db
      .select({ key: cardPreviewUsers.key })
      .from(cardPreviewUsers)
      .where(and(eq(cardPreviewUsers.userId, userId), eq(cardPreviewUsers.key, key)))
      .limit(1);
    if (known) return;
    const createdAt = now();
    await db.insert(cardPreviews).values({ key, inputs, createdAt }).onConflictDoNothing();
    await db.insert(cardPreviewUsers).values({ userId, key, createdAt }).onConflictDoNothing();
  }
}

async function refusing<Result>(draw: () => Promise<Result>): Promise<Result> {
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof CardTextError)) throw error;
    throw new ApiError(error.code, 422, error.message, requestFields[error.field] ?? error.field);
  }
}
