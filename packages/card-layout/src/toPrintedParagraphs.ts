import type { TextArea } from './textArea.ts';

/**
 * Returns the paragraphs of a text as they are printed: in NFC and in the case of `transform`, with
 * single spaces, uniform apostrophes and hyphens, without invisible characters, and without blank
 * lines at the start and the end.
 */
export function toPrintedParagraphs(
  text: string,
  transform: TextArea['transform'] = 'none',
): string[] {
  const normalized = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u02bb\u02bf]/g, '\u2018')
    .replace(/[\u02bc\u02be]/g, '\u2019')
    .replace(/\u2011/g, '-')
    .replace(/[\t\v\f \u2000-\u200a]+/g, ' ');
  const cased = transform === 'uppercase' ? normalized.toLocaleUpperCase('id') : normalized;
  const paragraphs = cased.split('\n').map((line) => line.trim());
  while (paragraphs[0] === '') paragraphs.shift();
  while (paragraphs.at(-1) === '') paragraphs.pop();
  return paragraphs;
}
