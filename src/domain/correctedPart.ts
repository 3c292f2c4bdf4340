/** The part of a card that a reviewer asks the buyer to change. */
export type CorrectedPart = 'words' | 'template' | 'picture';

/** The part that a fixed reason of the reviewers names: one of those, or the sender alone. */
export type NamedPart = CorrectedPart | 'sender';

/** The reviewers' fixed reasons. Other reasons are in their own words. */
const namedParts: ReadonlyMap<string, NamedPart> = new Map([
  ['Nama almarhum atau keluarga tampaknya belum tepat.', 'words'],
  ['Ada kata yang mungkin melukai keluarga.', 'words'],
  ['Lambang kartu belum sesuai dengan keyakinan keluarga.', 'template'],
  ['Ada promosi atau nomor kontak; cukup ucapan dan nama pengirim.', 'words'],
  ['Nama pengirim belum jelas bagi keluarga.', 'sender'],
  ['Gambar kurang jelas.', 'picture'],
]);

/**
 * Returns the part of a card that a fixed reason names; null for a reason in a reviewer's own words.
 * A card without a picture of the buyer has its template as the only picture.
 * @param reason of the reviewer; null when there is none
 */
export function namedPart(reason: string | null, hasLogo: boolean): NamedPart | null {
  const part = namedParts.get(reason?.trim() ?? '') ?? null;
  return part === 'picture' && !hasLogo ? 'template' : part;
}

/** Returns the part of a card that a reason concerns: the words, unless it names another part. */
export function correctedPart(reason: string | null, hasLogo: boolean): CorrectedPart {
  const part = namedPart(reason, hasLogo);
  return part === null || part === 'sender' ? 'words' : part;
}
