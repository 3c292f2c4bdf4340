/** Returns a link that opens a place in the maps app or on the maps page; null for an unknown place. */
export function getMapsLink(place: {
  readonly name: string | null;
  readonly address: string | null;
}): string | null {
  const parts = [place.name, place.address].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(parts.join(', '))}`;
}
