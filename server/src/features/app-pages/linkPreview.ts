/** The preview that messengers show for a link. */
export interface LinkPreview {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URL of a picture. */
  imageUrl: string | null;
}

/** Adds title and preview tags to the head of a page. All values are escaped. */
export function withLinkPreview(
  html: string,
  { title, description, url, imageUrl }: LinkPreview,
): string {
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', 'Dukacita'),
    property('og:locale', 'id_ID'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(imageUrl ? [property('og:image', imageUrl), property('og:image:alt', title)] : []),
    `<meta name="description" content="${escape(description)}">`,
    `<meta name="twitter:card" content="summary">`,
  ].join('');
  const titled = html
    .replace(/<meta\s+name="description"[^>]*>/i, '')
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escape(title)}</title>`);
  return titled.replace(/<\/head>/i, (end) => tags + end);
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}">`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
