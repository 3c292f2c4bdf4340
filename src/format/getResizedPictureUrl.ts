/** Returns the address of a picture at a width in px, where it is available at several. */
export function getResizedPictureUrl(address: string, width: number): string {
  return /^(https?:\/\/[^/?#]+)?\/images\/[^?#]+$/.test(address)
    ? `${address}?w=${width}`
    : address;
}
