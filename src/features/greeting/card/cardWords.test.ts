import { expect, test } from 'vitest';
import type { CardField, CardLayout, CardText } from '../../../domain/greeting.ts';
import { toGreetingWords } from '../../../testing/words.ts';
import { cardWords } from './cardWords.ts';

const text = (field: CardField, own?: string): CardText => ({
  field,
  text: own,
  box: { x: 0, y: 0, width: 100, height: 100 },
  fontFamily: 'Lora',
  fontWeight: 500,
  fontStyle: 'normal',
  size: 40,
  minSize: 20,
  lineHeight: 1,
  maxLines: 3,
  align: 'center',
  valign: 'middle',
  color: '#000000',
  letterSpacing: 0,
  transform: 'none',
});
const layoutOf = (...texts: CardText[]): CardLayout => ({ width: 100, height: 100, texts });
const printed = (layout: CardLayout, words = toGreetingWords()) =>
  cardWords(layout, words, 'Maria Wijaya').map(({ spec, words: shown }) => [spec.field, shown]);

const memorial = layoutOf(
  text('headline', 'Turut Berdukacita'),
  text('headline', 'atas berpulangnya'),
  text('personName'),
  text('message'),
  text('sender'),
);

test('a card names the deceased and the sender; a message that only repeats the headline is left out', () => {
  expect(printed(memorial)).toEqual([
    ['headline', 'Turut Berdukacita'],
    ['headline', 'atas berpulangnya'],
    ['personName', 'Maria Wijaya'],
    ['sender', 'Keluarga Sari Lestari'],
  ]);
});

test('a note of its own is printed', () => {
  const words = toGreetingWords({ note: { choice: 'mother', text: ' Bapak Budi ' } });
  expect(printed(memorial, words)).toContainEqual(['message', 'Ibunda dari Bapak Budi']);
});

test('a quote prints its header, message and foot, or the template’s own words', () => {
  const layout = layoutOf(text('header', 'Mengenang'), text('message'), text('footer'));
  const words = toGreetingWords({
    mode: 5,
    quotes: { header: ' ', message: 'Kasih', footer: 'Sari' },
  });
  expect(printed(layout, words)).toEqual([
    ['header', 'Mengenang'],
    ['message', 'Kasih'],
    ['footer', 'Sari'],
  ]);
});

test('only the first text of a field takes what was written', () => {
  const layout = layoutOf(text('sender'), text('sender', 'dan keluarga'));
  expect(printed(layout)).toEqual([
    ['sender', 'Keluarga Sari Lestari'],
    ['sender', 'dan keluarga'],
  ]);
});
