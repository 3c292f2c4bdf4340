/** Characters of the app's own fonts, by family. */
export type OwnCharacters = Readonly<Record<string, string>>;

/**
 * To be run in a page: its texts that are not set in a font of the app's own, each with the font that was asked for.
 * Own is what the page declares and has loaded, and of it the characters that its files have; a picture in any other
 * font would depend on the machine.
 */
export function foreignFonts(own: OwnCharacters): string[] {
  const quotes = /["']/g;
  const declared = new Set([...document.fonts].map(({ family }) => family.replace(quotes, '')));
  const neverDrawn = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
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
      (character) => !own[family]?.includes(character) && !neverDrawn.test(character),
    );
    if (missing.length > 0)
      found.add(`"${start}" with ${[...new Set(missing)].join('')} in ${family}`);
  }
  return [...found];
}
