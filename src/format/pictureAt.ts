/**
 * The address of a picture at a width in px. Pictures under `/images/` can be had at several widths (`?w=640`); the
 * address of any other stays as it is.
 */
export function pictureAt(address: string, width: number): string {
  return /^(https?:\/\/[^/?#]+)?\/images\/[^?#]+$/.test(address)
    ? `${address}?w=${width}`
    : address;
}
