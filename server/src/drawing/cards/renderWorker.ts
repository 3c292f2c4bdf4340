import { CardTextError } from './cardTextError.ts';
import { type Card, renderCard } from './renderCard.ts';

/** What a worker returns: an error of a text as data, because errors lose their fields on the way. */
type RenderResult =
  { bytes: Uint8Array } | { textError: Pick<CardTextError, 'code' | 'field' | 'message'> };

/** Renders a card or a board in a worker thread. */
export async function renderInWorker(card: Card): Promise<RenderResult> {
  try {
    return { bytes: (await renderCard(card)).bytes };
  } catch (error) {
    if (!(error instanceof CardTextError)) throw error;
    const { code, field, message } = error;
    return { textError: { code, field, message } };
  }
}
