/** Returns a link that opens a place in the maps app or on the maps page; null for an unknown place. */
export function getMapsLink(place: {
  readonly name: string | null;
  readonly address: string | null;
}): string | null {
  const parts = [place.name, place.address].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(parts.join(', '))}`;
}

/** Returns the address of a picture at a width in px, where it is available at several. */
export function getResizedPictureUrl(address: string, width: number): string {
  return /^(https?:\/\/[^/?#]+)?\/images\/[^?#]+$/.test(address)
    ? `${address}?w=${width}`
    : address;
}
