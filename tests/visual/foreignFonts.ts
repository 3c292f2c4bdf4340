/**
 * To be run in a page: its texts that are not set in a font of the app's own, each with the font that was asked for.
 * Own is what the page declares and has loaded; a picture in any other font would depend on the machine.
 */
export function foreignFonts(): string[] {
  const quotes = /["']/g;
  const declared = new Set([...document.fonts].map(({ family }) => family.replace(quotes, '')));
  const isOwn = new Map<string, boolean>();
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('').trim();
    if (text === '' || !element.checkVisibility() || element.closest('option, script, style')) continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    const family = (fontFamily.split(',')[0] ?? '').replace(quotes, '').trim();
    const font = `${fontStyle} ${fontWeight} 16px "${family}"`;
    if (!isOwn.has(font)) isOwn.set(font, declared.has(family) && document.fonts.check(font));
    if (isOwn.get(font) !== true) found.add(`"${text.slice(0, 40)}" in ${family}`);
  }
  return [...found];
}
