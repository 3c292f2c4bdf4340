/**
 * Returns a URL whose path can be decoded: a percent sign that encodes nothing, as in `/%`, is encoded
 * itself, so that the address is merely one that nothing is at.
 */
export function repairUrl({ url = '/' }: { url?: string | undefined }): string {
  const end = url.search(/\?|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(end);
  }
}
