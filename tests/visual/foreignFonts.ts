/** The characters of the app's fonts, by font family. */
export type OwnCharacters = Readonly<Record<string, string>>;

/**
 * Returns the texts of a page that are not rendered in the app's fonts, each with the requested
 * font. A font counts if the page declares and has loaded it, and only for the characters in its
 * files. Any other font would make the picture depend on the machine. Runs in a page.
 */
export function foreignFonts(own: OwnCharacters): string[] {
  const quotes = /["']/g;
  const declared = new Set([...document.fonts].map(({ family }) => family.replace(quotes, '')));
  const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
      .join('')
      .trim();
    if (text === '' || !element.checkVisibility() || element.closest('option, script, style'))
      continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    const family = (fontFamily.split(',')[0] ?? '').replace(quotes, '').trim();
    const font = `${fontStyle} ${fontWeight} 16px "${family}"`;
    const start = text.slice(0, 40);
    if (!declared.has(family) || !document.fonts.check(font, text)) {
      found.add(`"${start}" in ${family}`);
      continue;
    }
    const missing = [...text.normalize('NFC')].filter(
      (character) => !own[family]?.includes(character) && !invisible.test(character),
    );
    if (missing.length > 0)
      found.add(`"${start}" with ${[...new Set(missing)].join('')} in ${family}`);
  }
  return [...found];
}
