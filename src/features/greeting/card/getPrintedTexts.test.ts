import type { CardField } from '@dukacita/shared/textArea';
import { expect, test } from 'vitest';
import type { CardLayout, CardText } from '../../../domain/greeting.ts';
import { createGreetingContent } from '../../../testing/greetingContent.ts';
import { getPrintedTexts } from './getPrintedTexts.ts';

const text = (field: CardField, templateText?: string): CardText => ({
  field,
  text: templateText,
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
const printed = (layout: CardLayout, words = createGreetingContent()) =>
  getPrintedTexts(layout, words, 'Maria Wijaya').map(({ area, text: printedText }) => [
    area.field,
    printedText,
  ]);

const memorial = layoutOf(
  text('headline', 'Turut Berdukacita'),
  text('headline', 'atas berpulangnya'),
  text('personName'),
  text('message'),
  text('sender'),
);

test('prints the person and the sender, and omits a message that only repeats the headline', () => {
  expect(printed(memorial)).toEqual([
    ['headline', 'Turut Berdukacita'],
    ['headline', 'atas berpulangnya'],
    ['personName', 'Maria Wijaya'],
    ['sender', 'Keluarga Sari Lestari'],
  ]);
});

test('prints a message that differs from the headline', () => {
  const words = createGreetingContent({ note: { choice: 'mother', text: ' Bapak Budi ' } });
  expect(printed(memorial, words)).toContainEqual(['message', 'Ibunda dari Bapak Budi']);
});

test('prints header, message and footer of a quote, or the text of the template where one is blank', () => {
  const layout = layoutOf(text('header', 'Mengenang'), text('message'), text('footer'));
  const words = createGreetingContent({
    mode: 5,
    quotes: { header: ' ', message: 'Kasih', footer: 'Sari' },
  });
  expect(printed(layout, words)).toEqual([
    ['header', 'Mengenang'],
    ['message', 'Kasih'],
    ['footer', 'Sari'],
  ]);
});

test('uses the text of the buyer only for the first text of a field', () => {
  const layout = layoutOf(text('sender'), text('sender', 'dan keluarga'));
  expect(printed(layout)).toEqual([
    ['sender', 'Keluarga Sari Lestari'],
    ['sender', 'dan keluarga'],
  ]);
});
