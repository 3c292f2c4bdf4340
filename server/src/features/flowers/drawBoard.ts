import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { boardFields, type Board, type BoardTexts } from '../../drawing/artwork/loadArtwork.ts';
import { renderingVersion } from '../../drawing/cards/renderCard.ts';
import { requirePrintable } from '../../drawing/cards/typesetText.ts';
import { withRequestFields } from '../../drawing/cards/withRequestFields.ts';
import { floristProducts } from '../../data/db/schema/catalogue.ts';
import { cardPreviews } from '../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../deps.ts';

interface OrderedBoard {
  productId: number;
  texts: BoardTexts;
  /** Key of the uploaded logo. */
  logoKey: string | null;
}

/**
 * Draws the board of an order with its words, once for the same words.
 * @returns the key of the picture, or null if the product has no design
 * @throws {ApiError} `card_text_unsupported` or `card_text_too_long`
 */
export async function drawBoard(
  { artwork, cardRenderer, db, files, now }: ServerDeps,
  { productId, texts, logoKey }: OrderedBoard,
): Promise<string | null> {
  const [product] = await db
    .select({ boardKey: floristProducts.boardKey })
    .from(floristProducts)
    .where(eq(floristProducts.id, productId))
    .limit(1);
  const board = artwork.boards.get(product?.boardKey ?? '');
  const requestFields = { sender: 'fromName' } as const;
  if (!board) {
    return withRequestFields(requestFields, async () => {
      for (const field of boardFields) requirePrintable(field, texts[field]);
      return null;
    });
  }
  const inputs = { board: product?.boardKey, texts, ...(logoKey === null ? {} : { logoKey }) };
  const key = pictureKey(board, inputs);
  if (!(await files.exists(key))) {
    const card =
      logoKey === null
        ? { design: board.plain, texts }
        : { design: board, texts, logo: Buffer.from(await files.read(logoKey)) };
    const bytes = await withRequestFields(requestFields, () => cardRenderer.renderForOrder(card));
    await files.put(key, bytes);
  }
  // The clean-up deletes pictures that no order has used for some days.
  const createdAt = now();
  await db
    .insert(cardPreviews)
    .values({ key, inputs, createdAt })
    .onConflictDoUpdate({ target: cardPreviews.key, set: { createdAt } });
  return key;
}

/** Returns the key of a board in the file store: a hash of everything that determines its picture. */
function pictureKey({ version }: Board, inputs: object): string {
  const hash = createHash('sha256').update(JSON.stringify([renderingVersion, version, inputs]));
  return `boards/${hash.digest('hex')}.webp`;
}
