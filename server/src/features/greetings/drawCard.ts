import type { CardField } from '@dukacita/shared/textArea';
import type { CardTemplate } from '../../drawing/cards/cardTemplate.ts';
import { withRequestFields } from '../../drawing/cards/withRequestFields.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { cardPreviewUsers } from '../../data/db/schema/cardPreviewUsers.ts';
import { cardPreviews } from '../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../deps.ts';
import { createSingleFlight } from '../../data/files/createSingleFlight.ts';
import { absoluteUrl } from '../../http/wire/absoluteUrl.ts';
import { cardKey } from './cardKey.ts';
import type { CardInputs } from '../../drawing/cards/cardRequest.ts';

type DrawDeps = Pick<ServerDeps, 'cardRenderer' | 'config' | 'db' | 'files' | 'now'>;

/** Fields of a card that have another name in the request. */
const requestFields: Partial<Record<CardField, string>> = {
  sender: 'fromName',
  headline: 'templateId',
};

/**
 * Creates a function that renders cards and records which user requested them. A card is rendered
 * once: concurrent requests for it wait, and later requests find it in the file store.
 */
export function createCardDrawer({ cardRenderer, config, db, files, now }: DrawDeps) {
  const once = createSingleFlight<void>();

  /**
   * @returns the absolute URL of the card
   * @throws {ApiError} `card_text_unsupported`, `card_text_too_long` or `logo_invalid`
   */
  return async function drawCard(
    template: CardTemplate,
    inputs: CardInputs,
    userId: number,
  ): Promise<string> {
    const key = cardKey(template, inputs);
    await once(key, () => ensureFile(key, template, inputs));
    await recordUser(key, inputs, userId);
    return absoluteUrl(config, `/files/${key}`);
  };

  async function ensureFile(
    key: string,
    template: CardTemplate,
    inputs: CardInputs,
  ): Promise<void> {
    if (await files.exists(key)) return;
    const logo = inputs.logoKey === undefined ? {} : { logo: await readUpload(inputs.logoKey) };
    const bytes = await withRequestFields(requestFields, () =>
      cardRenderer.renderPreview({ design: template, texts: inputs.texts, ...logo }),
    );
    await files.put(key, bytes);
  }

  async function readUpload(key: string): Promise<Buffer> {
    if (await files.exists(key)) return Buffer.from(await files.read(key));
    throw new ApiError(
      'logo_invalid',
      422,
      'The uploaded logo no longer exists; upload it again.',
      'logoFilePath',
    );
  }

  async function recordUser(key: string, inputs: CardInputs, userId: number): Promise<void> {
    // The clean-up deletes what nobody has requested for some days.
    const createdAt = now();
    await db.insert(cardPreviews).values({ key, inputs, createdAt }).onConflictDoNothing();
    await db
      .insert(cardPreviewUsers)
      .values({ userId, key, createdAt })
      .onConflictDoUpdate({
        target: [cardPreviewUsers.userId, cardPreviewUsers.key],
        set: { createdAt },
      });
  }
}
