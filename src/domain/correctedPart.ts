/** The part of a card that a reviewer asks the buyer to change. */
export type CorrectedPart = 'words' | 'template' | 'picture';

/** The part that a fixed reason of the reviewers names: one of those, or the sender alone. */
export type NamedPart = CorrectedPart | 'sender';

/** What a fixed reason of the reviewers is about. */
export type FixedReason = 'name' | 'hurt' | 'symbol' | 'advert' | 'sender' | 'picture';

/** The reviewers' fixed reasons. Other reasons are in their own words. */
const fixedReasons: ReadonlyMap<string, FixedReason> = new Map([
  ['Nama almarhum atau keluarga tampaknya belum tepat.', 'name'],
  ['Ada kata yang mungkin melukai keluarga.', 'hurt'],
  ['Lambang kartu belum sesuai dengan keyakinan keluarga.', 'symbol'],
  ['Ada promosi atau nomor kontak; cukup ucapan dan nama pengirim.', 'advert'],
  ['Nama pengirim belum jelas bagi keluarga.', 'sender'],
  ['Gambar kurang jelas.', 'picture'],
]);

const namedParts: Readonly<Record<FixedReason, NamedPart>> = {
  name: 'words',
  hurt: 'words',
  symbol: 'template',
  advert: 'words',
  sender: 'sender',
  picture: 'picture',
};

/** Returns what a fixed reason is about; null for a reason in a reviewer's own words. */
export function fixedReason(reason: string | null): FixedReason | null {
  return fixedReasons.get(reason?.trim() ?? '') ?? null;
}

/**
 * Returns the part of a card that a fixed reason names; null for a reason in a reviewer's own words.
 * A card without a picture of the buyer has its template as the only picture.
 * @param reason of the reviewer; null when there is none
 */
export function namedPart(reason: string | null, hasLogo: boolean): NamedPart | null {
  const fixed = fixedReason(reason);
  if (fixed === null) return null;
  return fixed === 'picture' && !hasLogo ? 'template' : namedParts[fixed];
}

/** Returns the part of a card that a reason concerns: the words, unless it names another part. */
export function correctedPart(reason: string | null, hasLogo: boolean): CorrectedPart {
  const part = namedPart(reason, hasLogo);
  return part === null || part === 'sender' ? 'words' : part;
}
