/**
 * Returns the address of a picture at a width in px. Pictures under `/images/` are available at
 * several widths (`?w=640`); any other address is returned unchanged.
 */
export function getResizedPictureUrl(address: string, width: number): string {
  return /^(https?:\/\/[^/?#]+)?\/images\/[^?#]+$/.test(address)
    ? `${address}?w=${width}`
    : address;
}
