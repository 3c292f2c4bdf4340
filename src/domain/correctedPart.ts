/** The reviewers' fixed reason that concerns the sender alone. */
const SENDER_REASON = 'Nama pengirim belum jelas bagi keluarga.';

/** The part of a card that a reviewer asks the buyer to change. */
export type CorrectedPart = 'words' | 'template' | 'picture';

/** The reviewers' fixed reasons that do not concern the words. */
const parts: ReadonlyMap<string, CorrectedPart> = new Map([
  ['Lambang kartu belum sesuai dengan keyakinan keluarga.', 'template'],
  ['Gambar kurang jelas.', 'picture'],
]);

/**
 * Returns the part of a card that a reason concerns. A card without a picture of the buyer has its
 * template as the only picture.
 * @param reason of the reviewer; null when there is none
 */
export function correctedPart(reason: string | null, hasLogo: boolean): CorrectedPart {
  const part = parts.get(reason?.trim() ?? '') ?? 'words';
  return part === 'picture' && !hasLogo ? 'template' : part;
}

/** Returns whether a reason concerns the sender and no other words. */
export function isAboutSender(reason: string | null): boolean {
  return reason?.trim() === SENDER_REASON;
}
